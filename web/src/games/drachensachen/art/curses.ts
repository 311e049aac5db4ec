/** The seven curses of Drachensachen. What a curse counts can be counted on its picture. */
import * as part from "../../../art/parts/index.ts";
import { contour, dot, ink, limb, place, points, shape, shapes, twice, whole, type Point } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** One of the plague: four kinds that take turns. */
function pest(x: number, y: number, kind: number): string {
  const on = (line: string): Point[] => place({ x, y, size: 1.3 }, line);
  const body = shape(on("0,-20 -18,-12 -22,8 -14,20 14,20 22,8 18,-12"), kind % 2 ? "b" : "a");
  const look = { look: [kind % 3 ? -0.5 : 0.5, 0.2] as const };
  const one = part.eye({ x, y: y - 4, size: 1.4 }, look);
  const two = part.bead(x - 9, y - 4, 5) + part.bead(x + 9, y - 4, 5);
  const tops = [
    shapes("p", on("-14,-14! -20,-30! -5,-19!"), on("14,-14! 20,-30! 5,-19!")),
    shapes("a", on("-13,-12 -20,-31 -9,-31 -4,-17"), on("13,-12 20,-31 9,-31 4,-17")),
    shape(on("-9,-17! -12,-30! -4,-23! 0,-34! 4,-23! 12,-30! 9,-17!"), "j"),
  ];
  const mouths = [
    contour(on("-8,10 0,14 8,10")),
    contour(on("-9,8! -5,14! 0,9! 5,14! 9,8!")),
    shape(on("-7,8 0,6 7,8 4,15 -4,15"), "k"),
  ];
  return tops[kind % 3]! + body + (kind % 3 ? two : one) + mouths[(kind + 1) % 3]!;
}

const CROWDS: Record<number, string> = {
  6: "100,60 66,136 136,132 36,212 100,216 164,208",
  7: "66,62 134,60 36,138 100,140 164,136 66,218 134,216",
  8: "66,54 134,52 36,126 100,122 164,124 36,198 100,194 164,196",
};

/** 7.2 Monsterplage: so many of them. */
function plague(count: number): Drawing {
  const markup = points(CROWDS[count]!)
    .map(([x, y], i) => pest(x, y, i))
    .join("");
  return { jewel: "emerald", markup };
}

/** 7.2 Unwissenheit: a dragon that sees nothing, and the cards before it: open ones with a jewel, hidden ones without. */
function blind(open: number, hidden: number): Drawing {
  const cards = Array.from({ length: open + hidden }, (_, i) => {
    const where = i / (open + hidden - 1) - 0.5;
    return part.leafCard(
      { x: 100 + where * 148, y: 222 + where * where * 56, turn: where * 44, size: 1.12 },
      i < open ? "p" : "b",
      i < open,
    );
  }).join("");
  const markup =
    part.horn([84, 66], [62, 30], { bend: 9, width: 14, rings: 0 }) +
    part.horn([116, 66], [138, 30], { bend: -9, width: 14, rings: 0 }) +
    shape(whole("100,120 66,150 52,206 62,250 100,256")) +
    part.dragonFace({ x: 100, y: 84, size: 1.1 }, { mouth: "teeth", mood: "happy" }) +
    // The blindfold and its knot.
    shape("140,84! 156,66 172,72! 160,84 172,98! 156,98 140,92!", "p") +
    shape("58,74 100,70 142,74 143,94 100,91 57,94", "p") +
    ink("66,78 70,90", "100,73 101,88", "134,78 130,90") +
    shapes("a", ...twice("62,178 44,190 48,208 66,210 76,192")) +
    cards;
  return { jewel: "sapphire", markup };
}

/** 7.3 Chaos: everything that was on the table. */
function chaos(): Drawing {
  const markup =
    limb("40,96 100,120 164,92 150,74 96,66 52,74 44,92", [15, 16, 15, 13, 12, 12, 12], "j") +
    limb("56,142 104,162 152,136 142,122", [14, 15, 14, 10], "j") +
    limb("70,182 106,196 138,176 130,164", [13, 13, 12, 8], "j") +
    limb("84,214 108,224 126,210 120,202", [11, 11, 10, 6], "j") +
    limb("96,240 108,246 116,238", [8, 8, 5], "j") +
    part.leafCard({ x: 48, y: 168, turn: -34, size: 1.1 }) +
    part.leafCard({ x: 164, y: 174, turn: 28, size: 1.1 }, "b", false) +
    part.leafCard({ x: 60, y: 44, turn: 22, size: 1.1 }) +
    part.leafCard({ x: 146, y: 44, turn: -20, size: 1.1 }, "b", false) +
    part.coin(176, 128, 11) +
    part.coin(26, 124, 11) +
    part.coin(40, 218, 11) +
    dot(104, 256, 6, { rx: 66, tone: "b" }) +
    // The mouse, which holds on to its thimble.
    dot(90, 92, 9, { tone: "a", line: "o" }) +
    dot(112, 90, 9, { tone: "a", line: "o" }) +
    shape("101,88 88,98 90,114 102,122 114,112 114,98") +
    part.bead(96, 104, 3) +
    part.bead(108, 103, 3) +
    dot(102, 114, 2.5);
  return { jewel: "amethyst", markup };
}

export const CURSES = whenSeen({
  plague_6: () => plague(6),
  plague_7: () => plague(7),
  plague_8: () => plague(8),
  blind_2_4: () => blind(2, 4),
  blind_1_5: () => blind(1, 5),
  blind_0_6: () => blind(0, 6),
  chaos,
});
