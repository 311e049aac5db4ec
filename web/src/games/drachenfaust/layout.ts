// How large the card in the middle may be, so that everything fits on the page.

export interface Page {
  /** Between the plaques of the others and my own. */
  readonly height: number;
  readonly isWide: boolean;
  /** Cards to choose from, or stones drawn from the bag, need a row of their own. */
  readonly extra: "cards" | "bag" | null;
}

export interface CardSize {
  /** The width of an upright card; null if it lies broad. */
  readonly upright: number | null;
  /** The height of a broad one. */
  readonly tall: number;
}

/** The words and my own things; on a phone the piles and the bank as well. */
const BELOW = { wide: 264, narrow: 316 };
const EXTRA = { cards: { wide: 112, narrow: 66 }, bag: { wide: 64, narrow: 60 } };

/** With less an upright card has no room for its text. */
const LEAST_UPRIGHT = 264;
const WIDEST = 270;

export function sizeOf({ height, isWide, extra }: Page): CardSize {
  const kind = isWide ? "wide" : "narrow";
  const space = height - BELOW[kind] - (extra === null ? 0 : EXTRA[extra][kind]);
  if (!isWide) return { upright: null, tall: between(80, space, 170) };
  if (space < LEAST_UPRIGHT) return { upright: null, tall: between(110, space, 170) };
  return { upright: Math.min(WIDEST, Math.round(space / 1.4)), tall: 170 };
}

function between(least: number, wanted: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, wanted)));
}
