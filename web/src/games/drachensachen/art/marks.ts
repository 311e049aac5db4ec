/** Small signs under the index of the cards that do something, within a radius of 12 around 0,0. */
import { contour, dot, edges, shape } from "../../../art/pen.ts";
import { flame } from "../../../art/parts/flame.ts";

/** By kind, as the engine names it. */
export const MARKS: Partial<Record<string, () => string>> = {
  // 4.1 Below.
  "3": () => contour("-10,-9 10,-9") + edges("-4,-4 4,-4 4,2 10,2 0,12 -10,2 -4,2", "j"),
  // 4.2 Two cards.
  "4": () => edges("-1,-11 11,-8 6,10 -5,7", "j") + edges("-11,-8 1,-11 6,8 -6,11", "p"),
  // 4.3 Over the next one.
  "5": () => contour("-11,8 -9,-5 0,-10 8,-6 9,-1") + edges("3,-2 15,-2 9,9", "j"),
  // 4.4 No dragons: a barred gate.
  "6": () =>
    shape("-10,10! -10,-4 0,-12 10,-4 10,10!", "p") + contour("-4,-9 -4,10", "4,-9 4,10", "-10,-1 10,-1", "-10,5 10,5"),
  // 4.6
  N: () => dot(0, 0, 10, { tone: "p", line: "o" }) + dot(0, 0, 4.5, { rx: 3.5, tone: "j", line: "o" }),
  E: () => flame({ x: 0, y: 11, size: 0.33 }),
  P: () => shape("-10,-10! 0,-8 10,-10! 10,0 6,7 0,12! -6,7 -10,0", "j"),
};
