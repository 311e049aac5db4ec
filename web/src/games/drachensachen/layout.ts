// How a hand lies: side by side if there is room, overlapping if not, in rows if there are very many.
import type { Space } from "../../table/contract.ts";
import { GAP, LEAST_SEEN, type HandRow, type Lying } from "../../table/hands.ts";
import { KINDS, type Kind } from "./types.ts";

interface Laid extends Lying {
  readonly kind: Kind;
  /** Which of its kind. */
  readonly nth: number;
}

type Row = HandRow<Laid>;

/** So much of a card's width has to be seen to know it. */
const LEAST_PART = 0.3;
/** Equal cards may lie closer, since knowing one is knowing them all; but each of them must be hit. */
const CLOSER = 0.5;
export const TARGET = 24;
const MOST_ROWS = 6;

/** A card of a last stand by one of the hand. */
const STAND = 0.72;
/** A column of a last stand, with the open card a little beside the hidden one, by its card. */
const COLUMN = 1.26;
/** A usual hand overlaps no more than this, by its card. */
const COMFORT = 3.2;
const LARGEST = 220;
/** The letters on smaller cards could not be read. */
const SMALLEST = 48;
/** Sentence, buttons, counts and gaps: in pixels. Where it is narrow, sentences need more lines. */
const WORDS = 142;
const MORE_WORDS = 22;
const NARROW = 640;
/** The name above a last stand; that of a hand, with room for cards that are lifted. */
const NAME = 22;
const NAME_AND_LIFT = 26;
/** "Your last stand" in one line. */
const NAME_WIDTH = 112;
/** Around what is mine, and between hand and last stand, in pixels. */
const EDGES = 24;
const BETWEEN = 32;
/** The pile, a last stand, a hand of one row and each further row, in heights by their cards. */
const PILE = 1.57;
const STOOD = 1.62;
const HELD = 1.44;
export const FURTHER = 0.62;
/** The pile with what lies at its sides, by its card, and how far a card lies beside the one below it. */
const SIDES = 2.52;
export const STEP = 0.34;
/** Gaps at its sides, in pixels. */
const BESIDE_PILE = 64;
const LEAST_SHOWN = 3;
const MOST_SHOWN = 7;

/** How wide cards are, in pixels, and how they are arranged. */
export interface Sizes {
  readonly pile: number;
  /** So many cards of the pile can be seen. */
  readonly shown: number;
  readonly card: number;
  readonly stand: number;
  /** The last stand lies beside the hand, not above it. */
  readonly isBeside: boolean;
  /** The width for the hand. */
  readonly room: number;
}

/**
 * The largest cards with which everything fits on the table; the pile gets what is left.
 *
 * Whoever wants large letters gets larger cards, too, and the page is scrolled: `letters` is how large, 1 as usual.
 */
export function sizesFor(hand: readonly Kind[], columns: number, space: Space, letters: number): Sizes {
  const { height, ...mine } =
    hand.length === 0 ? standFor(columns, space, letters) : mineFor(hand, columns, space, letters);
  const left = space.height - wordsFor(space.width, letters) - height;
  const width = space.width - BESIDE_PILE;
  const widest = width / (SIDES + STEP * (LEAST_SHOWN - 1));
  const pile = Math.round(Math.max(smallestFor(space.width, letters), Math.min(left / PILE, widest, LARGEST)));
  const fitting = Math.floor((width - SIDES * pile) / (STEP * pile)) + 1;
  return { ...mine, pile, shown: Math.max(LEAST_SHOWN, Math.min(fitting, MOST_SHOWN)) };
}

function wordsFor(width: number, letters: number): number {
  return (WORDS + (width < NARROW ? MORE_WORDS : 0)) * letters;
}

function smallestFor(width: number, letters: number): number {
  return Math.max(SMALLEST, Math.min(SMALLEST * letters, width / 5.4));
}

/** What is mine, and how high it is. */
type Mine = Omit<Sizes, "pile" | "shown"> & { readonly height: number };

/** Without a hand the last stand is what is played from, and as large; without that too, nothing lies here. */
function standFor(columns: number, { width, height }: Space, letters: number): Mine {
  const room = width - EDGES;
  if (columns === 0) return { card: SMALLEST, stand: SMALLEST, isBeside: false, room, height: 0 };
  const names = 2 * NAME * letters;
  const widest = Math.min(room / (columns * COLUMN), LARGEST);
  const fitting = (height - wordsFor(width, letters) - names) / (PILE + STOOD);
  const card = Math.round(Math.min(widest, Math.max(smallestFor(width, letters), fitting)));
  return { card, stand: card, isBeside: false, room, height: STOOD * card + names };
}

/** Hand and last stand, in the arrangement that has the larger cards. */
function mineFor(hand: readonly Kind[], columns: number, space: Space, letters: number): Mine {
  const beside = arranged(hand, columns, space, letters, true);
  const above = arranged(hand, columns, space, letters, false);
  return beside.card >= above.card && beside.card <= widestFor(columns, space.width, true) ? beside : above;
}

/** Hand and last stand in one arrangement, with a pile of the same cards above it. */
function arranged(
  hand: readonly Kind[],
  columns: number,
  { width, height }: Space,
  letters: number,
  isBeside: boolean,
): Mine {
  const isAbove = !isBeside && columns > 0;
  const names = (NAME_AND_LIFT + (isAbove ? NAME : 0)) * letters;
  const left = height - wordsFor(width, letters) - names;
  const widest = widestFor(columns, width, isBeside);
  const smallest = smallestFor(width, letters);
  for (let rows = 1; ; rows++) {
    const held = HELD + FURTHER * (rows - 1);
    const fitting = Math.min(left / (PILE + held + (isAbove ? STOOD * STAND : 0)), widest, LARGEST);
    const card = Math.round(Math.max(smallest, fitting));
    const stand = Math.round(Math.min((width - EDGES) / (columns * COLUMN), Math.max(SMALLEST, card * STAND)));
    const aside = Math.max(columns * COLUMN * stand, NAME_WIDTH * letters) + BETWEEN * letters;
    const room = width - EDGES * letters - (isBeside && columns > 0 ? aside : 0);
    const needed = rowsOf(hand, room, card).length;
    if (rows >= MOST_ROWS || needed <= rows) {
      // Smaller cards may fit into fewer rows again.
      const kept = held - FURTHER * (rows - needed);
      return { card, stand, isBeside, room, height: kept * card + (isAbove ? STOOD * stand : 0) + names };
    }
  }
}

/** The widest cards with which a usual hand lies comfortably, beside a last stand or below it. */
function widestFor(columns: number, width: number, isBeside: boolean): number {
  if (!isBeside) return (width - EDGES) / COMFORT;
  return (width - EDGES - BETWEEN) / (columns * COLUMN * STAND + COMFORT);
}

/** The rows of a hand on so much width with cards so wide. */
export function rowsOf(hand: readonly Kind[], width: number, card: number): Row[] {
  const sorted = hand.toSorted((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
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
