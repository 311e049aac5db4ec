/** The cards, front and back, and the book they belong to. A back is a page of the book. */
import { group, PAGE, svg, type Drawing, type Jewel } from "../../../art/picture.ts";
import { edges, ink, shape, shapes, times, twice, whole, type Point } from "../../../art/pen.ts";
import type { Colour } from "../types.ts";
import { figures, stone } from "./things.ts";

export const JEWEL_OF: Record<Colour, Jewel> = { red: "ruby", white: "pearl", blue: "sapphire", green: "emerald" };

/** What is on a back: a number, or a colour; those of start cards are tied with a ribbon. */
export interface Back {
  readonly on: number | Colour;
  readonly isStart?: boolean;
}

const { width, height } = PAGE;

function sheet(jewel: Jewel, inner: string): string {
  return (
    `<g class="card-face art-${jewel}"><rect class="card-sheet" x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="8"/>` +
    `${inner}</g>`
  );
}

function band(inset: number): string {
  const box = (by: number, name: string, rx: number): string =>
    `<rect class="${name}" x="${by}" y="${by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="${rx}"/>`;
  return box(inset, "card-band", 5) + box(inset - 2.5, "card-frame", 6) + box(inset + 2.5, "card-frame", 3);
}

/** The little page that tells on a front what is on its back. Around 0,0; 40 x 48. */
function preview({ on, isStart = false }: Back): string {
  const leaf = `<g class="art art-ash">${shape("-20,-24! 12,-24! 20,-16! 20,24! -20,24!", "p")}${ink("12,-24! 12,-16! 20,-16!")}</g>`;
  const sign = typeof on === "number" ? figures(on, -1, 2, 0.74) : stone(JEWEL_OF[on], 0, 3, 14);
  const tie = isStart
    ? `<g class="art art-${typeof on === "number" ? "ash" : JEWEL_OF[on]}">${ribbon(0, 22, 0.5)}</g>`
    : "";
  return leaf + sign + tie;
}

/** A bow. */
function ribbon(x: number, y: number, size: number): string {
  const at = (line: string): Point[] =>
    line.split(" ").map((word): Point => {
      const [px, py] = word.replace("!", "").split(",").map(Number) as [number, number];
      return [x + px * size, y + py * size, word.endsWith("!") ? 0 : undefined];
    });
  return shapes(
    "b",
    at("0,0! -14,-14 -28,-10 -26,6 -14,10"),
    at("0,0! 14,-14 28,-10 26,6 14,10"),
    at("-6,-6! 6,-6! 6,6! -6,6!"),
  );
}

/** A front: the dragon, its jewel, and what is on its back. */
export function front(drawing: Drawing, back: Back, label = ""): string {
  const isJoker = drawing.jewel === "topaz";
  const sign = stone(drawing.jewel, 37, 40, isJoker ? 17 : 19);
  return svg(
    sheet(drawing.jewel, band(10)) +
      group(drawing, "translate(46 40) scale(.73)") +
      sign +
      `<g transform="translate(37 98) scale(1.16)">${preview(back)}</g>` +
      stone(drawing.jewel, 176, 254, 10),
    width,
    height,
    label,
  );
}

/** Vines in the corners of a page, and lines that nobody can read. */
function script(from: number, to: number): string {
  const lines: string[] = [];
  for (let y = from; y <= to; y += 11)
    lines.push(`${44},${y} 76,${y - 1.5} 110,${y + 1} ${y + 11 > to ? 122 : 156},${y}`);
  return ink(...lines);
}

function vines(): string {
  return (
    shapes(
      "j",
      ...twice("22,22! 40,20 46,34! 28,38").concat(twice("22,258! 40,260 46,246! 28,242")),
      ...twice("22,52! 30,58 26,72! 18,64").concat(twice("22,228! 30,222 26,208! 18,216")),
      ...twice("56,20! 66,16 76,24! 64,30").concat(twice("56,260! 66,264 76,256! 64,250")),
    ) + ink(...twice("24,80 22,52 26,28 52,24 82,22"), ...twice("24,200 22,228 26,252 52,256 82,258"))
  );
}

/** A back, as the book shows it. */
export function page({ on, isStart = false }: Back, label = ""): string {
  const isNumber = typeof on === "number";
  const jewel: Jewel = isNumber ? "emerald" : JEWEL_OF[on];
  const pips = isNumber ? pipsOf(on) : "";
  const middle = isNumber
    ? `<g class="art art-emerald">${script(58, 70)}${pips}</g>${figures(on, 100, 132, 2.5)}`
    : `<g class="art art-${jewel}">${script(58, 70)}${script(222, 222)}</g>${stone(jewel, 100, 146, 56)}`;
  const tie = isStart
    ? `<g class="art art-${jewel}">${edges("14,232 186,188 186,206 14,250", "b")}${ribbon(142, 212, 1.1)}</g>`
    : "";
  return svg(
    sheet("emerald", `<rect class="card-frame" x="10" y="10" width="${width - 20}" height="${height - 20}" rx="4"/>`) +
      `<g class="art art-emerald">${vines()}</g>` +
      middle +
      tie,
    width,
    height,
    label,
  );
}

/** As many leaves as the number says. */
function pipsOf(count: number): string {
  const step = 21;
  return shapes(
    "j",
    ...Array.from({ length: count }, (_, i): string => {
      const x = 100 + (i - (count - 1) / 2) * step;
      return `${x},206! ${x + 8},216 ${x},232! ${x - 8},216`;
    }),
  );
}

/** What is on a back, very small: for the hands of the others. On a page of 48 x 58. */
export function tile(back: Back, label = ""): string {
  return svg(`<g transform="translate(24 27)">${preview(back)}</g>`, 48, 58, label);
}

/** A jewel alone, for stacks and words. On a page of 40 x 40. */
export function sign(colour: Colour, label = ""): string {
  return svg(stone(JEWEL_OF[colour], 20, 20, 16), 40, 40, label);
}

/** The open book under its two pages, on a page of 480 x 330. BOOK says where they lie, in percent. */
export const BOOK = { left: 12, right: 52.5, top: 10.5, width: 35.5, height: 77 } as const;

export function book(label = ""): string {
  const cover = whole("240,318 200,312 20,314! 8,302! 8,32! 20,20! 200,22 240,28", 240);
  const leaves = (by: number): [Point[], Point[]] =>
    twice(
      `240,${306 - by}! 196,${296 - by} 110,${296 - by} ${24 + by},${302 - by}! ${24 + by},${24 + by}! 110,${16 + by} 196,${16 + by} 240,${26 + by}!`,
      240,
    );
  return svg(
    `<g class="art art-emerald"><path class="rim" d="${shape(cover).slice(9, -3)}"/>` +
      shape(cover, "j") +
      shapes("a", ...leaves(0)) +
      shapes("p", ...leaves(5)) +
      ink(
        ...times(3, (i) => `|240,${296 - i * 3} 196,${287 - i * 3} 110,${287 - i * 3} 32,${293 - i * 3}`)
          .split("|")
          .filter(Boolean)
          .flatMap((line) => twice(line, 240)),
      ) +
      shapes("b", ...twice("8,32! 20,20! 44,20! 8,56!", 240), ...twice("8,302! 20,314! 44,313! 8,278!", 240)) +
      ink("240,32 238,160 240,300") +
      `</g>`,
    480,
    330,
    label,
  );
}
