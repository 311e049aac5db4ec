/** What players are told apart by: a charge on a shield, each with its own tincture. On a page of 40 x 40. */
import { curve, whole, type Line } from "./pen.ts";
import { svg, type Jewel } from "./picture.ts";

export const CHARGES = ["tower", "wing", "star", "key", "oak", "wave"] as const;
export type Charge = (typeof CHARGES)[number];

interface Arms {
  readonly tincture: Jewel;
  /** Filled lines; a hole is a line of its own, as the path is filled by the even-odd rule. */
  readonly lines: readonly Line[];
  /** Ink on light tinctures, paper on dark ones. */
  readonly tone: "p" | "k";
}

const ring = (x: number, y: number, r: number): string => `${x},${y - r} ${x - r},${y} ${x},${y + r} ${x + r},${y}`;

const star = Array.from({ length: 10 }, (_, i) => {
  const [r, angle] = [i % 2 ? 5.2 : 12.5, (i * Math.PI) / 5 - Math.PI / 2];
  return `${(20 + Math.cos(angle) * r).toFixed(1)},${(18.5 + Math.sin(angle) * r).toFixed(1)}!`;
}).join(" ");

const ARMS: Record<Charge, Arms> = {
  tower: {
    tincture: "ruby",
    tone: "p",
    lines: [
      "12,30! 13.5,17! 11,17! 11,8! 15,8! 15,11! 18,11! 18,8! 22,8! 22,11! 25,11! 25,8! 29,8! 29,17! 26.5,17! 28,30!",
      "17.5,30! 17.5,24 20,21 22.5,24 22.5,30!",
    ],
  },
  wing: {
    tincture: "sapphire",
    tone: "p",
    lines: ["9,10! 17,7 27,9 31,16! 26,16! 31,22! 25,21! 28,27! 22,25! 21,32! 16,27 11,19"],
  },
  star: { tincture: "topaz", tone: "k", lines: [star] },
  key: {
    tincture: "amethyst",
    tone: "p",
    lines: [
      "20,6 13,12.5 18,18.6! 18,33! 22,33! 22,31! 27,31! 27,27.5! 22,27.5! 22,25.5! 25,25.5! 25,22! 22,22! 22,18.6! 27,12.5",
      ring(20, 12.5, 3),
    ],
  },
  oak: {
    tincture: "emerald",
    tone: "p",
    lines: [whole("20,5 15,7 15,11 11,12 11,17 8,19 10,24 15,24 18.5,27! 18.5,34!", 20)],
  },
  wave: {
    tincture: "pearl",
    tone: "k",
    lines: [
      "6.5,13! 11,9 16,13 20,15 25,12 29,9 33.5,12! 33.5,17! 29,14 25,17 20,20 16,18 11,14 6.5,18!",
      "8,23! 12,19.5 16,23 20,25 25,22 29,19.5 32,22.5! 30.5,27! 28,25 25,27 20,30 16,28 12,25 10,27!",
    ],
  },
};

const SHIELD = curve(whole("20,3.5! 5,3.5! 5,20 10,30 20,36.5!", 20), true);

/** The shield and its charge, with a rim that sets it off from dark wood; without the page around it. */
export function chargeMarkup(charge: Charge): string {
  const { tincture, lines, tone } = ARMS[charge];
  const data = lines.map((line) => curve(line, true)).join("");
  return (
    `<g class="art art-${tincture}">` +
    `<path class="rim" d="${SHIELD}"/><path class="j" d="${SHIELD}"/>` +
    `<path class="${tone} n" fill-rule="evenodd" d="${data}"/></g>`
  );
}

export function charge(name: Charge, label = ""): string {
  return svg(chargeMarkup(name), 40, 40, label);
}

export function tinctureOf(name: Charge): Jewel {
  return ARMS[name].tincture;
}
