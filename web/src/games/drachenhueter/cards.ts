// Cards in order, in groups and in words.
import { cardOf, type Back } from "./art.ts";
import type { Say } from "../../table/contract.ts";
import { COLOURS, NAMES, type Colour, type Name, type Player, type Side } from "./types.ts";

/** The side of the book that a card belongs to. */
export function sideFor(name: Name): Side {
  return typeof cardOf(name).on === "number" ? "left" : "right";
}

/** By the colour of the front, backlight dragons last; then by the back, numbers first. */
export function sorted(names: readonly Name[]): Name[] {
  const front = (name: Name): number => {
    const { colour } = cardOf(name);
    return colour === null ? COLOURS.length : COLOURS.indexOf(colour);
  };
  return names.toSorted((one, other) => front(one) - front(other) || NAMES.indexOf(one) - NAMES.indexOf(other));
}

export function sayColour(colour: Colour, say: Say): string {
  return say("colour", { colour: colour.charAt(0) });
}

/** A card in words: its front and, as the preview on it shows, its back. */
export function sayCard(name: Name, say: Say): string {
  const { colour, on, isStart } = cardOf(name);
  if (colour === null) return say("card-backlight");
  return say("card", { front: colour.charAt(0), back: sayBack({ on }, say), start: isStart ? "yes" : "no" });
}

export function sayBack({ on, isStart }: Back, say: Say): string {
  if (typeof on === "number") return String(on);
  return isStart ? say("backs-hidden-start", { colour: sayColour(on, say) }) : sayColour(on, say);
}

/** As the pictures are called: `3`, `red`, `red*`. */
export function backKey({ on, isStart = false }: Back): string {
  return `${on}${isStart ? "*" : ""}`;
}

export interface Pile<Thing> {
  readonly thing: Thing;
  readonly count: number;
}

/** Equal things together, in the order they come in. */
export function grouped<Thing>(things: readonly Thing[], key: (thing: Thing) => string = String): Pile<Thing>[] {
  const piles = new Map<string, { thing: Thing; count: number }>();
  for (const thing of things) {
    const pile = piles.get(key(thing));
    if (pile === undefined) piles.set(key(thing), { thing, count: 1 });
    else pile.count++;
  }
  return [...piles.values()];
}

/** 6.1 The backs of a hand, which everybody sees: numbers, colours, then start cards. */
export function backsOf({ hand, secret_backs }: Player): Pile<Back>[] {
  const backs: Back[] = [...hand.map(cardOf), ...secret_backs.map((on) => ({ on, isStart: true }))];
  const rank = ({ on, isStart }: Back): number =>
    typeof on === "number" ? on : 10 + COLOURS.indexOf(on) + (isStart ? 10 : 0);
  return grouped(
    backs.toSorted((one, other) => rank(one) - rank(other)),
    backKey,
  );
}

/** 3.4 A stack with neighbours on both sides. */
export function isEnclosed(row: readonly unknown[], place: number): boolean {
  return place > 0 && place < row.length - 1;
}
