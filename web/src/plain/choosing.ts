// What a tap on a thing means: of all that is allowed, what speaks of the things that were picked up.
import type { Json } from "../lib/protocol.ts";
import type { Offer } from "../table/contract.ts";
import type { Declared } from "./declared.ts";
import type { Lying, Thing } from "./things.ts";

/** An action as programs know it. */
export type Action = Readonly<Record<string, Json>> & { readonly do: string };
export type PlainOffer = Offer<Action>;

export function isSame(one: Thing, other: Thing): boolean {
  return one.domain === other.domain && one.value === other.value;
}

/** The field of an action that speaks of this thing. */
export function fieldOf(declared: Declared, action: Action, { domain, value }: Thing): string | undefined {
  const fields = declared.actions[action.do] ?? {};
  return Object.keys(fields).find((key) => fields[key] === domain && action[key] === value);
}

export function speaksOf(declared: Declared, offer: PlainOffer, thing: Thing): boolean {
  return fieldOf(declared, offer.action, thing) !== undefined;
}

/** What is allowed with all of these. */
export function offersWith(declared: Declared, offers: readonly PlainOffer[], picked: readonly Thing[]): PlainOffer[] {
  return offers.filter((offer) => picked.every((thing) => speaksOf(declared, offer, thing)));
}

/**
 * The things on the table that can be tapped now, each with what that may mean. What lies before me goes before: the card that
 * I play is the one in my hand, not its like on the pile.
 */
export function tappable(declared: Declared, offers: readonly PlainOffer[], lying: readonly Lying[]): Lying[] {
  const meant = lying.filter((thing) => offers.some((offer) => speaksOf(declared, offer, thing)));
  return meant.filter((thing) => thing.isMine || !meant.some((other) => other.isMine && isSame(other, thing)));
}

/** What is offered in words beside the sentence: all that no thing on the table speaks of, or what can be done with those picked up. */
export function inWords(
  declared: Declared,
  offers: readonly PlainOffer[],
  picked: readonly Thing[],
  things: readonly Thing[],
): PlainOffer[] {
  if (picked.length > 0) return offersWith(declared, offers, picked);
  return offers.filter((offer) => !things.some((thing) => speaksOf(declared, offer, thing)));
}

/** Where a thing can go: whatever else is spoken of by what is allowed with it. */
export function goalsOf(
  declared: Declared,
  offers: readonly PlainOffer[],
  thing: Thing,
  lying: readonly Thing[],
): Thing[] {
  const allowed = offersWith(declared, offers, [thing]);
  return lying.filter((each) => !isSame(each, thing) && allowed.some((offer) => speaksOf(declared, offer, each)));
}

export interface Tapped {
  readonly picked: readonly Thing[];
  /** To be done at once, or, if it is not allowed, to be asked about. */
  readonly act?: Action;
}

/** After a tap on a thing, with these picked up before. */
export function tap(declared: Declared, offers: readonly PlainOffer[], picked: readonly Thing[], thing: Thing): Tapped {
  if (picked.some((each) => isSame(each, thing))) return { picked: picked.filter((each) => !isSame(each, thing)) };
  for (const wanted of [[...picked, thing], [thing]]) {
    const [first, ...others] = offersWith(declared, offers, wanted);
    if (first !== undefined) return others.length === 0 ? { picked: [], act: first.action } : { picked: wanted };
  }
  const act = wouldBe(declared, offers, thing);
  return act === undefined ? { picked } : { picked: [], act };
}

/** The action that a tap on something would be if it were allowed: one of those that are, with this in its place. */
function wouldBe(declared: Declared, offers: readonly PlainOffer[], { domain, value }: Thing): Action | undefined {
  for (const { action } of offers) {
    const fields = declared.actions[action.do] ?? {};
    const key = Object.keys(fields).find((key) => fields[key] === domain);
    if (key !== undefined) return { ...action, [key]: value };
  }
  return undefined;
}
