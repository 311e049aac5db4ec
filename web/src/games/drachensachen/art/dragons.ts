/** The three dragons of Drachensachen. Each one's shape says what it does: a ring, a fire, a shield. */
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, patch, place, shape, shapes, twice, whole, type Point } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** Null: a dragon asleep, rolled up to a nought (4.6). */
function nought(): Drawing {
  const spine = Array.from({ length: 13 }, (_, i): Point => {
    const angle = ((128 + i * 29.5) * Math.PI) / 180;
    const wide = 1 + Math.max(0, i - 9) * 0.055;
    return [104 + Math.cos(angle) * 60 * wide, 140 + Math.sin(angle) * 78 * wide];
  });
  const widths = [26, 30, 40, 48, 52, 52, 48, 42, 34, 26, 20, 14, 8];
  // The back from the neck to where the tail begins.
  const back = spine.slice(1, 11).map(([x, y], i): Point => {
    const out = widths[i + 1]! * 0.42;
    const length = Math.hypot(x - 104, (y - 140) * 0.8);
    return [x + ((x - 104) / length) * out, y + (((y - 140) * 0.8) / length) * out];
  });
  const sigh = (x: number, y: number, s: number): string =>
    contour(place({ x, y, size: s }, "-5,-6! 5,-6! -5,6! 5,6!"));
  const markup =
    part.spikes(back, 7, 22) +
    part.neck(spine, widths, { belly: "right", plates: 9 }) +
    part.tail(spine.slice(11), 10, "leaf") +
    part.dragonHead({ x: 68, y: 222, flip: true, size: 1.15 }, { mood: "asleep", teeth: 1, snout: 0.9 }) +
    part.hat({ x: 68, y: 194, turn: -10, flip: true, size: 0.8 }, "nightcap") +
    sigh(96, 152, 1.1) +
    sigh(110, 128, 0.9) +
    sigh(98, 108, 0.7);
  return { jewel: "ash", markup };
}

/** Extermino: burns the pile (4.6). */
function fire(): Drawing {
  const scrap = (x: number, y: number, turn: number): string =>
    edges(place({ x, y, turn }, "-12,-16 4,-16 8,-8 13,-4 9,4 12,16 -12,16"), "p");
  const markup =
    part.wing({ x: 134, y: 158, size: 1, turn: -30 }, { spread: 0.9, fingers: 3, tone: "b" }) +
    part.tail("142,228 172,214 164,180 178,160", 22, "arrow") +
    part.sitting({ x: 124, y: 252 }) +
    part.horn([116, 62], [134, 8], { bend: -10, width: 16, rings: 2 }) +
    part.dragonHead({ x: 120, y: 86, size: 1.15, turn: -26 }, { open: 34, mood: "cross", nose: "hook", teeth: 3 }) +
    scrap(44, 238, -14) +
    part.breath({ x: 68, y: 122, size: 1.12, turn: -60 });
  return { jewel: "ruby", markup };
}

/** Protecto: behind these wings nothing happens to you (4.6). */
function shelter(): Drawing {
  const markup =
    part.tail("72,236 38,242 20,214 30,182", 18, "leaf") +
    shapes("a", ...twice("52,236 40,244 36,254 50,258 72,256 74,238")) +
    shape(whole("100,108 70,112 56,160 66,236 100,256")) +
    patch(whole("100,166 76,200 74,252 100,255"), "k") +
    part.horn([84, 60], [60, 22], { bend: 9, width: 14, rings: 0 }) +
    part.horn([116, 60], [140, 22], { bend: -9, width: 14, rings: 0 }) +
    part.dragonFace({ x: 100, y: 80, size: 1.08 }, { mouth: "smile", look: [0, 0.2] }) +
    // Somebody small is safe there.
    dot(90, 206, 9, { tone: "a", line: "o" }) +
    dot(110, 206, 9, { tone: "a", line: "o" }) +
    shape(whole("100,206 86,218 88,254 100,256")) +
    part.bead(95, 221, 3) +
    part.bead(106, 221, 3) +
    dot(100, 231, 2.5) +
    // The wings, held like a shield.
    shapes(
      "j",
      ...twice("100,150! 76,132 38,126! 26,138 28,172 36,188! 42,200 48,222! 58,230 74,254! 76,216 86,190 100,176!"),
    ) +
    ink(...twice("38,126 33,158 36,188"), ...twice("38,126 50,170 48,222"), ...twice("38,126 70,168 74,234")) +
    shapes("p", ...twice("35,130! 42,116 34,104! 50,118 44,130!")) +
    shapes("a", ...twice("98,154 68,137 36,132 32,125 38,120 70,125 98,141"));
  return { jewel: "sapphire", markup };
}

/** By kind. */
export const DRAGONS = whenSeen({ N: nought, E: fire, P: shelter });
