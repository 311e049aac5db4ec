/** What stands for a game that nobody has drawn anything for: a die between two cards. */
import { dot, edges } from "./pen.ts";
import { once, type Drawing } from "./picture.ts";
import { cells, strands } from "./weave.ts";

export const emblem = once((): Drawing => ({
  jewel: "ash",
  markup:
    edges("50,6 94,50 50,94 6,50", "p") +
    edges("18,18 82,18 82,82 18,82", "j") +
    [32, 50, 68].map((x) => dot(x, x, 7, { tone: "p" })).join(""),
}));

/** The same, large. */
export function scene(): string {
  return `<g transform="translate(34 132) scale(1.28)">${emblem().markup}</g>`;
}

/** Squares, as on a board. */
export function weave(): string {
  return strands(cells((x, y) => `M${x} ${y}h20v20h-20z`));
}
