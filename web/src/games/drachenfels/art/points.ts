/** The five point cards of Drachenfels: each of them walks on as many feet as it gives steps. */
import * as part from "../../../art/parts/index.ts";
import { contour, curve, dot, edges, ink, limb, patch, shape, times, whole, type Point } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** 1: a snail, which has one foot and its castle with it. */
function snail(): Drawing {
  const markup =
    edges("64,106 62,76 56,76 56,56 66,56 66,63 75,63 75,56 85,56 85,63 94,63 94,56 104,56 104,76 98,76 100,108", "p") +
    ink("80,56 80,32") +
    edges("81,30 110,38 81,48", "j") +
    shape(
      "20,250! 40,234 84,236 124,228 140,200 138,160 150,136 170,138 180,158 178,196 176,226 188,250! 100,253",
      "a",
    ) +
    dot(82, 168, 66, { tone: "b", line: "o" }) +
    contour("126,206 134,168 116,130 80,122 48,142 42,180 62,206") +
    shape("64,208! 64,180 82,164 100,180 100,210!", "k") +
    contour("56,212 56,178 82,154 108,178 108,208") +
    dot(94, 192, 2, { tone: "p" }) +
    shape("74,88! 74,76 80,70 86,76 86,88!", "k") +
    part.masonry("66,96 88,92", 9, 6) +
    limb("154,144 146,118 148,96", [8, 7, 7]) +
    limb("170,146 178,120 176,98", [8, 7, 7]) +
    part.eye({ x: 148, y: 88, size: 1.35 }, { mood: "sly", look: [0.5, 0.1] }) +
    part.eye({ x: 178, y: 88, size: 1.35, flip: true }, { mood: "sly", look: [-0.5, 0.1] }) +
    contour("156,172 166,178 178,170") +
    ink("146,214 152,222", "158,206 164,214", "44,243 60,241", "120,241 138,238") +
    part.ground(254, 14, 190, 2);
  return { jewel: "sapphire", markup };
}

/** 2: a goose in boots, on her way to complain. */
function goose(): Drawing {
  const markup =
    limb("78,204 74,226", [13, 12], "j") +
    limb("112,206 122,226", [13, 12], "j") +
    part.boot({ x: 72, y: 222, flip: true, size: 1.2 }, "j") +
    part.boot({ x: 124, y: 222, flip: true, size: 1.2, turn: 12 }, "j") +
    shape(
      "14,128! 44,138 84,126 114,134 128,116 122,88 132,62 166,66 154,94 160,130 158,178 138,208 96,222 50,208 28,176",
      "p",
    ) +
    shape("40,150! 78,142 112,158 120,180 88,200! 92,186 64,194! 70,180 44,180! 54,166", "a") +
    ink("62,158 90,164", "66,170 92,174") +
    dot(150, 62, 24, { tone: "p", line: "o" }) +
    shape("168,50! 184,52 197,64! 182,72 166,74!", "j") +
    contour("170,62 184,62") +
    part.eye({ x: 152, y: 56, size: 1.1, flip: true }, { mood: "cross" }) +
    // A bonnet, as one wears it to complain.
    shape("130,72 122,44 146,30 172,38! 162,44 146,48 138,60 142,82", "a") +
    ink("132,62 136,46 152,38") +
    contour("140,84 150,90 158,86") +
    part.ground(254, 30, 176, 3);
  return { jewel: "topaz", markup };
}

/** 3: a pot on three legs that boils over and runs from the fire. */
function pot(): Drawing {
  const leg = (line: string, x: number, y: number, turn: number): string =>
    limb(line, [20, 13, 11], "b") + part.boot({ x, y, flip: true, turn, size: 1.15 }, "j");
  const markup =
    leg("66,196 48,214 40,226", 40, 222, 24) +
    leg("102,208 104,220 104,230", 104, 224, 0) +
    leg("140,192 160,204 166,216", 168, 212, -22) +
    contour("30,110 36,60 102,40 168,60 176,110") +
    shape(whole("102,214 60,206 34,168 34,126 48,104 102,96", 102), "b") +
    shape(whole("102,88 54,92 42,104 50,116 102,120", 102), "a") +
    shape("58,102 74,112 96,108 112,114 134,108 146,102 126,94 80,94", "p") +
    // What boils over.
    shape("54,108 52,132 60,140 66,132 66,116", "p") +
    // The lid leaps.
    shape("72,84! 84,60 116,50 148,60 156,76! 116,74", "a") +
    dot(117, 48, 7, { tone: "j", line: "o" }) +
    part.eye({ x: 82, y: 148, size: 1.6, flip: true }, { mood: "wide", look: [-0.7, 0] }) +
    part.eye({ x: 122, y: 148, size: 1.6 }, { mood: "wide", look: [0.7, 0] }) +
    shape("88,178 102,170 116,178 112,192 92,192", "k") +
    ink("26,150 14,152", "30,170 18,176", "28,190 20,198") +
    part.ground(254, 20, 184, 2);
  return { jewel: "ruby", markup };
}

