// How large everything is, in pixels, from the room that is left of the screen.
import type { Space } from "../../table/contract.ts";

export interface Sizes {
  /** Everything else lies in a column beside the board. */
  readonly isWide: boolean;
  /** There is little height: what is tapped beside the board stands at its side instead of below it. */
  readonly isShort: boolean;
  /** The height that is kept for the board, whatever else needs more; beside a column it has all there is. */
  readonly board: number;
  /** The height that is kept for the sentence. */
  readonly words: number;
  /** The width of the column beside the board. */
  readonly column: number;
  /** The width of a card in hand, and in how many rows the hand lies. */
  readonly card: number;
  readonly rows: number;
  /** The width of a card on a pile. */
  readonly pile: number;
}

/** A card's height by its width, with a little room to be lifted. */
const TALL = 1.4;
const LIFTED = 1.52;
/** From this width on, in `rem`, there is room for a column beside the board. */
const WIDE = 53.75;
/** What the sentence with its buttons needs, in `rem`: three lines and a row; letters are larger on a desk. */
const WORDS = 7.25;
const WORDS_ON_A_DESK = 8.6;
/** A hand mostly has about so many kinds of cards. */
const KINDS_IN_HAND = 6;
const GAP = 6;
/** Cards on piles are at least so wide: the figure in their corner can be read. */
const LEAST_PILE = 52;
/** On a card less wide than this the second figure, which is smaller, could not be read. */
export const TWO_FIGURES = 74;

export function sizesOf(space: Space, letter: number): Sizes {
  const isWide = space.width >= WIDE * letter && space.width > space.height * 1.1;
  return isWide ? beside(space, letter) : below(space, letter);
}

function beside({ width, height }: Space, letter: number): Sizes {
  // The board is a square as high as the table; the column gets the rest.
  const column = Math.round(Math.min(Math.max(23 * letter, width - height - 2.25 * letter), 44 * letter));
  const quest = Math.min(Math.max(8.25 * letter, height * 0.25), 15 * letter);
  const pilesHeight = Math.min(Math.max(6.75 * letter, height * 0.2), 13 * letter);
  const pile = Math.round(Math.max(LEAST_PILE, (pilesHeight - 2 * letter) / TALL));
  const words = WORDS_ON_A_DESK * letter;
  const room = height - quest - pilesHeight - words - 2 * letter;
  return { isWide: true, isShort: false, board: 0, words, column, pile, ...handIn(column, room) };
}

/** The larger of one row of cards that overlap and two rows of smaller ones. */
function handIn(width: number, height: number): Pick<Sizes, "card" | "rows"> {
  const [one, two] = [1, 2].map((rows) => {
    const card = Math.round(Math.min(height / rows / LIFTED, width / 3.2));
    const perRow = KINDS_IN_HAND / rows;
    const seen = Math.min(card, (width - card) / (perRow - 1));
    return { rows, card, seen: seen * card };
  }) as [Pick<Sizes, "card" | "rows"> & { seen: number }, Pick<Sizes, "card" | "rows"> & { seen: number }];
  const { rows, card } = two.seen > one.seen ? two : one;
  return { rows, card: Math.max(54, card) };
}

function below({ width, height }: Space, letter: number): Sizes {
  const words = WORDS * letter;
  const bar = 2.75 * letter;
  const wanted = Math.min(width, height * 0.68);
  const room = height - wanted - words - bar;
  const card = Math.round(Math.max(54, Math.min(room / LIFTED, width / 5.5, 8 * letter)));
  const pile = Math.round(Math.max(LEAST_PILE, card * 0.84));
  const hand = Math.max(card * LIFTED, pile * TALL + 1.5 * letter);
  const isShort = height - words - bar - hand < width * 0.8;
  const left = height - words - hand - (isShort ? 0 : bar);
  const board = Math.floor(
    Math.max(Math.min(14 * letter, width * 0.64), Math.min(isShort ? width - 5 * letter : width, left)),
  );
  return { isWide: false, isShort, board, words, column: 0, card, rows: 1, pile };
}

/** Where a card lies in a hand of so many: side by side while there is room, then over each other. */
export function stepOf(cards: number, rows: number, card: number, width: number): { perRow: number; step: number } {
  const perRow = Math.max(
    1,
    rows === 1 ? cards : Math.max(Math.ceil(cards / rows), Math.floor((width + GAP) / (card + GAP))),
  );
  return { perRow, step: Math.min(card + GAP, (width - card - GAP) / Math.max(1, perRow - 1)) };
}
