/** The small ones. Coins they bring can be counted. */
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, limb, patch, place, shape, shapes, times, twice, whole } from "../../../art/pen.ts";
import type { Drawing } from "../../../art/picture.ts";

/** A silver piece: the page's own paper, with a ring. */
function silver(x: number, y: number, r = 12): string {
  return dot(x, y, r, { tone: "p", line: "o" }) + dot(x, y, r * 0.58, { tone: "p", line: "i" });
}

/** 6.5 Four pieces of silver, straight from the mine. */
function dwarfFour(): Drawing {
  const markup =
    // The pickaxe over the shoulder.
    limb("60,196 104,140 160,74", [8, 8, 8], "b") +
    shape("126,44! 150,52 176,78 182,112! 168,92 148,72 124,56!", "a") +
    shapes("k", ...twice("94,226! 94,258! 52,259 48,248 66,240 66,226!")) +
    shape("62,160 46,190 54,228 100,236 146,228 154,190 138,160 100,150", "j") +
    times(4, (i) => silver(70 + i * 20, 216, 10)) +
    limb("62,168 32,192 42,216", [24, 24, 18], "j") +
    part.hand({ x: 40, y: 212, size: 1.2, turn: -60 }) +
    limb("138,168 168,192 158,216", [24, 24, 18], "j") +
    part.hand({ x: 160, y: 212, size: 1.2, turn: 60 }) +
    part.face({ x: 100, y: 120, size: 1.05 }, { build: "round", nose: "bulb", mouth: "none", brows: 0.4 }) +
    shape(
      "66,124! 58,150 70,182 88,194! 92,182 100,200! 108,182 112,194! 130,182 142,150 134,124! 118,142 100,138 82,142",
      "p",
    ) +
    ink("78,152 84,176", "122,152 116,176") +
    part.helmet({ x: 100, y: 112, size: 1.1 }, "kettle", null) +
    part.ground(260, 30, 176, 2);
  return { jewel: "sapphire", markup };
}

/** 6.5 Five pieces: this one has thought of a barrow. */
function dwarfFive(): Drawing {
  const wheel =
    dot(34, 240, 19, { tone: "p", line: "o" }) +
    ink("34,221 34,259", "15,240 53,240", "21,227 47,253", "47,227 21,253");
  const markup =
    shape("150,214 144,240 134,250 136,260 160,260 166,232 170,214", "b") +
    shape("126,214 128,238 116,250 118,260 142,260 148,232 150,214", "b") +
    shape("118,148 108,180 116,222 146,230 174,222 180,180 168,148 142,140", "j") +
    ink("146,176 150,222") +
    // The barrow with five coins.
    silver(52, 166) +
    silver(76, 166) +
    silver(40, 188) +
    silver(64, 188) +
    silver(88, 188) +
    edges("22,192 110,192 96,228 44,228", "b") +
    ink("26,203 106,203", "30,214 102,214") +
    wheel +
    dot(34, 240, 4) +
    limb("96,220 126,206 160,200", [8, 8, 8], "b") +
    limb("150,164 140,190 132,202", [26, 24, 18], "j") +
    part.hand({ x: 132, y: 194, size: 1.2, turn: 20 }) +
    part.face(
      { x: 136, y: 112, size: 1.05 },
      { build: "round", nose: "bulb", mouth: "none", brows: -0.5, look: -1.6 },
    ) +
    part.beard({ x: 136, y: 146, size: 1.1 }, "forked") +
    part.hat({ x: 132, y: 93, size: 1, turn: -10 }, "nightcap") +
    ink("186,240 176,246", "190,226 178,230") +
    part.ground(262, 18, 184, 1);
  return { jewel: "emerald", markup };
}

