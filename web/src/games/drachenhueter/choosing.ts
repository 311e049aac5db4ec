// Which hand cards are picked up, and what that would be. What is allowed the offers know; here is only what a tap means.
import { cardOf } from "./art.ts";
import type { Offer } from "../../table/contract.ts";
import type { Action, Name, View, Way } from "./types.ts";

/** A card of my hand: so many-th of its name there. */
export interface Held {
  readonly name: Name;
  readonly nth: number;
}

export type Choice = readonly Held[];

/** What taps on hand cards are for, by what is offered: changing the book, laying, choosing cards one by one, or nothing now. */
export type Mode = "put" | "lay" | "card" | "stand" | "none";

export function modeOf(offers: readonly Offer<Action>[]): Mode {
  const has = (name: Action["do"]): boolean => offers.some(({ action }) => action.do === name);
  if (has("put") || has("cover") || has("done")) return "put";
  if (has("lay")) return "lay";
  if (has("card")) return "card";
  return has("stand") ? "stand" : "none";
}

export function isChosen(choice: Choice, held: Held): boolean {
  return choice.some((each) => same(each, held));
}

function same(one: Held, other: Held): boolean {
  return one.name === other.name && one.nth === other.nth;
}

/** At most so many are up: for the book one, for a lay what the page says. The one that came first goes down. */
export function tapped(choice: Choice, held: Held, most: number): Choice {
  if (isChosen(choice, held)) return choice.filter((each) => !same(each, held));
  return [...choice, held].slice(-Math.max(most, 1));
}

/** Putting the card on the book, or covering with it what I have put there already. */
export function putOf(choice: Choice, offers: readonly Offer<Action>[]): Action | null {
  const [held] = choice;
  if (held === undefined) return null;
  const isCover = offers.some(({ action }) => action.do === "cover" && action.card === held.name);
  return { do: isCover ? "cover" : "put", card: held.name };
}

/** What a tap on a card tries where no card can be used, so that the answer says why: laying where it is about that, else the book. */
export function tryOf(held: Held, offers: readonly Offer<Action>[]): Action {
  const isLaying = offers.some(({ action }) => action.do === "pass");
  return isLaying ? { do: "lay", way: "plain", backlights: 0 } : { do: "put", card: held.name };
}

type Book = Pick<View, "left" | "right">;

/** The cards counted as a lay would count them. */
interface Counts {
  readonly backlights: number;
  readonly own: number;
  readonly others: number;
}

function count(choice: Choice, { right }: Book): Counts {
  const colours = choice.map(({ name }) => cardOf(name).colour);
  const backlights = colours.filter((colour) => colour === null).length;
  const own = colours.filter((colour) => colour !== null && colour === right.page).length;
  return { backlights, own, others: colours.length - backlights - own };
}

/** The lays that these cards could be; without any card none, though a page may say 1. */
export function laysOf(choice: Choice, book: Book): Action[] {
  if (choice.length === 0) return [];
  const { backlights, others } = count(choice, book);
  const missing = Number(book.left.page ?? 0) - choice.length;
  const ways: Way[] =
    others === 1 && missing === 0
      ? ["any"]
      : others > 0
        ? []
        : missing === 0
          ? ["plain", "enclosed"]
          : missing === 1
            ? ["fewer"]
            : [];
  return ways.map((way) => ({ do: "lay", way, backlights }));
}

/** The cards of the colour, in the order in which they will be asked for: the one that stands in comes first. */
export function planOf(choice: Choice, { right }: Book): Name[] {
  const dragons = choice.map(({ name }) => name).filter((name) => cardOf(name).colour !== null);
  const rank = (name: Name): number => (cardOf(name).colour === right.page ? 1 : 0);
  return dragons.toSorted((one, other) => rank(one) - rank(other));
}

export interface Going {
  /** What is done now, if something is. */
  readonly act: Action | null;
  readonly rest: readonly Name[];
}

/** Goes on with a lay whose cards were picked up before: done for as long as each next one is offered. */
export function goOn(plan: readonly Name[], offers: readonly Offer<Action>[]): Going {
  if (plan.length === 0 || offers.length === 0 || offers.some(({ action }) => action.do === "end")) {
    return { act: null, rest: plan };
  }
  const next = offers.find(
    ({ action }) => (action.do === "card" || action.do === "stand") && plan.includes(action.card),
  )?.action;
  if (next === undefined || !("card" in next)) return { act: null, rest: [] };
  const at = plan.indexOf(next.card);
  return { act: next, rest: plan.filter((_, place) => place !== at) };
}

/** Nobody comes further by these: they end a step, cost a crystal for nothing certain, or are one of two that are alike. */
const QUIET: readonly Action["do"][] = ["stop", "done", "pass", "exchange", "end"];

/** These end a step before laying. */
const BEFORE_LAYING: readonly Action["do"][] = ["stop", "done"];

export function isQuiet(action: Action, view: Pick<View, "left" | "right" | "players" | "seat">): boolean {
  return QUIET.includes(action.do) && !(BEFORE_LAYING.includes(action.do) && hasEnough(view));
}

/** Whether I could lay what the book asks for now: then leaving the book as it is leads on. */
function hasEnough({ left, right, players, seat }: Pick<View, "left" | "right" | "players" | "seat">): boolean {
  const hand = seat === null ? [] : (players[seat]?.hand ?? []);
  const wanted = hand.filter((name) => right.page !== null && cardOf(name).colour === right.page);
  return left.page !== null && wanted.length >= Number(left.page);
}
