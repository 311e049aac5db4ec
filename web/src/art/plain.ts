/** What stands for a game that nobody has drawn anything for: a die between two cards. */
import { dot, ink, shape } from "./pen.ts";
import { once, type Drawing } from "./picture.ts";
import { cells, strands } from "./weave.ts";

export const emblem = once((): Drawing => {
  const pips = [
    [38, 52],
    [50, 64],
    [62, 76],
  ] as const;
  return {
    jewel: "ash",
    markup:
      shape("14,58! 8,22! 36,14! 46,52!", "p") +
      shape("58,50! 66,12! 94,20! 86,58!", "p") +
      ink("18,28 30,25", "20,35 32,32", "72,22 86,26") +
      shape("26,42! 74,42! 76,90! 24,90!", "j") +
      pips.map(([x, y]) => dot(x, y, 4, { tone: "p", line: "i" })).join(""),
  };
});

/** The same, large. */
export function scene(): string {
  return `<g transform="translate(34 132) scale(1.28)">${emblem().markup}</g>`;
}

/** Squares, as on a board. */
export function weave(): string {
  return strands(cells((x, y) => `M${x} ${y}h20v20h-20z`));
}