/** 6.9 The gnome goes fishing, and knows what bites. */
function gnome(): Drawing {
  const markup =
    limb("112,166 74,84 36,44", [7, 5, 3], "b") +
    contour("36,44 34,120 36,188") +
    part.coin(36, 204, 13, "b") +
    // The toadstool.
    shape("122,206 116,240 108,260! 160,260! 152,240 146,206", "p") +
    ink("128,220 124,250", "140,220 142,250") +
    shape("78,212 86,180 132,168 178,182 186,212 132,222", "j") +
    shapes("p", "98,190 108,184 114,192 104,198", "150,184 164,184 166,196 152,198") +
    // Legs that swing.
    limb("116,182 94,198 92,222", [20, 18, 15], "b") +
    limb("138,184 124,202 126,226", [20, 18, 15], "b") +
    shapes("k", "98,220! 98,236! 74,236 76,228 84,224 84,220!", "132,224! 132,240! 108,240 110,232 118,228 118,224!") +
    shape("112,132 100,160 104,188 130,194 154,188 160,160 148,132", "a") +
    limb("148,146 142,168 116,168", [20, 18, 14], "a") +
    part.hand({ x: 112, y: 162, turn: 70 }) +
    part.face(
      { x: 128, y: 100, size: 0.92 },
      { build: "round", nose: "bulb", mouth: "none", eyes: "closed", look: -1 },
    ) +
    part.beard({ x: 128, y: 130, size: 0.95 }, "round") +
    shape("98,88! 106,56 126,32 152,14! 154,50 160,86! 128,78", "j") +
    ink("112,70 130,66 148,70") +
    silverPile() +
    part.ground(262, 20, 182, 2);
  return { jewel: "ruby", markup };
}

/** What has been caught already. */
function silverPile(): string {
  return part.coin(34, 252, 8, "b") + [52, 70].map((x) => dot(x, 252, 8, { tone: "p", line: "o" })).join("");
}

/** 6.10 The kobold draws without looking. */
function goblin(): Drawing {
  const markup =
    limb("84,226 76,244 66,256", [16, 13, 14]) +
    limb("112,226 116,244 126,256", [16, 13, 14]) +
    shapes("a", "70,250 54,250 50,260 78,260", "122,250 138,250 142,260 114,260") +
    shape("76,164 64,196 70,230 98,238 126,230 132,196 122,164 100,158", "j") +
    part.buttons([99, 184], [99, 216]) +
    limb("76,176 48,184 40,166", [16, 14, 13]) +
    part.hand({ x: 38, y: 160, turn: 160 }, "open", "a") +
    part.face(
      { x: 98, y: 116, size: 1.12 },
      { build: "round", ears: "pointed", mouth: "grin", nose: "long", eyes: "closed", brows: -0.6, skin: "a" },
    ) +
    // Both eyes under a cloth.
    shape("60,100 98,94 136,100 137,118 98,114 59,118", "p") +
    ink("70,103 72,114", "126,103 124,114") +
    shape("136,102! 150,92 160,98! 150,106 160,118! 146,118 136,114!", "p") +
    shape("84,82! 82,60 96,72! 98,46 108,70! 120,56 116,82!", "b") +
    // The hat, and a card from it.
    part.leafCard({ x: 156, y: 148, turn: 14, size: 1.3 }) +
    limb("122,180 150,190 156,172", [16, 14, 13]) +
    dot(156, 172, 9, { tone: "a", line: "o" }) +
    shape("128,204! 134,256! 176,256! 182,204!", "k") +
    shape("116,206 154,194 192,206 154,216", "b") +
    patch("132,206 154,200 176,206 154,211", "k") +
    part.leafCard({ x: 142, y: 196, turn: -18, size: 0.7 }, "b", false) +
    part.leafCard({ x: 170, y: 196, turn: 16, size: 0.7 }, "b", false) +
    part.ground(262, 30, 184, 1);
  return { jewel: "emerald", markup };
}

