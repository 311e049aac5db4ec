/** The magic cards of Drachenfels, in the order of the rules (5.1 to 5.5). */
import * as part from "../../../art/parts/index.ts";
import {
  contour,
  dot,
  edges,
  ink,
  limb,
  limbOutline,
  place,
  shape,
  times,
  type Point,
  type Tone,
} from "../../../art/pen.ts";
import { whenSeen, type Drawing, type Jewel } from "../../../art/picture.ts";

/** A bow of four bands. It is the one thing with more than one jewel: it would not be a rainbow otherwise. */
export const BANDS: readonly Jewel[] = ["ruby", "topaz", "emerald", "sapphire"];

/** Each band around its own half of an oval, from the left foot to the right one. */
function bow(x: number, y: number, rx: number, ry: number, width: number): string {
  return BANDS.map((jewel, i) => {
    const spine = Array.from({ length: 9 }, (_, step): Point => {
      const angle = Math.PI * (1 + step / 8);
      return [x + Math.cos(angle) * (rx - i * width), y + Math.sin(angle) * (ry - i * width)];
    });
    return `<g class="art-${jewel}">${limb(spine, [width, width, width], "j")}</g>`;
  }).join("");
}

function boulder(x: number, y: number, size: number): string {
  return (
    shape(place({ x, y, size }, "-30,0! -28,-20 -16,-44 4,-50! 20,-40 30,-18 32,0!"), "b") +
    ink(place({ x, y, size }, "-10,-42 -4,-24 -12,-8"), place({ x, y, size }, "14,-40 16,-22"))
  );
}

/** 5.1: a rainbow that somebody has put down, with the pot still missing. */
function rainbow(): Drawing {
  const markup =
    bow(100, 208, 76, 140, 13) +
    boulder(34, 256, 1) +
    boulder(166, 256, 1) +
    // A mole waits for the gold.
    shape("80,250! 78,226 88,208 100,204 112,208 122,226 120,250!", "a") +
    part.bead(92, 222, 4) +
    part.bead(110, 222, 4) +
    shape("96,230 101,227 106,230 101,236", "k") +
    shape("70,252! 76,238 92,236 100,240 108,236 124,238 130,252!", "b") +
    shape("82,238! 80,250! 92,250! 90,238!", "p") +
    part.ground(256, 14, 186, 2);
  return { jewel: "emerald", markup };
}

/** 5.2: a bridge; whoever lives under it has not been asked. */
function bridge(): Drawing {
  const planks = times(6, (i) => {
    const x = 44 + i * 22.5;
    const sag = 16 * Math.sin((Math.PI * (i + 0.5)) / 6);
    return edges(place({ x, y: 140 + sag, turn: 9 - i * 3.6 }, "-10,-7 10,-7 10,8 -10,8"), "b");
  });
  const post = (x: number): string =>
    limb(`${x},160 ${x},84`, [13, 11], "b") + dot(x, 80, 8, { tone: "j", line: "o" }) + ink(`${x - 2},110 ${x},132`);
  const markup =
    shape("10,256! 14,150! 40,148! 46,186 38,214 48,256!", "a") +
    shape("192,256! 188,150! 160,148! 156,186 164,214 152,256!", "a") +
    ink("24,176 34,182", "20,214 30,208", "170,180 182,174", "176,222 168,230") +
    // The troll.
    part.hair({ x: 100, y: 214, size: 0.9 }, "wild", "b") +
    part.face(
      { x: 100, y: 218, size: 0.9 },
      { build: "round", nose: "bulb", mouth: "grim", eyes: "wide", ears: "none", skin: "a", brows: 1 },
    ) +
    dot(101, 229, 5, { tone: "j", line: "o" }) +
    contour("38,104 70,122 100,126 130,122 162,104") +
    ink("58,116 58,134", "79,123 79,142", "100,126 100,146", "121,123 121,142", "142,116 142,134") +
    planks +
    post(36) +
    post(164) +
    part.hand({ x: 66, y: 148, size: 0.8, turn: 180 }, "fist", "a") +
    part.hand({ x: 134, y: 148, size: 0.8, turn: 180, flip: true }, "fist", "a") +
    shape("14,262! 34,250 56,256 78,248 100,254 122,248 144,256 168,250 188,262!", "j");
  return { jewel: "sapphire", markup };
}

