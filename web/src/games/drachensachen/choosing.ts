// Which cards are picked up, and what that would be. What is allowed the offers know; here is only what a tap means.
import type { Action, Kind } from "./types.ts";

/** A card of my own: in the hand or open in the last stand, so many-th of its kind there. */
export interface Card {
  readonly from: "hand" | "open";
  readonly kind: Kind;
  readonly nth: number;
}

export type Choice = readonly Card[];

export interface Mine {
  readonly hand: readonly Kind[];
  readonly open: readonly Kind[];
}

/** More than four of a kind never lie on each other; there is no word for playing more. */
const MOST = 4;

export function isChosen(choice: Choice, card: Card): boolean {
  return choice.some((each) => same(each, card));
}

function same(one: Card, other: Card): boolean {
  return one.from === other.from && one.kind === other.kind && one.nth === other.nth;
}

/** The cards that would be picked up after a tap on one, in an ordinary turn. */
export function tapped(choice: Choice, card: Card, mine: Mine): Choice {
  if (isChosen(choice, card)) return lowered(choice, card);
  if (card.from === "open" && mine.hand.length > 0) return joined(choice, card, mine);
  const together = choice.filter(({ kind }) => kind === card.kind);
  return together.length < MOST ? [...together, card] : together;
}

/** Down again; an open card does not stay up without the hand it was added to. */
function lowered(choice: Choice, card: Card): Choice {
  const rest = choice.filter((each) => !same(each, card));
  const isMixed = choice.some(({ from }) => from !== card.from);
  return card.from === "hand" && isMixed ? rest.filter(({ from }) => from === "hand") : rest;
}

/** 3.6 Open cards are added to the whole hand, so the whole hand comes up with them. */
function joined(choice: Choice, card: Card, mine: Mine): Choice {
  const held = mine.hand.filter((kind) => kind === card.kind).length;
  const hand = Array.from({ length: held }, (_, nth): Card => ({ from: "hand", kind: card.kind, nth }));
  return [...hand, ...choice.filter(({ from, kind }) => from === "open" && kind === card.kind), card];
}

/** Playing these cards. */
export function playOf(choice: Choice): Action | null {
  const [first] = choice;
  return first === undefined ? null : { do: "play", kind: first.kind, times: Math.min(choice.length, MOST) };
}

/** Before the game: one open card and one from the hand. */
export function tappedToSwap(choice: Choice, card: Card): Choice {
  if (isChosen(choice, card)) return choice.filter((each) => !same(each, card));
  return [...choice.filter(({ from }) => from !== card.from), card];
}

export function swapOf(choice: Choice): Action | null {
  const open = choice.find(({ from }) => from === "open");
  const hand = choice.find(({ from }) => from === "hand");
  return open === undefined || hand === undefined ? null : { do: "swap", open: open.kind, hand: hand.kind };
}
