/** What is put on the board and taken off it again, each on a small page of its own; a rim sets it off from any ground. */
import * as part from "../../../art/parts/index.ts";
import { contour, curve, dot, edges, ink, limbOutline, patch, shape, shapes, twice, whole } from "../../../art/pen.ts";
import type { Line, Point } from "../../../art/pen.ts";
import { svg, type Jewel } from "../../../art/picture.ts";
import { BANDS } from "./magic.ts";
import type { Colour } from "../types.ts";
import { arms, JEWEL_OF, shoe } from "./people.ts";

function rim(...lines: Line[]): string {
  return `<path class="rim" d="${lines.map((line) => curve(line, true)).join("")}"/>`;
}

function page(jewel: Jewel, markup: string, width: number, height: number, label: string): string {
  return svg(`<g class="art art-${jewel}">${markup}</g>`, width, height, label);
}

/** Bodies: angular, round, three-cornered, ringed. On a page of 60 x 80, standing at 30,74. */
const BODIES: Record<Colour, Line> = {
  red: "18,38! 42,38! 50,52! 48,72! 12,72! 10,52!",
  blue: "30,36 14,44 7,60 14,73 30,75 46,73 53,60 46,44",
  yellow: "30,30! 54,73! 30,76 6,73!",
  white: whole("30,37 17,40 12,56 15,72 30,75", 30),
};

/** Heads in armour, and without. */
const ARMOURED: Record<Colour, Line> = {
  red: "14,10! 46,10! 47,32! 38,42! 22,42! 13,32!",
  blue: "30,6 15,14 13,28 20,40 30,43 40,40 47,28 45,14",
  yellow: "30,-2! 42,16 45,30! 38,41 30,43 22,41 15,30! 18,16",
  white: "30,10 15,16 13,32 22,42 38,42 47,32 45,16",
};
const FACE: Line = "30,12 16,18 15,31 22,41 30,43 38,41 45,31 44,18";

const HELMS: Record<Colour, () => string> = {
  red: () =>
    shape("26,10! 34,10! 34,24! 45,24! 45,31! 34,31! 33,41! 27,41! 26,31! 15,31! 15,24! 26,24!", "j") +
    shapes("k", ...twice("25,27! 17,27!", 30)),
  blue: () =>
    shape("8,25! 20,19 40,19 52,25! 40,28 20,28", "j") +
    patch("20,29 40,29 38,38 30,41 22,38", "p") +
    dot(25, 33, 2) +
    dot(35, 33, 2),
  yellow: () => shape("16,25! 30,22 44,25! 44,31! 30,28 16,31!", "k") + ink("30,2 30,20", "26,34 26,39", "34,34 34,39"),
  white: () =>
    shape("13,30! 14,16 30,9 46,16 47,30! 30,25", "a") +
    dot(24, 32, 2) +
    dot(36, 32, 2) +
    shape("18,36 30,34 42,36 36,45 24,45", "p"),
};

const HAIR: Record<Colour, () => string> = {
  red: () => shape("15,24! 15,11! 45,11! 45,24! 30,19", "b") + shape("20,35 30,32 40,35 44,42! 30,37 16,42!", "b"),
  blue: () => shape("30,8 14,14 11,36 18,40! 19,24 41,24 42,40! 49,36 46,14", "b"),
  yellow: () => shape("16,24! 15,14! 22,16! 24,4! 30,14! 38,3! 39,16! 46,13! 44,24! 30,20", "b"),
  white: () =>
    shape("15,22! 15,14 30,8 45,14 45,22! 30,17", "j") +
    dot(30, 13, 3, { tone: "p", line: "i" }) +
    shape("14,33! 22,38 30,34 38,38 46,33! 42,47 30,51 18,47", "a"),
};

const CRESTS: Record<Colour, () => string> = {
  red: () => shape("20,10! 22,2! 38,2! 40,10!", "j"),
  blue: () => dot(30, 6, 6, { tone: "j", line: "o" }),
  yellow: () => edges("30,-2 46,2 31,9", "j"),
  white: () => dot(30, 5, 7, { tone: "j", line: "o" }) + dot(30, 5, 2.5, { tone: "k" }),
};

/** A knight as he stands on the board, 60 x 86. */
export function knightPiece(colour: Colour, armour: boolean, label = ""): string {
  const jewel = JEWEL_OF[colour];
  const head = armour ? ARMOURED[colour] : FACE;
  const face = armour
    ? HELMS[colour]() + CRESTS[colour]()
    : part.bead(24, 29, 2.5) + part.bead(36, 29, 2.5) + HAIR[colour]();
  const markup =
    rim(BODIES[colour], head) +
    shape(BODIES[colour], "j") +
    shape(head, armour ? "a" : "p") +
    face +
    arms(colour, 30, 60, 0.86);
  return svg(`<g class="art art-${jewel}" transform="translate(0 7)">${markup}</g>`, 60, 86, label);
}