/** 6.12 The imp looks through them all first. Of itself it shows cap, eyes and nose. */
function imp(): Drawing {
  const fan = Array.from({ length: 7 }, (_, i) => {
    const where = i / 6 - 0.5;
    return part.leafCard(
      { x: 100 + where * 112, y: 194 + where * where * 70, turn: where * 62, size: 1.5 },
      "p",
      i === 4,
    );
  }).join("");
  const markup =
    shape(whole("100,200 72,208 70,244 100,250"), "b") +
    shapes("j", ...twice("92,240! 92,258 60,260 40,246! 50,252 66,242!")) +
    shape(whole("100,86 68,96 60,128 72,160 100,168")) +
    shapes("a", ...twice("66,118! 46,108 26,112! 40,128 64,138!")) +
    part.eye({ x: 84, y: 124, size: 1.7, flip: true }, { look: [0.6, 0.7], mood: "open" }) +
    part.eye({ x: 116, y: 124, size: 1.7 }, { look: [0.6, 0.7], mood: "open" }) +
    shape("64,112! 70,72 84,44 70,18! 106,26 128,62 138,112! 100,98", "j") +
    dot(68, 20, 8, { tone: "p", line: "o" }) +
    shape("60,110 100,94 140,110 140,122 100,106 60,122", "p") +
    ink("84,54 100,58", "88,72 112,74") +
    fan +
    shape("100,132 90,146 92,160 104,164 112,154 110,140", "a") +
    shapes("a", ...twice("58,214 46,220 48,232 62,234 70,224")) +
    part.ground(262, 30, 170, 0);
  return { jewel: "sapphire", markup };
}

/** 6.7 The fairy: one piece of fairy gold, heavier than she is. */
function fairy(): Drawing {
  const coin = Array.from({ length: 16 }, (_, i): [number, number] => {
    const [r, angle] = [i % 2 ? 40 : 45, (i * Math.PI) / 8];
    return [100 + Math.cos(angle) * r, 206 + Math.sin(angle) * r];
  });
  const markup =
    shapes("p", ...twice("96,112! 70,68 38,42 18,58 34,98 66,118 94,124!")) +
    shapes("p", ...twice("94,120! 62,124 36,138 40,158 64,160 94,134!")) +
    ink(...twice("88,110 60,84 38,70"), ...twice("86,114 54,104 38,92"), ...twice("84,130 64,138 52,148")) +
    shape("84,106! 76,128 66,152! 84,148 100,156 116,148 134,152! 124,128 116,106!", "a") +
    limb("88,146 82,160 72,166", [11, 9, 8], "p") +
    limb("112,146 118,160 128,166", [11, 9, 8], "p") +
    limb("86,112 70,136 76,160", [10, 9, 9], "p") +
    limb("114,112 130,136 124,160", [10, 9, 9], "p") +
    shape(coin, "j") +
    dot(100, 206, 32, { tone: "j", line: "i" }) +
    // A wing is stamped on it.
    shape("80,214! 82,194 98,184 122,188! 114,194 122,200! 112,204 116,212! 104,212 104,222! 92,218", "p") +
    dot(74, 166, 8, { tone: "p", line: "o" }) +
    dot(126, 166, 8, { tone: "p", line: "o" }) +
    part.hair({ x: 100, y: 78, size: 0.78 }, "bun") +
    part.face(
      { x: 100, y: 78, size: 0.78 },
      { build: "round", eyes: "wide", mouth: "grim", brows: -1, ears: "pointed" },
    ) +
    part.fringe({ x: 100, y: 78, size: 0.78 }, "straight") +
    shape(place({ x: 140, y: 52, size: 0.6 }, "0,-10 -8,4 0,12 8,4"), "p") +
    ink("44,196 32,190", "40,214 26,216", "156,196 168,190", "160,214 174,216", "52,240 44,250", "148,240 156,250");
  return { jewel: "topaz", markup };
}

export const SMALLFOLK = {
  "dwarf-4": dwarfFour,
  "dwarf-5": dwarfFive,
  gnome,
  goblin,
  imp,
  fairy,
};
