/** What lies about: coins, scoring dice, fists, screens, the bank and the bag. Each kind of coin has a shape of its own. */
import { chargeMarkup, tinctureOf, type Charge } from "../../../art/charges.ts";
import { emblem } from "../cover.ts";
import { contour, curve, dot, ink, limb, patch, shape, shapes, twice, whole, type Point } from "../../../art/pen.ts";
import { group, svg, type Jewel } from "../../../art/picture.ts";

export const COINS = ["fairy", "common", "silver", "black", "red"] as const;
export type CoinKind = (typeof COINS)[number];

/** Points around the middle of the page of a coin, in and out by turns. */
function round(count: number, out: number, into: number, isSharp: boolean): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const [r, angle] = [i % 2 ? into : out, (i * 2 * Math.PI) / count - Math.PI / 2];
    const [x, y] = [20 + Math.cos(angle) * r, 20 + Math.sin(angle) * r];
    return isSharp ? [x, y, 0] : [x, y];
  });
}

interface Mint {
  readonly jewel: Jewel;
  readonly edge: readonly Point[];
  readonly stamp: string;
}

const MINTS: Record<CoinKind, Mint> = {
  // Fairy gold: an edge of petals, and a wing.
  fairy: {
    jewel: "topaz",
    edge: round(16, 16.5, 13.8, false),
    stamp: patch("11,23! 12,15.5 19,11 30,12! 26.5,15 29.5,18! 25,19.5 27,23! 21.5,23.5 21,28! 15,26.5", "k"),
  },
  // Common gold: round, and a claw has tried it.
  common: {
    jewel: "topaz",
    edge: round(4, 16, 16, false),
    stamp:
      dot(20, 20, 11.5, { tone: "b", line: "i" }) +
      ["17,14! 15.5,20 13,26! 17,20.5", "22,13! 20.5,20 18,27! 22.5,20.5", "27,14! 25.5,20 23,26! 27.5,20.5"]
        .map((scratch) => patch(scratch, "k"))
        .join(""),
  },
  // Silver: six sides and a moon.
  silver: {
    jewel: "pearl",
    edge: round(6, 16.5, 16.5, true),
    stamp: patch("24,11! 15,13 12,20 15,27 24,29! 19,24.5 19,15.5", "k"),
  },
  // The witch's coin: thorns and a star.
  black: {
    jewel: "ash",
    edge: round(20, 17, 13, true),
    stamp: patch(round(10, 9, 3.6, true), "p"),
  },
  // The red one: eight corners, and it counts double.
  red: {
    jewel: "ruby",
    edge: round(8, 17, 17, true).map(([x, y]): Point => {
      const angle = Math.PI / 8;
      const [dx, dy] = [x - 20, y - 20];
      return [20 + dx * Math.cos(angle) - dy * Math.sin(angle), 20 + dx * Math.sin(angle) + dy * Math.cos(angle), 0];
    }),
    stamp: patch("13.5,12! 18,12! 18,28! 13.5,28!", "p") + patch("22,12! 26.5,12! 26.5,28! 22,28!", "p"),
  },
};

function coinMarkup(kind: CoinKind): string {
  const { jewel, edge, stamp } = MINTS[kind];
  const line = curve(edge, true);
  const face = kind === "black" ? "k" : "j";
  return `<g class="art art-${jewel}"><path class="rim" d="${line}"/><path class="${face}" d="${line}"/>${stamp}</g>`;
}

/** A coin as it lies on the table, on a page of 40 x 40. */
export function coin(kind: CoinKind, label = ""): string {
  return svg(coinMarkup(kind), 40, 40, label);
}

/** Where the pips of a die are, on its front. */
const PIPS: readonly string[] = [
  "",
  "16,24",
  "10,18 22,30",
  "9,17 16,24 23,31",
  "10,18 22,18 10,30 22,30",
  "9,17 23,17 16,24 9,31 23,31",
  "10,16 22,16 10,24 22,24 10,32 22,32",
  "10,16 22,16 10,24 16,24 22,24 10,32 22,32",
];