/** 5.3: a dragon who has been told to move house, with all that is dear to it. */
function dragon(): Drawing {
  const markup =
    part.wing({ x: 116, y: 150, size: 0.95, turn: -6 }, { spread: 0.8, fingers: 3 }) +
    limb("132,228 168,240 184,214 172,182", [22, 16, 10, 0]) +
    part.sitting({ x: 108, y: 254, size: 0.94 }, 3) +
    part.horn([108, 70], [130, 30], { bend: -8, width: 14, rings: 0 }) +
    part.dragonHead(
      { x: 104, y: 94, size: 1.05, turn: -4 },
      { mood: "sad", nose: "turned-up", teeth: 0, ear: "leaf" },
    ) +
    // The stick over its shoulder is too short for its neck, so it carries its bundle in front.
    limb("92,184 66,192 56,182", [20, 16, 13]) +
    limb("30,132 58,180 78,214", [6, 6, 6], "b") +
    shape("34,130 14,142 10,168 30,180 50,168 48,144", "p") +
    shape("34,132 24,116 38,122 50,114 42,132", "p") +
    part.dots("24,152 38,158", 3) +
    shape("48,176 64,172 72,184 62,194 48,190") +
    part.ground(258, 24, 180, 1);
  return { jewel: "ruby", markup };
}

/** 5.4: two knights in each other's boots. */
function teletransfer(): Drawing {
  const arrow = (flip: boolean): string => {
    const turned = (line: string): Point[] => place({ x: 100, y: 138, turn: flip ? 180 : 0 }, line);
    const spine = turned("-72,20 -66,-34 -30,-78 26,-84 58,-64");
    return shape(limbOutline(spine, [0, 10, 14, 16, 16]), "j") + edges(turned("46,-84 88,-42 36,-40"), "j");
  };
  const knight = (turn: number): string => {
    const on = (line: string): Point[] => place({ x: 100, y: 138, turn }, line);
    const [head, left, right] = on("0,-54 -11,-24 11,-24") as [Point, Point, Point];
    return (
      shape(on("-20,-30! 0,-34 20,-30! 23,-18! 0,-15 -23,-18!"), "j") +
      part.boot({ x: left[0], y: left[1], turn, size: 0.85 }, "b") +
      part.boot({ x: right[0], y: right[1], turn, size: 0.85, flip: turn === 0 }, "b") +
      part.helmet({ x: head[0], y: head[1], turn, size: 0.66 }, turn === 0 ? "visor" : "bucket", "b")
    );
  };
  const markup =
    arrow(false) +
    arrow(true) +
    knight(0) +
    knight(180) +
    ink("72,74 60,68", "128,78 138,74", "74,200 62,206", "126,204 138,210");
  return { jewel: "amethyst", markup };
}

/** 5.5: the Great Cloud takes somebody home, by the foot. */
function cloud(): Drawing {
  const puff = "22,118 12,92 32,68 48,70 58,38 96,26 128,42 140,60 168,56 190,82 184,112 160,124 120,130 84,126 52,134";
  const tone: Tone = "p";
  const markup =
    shape(puff, tone) +
    ink("40,104 34,90 44,80", "150,76 166,74 172,88", "66,60 80,46 96,48") +
    part.eye({ x: 76, y: 84, size: 1.6, flip: true }, { mood: "asleep" }) +
    part.eye({ x: 122, y: 82, size: 1.6 }, { mood: "asleep" }) +
    dot(58, 102, 8, { rx: 12, tone: "j" }) +
    dot(142, 100, 8, { rx: 12, tone: "j" }) +
    shape("92,104 100,98 108,104 100,112", "k") +
    // The one who is going home.
    limb("100,124 102,150 96,168", [13, 11, 12], tone) +
    part.boot({ x: 98, y: 190, turn: 186, size: 0.9 }, "b") +
    limb("98,184 96,200", [13, 13], "a") +
    limb("104,200 126,190 130,178", [13, 12, 11], "a") +
    part.boot({ x: 130, y: 182, turn: 196, size: 0.8 }, "b") +
    limb("84,214 62,224 58,242", [13, 11, 9]) +
    limb("116,214 138,226 142,244", [13, 11, 9]) +
    shape("86,194 114,194 122,226 100,232 78,226", "j") +
    part.helmet({ x: 100, y: 244, size: 0.5, turn: 180 }, "visor", null) +
    ink("20,164 32,158 44,164", "28,180 40,174 52,180", "156,160 168,154 180,160");
  return { jewel: "topaz", markup };
}

export const MAGIC = whenSeen({
  rainbow,
  bridge,
  dragon,
  teletransfer,
  cloud,
});
