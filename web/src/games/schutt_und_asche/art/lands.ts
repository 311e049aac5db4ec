/** The lands, on pages of 90 x 90: a few roofs each, so that no two neighbours look alike; and what is left of them. */
import * as part from "../../../art/parts/index.ts";
import { contour, edges, ink, patch, shape, shapes } from "../../../art/pen.ts";
import { svg } from "../../../art/picture.ts";

export const LAND = 90;

const HILL = "4,84 2,66 20,58 45,54 70,58 88,66 86,84 45,88";

function house(x: number, y: number, w: number, h: number, roof: number): string {
  return (
    edges(`${x},${y} ${x},${y - h} ${x + w / 2},${y - h - roof * 0.4} ${x + w},${y - h} ${x + w},${y}`, "p") +
    edges(`${x - 4},${y - h} ${x + w / 2},${y - h - roof} ${x + w + 4},${y - h}`, "j")
  );
}

/** A keep with a flag. */
function keep(): string {
  return (
    edges("28,66 28,30 24,30 24,18 32,18 32,23 41,23 41,18 49,18 49,23 58,23 58,18 66,18 66,30 62,30 62,66", "p") +
    shape("38,66! 38,52 45,46 52,52 52,66!", "k") +
    contour("45,18 45,5") +
    edges("46,4 62,9 46,14", "j")
  );
}

/** Two houses and a church. */
function village(): string {
  return (
    house(50, 66, 26, 20, 14) +
    house(12, 68, 22, 16, 13) +
    edges("34,66 34,30 43,8 52,30 52,66", "p") +
    edges("31,32 43,6 55,32", "j") +
    shape("39,66! 39,56 43,52 47,56 47,66!", "k")
  );
}

/** A windmill. */
function mill(): string {
  return (
    edges("30,68 36,34 54,34 60,68", "p") +
    shape("33,36 36,24 45,19 54,24 57,36", "j") +
    shape("41,68! 41,58 45,54 49,58 49,68!", "k") +
    edges("44,30 18,6 12,13 42,33", "p") +
    edges("46,30 72,4 79,11 48,33", "p") +
    edges("46,33 70,58 64,63 44,36", "p") +
    ink("20,9 16,14", "28,16 24,21", "70,8 75,13", "62,16 66,21", "60,46 56,50")
  );
}

/** A round tower by the wood. */
function tower(): string {
  return (
    shapes("b", "66,66! 58,66! 70,30! 82,66!", "16,68! 6,68! 16,40! 28,68!") +
    edges("32,66 34,34 56,34 58,66", "p") +
    edges("27,36 45,6 63,36", "j") +
    shape("41,50! 41,44 45,40 49,44 49,50!", "k")
  );
}

/** An entry: the gate on the dragon's way, with two towers. */
function gate(): string {
  return (
    edges("26,68 26,34 64,34 64,68", "p") +
    shape("34,68! 34,52 45,43 56,52 56,68!", "k") +
    edges("12,68 12,26 8,26 8,16 14,16 14,20 20,20 20,16 26,16 26,20 32,20 32,26 28,26 28,68", "p") +
    edges("62,68 62,26 58,26 58,20 64,20 64,16 70,16 70,20 76,20 76,16 82,16 82,26 78,26 78,68", "p") +
    edges("34,34 34,26 56,26 56,34", "j") +
    ink("39,50 39,68", "45,46 45,68", "51,50 51,68")
  );
}

const TOWNS = [village, keep, mill, tower];

/** A standing land. Neighbours on the path differ. */
export function land(place: number, isEntry: boolean, label = ""): string {
  const town = isEntry ? gate : (TOWNS[place % TOWNS.length] ?? village);
  return svg(`<g class="art art-amethyst">${shape(HILL, "a")}${town()}</g>`, LAND, LAND, label);
}

/** What the dragon leaves: walls, smoke and one stubborn flower. */
export function ruin(label = ""): string {
  return svg(
    `<g class="art art-ash">${shape(HILL, "b")}${patch("16,76 30,66 60,66 76,74 60,82 30,82", "k")}` +
      edges("16,72 16,46 24,40 28,52 36,48 38,72", "a") +
      edges("52,72 54,34 62,38 66,52 74,50 76,72", "a") +
      part.smoke({ x: 45, y: 54, size: 1.1 }) +
      part.smoke({ x: 30, y: 38, size: 0.7, flip: true }) +
      `</g>`,
    LAND,
    LAND,
    label,
  );
}