/** 4: a pony that would rather carry the knight's luggage than the knight. */
function pony(): Drawing {
  const leg = (x: number, y: number, turn: number, foot: number): string =>
    limb(`${x},${y} ${(x + foot) / 2 + turn},${(y + 226) / 2} ${foot},228`, [26, 20, 16]) +
    part.boot({ x: foot, y: 224, flip: true, size: 1.05 }, "j");
  const markup =
    part.mane("34,136 22,150 18,172 24,194", 24, "b") +
    leg(60, 184, -2, 48) +
    leg(128, 184, 4, 140) +
    shape("26,152 40,126 84,130 124,124 140,150 138,192 114,210 60,210 32,196") +
    leg(80, 194, 0, 80) +
    leg(106, 194, 0, 108) +
    limb("124,166 140,124 142,88", [62, 46, 40]) +
    // Between neck and chest there is no line.
    `<path class="n" d="${curve("112,150 140,118 148,164 132,186 112,184", true)}"/>` +
    part.mane("112,138 114,116 116,94 124,72", 18, "b") +
    shape("124,58! 134,76 146,66 166,80 190,112 190,130 174,138 150,124 132,110 120,84", "a") +
    shape("124,66! 120,42 134,52 136,70!", "a") +
    patch("168,108 188,112 190,130 174,137 160,128", "p") +
    contour("166,130 176,126 186,128") +
    dot(182, 116, 2.5) +
    part.eye({ x: 150, y: 92, size: 1.25, flip: true }, { mood: "sad" }) +
    shape("128,62 142,52 152,64 144,82 136,74", "b") +
    // The bundle, with a spoon in it.
    limb("76,106 96,78", [6, 6, 10], "p") +
    shape("34,126 44,104 72,96 100,106 108,128 72,136", "j") +
    shape("62,100 54,86 72,92 88,84 82,100", "j") +
    contour("30,142 70,138 112,136") +
    part.ground(256, 22, 176, 2);
  return { jewel: "emerald", markup };
}

/** 5: a starfish who has learnt to turn cartwheels, in five boots. */
function star(): Drawing {
  const middle: Point = [98, 152];
  const at = (angle: number, r: number): Point => {
    const way = (angle * Math.PI) / 180;
    return [middle[0] + Math.cos(way) * r, middle[1] + Math.sin(way) * r];
  };
  const arms = [-78, -6, 66, 138, 210];
  const body = arms.flatMap((angle): Point[] => [at(angle - 11, 72), at(angle + 11, 72), at(angle + 36, 40)]);
  const boots = times(5, (i) => {
    const [x, y] = at(arms[i]!, 64);
    return part.boot({ x, y, turn: arms[i]! - 90, size: 1.15, flip: false }, "j");
  });
  const markup =
    ink("20,98 26,74 42,56", "10,112 14,84", "186,208 178,226 164,238", "196,196 190,216") +
    boots +
    shape(body) +
    part.eye({ x: 84, y: 144, size: 1.6, flip: true }, { mood: "open", look: [0.2, -0.6] }) +
    part.eye({ x: 116, y: 138, size: 1.6 }, { mood: "open", look: [0.2, -0.6] }) +
    shape("84,166! 102,168 122,158! 116,176 98,180", "k") +
    patch("96,175 106,170 112,174 104,178", "j") +
    part.dots("64,158 54,166 70,172 134,134 142,144 144,130 102,106 112,98", 2) +
    part.ground(256, 44, 176, 2);
  return { jewel: "amethyst", markup };
}

/** By what they are worth. */
export const POINTS = whenSeen({ "1": snail, "2": goose, "3": pot, "4": pony, "5": star });
