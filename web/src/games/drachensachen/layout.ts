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

/** So much of a card has to be seen to know it, and to be hit with a thumb. */
export const LEAST_SEEN = 26;
/** Equal cards may lie closer: knowing one is knowing them all. */
const CLOSER = 0.5;
const GAP = 6;
const MOST_ROWS = 4;

/** The rows of a hand on so much width with cards so wide. */
export function rowsOf(hand: readonly Kind[], width: number, card: number): Row[] {
  const sorted = hand.toSorted((one, other) => rank(one) - rank(other));
  const cards = sorted.map((kind, place) => ({ kind, nth: place - sorted.indexOf(kind) }));
  for (let rows = 1; ; rows++) {
    const parts = split(cards, rows);
    if (rows === MOST_ROWS || parts.every((part) => stepOf(part, width, card) >= LEAST_SEEN)) {
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
