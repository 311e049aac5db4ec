// How a hand lies, and how large cards can be: side by side if there is room, overlapping if not, in rows if there are many.
import { GAP, LEAST_SEEN, type HandRow, type Lying } from "../../table/hands.ts";
import { sorted } from "./cards.ts";
import type { Held } from "./choosing.ts";
import type { Name } from "./types.ts";

interface Laid extends Held, Lying {
  /** So much of its width is seen. */
  readonly seen: number;
}

type Row = HandRow<Laid>;

/** So much of a card has to be seen in a row that is covered. */
export const LEAST_ROW = 44;
/** In a hand of very many cards a row may be covered so far that it can just be hit. */
export const TIGHTEST_ROW = 26;
/** Jewel and preview take this part of a card's width, and of its width again downwards. */
const INDEX = 0.34;
const ROW = 0.64;

/** As many rows as it takes, so that every card can be hit. */
export function rowsOf(hand: readonly Name[], width: number, card: number): Row[] {
  const names = sorted(hand);
  const cards = names.map((name, place): Held => ({ name, nth: place - names.indexOf(name) }));
  const least = Math.max(LEAST_SEEN, card * INDEX);
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const size = Math.ceil(cards.length / Math.ceil(cards.length / most));
  const rows: Row[] = [];
  for (let at = 0; at < cards.length; at += size) rows.push(lay(cards.slice(at, at + size), width, card));
  return rows;
}

function lay(cards: readonly Held[], width: number, card: number): Row {
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

/** From this width on, in `rem`, and if it is wider than high, my row lies beside my hand, and the supply beside the book. */
const WIDE = 51.25;
const WIDER_THAN_HIGH = 1.2;
/** From this width on, in `rem`, every piece of the supply has room below the book, and from this height on its words. */
const BROAD = 43;
const ROOMY = 36;

/** How the supply lies: beside the book, below it in a broad or a narrow table of words, or as one line of pictures. */
export type Form = "beside" | "broad" | "narrow" | "line";

/** A card whose preview can be read is at least so wide, in pixels. A hand of more rows than these leaves no room for that on a small phone. */
const SMALLEST = 54;
const USUAL_ROWS = 2;
const CROWDED = 42;
const LARGEST = { book: 240, hand: 150 };
/** On an upright screen this part of its width. */
const WIDEST_HELD = 0.3;
/** A card of a row beside one of the hand. */
const STACK = 0.66;
/** How high the book is by its width; how high a card is by its width. */
const BOOK = 330 / 480;
const CARD = 1.4;
/** A card in the hand, with room to be picked up. */
const HELD = CARD + 0.15;
/** The width of the book, in open cards; how high both are then, and how wide with the gaps. */
export const SPREAD = 2.72;
const TALL = SPREAD * BOOK;
const ACROSS = 2 + SPREAD + 0.26;

export interface Measures {
  readonly form: Form;
  /** Open cards beside those of the hand, as long as nothing is in the way. */
  readonly lead: number;
  /** Words, counts and gaps above each other, in `rem`. */
  readonly words: number;
  /** The words alone: their place is kept while there are fewer. */
  readonly sentence: number;
  /** What lies at the sides of the book, in `rem`. */
  readonly beside: number;
  /** How much of a stack is seen, in widths of a card. */
  readonly stack: number;
}

const MEASURES: Readonly<Record<Form, Measures>> = {
  beside: { form: "beside", lead: 1.25, words: 7.75, sentence: 6.5, beside: 19, stack: CARD },
  broad: { form: "broad", lead: 1, words: 18.5, sentence: 6.5, beside: 1.25, stack: CARD },
  narrow: { form: "narrow", lead: 1, words: 17.5, sentence: 7.25, beside: 1.25, stack: CARD },
  line: { form: "line", lead: 1, words: 12.5, sentence: 6.5, beside: 1.25, stack: 0.75 },
};
/** What chests take: beside the book a column, otherwise a line. */
const CHESTS = { beside: 5.5, line: 3 };

/** The measures for a table of this size, in `rem`. */
export function measuresFor(width: number, height: number, hasChests: boolean): Measures {
  const isWide = width >= WIDE && width > height * WIDER_THAN_HIGH;
  const measures = MEASURES[isWide ? "beside" : height < ROOMY ? "line" : width >= BROAD ? "broad" : "narrow"];
  if (!hasChests) return measures;
  return isWide
    ? { ...measures, beside: measures.beside + CHESTS.beside }
    : { ...measures, words: measures.words + CHESTS.line };
}

/** The width of cards, in pixels. */
export interface Sizes {
  /** Those beside the book. */
  readonly open: number;
  readonly held: number;
  readonly stack: number;
  /** What is left for rows of the hand that are covered. */
  readonly rows: number;
}

/** The width that is left for the hand. */
export function spaceFor(width: number, held: number, { form }: Measures): number {
  return form === "beside" ? Math.max(held * 3, width - rowSpace(held) - 72) : width - 20;
}

/** What my row with another stack at its ends needs beside the hand. */
function rowSpace(held: number): number {
  return Math.max(240, (stackOf(held) + 8) * 4.6);
}

function stackOf(held: number): number {
  return Math.max(SMALLEST, Math.round(held * STACK));
}

/** The largest cards with which everything fits into so much room, in pixels; `rem` is the size of letters. */
export function sizesFor(hand: readonly Name[], width: number, height: number, measures: Measures, rem: number): Sizes {
  const { form, lead, words, beside, stack } = measures;
  const free = height - words * rem;
  const widest = Math.min(LARGEST.book, (width - beside * rem) / ACROSS);
  const mostHeld = form === "beside" ? LARGEST.hand : Math.min(LARGEST.hand, width * WIDEST_HELD);
  /** My row and the hand, for cards of this size with so many covered rows. */
  const below = (held: number, covered: number): number =>
    HELD * held + (form === "beside" ? 0 : stack * stackOf(held) + 6) + covered * rowHeight(held, 0, 0);
  for (let lines = 1; ; lines++) {
    const covered = lines - 1;
    const smallest = lines <= USUAL_ROWS ? SMALLEST : CROWDED;
    let held = smallest;
    while (held < mostHeld && below(held + 1, covered) + TALL * Math.min(widest, lead * (held + 1)) <= free) held++;
    const open = Math.floor(Math.min(widest, Math.max(smallest, (free - below(held, covered)) / TALL)));
    const rows = free - TALL * open - below(held, 0);
    const hasRoom =
      rows >= covered * TIGHTEST_ROW && rowsOf(hand, spaceFor(width, held, measures), held).length <= lines;
    if (hasRoom || (smallest === CROWDED && open === CROWDED)) return { open, held, stack: stackOf(held), rows };
  }
}
