// How a hand lies: side by side if there is room, overlapping if not, in rows if there are very many.
import { rank, type Kind } from "./types.ts";

export interface Laid {
  readonly kind: Kind;
  /** Which of its kind. */
  readonly nth: number;
  /** From the left, in pixels. */
  readonly x: number;
}

export interface Row {
  readonly cards: readonly Laid[];
  readonly width: number;
}

/** So much of a card has to be seen to know it, and to be hit with a thumb: in pixels, and of its width. */
export const LEAST_SEEN = 26;
const LEAST_PART = 0.3;
/** Equal cards may lie closer: knowing one is knowing them all. */
const CLOSER = 0.5;
const GAP = 6;
const MOST_ROWS = 4;

/** A card of a last stand beside one of the hand. */
export const STAND = 0.72;
/** A column of a last stand, with the open card a little beside the hidden one. */
const COLUMN = 1.26 * STAND;
/** From this width on the last stand lies beside the hand, not above it. */
const WIDE = 700;
const LARGEST = 128;
const SMALLEST = 44;
/** Words, counts and gaps, in pixels. */
const WORDS = 166;
/** Middle, last stand and one row of the hand, in card widths; each further row adds to it. */
const ABOVE = 4.34;
const BESIDE = 3.2;
const FURTHER = 0.55;

/** The width that is left for the hand. */
export function spaceFor(columns: number, width: number, card: number): number {
  return width - 24 - (width < WIDE || columns === 0 ? 0 : columns * COLUMN * card + 32);
}

/**
 * The largest cards with which everything fits on the table.
 *
 * Whoever wants large letters gets larger cards, too, and the page is scrolled: `letters` is how large, 1 as usual.
 */
export function cardWidth(
  hand: readonly Kind[],
  columns: number,
  width: number,
  height: number,
  letters: number,
): number {
  const base = width < WIDE ? ABOVE : BESIDE;
  const widest = width / 5.4;
  const smallest = Math.max(SMALLEST, Math.min(SMALLEST * letters, widest));
  for (let rows = 1; ; rows++) {
    const fitting = Math.min((height - WORDS) / (base + FURTHER * (rows - 1)), widest, LARGEST);
    const card = Math.round(Math.max(smallest, fitting));
    if (rows >= MOST_ROWS || rowsOf(hand, spaceFor(columns, width, card), card).length <= rows) return card;
  }
}

/** The rows of a hand on so much width with cards so wide. */
export function rowsOf(hand: readonly Kind[], width: number, card: number): Row[] {
  const sorted = hand.toSorted((one, other) => rank(one) - rank(other));
  const cards = sorted.map((kind, place) => ({ kind, nth: place - sorted.indexOf(kind) }));
  const least = Math.max(LEAST_SEEN, card * LEAST_PART);
  for (let rows = 1; ; rows++) {
    const parts = split(cards, rows);
    if (rows === MOST_ROWS || parts.every((part) => stepOf(part, width, card) >= least)) {
      return parts.map((part) => lay(part, width, card));
    }
  }
}

type Unlaid = Omit<Laid, "x">;

function split(cards: readonly Unlaid[], rows: number): Unlaid[][] {
  const size = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * size, (row + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

/** How far each card lies from the one before it, in steps. */
function steps(cards: readonly Unlaid[]): number[] {
  return cards.map(({ kind }, place) => (place === 0 ? 0 : kind === cards[place - 1]?.kind ? CLOSER : 1));
}

/** A step in pixels, as wide as there is room for. */
function stepOf(cards: readonly Unlaid[], width: number, card: number): number {
  const all = steps(cards).reduce((sum, step) => sum + step, 0);
  return all === 0 ? card : Math.min(card + GAP, (width - card) / all);
}

function lay(cards: readonly Unlaid[], width: number, card: number): Row {
  const isLoose = cards.length * (card + GAP) <= width;
  const step = isLoose ? card + GAP : stepOf(cards, width, card);
  let x = 0;
  const laid = steps(cards).map((each, place) => {
    x += isLoose && place > 0 ? step : each * step;
    return { ...(cards[place] as Unlaid), x };
  });
  return { cards: laid, width: (laid.at(-1)?.x ?? 0) + card };
}
