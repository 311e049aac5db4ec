/** The box of Drachenhüter: its key on a page of 100 x 100, what its front shows, and the weave on the backs of its cards. */
import * as part from "../../art/parts/index.ts";
import { contour, dot, ink, shape, shapes, twice, whole } from "../../art/pen.ts";
import { once, type Drawing } from "../../art/picture.ts";
import { CELL, COLUMNS, LEFT, ROWS, TOP } from "../../art/weave.ts";

/** An open book with a ribbon, and a small flame over it. */
export const emblem = once((): Drawing => {
  return {
    jewel: "emerald",
    markup:
      shape(whole("50,90 28,82 4,88! 4,34! 50,38", 50), "j") +
      shapes("p", ...twice("50,84! 30,74 9,80! 9,28 30,22 50,32!", 50)) +
      ink(...twice("17,40 29,35 42,41", 50), ...twice("17,51 29,46 42,52", 50), ...twice("17,62 29,57 42,63", 50)) +
      shape("58,30! 66,28! 66,58! 62,52! 58,58!", "j") +
      shape("50,20 43,13 46,5 51,-1! 53,6 58,12", "j"),
  };
});

/** A dragon with spectacles that cannot put its book away. */
export function scene(): string {
  const glass = (x: number): string => dot(x, 150, 13, { tone: "p", line: "o" });
  return (
    shape(whole("98,132 60,150 40,200 44,258 98,258", 98)) +
    part.horn([80, 124], [60, 94], { bend: 8, width: 13 }) +
    part.horn([116, 124], [136, 94], { bend: -8, width: 13 }) +
    part.dragonFace({ x: 98, y: 152, size: 1.05 }, { mood: "open", mouth: "smile" }) +
    glass(80) +
    glass(116) +
    dot(80, 153, 5) +
    dot(116, 153, 5) +
    contour("92,148 98,145 104,148") +
    part.book({ x: 98, y: 258, size: 1.35 }) +
    shapes("a", ...twice("34,222 30,238 38,250 54,246 54,230 44,220", 98)) +
    ink(...twice("40,232 52,230", 98), ...twice("41,240 53,238", 98))
  );
}

/** Four leaves to a knot: like an emerald. */
export function weave(): string {
  const leaf = (x: number, y: number, dx: number, dy: number): string =>
    `M${x} ${y}q${dx * 20} 0 ${dx * 20} ${dy * 20}q${-dx * 20} 0 ${-dx * 20} ${-dy * 20}z`;
  const veins = (x: number, y: number, dx: number, dy: number): string =>
    `M${x + dx * 4} ${y + dy * 4}l${dx * 11} ${dy * 11}`;
  let [shapes, lines] = ["", ""];
  for (let row = 0; row < ROWS; row += 2) {
    for (let column = 0; column < COLUMNS; column += 2) {
      const [x, y] = [LEFT + column * CELL + 20, TOP + row * CELL + 20];
      for (const [dx, dy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        shapes += leaf(x, y, dx, dy);
        lines += veins(x, y, dx, dy);
      }
    }
  }
  return `<path class="leaf" d="${shapes}"/><path class="vein" d="${lines}"/>`;
}
