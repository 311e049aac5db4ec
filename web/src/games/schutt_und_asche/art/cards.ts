/** The combat cards (6) and the gold cards (4) of Schutt und Asche, on pages of 200 x 280. */
import type { Combat } from "../types.ts";
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, limb, patch, shape, shapes, times, twice } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** A knight who looks out of his helmet a little too carefully. */
function knight(): Drawing {
  const markup =
    part.cape({ x: 106, y: 136, size: 1.35 }) +
    shape("62,256! 66,206 80,176 100,168 120,176 134,206 140,256!", "b") +
    limb("74,162 50,190 54,226", [24, 22, 20], "a") +
    limb("128,162 152,188 148,226", [24, 22, 20], "a") +
    part.hand({ x: 54, y: 222, size: 1.2 }, "fist") +
    part.hand({ x: 148, y: 222, size: 1.2 }, "fist") +
    part.breastplate({ x: 101, y: 134, size: 1.15 }) +
    part.belt([66, 214], [136, 214]) +
    part.helmet({ x: 101, y: 92, size: 1.25 }, "visor") +
    part.bead(92, 87, 3.5) +
    part.bead(113, 87, 3.5) +
    part.ground(256, 28, 172, 2);
  return { jewel: "sapphire", markup };
}

/** One of the seven, in a bad mood. */
function dragon(): Drawing {
  const markup =
    part.flame({ x: 40, y: 256, size: 1.15 }) +
    part.flame({ x: 162, y: 256, size: 1.25 }) +
    part.neck("104,262 112,214 96,170 100,120", [86, 72, 58, 50], { plates: 6 }) +
    part.horn([76, 86], [40, 30], { bend: 18, width: 22 }) +
    part.horn([124, 86], [160, 30], { bend: -18, width: 22 }) +
    part.spikes("88,70 100,62 112,70", 3, 24) +
    part.dragonFace({ x: 100, y: 112, size: 1.5 }, { mood: "cross", mouth: "roar", look: [0, 0.3] });
  return { jewel: "ruby", markup };
}

/** A sword that somebody has used for toasting bread. */
function sword(): Drawing {
  const markup =
    part.sword({ x: 100, y: 206, size: 2.2 }) +
    limb("82,206 92,214 106,208 118,214", [8, 9, 8], "b") +
    shape("78,92 72,74 84,62 100,66 114,60 128,72 124,92 126,108 100,112 76,108", "a") +
    shape("84,90 80,78 100,76 120,78 116,92 118,101 100,104 84,101", "p") +
    ink("88,86 94,94", "108,84 112,94", "98,92 101,98") +
    part.smoke({ x: 120, y: 60, size: 0.8 }) +
    part.ground(258, 40, 160, 2);
  return { jewel: "emerald", markup };
}

/** A shield with a bite taken out of it. */
function shield(): Drawing {
  const markup =
    shape(
      "38,54! 68,62 100,50 120,56! 122,70 134,68 138,82 152,80 154,92 164,92! 160,160 138,204 100,236! 62,204 40,160",
      "j",
    ) +
    patch("52,72! 76,76 100,66 100,214! 70,192 54,150", "p") +
    ink("100,66 100,214", "52,72 76,76 100,66 114,70", "52,72 54,150 70,192 100,214 130,192 148,150 149,104") +
    shapes("k", ...twice("66,96! 86,92! 84,110! 70,112!")) +
    part.brow({ x: 122, y: 140, size: 1 }) +
    contour("76,150 100,160 124,148") +
    ink("62,132 72,146", "134,168 124,184", "140,160 128,172") +
    part.ground(254, 40, 160, 3);
  return { jewel: "topaz", markup };
}

/** One gold: a coin that tries to get away. */
function one(): Drawing {
  const markup =
    limb("86,186 82,214 72,230", [10, 9, 8], "b") +
    limb("114,186 124,208 140,216", [10, 9, 8], "b") +
    part.boot({ x: 74, y: 226, size: 0.9 }) +
    part.boot({ x: 146, y: 208, size: 0.9, turn: -28 }) +
    part.coin(100, 136, 58) +
    ink("172,96 186,94", "174,116 190,116", "172,136 186,138") +
    part.ground(258, 30, 150, 2);
  return { jewel: "topaz", markup };
}

/** Two gold. */
function two(): Drawing {
  const markup = part.coin(128, 96, 46) + part.coin(80, 172, 54) + part.ground(242, 36, 166, 3);
  return { jewel: "topaz", markup };
}

/** Three gold, in a chest that cannot be closed any more. */
function three(): Drawing {
  const markup =
    shape("34,130! 32,84 60,60 140,60 168,84 166,130!", "b") +
    ink("44,124 44,92 66,72", "156,124 156,92 134,72") +
    part.coin(68, 138, 28) +
    part.coin(132, 138, 28) +
    part.coin(100, 122, 34) +
    edges("30,154 170,154 162,240 38,240", "b") +
    edges("52,154 66,154 68,240 58,240", "a") +
    edges("148,154 134,154 132,240 142,240", "a") +
    shape("88,148! 112,148! 112,182 100,192 88,182", "j") +
    dot(100, 170, 5) +
    ink("70,196 130,196", "70,216 130,216") +
    part.ground(246, 24, 176, 1);
  return { jewel: "topaz", markup };
}

/** X: a purse turned inside out, and the moth that lived in it. */
function nothing(): Drawing {
  const wing = (line: string): string => shape(line, "a");
  const markup =
    shape("58,120! 48,150 34,190 46,226 78,240 122,240 154,226 166,190 152,150 142,120!", "b") +
    shape("52,122 66,106 82,116 100,104 118,116 134,106 148,122 124,134 100,130 76,134", "p") +
    contour("62,138 100,146 138,138") +
    limb("140,136 158,150 160,170", [5, 4, 0], "j") +
    limb("140,136 150,156 146,176", [5, 4, 0], "j") +
    patch("84,182 90,170 106,172 110,186 98,196", "p") +
    ink("84,182 90,170 106,172 110,186 98,196 84,182", "80,180 88,184", "112,180 106,186", "96,200 98,192") +
    wing("100,66 82,40 58,34! 54,58 74,76") +
    wing("100,66 118,40 142,34! 146,58 126,76") +
    ink("92,60 72,46", "92,66 66,60", "108,60 128,46", "108,66 134,60") +
    limb("100,50 100,66 100,90", [10, 14, 0], "b") +
    ink("97,48 90,34", "103,48 110,34", "100,94 108,100 98,106") +
    part.ground(248, 26, 176, 2);
  return { jewel: "ash", markup };
}

/** By the name that the engine gives them. */
export const COMBAT: Readonly<Record<Combat, Drawing>> = whenSeen({ knight, dragon, sword, shield });

/** By value; 0 is X. */
export const GOLD: Readonly<Record<string, Drawing>> = whenSeen({ 0: nothing, 1: one, 2: two, 3: three });

/** So many coins beside each other, for the corner of a card. */
export function coinMark(count: number): string {
  return count === 0
    ? contour("-8,-8 8,8", "8,-8 -8,8")
    : times(count, (i) => dot((i - (count - 1) / 2) * 9, 0, 6, { tone: "j", line: "o" }));
}
