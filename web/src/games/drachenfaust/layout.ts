// How large the card in the middle and what lies beside it may be, so that everything fits on the page and uses it.
import type { Space } from "../../table/contract.ts";

export interface Page {
  readonly width: number;
  /** Between the plaques of the others and my own. */
  readonly height: number;
  readonly isWide: boolean;
  /** Cards to choose from, or stones drawn from the bag, need a row of their own. */
  readonly extra: "cards" | "bag" | null;
}

export interface CardSize {
  /** The width of an upright card; null if it lies broad. */
  readonly upright: number | null;
  /** The width of a broad one; null if it is as wide as the page. */
  readonly broad: number | null;
  /** The height of a broad one. */
  readonly tall: number;
  /** The fists lie in a row below the card, not beside it. */
  readonly isUpright: boolean;
  /** On a low phone labels are short. */
  readonly isLow: boolean;
  /** The piles beside it: how much room there is. */
  readonly side: Space;
}

/** The words and my own things; on a phone the piles and the bank as well. */
const BELOW = { wide: 246, narrow: 350 };
/** A phone that is high enough has room for longer labels, which need so much more. */
const ROOMY = { from: 620, more: 50 };
const EXTRA = { cards: { wide: 112, narrow: 70 }, bag: { wide: 64, narrow: 60 } };
/** The line above the card. */
const ROUND = 20;
/** A row of fists. */
const FISTS = 160;
const GAP = 16;

/** With less an upright card has no room for its text. */
const LEAST_UPRIGHT = 300;
const WIDEST = 420;

export function sizeOf({ width, height, isWide, extra }: Page): CardSize {
  const kind = isWide ? "wide" : "narrow";
  const space = height - BELOW[kind] - (extra === null ? 0 : EXTRA[extra][kind]);
  if (!isWide) {
    const isLow = height < ROOMY.from;
    const tall = between(84, space - ROUND - (isLow ? 0 : ROOMY.more), 260);
    return { upright: null, broad: null, tall, isUpright: false, isLow, side: { width, height: 0 } };
  }
  const isUpright = space > width * 0.62;
  const card = space - ROUND - (isUpright ? FISTS + GAP : 0);
  const upright = card < LEAST_UPRIGHT ? null : Math.round(Math.min(WIDEST, card / 1.4, width * 0.42));
  const broad = Math.round(between(300, width * 0.4, 520));
  const side = { width: (width - (upright ?? broad) - 4 * GAP) / 2, height: Math.max(card, 110) };
  return { upright, broad, tall: between(110, card, 320), isUpright, isLow: false, side };
}

/** Beside the small cards of a pile. */
const BACK = 76;
const TITLE = 24;
const LEAST_SMALL = 34;
const MOST_SMALL = 92;
/** The height of a small card by its width. */
export const SMALL_RATIO = 1.3;

/** How wide small cards can be, so many of them in two piles with their titles, however they are shared out. */
export function smallWidth(count: number, { width, height }: { width: number; height: number }): number {
  for (let small = MOST_SMALL; small > LEAST_SMALL; small -= 2) {
    const columns = Math.max(1, Math.floor((width - BACK) / (small + 4)));
    const rows = Math.ceil(count / columns) + 1;
    if (rows * (small * SMALL_RATIO + 4) + 2 * TITLE + GAP <= height) return small;
  }
  return LEAST_SMALL;
}

/** The name above a hand and the coins below it. */
const AROUND_HAND = 50;
/** What a bank with its coins and stones above the fists takes. */
export const BANK = 92;
const LEAST_HAND = 32;
const MOST_HAND = 110;

/** How many fists lie beside each other, and how large the hands are: the largest that have room. */
export function fistSize(count: number, box: { width: number; height: number }): { across: number; hand: number } {
  const ways = Array.from({ length: count }, (_, place) => {
    const across = place + 1;
    const rows = Math.ceil(count / across);
    const [wide, high] = [box.width / across - 6, box.height / rows - 6];
    return { across, fits: Math.min(wide - 8, high - AROUND_HAND, MOST_HAND) };
  });
  const { across, fits } = ways.reduce((best, way) => (way.fits > best.fits ? way : best));
  return { across, hand: between(LEAST_HAND, fits, MOST_HAND) };
}

/** The room for the fists: a row of their own, or what the bank leaves beside the card. */
export function fistsBox(size: CardSize, width: number): { width: number; height: number } {
  return size.isUpright ? { width: width - 2 * GAP, height: FISTS } : { ...size.side, height: size.side.height - BANK };
}

function between(least: number, wanted: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wanted)));
}
