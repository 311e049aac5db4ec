/** What stands on the board of Drachenfels: each around its own field, at 0,0 of a page without margins. */
import * as part from "../../../art/parts/index.ts";
import {
  contour,
  dot,
  edges,
  ink,
  patch,
  place,
  shape,
  shapes,
  type Line,
  type Point,
  type Spot,
  type Tone,
} from "../../../art/pen.ts";
import { gem } from "../../../art/jewels.ts";
import { COLOURS } from "../types.ts";
import { JEWEL_OF } from "./people.ts";
import type { Field } from "./plan.ts";

/** A small whole number that depends on nothing but its place: the same board is always drawn the same. */
export function chance(x: number, y: number, below: number): number {
  const mixed = Math.imul(Math.round(x) + 374761, 668265263) ^ Math.imul(Math.round(y) + 97, 374761393);
  return ((Math.imul(mixed ^ (mixed >>> 13), 1274126177) >>> 9) >>> 0) % below;
}

/** A round stone to stand on, a little different each time. */
function stone(x: number, y: number, r: number, tone: Tone): string {
  const bumps = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * 2 * Math.PI + chance(x, y, 6);
    const reach = r * (0.94 + chance(x + i, y, 12) / 100);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94];
  });
  return shape(bumps, tone);
}

/** Land: a stone, with a green dot on it where a dragon may sit. */
function land({ x, y, kind }: Field): string {
  const mark = kind === "dotted" ? `<g class="art-emerald">${dot(x, y, 7.5, { tone: "j", line: "i" })}</g>` : "";
  return stone(x, y, 21, "p") + mark;
}

/** A start: a slab in the shape of its colour. */
function start({ id, x, y }: Field): string {
  const jewel = JEWEL_OF[COLOURS[Number(id[1]) - 1] ?? "red"];
  return stone(x, y, 30, "a") + `<g class="art-${jewel}">${gem(jewel, x, y, 16)}</g>`;
}

function star({ x, y }: Field): string {
  const rays = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const r = i % 2 ? 16 : 35;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, 0];
  });
  return `<g class="art-topaz">${shape(rays, "j")}</g>`;
}

/** A rainbow rock: one can stand on it, and a rainbow can. */
function rock(field: Field): string {
  const on = (line: Line): Point[] => place(field, line);
  return (
    shape(on("-36,22! -34,0 -26,-18 -8,-26! 10,-24 28,-14 35,6 38,22! 0,28"), "b") +
    shape(on("-26,-8 -10,-22 14,-20 27,-7 12,4 -14,4"), "a") +
    ink(on("-24,2 -20,16"), on("24,2 26,14"))
  );
}

/** The royal castle on its rock in the middle of the water: no way leads there but a rainbow. */
function castle(field: Field): string {
  const on = (line: Line): Point[] => place(field, line);
  const tower = (dx: number, top: number, wide: number): string => {
    const [l, r] = [dx - wide, dx + wide];
    return edges(
      on(
        `${l},34 ${l},${top + 14} ${l - 5},${top + 14} ${l - 5},${top} ${l + 3},${top} ${l + 3},${top + 6} ${dx - 4},${top + 6} ${dx - 4},${top} ${dx + 4},${top} ${dx + 4},${top + 6} ${r - 3},${top + 6} ${r - 3},${top} ${r + 5},${top} ${r + 5},${top + 14} ${r},${top + 14} ${r},34`,
      ),
      "p",
    );
  };
  return (
    shape(on("-92,64! -82,36 -58,22 0,14 58,22 82,34 94,64! 70,80 20,86 -40,84 -76,78"), "b") +
    ink(on("-70,44 -62,62"), on("-30,64 -22,78"), on("34,62 30,78"), on("68,46 66,62")) +
    tower(0, -74, 20) +
    edges(
      on(
        "-50,40 -50,-14 -42,-14 -42,-8 -32,-8 -32,-14 -20,-14 -20,-8 -10,-8 -10,-14 10,-14 10,-8 20,-8 20,-14 32,-14 32,-8 42,-8 42,-14 50,-14 50,40",
      ),
      "p",
    ) +
    tower(-52, -44, 15) +
    tower(52, -44, 15) +
    shape(on("-16,40! -16,16 0,2 16,16 16,40!"), "k") +
    contour(on("-6,10 -6,40"), on("6,10 6,40")) +
    shapes(
      "k",
      on("-6,-44! -6,-56 0,-62 6,-56 6,-44!"),
      on("-56,-10! -56,-20 -52,-25 -48,-20 -48,-10!"),
      on("48,-10! 48,-20 52,-25 56,-20 56,-10!"),
    ) +
    contour(on("0,-74 0,-104"), on("-52,-44 -52,-66"), on("52,-44 52,-66")) +
    `<g class="art-topaz">${edges(on("1,-104 32,-95 1,-84"), "j") + edges(on("-51,-66 -32,-60 -51,-54"), "j") + edges(on("53,-66 72,-60 53,-54"), "j")}</g>` +
    part.masonry(on("-38,2 20,4 -66,14 46,16"), 11, 6)
  );
}