/** A dragon, as it sits on the board, 72 x 72. */
export function dragonPiece(label = ""): string {
  const wings = twice("34,44! 22,22 4,12! 8,26 2,34! 10,42 6,54! 20,52 30,58!", 36);
  const head = whole("36,10 24,14 18,26 21,38 26,44 24,52 36,57", 36);
  const markup =
    rim(...wings, whole("36,40 20,48 18,66 36,69", 36), head) +
    shapes("j", ...wings) +
    ink(...twice("6,14 20,32 28,48", 36), ...twice("10,42 22,46", 36)) +
    shape(whole("36,40 20,48 18,66 36,69", 36), "j") +
    patch(whole("36,50 28,56 27,65 36,67", 36), "p") +
    shapes("p", ...twice("26,16! 17,4! 31,12!", 36)) +
    shape(head, "j") +
    shapes("p", ...twice("31,25 25,22 23,29 30,31", 36)) +
    dot(28, 27, 2.5) +
    dot(44, 27, 2.5) +
    dot(32, 43, 1.5) +
    dot(40, 43, 1.5) +
    contour("28,50 36,52 44,50") +
    shapes("p", "29,51! 31,57! 34,52!", "38,52! 41,57! 43,51!");
  return page("emerald", markup, 72, 72, label);
}

/** A bridge from left to right, 76 x 50. */
export function bridgePiece(label = ""): string {
  const outline: Line = "2,14! 20,8 36,6 52,8 70,14! 70,34! 52,29 36,27 20,29 2,34!";
  const planks = [12, 22, 31, 41, 50, 60].map(
    (x): string => `${x},${8 + Math.abs(x - 36) * 0.12} ${x},${30 + Math.abs(x - 36) * 0.1}`,
  );
  const markup =
    rim(outline) +
    shape(outline, "b") +
    ink(...planks) +
    contour("2,8 20,2 36,0 52,2 70,8", "2,40 20,35 36,33 52,35 70,40") +
    shapes("j", "0,4! 7,4! 7,42! 0,42!", "65,4! 72,4! 72,42! 65,42!");
  return svg(`<g class="art art-topaz" transform="translate(2 3)">${markup}</g>`, 76, 50, label);
}

/** A rainbow in the supply, 72 x 46. */
export function rainbowPiece(label = ""): string {
  const band = (i: number): string => {
    const spine = Array.from({ length: 9 }, (_, step): Point => {
      const angle = Math.PI * (1 + step / 8);
      return [36 + Math.cos(angle) * (30 - i * 6), 40 + Math.sin(angle) * (34 - i * 6)];
    });
    return `<g class="art-${BANDS[i]}"><path class="j f" d="${curve(limbOutline(spine, [6, 6, 6]), true)}"/></g>`;
  };
  return page(
    "sapphire",
    rim("4,42! 6,10 36,2 66,10 68,42!") + patch("4,42! 6,10 36,2 66,10 68,42!", "p") + [0, 1, 2, 3].map(band).join(""),
    72,
    46,
    label,
  );
}

/** The bow of a rainbow between two places of the board, as path data for each of its bands, and where its highest point is. */
export function bowBetween(from: Point, to: Point): { readonly bands: readonly string[]; readonly top: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // It stands upright as far as it can: it bends to the side that lies higher.
  let [nx, ny] = [dy / length, -dx / length];
  if (ny > 0 || (ny === 0 && nx > 0)) [nx, ny] = [-nx, -ny];
  const rise = Math.min(0.36 * length, 40 + 0.18 * length);
  const at = (i: number): string => {
    const off = (1.5 - i) * WIDTH;
    const [ox, oy] = [nx * off, ny * off];
    const [cx, cy] = [(from[0] + to[0]) / 2 + nx * (rise * 2 + off), (from[1] + to[1]) / 2 + ny * (rise * 2 + off)];
    const round = Math.round;
    return `M${round(from[0] + ox)} ${round(from[1] + oy)}Q${round(cx)} ${round(cy)} ${round(to[0] + ox)} ${round(to[1] + oy)}`;
  };
  return {
    bands: BANDS.map((_, i) => at(i)),
    top: [(from[0] + to[0]) / 2 + nx * rise, (from[1] + to[1]) / 2 + ny * rise],
  };
}

/** The width of one band on the board. */
export const WIDTH = 4.5;

/** Rainbows on the board: each bow with an edge of ink around its four bands. */
export function bowMarkup(from: Point, to: Point): string {
  const { bands } = bowBetween(from, to);
  return (
    `<path class="bow-edge" d="${bands.join("")}"/>` +
    bands.map((band, i) => `<path class="bow art-${BANDS[i]}" d="${band}"/>`).join("")
  );
}

/** A suit of armour, as it waits in the castle for its knight; 50 x 56. */
export function armourPiece(jewel: Jewel = "sapphire", label = ""): string {
  const outline: Line = whole("22,4 14,5 4,12 3,22 10,24 11,40 22,46", 22);
  const markup =
    rim(outline) +
    shape(outline, "a") +
    ink("22,8 22,44", "12,32 22,35 32,32") +
    shape(whole("22,2 15,4 22,12", 22), "j");
  return svg(`<g class="art art-${jewel}" transform="translate(3 4)">${markup}</g>`, 50, 56, label);
}

/** One shoe, 64 x 46, its toe to the left. */
export function shoePiece(colour: Colour, label = ""): string {
  return page(JEWEL_OF[colour], shoe(colour, { x: 39, y: 43, size: 0.75 }), 64, 46, label);
}
