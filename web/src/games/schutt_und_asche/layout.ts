// How large the map and the cards can be, and where everything else lies. All in pixels.
import type { Space } from "../../table/contract.ts";

/** Words and my gold below the map. */
const BELOW = 200;
/** The column beside the map. */
const SIDE = { share: 0.32, least: 290, most: 420 } as const;
/** Narrower than this nothing lies beside the map. */
const NARROW = 720;
/** Lower than this, the column beside the map shows less. */
const LOW = 600;
/** Beside the map everything is seen at a glance; that is worth a somewhat smaller map. */
const WORTH = 1.25;
/** The map is never much lower or higher than wide: the dragon lives in its middle. */
const FLATTEST = 0.72;
const TALLEST = 1.5;
/** Lands beside each other along an edge of the map. */
const ALONG = 7;
/** Between two lands. */
const APART = 3;
/** How much of its width and height the sheet of the map keeps for its edges. */
const EDGES = 0.025;
/** What has to be read. */
const LETTERS = 14;

export function sideWidth(width: number): number {
  return Math.max(SIDE.least, Math.min(width * SIDE.share, SIDE.most));
}

/** Whether things lie beside the map: unless it gets much larger with everything below it. */
export function isBeside({ width, height }: Space): boolean {
  const beside = Math.min(width - sideWidth(width), height);
  return width >= NARROW && beside * WORTH >= Math.min(width, height - BELOW);
}

/** Whether there is little room in the column beside the map. */
export function isLow({ height }: Space): boolean {
  return height < LOW;
}

/** What of the column beside the map is left for gold: under the phases, the ledger, the words and what lies beside the gold. */
export function besideGold(space: Space): Space {
  const taken = 60 + (isLow(space) ? 164 : 250) + 150 + 60;
  return { width: sideWidth(space.width) - 8, height: Math.max(66, Math.min(space.height - taken, 190)) };
}

/** The largest map in an area, with its height by its width. */
export function mapIn({ width, height }: Space): Space & { readonly ratio: number } {
  // In steps, so that the map is not drawn anew with every pixel.
  const steps = 40;
  const ratio = Math.max(FLATTEST, Math.min(Math.floor((height / width) * steps) / steps, TALLEST));
  const wide = Math.min(width, height / ratio);
  return { width: wide, height: wide * ratio, ratio };
}

/** One land: its own size, and that of the line with crest and stack at its foot. */
export function landIn(map: Space): Space & { readonly foot: number; readonly letters: number } {
  const [width, height] = [map.width, map.height].map((side) => (side * (1 - EDGES)) / ALONG - APART) as [
    number,
    number,
  ];
  const foot = Math.min(Math.max(height * 0.32, 18), 34);
  return { width, height, foot, letters: Math.max(LETTERS, foot * 0.62) };
}

/** Where a land lies within the edges of the sheet; in hundredths. */
export function within(hundredths: number): number {
  return 50 + (hundredths - 50) * (1 - EDGES);
}

/** So many cards of one value are drawn behind each other; a number says how many there are. */
export const FANNED = 4;
/** How much of its width a card behind another one shows. */
export const FAN = 0.16;
/** Between cards of different values. */
export const GAP = 10;
/** The index of a smaller card could not be read. */
const NARROWEST = 44;
const WIDEST = 132;

/** How wide a gold card is, so that all of them fill this space; `counts` are those of each value. */
export function goldWidth(counts: readonly number[], { width, height }: Space): number {
  const cards = counts.reduce((sum, count) => sum + 1 + (Math.min(count, FANNED) - 1) * FAN, 0);
  const share = (width - GAP * Math.max(0, counts.length - 1)) / Math.max(1, cards);
  return Math.max(NARROWEST, Math.min(share, (height * 5) / 7, WIDEST));
}