/** A rock castle: a tower on a crag, with one window. */
function rockCastle(field: Field): string {
  const on = (line: Line): Point[] => place(field, line);
  return (
    shape(on("-50,40! -48,14 -38,2 -34,-12! -18,-8 10,-14 30,-8! 40,8 46,16 52,40! 30,50 -20,52"), "b") +
    ink(on("-40,12 -38,28"), on("-18,30 -14,44"), on("20,30 18,44"), on("38,14 40,30")) +
    edges(
      on(
        "-24,26 -22,-34 -30,-34 -30,-54 -19,-54 -19,-46 -6,-46 -6,-54 6,-54 6,-46 19,-46 19,-54 30,-54 30,-34 22,-34 24,26",
      ),
      "a",
    ) +
    shape(on("-10,26! -10,8 0,-1 10,8 10,26!"), "k") +
    shape(on("-9,-12! -9,-26 0,-34 9,-26 9,-12!"), "p") +
    part.masonry(on("-20,-2 10,-6"), 9, 6)
  );
}

/** An earth hole: nobody gets over it without a bridge. */
function hole(field: Field): string {
  const on = (line: Line): Point[] => place(field, line);
  return (
    shape(on("-38,-4! -24,-12 -14,-24! 2,-20 20,-24! 26,-12 38,-6! 32,8 22,14! 8,18 -8,25! -18,14 -34,10!"), "b") +
    shape(on("-26,-4! -12,-12 6,-12 26,-4! 20,8 6,10 -8,16! -18,8"), "k") +
    ink(on("-30,-2 -24,0"), on("28,-4 24,2"), on("-8,20 -6,15"))
  );
}

/** The gap before a rock castle: two pillars, and nothing between them. */
function gate(field: Field): string {
  const on = (line: Line): Point[] => place(field, line);
  const pillar = (dx: number): string =>
    shape(on(`${dx - 7},16! ${dx - 5},-14! ${dx + 5},-14! ${dx + 7},16!`), "a") +
    `<g class="art-topaz">${dot(field.x + dx, field.y - 20, 5.5, { tone: "j", line: "o" })}</g>`;
  return pillar(-25) + pillar(25) + ink(on("-14,14 -7,11 0,14 7,11 14,14"));
}

const STANDS: Partial<Record<Field["kind"], (field: Field) => string>> = {
  castle,
  "rock-castle": rockCastle,
  start,
  star,
  rock,
  hole,
  gate,
};

/** What marks a field on the ground, or stands there. */
export function fieldMarkup(field: Field): string {
  return (STANDS[field.kind] ?? land)(field);
}

/** A tree; its origin is the foot of its trunk. Pines and round ones take turns. */
export function tree(spot: Spot, pine: boolean): string {
  const on = (line: Line): Point[] => place(spot, line);
  const top = pine
    ? shape(on("0,-46! -9,-30 -5,-30! -14,-16 -8,-17! -18,-4! 0,-1 18,-4! 8,-17! 14,-16 5,-30! 9,-30"), "j")
    : shape(on("0,-40 -12,-36 -18,-22 -12,-10 0,-8 12,-10 18,-22 12,-36"), "j");
  return (
    contour(on("0,2 0,-10")) +
    top +
    ink(on(pine ? "-2,-34 -5,-26" : "-9,-28 -5,-33"), on(pine ? "5,-16 9,-10" : "4,-14 10,-18"))
  );
}

export function peak(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-40,2! -22,-26 -4,-62! 12,-36 22,-28 40,2! 0,6"), "b") +
    shape(on("-4,-62! -15,-38 -8,-42! -2,-34! 6,-42! 9,-40"), "p") +
    ink(on("10,-30 6,-12"), on("22,-18 22,-6"))
  );
}

export function waves(x: number, y: number): string {
  return ink(`${x - 16},${y} ${x - 8},${y - 5} ${x},${y} ${x + 8},${y - 5} ${x + 16},${y}`);
}

/** Something in the water that minds its own business. */
export function serpent(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  const hump = (dx: number, wide: number, high: number): Point[] =>
    on(
      `${dx - wide},6! ${dx - wide * 0.7},${-high} ${dx + wide * 0.7},${-high} ${dx + wide},6! ${dx + wide * 0.4},6! ${dx},${-high * 0.2} ${dx - wide * 0.4},6!`,
    );
  return (
    shapes("j", hump(4, 15, 16), hump(36, 11, 10)) +
    shape(on("-34,6! -34,-20 -28,-34 -16,-34 -8,-26 -14,-20 -22,-20 -20,6!"), "j") +
    part.bead(on("-22,-27")[0]![0], on("-22,-27")[0]![1], 3) +
    ink(on("-42,9 -34,6 -26,9 -18,6 -10,9"), on("24,10 32,7 40,10 48,7"))
  );
}

/** A rowing boat whose owner fishes. */
export function boat(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    contour(on("2,-12 20,-34 30,-38"), on("30,-38 34,-4")) +
    shape(on("-10,-4 -8,-18 4,-18 6,-4"), "a") +
    dot(on("-2,-25")[0]![0], on("-2,-25")[0]![1], 7, { tone: "p", line: "o" }) +
    shape(on("-12,-26! -2,-38! 9,-26!"), "j") +
    shape(on("-30,-6! 22,-6! 14,8 -20,8!"), "b") +
    ink(on("-36,13 -26,10 -16,13"), on("6,14 16,11 26,14"))
  );
}

/** Which way is north matters little here; it looks well in a corner. */
export function compass(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("0,-40! 7,-8! 30,0! 7,8! 0,40! -7,8! -30,0! -7,-8!"), "p") +
    patch(on("0,-40! 7,-8! 0,0!"), "j") +
    patch(on("30,0! 7,8! 0,0!"), "j") +
    patch(on("0,40! -7,8! 0,0!"), "j") +
    patch(on("-30,0! -7,-8! 0,0!"), "j") +
    shape(on("-5,-46! -5,-58! 5,-47! 5,-59!"), "p")
  );
}
