/**
 * The map, 600 wide and as high as there is room for: the ring of the dragon path along its edges, the dragon in its lair in the
 * middle, and a few corners of the world between them.
 *
 * Lands, tiles and heads are put upon it by the room, at the places that the view gives in hundredths.
 */
import * as part from "../../../art/parts/index.ts";
import {
  contour,
  curve,
  dot,
  edges,
  ink,
  limb,
  place,
  shape,
  shapes,
  type Line,
  type Point,
} from "../../../art/pen.ts";
import { svg } from "../../../art/picture.ts";

export const BOARD = 600;
const UNIT = BOARD / 100;

/** Where a place on the map is drawn, in hundredths. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const around = (degrees: number, radius: number): Spot => ({
  x: 50 + Math.cos((degrees * Math.PI) / 180) * radius,
  y: 50 + Math.sin((degrees * Math.PI) / 180) * radius,
});

/** The seven heads look out between the four ways; where an eighth would be there is the tail. */
const ANGLES = [-118, -62, -28, 28, 62, 152, 208];
const TAIL = 118;
export const HEADS: readonly Spot[] = ANGLES.map((angle) => around(angle, 26.5));

/** How large the dragon is on a map that is so much higher than wide: on a low one it has to make itself small. */
export const dragonSize = (ratio: number): number => Math.min(1, ratio * 1.15);

/** Where something around the lair is drawn on a map with these proportions. */
export function inTheMiddle({ x, y }: Spot, ratio: number): Spot {
  const size = dragonSize(ratio);
  return { x: 50 + (x - 50) * size, y: 50 + ((y - 50) * size) / ratio };
}

const at = ({ x, y }: Spot): Point => [x * UNIT, y * UNIT];

/** Footprints from one place to the next, all as one path. */
function footprints(from: Spot, to: Spot, ratio: number): string {
  const [a, b] = [from, to].map(({ x, y }) => at({ x, y: y * ratio })) as [Point, Point];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
  const count = Math.max(2, Math.round(length / 26));
  let data = "";
  for (let i = 0; i < count; i++) {
    const part = (i + 0.5) / count;
    const side = i % 2 ? 5 : -5;
    const spot = {
      x: a[0] + dx * part - (dy / length) * side,
      y: a[1] + dy * part + (dx / length) * side,
      turn,
      size: 0.8,
    };
    const print = "-5,5! -7,-5! -3,0! 0,-9! 3,0! 7,-5! 5,5! 0,7";
    data += curve(place(spot, print), true);
  }
  return data;
}

/** The dragon lies curled up in its lair. Necks first, so that the body lies over them. */
function dragon(): string {
  const necks = ANGLES.map((angle) => {
    const spine: Point[] = [
      at(around(angle - 8, 8)),
      at(around(angle + 7, 15)),
      at(around(angle - 3, 21)),
      at(around(angle, 25)),
    ];
    return limb(spine, [34, 28, 22, 20]);
  });
  const tail = part.tail(
    [at(around(TAIL - 10, 8)), at(around(TAIL + 12, 16)), at(around(TAIL - 12, 22)), at(around(TAIL + 6, 29))],
    26,
    "arrow",
  );
  const ring = (radius: number): Line => Array.from({ length: 10 }, (_, i) => at(around(i * 36, radius)));
  return (
    tail +
    necks.join("") +
    shape(ring(15.5), "b") +
    part.scales(300, 300, 84, 84, 20) +
    shape(ring(5.2), "k") +
    part.coin(289, 309, 11) +
    part.coin(312, 306, 11) +
    part.coin(299, 290, 12)
  );
}

function tree(x: number, y: number, size = 1): string {
  const on = (line: string): Line => place({ x, y, size }, line);
  return shape(on("-3,0! -3,-8! 3,-8! 3,0!"), "b") + shape(on("0,-40! 14,-8! -14,-8!"), "a");
}