/** A scoring die that shows so many points, seven at most; blank for none. On a page of 40 x 40. */
export function die(points: number, label = ""): string {
  const pips = (PIPS[points] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((spot) => spot.split(",").map(Number))
    .map(([x = 0, y = 0]) => dot(x, y, 3))
    .join("");
  const cube =
    `<path class="rim" d="${curve("3,12! 12,3! 37,3! 37,28! 28,37! 3,37!", true)}"/>` +
    shape("3,12! 12,3! 37,3! 28,12!", "p") +
    shape("28,12! 37,3! 37,28! 28,37!", "b") +
    shape("3,12! 28,12! 28,37! 3,37!", "j");
  return svg(`<g class="art art-topaz">${cube}${pips}</g>`, 40, 40, label);
}

/** A closed fist; the cuff tells whose it is. On a page of 100 x 100. */
export function fist(charge: Charge, label = ""): string {
  return svg(group({ jewel: tinctureOf(charge), markup: emblem().markup }), 100, 100, label);
}

/** The same hand, open: there is room on the palm. */
export function palm(charge: Charge, label = ""): string {
  const finger = (line: string, width: number): string => limb(line, [width, width + 1, width - 3], "p");
  const markup =
    finger("30,46 24,24 22,10", 14) +
    finger("44,42 42,18 41,5", 15) +
    finger("58,42 60,18 61,6", 15) +
    finger("71,46 77,28 81,16", 13) +
    shape("24,88! 22,66 18,48 24,38 50,34 72,38 80,52 86,44 88,34 95,30 99,38 96,54 86,70 78,88!", "p") +
    ink("30,60 44,50 60,50", "30,74 38,62 46,56", "80,56 66,64 60,78") +
    shape("20,84! 50,78 80,84! 80,97! 50,92 20,97!", "j") +
    ink("32,84 32,92", "68,84 68,92");
  return svg(group({ jewel: tinctureOf(charge), markup }), 100, 100, label);
}

/** The screen that hides somebody's coins, with their charge. On a page of 140 x 90. */
export function screen(charge: Charge, label = ""): string {
  const markup =
    shapes("b", ...twice("38,16! 30,10! 24,18! 16,12! 8,20! 6,84! 38,76!", 70)) +
    ink(...twice("12,30 34,26", 70), ...twice("11,70 34,64", 70)) +
    shape("38,16! 46,10! 54,16! 62,8! 70,15! 78,8! 86,16! 94,10! 102,16! 102,76! 38,76!", "j") +
    ink("44,24 96,24", "44,69 96,69");
  return svg(
    group({ jewel: tinctureOf(charge), markup }) + `<g transform="translate(50 26)">${chargeMarkup(charge)}</g>`,
    140,
    90,
    label,
  );
}

/** The bank: a chest that stands open. On a page of 120 x 90. */
export function chest(label = ""): string {
  const markup =
    shape("14,44! 16,20 34,8 86,8 104,20 106,44! 60,38", "b") +
    ink("36,10 34,38", "84,10 86,38") +
    shape("12,44! 60,36 108,44! 104,52! 16,52!", "k") +
    dot(38, 46, 8, { tone: "j", line: "o" }) +
    dot(56, 43, 8, { tone: "j", line: "o" }) +
    dot(76, 45, 8, { tone: "j", line: "o" }) +
    shape("10,50! 110,50! 102,84! 18,84!", "b") +
    ink("14,62 106,62", "16,73 104,73") +
    shapes("a", ...twice("24,50! 36,50! 38,84! 28,84!", 60)) +
    shape("50,46! 70,46! 70,62 60,68 50,62", "j") +
    contour("60,54 60,60");
  return svg(`<g class="art art-topaz">${markup}</g>`, 120, 90, label);
}

/** The bag that stones are drawn from. On a page of 100 x 100. */
export function bag(label = ""): string {
  const markup =
    shape(whole("50,20 34,18 20,10! 26,30 14,56 16,86 50,94", 50), "b") +
    shape("30,22 50,14 70,22 50,30", "k") +
    limb("24,34 50,40 76,34", [6, 6, 6], "j") +
    shape("70,34 84,40 80,54! 72,46", "j") +
    ink("32,48 28,74", "50,50 50,80", "68,48 72,74");
  return svg(`<g class="art art-topaz">${markup}</g>`, 100, 100, label);
}
