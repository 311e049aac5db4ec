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
/** Equal cards may lie closer, since knowing one is knowing them all; but each of them must be hit. */
const CLOSER = 0.5;
export const TARGET = 24;
const GAP = 6;
const MOST_ROWS = 6;

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
const FURTHER = 0.62;

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
  for (let rows = 1; ; rows++) {
    const parts = split(cards, rows);
    if (rows === MOST_ROWS || parts.every((part) => leastWidth(part, card) <= width)) {
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

/** How far each card but the first lies from the one before it, in pixels: as far as there is room, equal ones closer. */
function gapsOf(cards: readonly Unlaid[], width: number, card: number): number[] {
  const isAlike = cards.slice(1).map(({ kind }, place) => kind === cards[place]?.kind);
  if (cards.length * (card + GAP) <= width) return isAlike.map(() => card + GAP);
  const room = width - card;
  const least = leastWidth(cards, card) - card;
  // Too many even so: all of them are squeezed.
  if (least > room) return isAlike.map((alike) => ((alike ? TARGET : leastSeen(card)) * room) / least);
  const alike = isAlike.filter(Boolean).length;
  const others = isAlike.length - alike;
  const step = Math.min(card + GAP, room / (others + CLOSER * alike));
  if (CLOSER * step >= TARGET || others === 0)
    return isAlike.map((each) => Math.max(TARGET, (each ? CLOSER : 1) * step));
  const rest = Math.min(card + GAP, (room - TARGET * alike) / others);
  return isAlike.map((each) => (each ? TARGET : rest));
}

/** The least width in which every card can be known and hit. */
function leastWidth(cards: readonly Unlaid[], card: number): number {
  const gaps = cards.slice(1).map(({ kind }, place) => (kind === cards[place]?.kind ? TARGET : leastSeen(card)));
  return gaps.reduce((sum, gap) => sum + gap, card);
}

function leastSeen(card: number): number {
  return Math.max(LEAST_SEEN, card * LEAST_PART);
}

function lay(cards: readonly Unlaid[], width: number, card: number): Row {
  let x = 0;
  const gaps = [0, ...gapsOf(cards, width, card)];
  const laid = cards.map((each, place) => ({ ...each, x: (x += gaps[place] ?? 0) }));
  return { cards: laid, width: x + card };
}