function peak(x: number, y: number, size = 1): string {
  const on = (line: string): Line => place({ x, y, size }, line);
  return (
    shape(on("-34,0! -14,-30! -8,-26! 6,-54! 34,0!"), "a") +
    shape(on("6,-54! -4,-33! 2,-36! 6,-30! 12,-38! 15,-36!"), "p") +
    ink(on("12,-22 20,-6"), on("-14,-18 -20,-6"))
  );
}

function wood(): string {
  return (
    tree(20, 66) + tree(46, 58, 1.1) + tree(34, 86, 1.1) + tree(70, 48, 0.9) + tree(14, 110, 0.9) + tree(58, 84, 0.8)
  );
}

function mountains(): string {
  return peak(528, 66, 1.05) + peak(566, 84, 1.15) + peak(540, 104, 0.8);
}

/** A sea with somebody in it. */
function sea(): string {
  return (
    limb("520,572 534,540 552,548 548,572", [11, 11, 10, 9]) +
    limb("556,574 566,558 578,574", [9, 9, 8]) +
    dot(524, 548, 2.5) +
    contour(
      "492,580 502,572 514,580 526,572 538,580 550,572 562,580 574,572 590,580",
      "540,594 552,588 564,594 576,588 590,594",
    ) +
    ink("566,520 574,514 582,520 590,514", "552,536 590,534")
  );
}

/** A compass; north is where the lamp hangs. */
function compass(): string {
  const on = (line: string): Line => place({ x: 54, y: 546 }, line);
  return (
    dot(54, 546, 30, { tone: "p", line: "i" }) +
    shapes("a", on("0,-36! 6,-6! 36,0! 6,6! 0,36! -6,6! -36,0! -6,-6!")) +
    shapes("j", on("0,-36! 6,-6! 0,0!"), on("0,36! -6,6! 0,0!"), on("36,0! 6,6! 0,0!"), on("-36,0! -6,-6! 0,0!"))
  );
}

/** The lands along an edge take a seventh of the map; what stands in a corner stands further in. */
const EDGE = BOARD / 7;
const SHEET =
  "4,8 60,3 130,7 210,2 300,6 390,2 470,7 540,3 596,7 592,70 597,150 593,230 598,310 593,400 597,480 592,540 596,594 530,590 460,597 380,592 300,596 220,592 140,597 70,592 6,596 9,530 3,450 8,370 2,290 7,210 3,130 8,60";

/** Moves a drawing from its corner of a square map towards the middle of one with other proportions. */
function inCorner(markup: string, right: boolean, bottom: boolean, ratio: number): string {
  const size = Math.min(1, ratio) * 0.8;
  const [x, y] = [right ? BOARD : 0, bottom ? BOARD : 0];
  const dx = right ? BOARD - EDGE : EDGE;
  const dy = (bottom ? BOARD - EDGE : EDGE) * ratio;
  return `<g transform="translate(${dx} ${dy}) scale(${size}) translate(${-x} ${-y})">${markup}</g>`;
}

/** The map with its path through these lands, and a way to each entry from its field; `ratio` is its height by its width. */
export function board(
  lands: readonly Spot[],
  ways: readonly (readonly [from: Spot, to: Spot])[],
  ratio = 1,
  label = "",
): string {
  const prints = [
    ...lands.map((spot, i) => footprints(spot, lands[(i + 1) % lands.length] ?? spot, ratio)),
    ...ways.map(([from, to]) => footprints(inTheMiddle(from, ratio), to, ratio)),
  ].join("");
  const sheet = edges(
    SHEET.replace(/,(\d+)/g, (_, y) => `,${Math.round(Number(y) * ratio)}`),
    "p",
  );
  const middle = BOARD / 2;
  const corners =
    inCorner(wood(), false, false, ratio) +
    inCorner(mountains(), true, false, ratio) +
    inCorner(sea(), true, true, ratio) +
    inCorner(compass(), false, true, ratio);
  return svg(
    `<g class="art art-amethyst">${sheet}${corners}<path class="b n" d="${prints}"/>` +
      `<g transform="translate(${middle} ${middle * ratio}) scale(${dragonSize(ratio)}) translate(${-middle} ${-middle})">${dragon()}</g></g>`,
    BOARD,
    BOARD * ratio,
    label,
  );
}
