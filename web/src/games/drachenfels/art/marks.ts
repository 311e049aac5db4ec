/** The signs in the corner of the magic cards, within a radius of 18 around 0,0: enough to know a card of which only the edge is seen. */
import { contour, dot, edges, shape, shapes } from "../../../art/pen.ts";
import type { MAGIC } from "./magic.ts";

export const MARKS: Record<keyof typeof MAGIC, () => string> = {
  rainbow: () =>
    shape("-17,12! -16,-8 0,-17 16,-8 17,12! 6,12! 5,0 0,-4 -5,0 -6,12!", "j") +
    contour("-11,12 -10,-4 0,-11 10,-4 11,12"),
  bridge: () =>
    shape("-18,10! -16,-2 0,-9 16,-2 18,10! 10,10! 8,3 0,0 -8,3 -10,10!", "j") +
    contour("-16,-2 -16,-12", "0,-9 0,-17", "16,-2 16,-12"),
  dragon: () =>
    shapes("p", "-10,-8! -14,-19! -3,-12!", "10,-8! 14,-19! 3,-12!") +
    shape("0,-14 -11,-10 -14,1 -9,9 -7,16 0,18 7,16 9,9 14,1 11,-10", "j") +
    dot(-5, -2, 2.5, { tone: "p" }) +
    dot(5, -2, 2.5, { tone: "p" }),
  teletransfer: () =>
    contour("-14,4 -10,-9 4,-13", "14,-4 10,9 -4,13") +
    edges("2,-20 15,-12 3,-4", "j") +
    edges("-2,20 -15,12 -3,4", "j"),
  cloud: () => shape("-16,8 -18,-2 -10,-8 -2,-14 8,-10 17,-5 17,6 8,11 -6,11", "j"),
};
