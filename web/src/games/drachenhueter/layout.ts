// How a hand lies, and how large cards can be: side by side if there is room, overlapping if not, in rows if there are many.
import { sorted } from "./cards.ts";
import type { Held } from "./choosing.ts";
import type { Name } from "./types.ts";

export interface Laid extends Held {
  /** From the left, in pixels. */
  readonly x: number;
  /** So much of its width is seen. */
  readonly seen: number;
}

export interface HandRow {
  readonly cards: readonly Laid[];
  readonly width: number;
}

/** So much of a card has to be seen to know front and back, and to be hit with a thumb: across, and in a row that is covered. */
export const LEAST_SEEN = 26;
export const LEAST_ROW = 44;
/** In a hand of very many cards a row may be covered so far that it can just be hit. */
export const TIGHTEST_ROW = 26;
/** Jewel and preview take this part of a card's width, and of its width again downwards. */
const INDEX = 0.34;
const ROW = 0.64;
const GAP = 6;

/** As many rows as it takes, so that every card can be hit. */
export function rowsOf(hand: readonly Name[], width: number, card: number): HandRow[] {
  const names = sorted(hand);
  const cards = names.map((name, place): Held => ({ name, nth: place - names.indexOf(name) }));
  const least = Math.max(LEAST_SEEN, card * INDEX);
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const size = Math.ceil(cards.length / Math.ceil(cards.length / most));
  const rows: HandRow[] = [];
  for (let at = 0; at < cards.length; at += size) rows.push(lay(cards.slice(at, at + size), width, card));
  return rows;
}

function lay(cards: readonly Held[], width: number, card: number): HandRow {
  const last = cards.length - 1;
  const step = last === 0 ? 0 : Math.min(card + GAP, (width - card) / last);
  const seen = Math.min(step, card);
  return {
    cards: cards.map((held, place) => ({ ...held, x: place * step, seen: place === last ? card : seen })),
    width: last * step + card,
  };
}

/** How much of a row is seen above the next one, with so much room for all the rows that are covered. */
export function rowHeight(card: number, covered: number, room: number): number {
  const usual = Math.max(LEAST_ROW, Math.round(card * ROW));
  return covered === 0 ? usual : Math.max(TIGHTEST_ROW, Math.min(usual, Math.floor(room / covered)));
}

/** The room that everything else leaves for covered rows. */
export function roomForRows(card: number, height: number, { tall, words }: Measures): number {
  return height - words - tall * card;
}

/** From this width on, in `rem`, my row lies beside my hand, and the supply beside the book. */
export const WIDE = 51.25;
const LARGEST = 132;
const SMALLEST = 42;
/** A card of a row beside one of the hand. */
export const STACK = 0.66;

export interface Measures {
  readonly isWide: boolean;
  /** The width of the book, in cards. */
  readonly book: number;
  /** Everything above each other but the hand's further rows, in cards. */
  readonly tall: number;
  readonly across: number;
  /** Words, counts and gaps, in pixels. */
  readonly words: number;
  /** Supply and chests at the sides of the book, in pixels. */
  readonly beside: number;
}

/** How high the book is by its width; how high a card is by its width. */
const BOOK = 330 / 480;
const CARD = 1.4;
/** A card in the hand, with room to be picked up. */
const HELD = CARD + 0.15;
const GAPS = 0.26;

function measures(book: number, isWide: boolean, words: number, beside: number): Measures {
  const tall = book * BOOK + HELD + (isWide ? 0 : STACK * CARD);
  return { isWide, book, tall, across: 2 + book + GAPS, words, beside };
}

const NARROW = measures(2.72, false, 209, 16);
const NARROW_WITH_CHESTS = measures(2.72, false, 232, 16);
const BROAD = measures(3.3, true, 128, 2 * 240);

export function measuresFor(isWide: boolean, hasChests: boolean): Measures {
  return isWide ? BROAD : hasChests ? NARROW_WITH_CHESTS : NARROW;
}

/** The width that is left for the hand. */
export function spaceFor(width: number, card: number, { isWide }: Measures): number {
  return isWide ? Math.max(card * 3, width - rowSpace(card) - 72) : width - 20;
}

/** What my row with another stack at its ends needs beside the hand. */
function rowSpace(card: number): number {
  return Math.max(240, (card * STACK + 8) * 4.6);
}

/** The largest cards with which everything fits into so much room. */
export function cardWidth(hand: readonly Name[], width: number, height: number, measures: Measures): number {
  const { tall, across, words, beside } = measures;
  for (let rows = 1; ; rows++) {
    const further = rows - 1;
    const room = Math.min((height - words) / (tall + ROW * further), (height - words - LEAST_ROW * further) / tall);
    const card = Math.floor(Math.max(SMALLEST, Math.min(room, (width - beside) / across, LARGEST)));
    if (card === SMALLEST || rowsOf(hand, spaceFor(width, card, measures), card).length <= rows) return card;
  }
}
