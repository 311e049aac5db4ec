// What is put into a fist, and what closing it means. What is allowed the offers know.
import { COINS, type CoinKind } from "./art.ts";
import type { Action, Bid, Decision, Player } from "./types.ts";

export type Fist = Readonly<Record<CoinKind, number>>;

export const EMPTY: Fist = { fairy: 0, common: 0, silver: 0, black: 0, red: 0 };

/** The coins that a decision is about: silver alone in a tie-break, everything else before it. */
const ASKED: Partial<Record<Decision, readonly CoinKind[]>> = {
  bid: ["fairy", "common", "black", "red"],
  "bid-fairy": ["fairy", "common", "black", "red"],
  "bid-magic": ["black", "red"],
  "bid-silver": ["silver"],
};

/** A decision that is made with a fist. */
export function isBidding(decision: Decision | undefined): boolean {
  return decision !== undefined && ASKED[decision] !== undefined;
}

export function isAskedFor(kind: CoinKind, decision: Decision | undefined): boolean {
  return (decision !== undefined && ASKED[decision]?.includes(kind)) ?? false;
}

export function isEmpty(fist: Fist): boolean {
  return COINS.every((kind) => fist[kind] === 0);
}

/** One more of a kind, or one less. */
export function changed(fist: Fist, kind: CoinKind, by: 1 | -1): Fist {
  return { ...fist, [kind]: Math.max(0, fist[kind] + by) };
}

/** So many of a kind, if there are so many. */
export function filled(fist: Fist, kind: CoinKind, count: number, owned: Player): Fist {
  return { ...fist, [kind]: Math.min(count, owned[kind] ?? 0) };
}

/** What stays behind the screen. */
export function left(owned: Player, fist: Fist, kind: CoinKind): number {
  return Math.max(0, (owned[kind] ?? 0) - fist[kind]);
}

/** All that is said when this fist closes, part after part: the gold, and magic coins if there are any behind the screen. */
export function closing(fist: Fist, decision: Decision | undefined, owned: Player): Action[] {
  const gold: Action = { do: "bid", fairy: fist.fairy, common: fist.common };
  const magic: Action = { do: "magic", black: fist.black, red: fist.red };
  const magicIfAsked = owned.black + owned.red > 0 ? [magic] : [];
  switch (decision) {
    case "bid":
      return [gold, ...magicIfAsked];
    case "bid-fairy":
      return [{ do: "fairy", fairy: fist.fairy }, gold, ...magicIfAsked];
    case "bid-magic":
      return [magic];
    case "bid-silver":
      return [{ do: "silver", silver: fist.silver }];
    default:
      return [];
  }
}

/** Whether one more coin of this kind can go into the fist. Fairy gold that has been chosen already stays as it is. */
export function canPut(
  kind: CoinKind,
  decision: Decision | undefined,
  chosen: Bid | null,
  owned: Player,
  held: Fist,
): boolean {
  const isFixed = kind === "fairy" && chosen !== null;
  return isAskedFor(kind, decision) && !isFixed && left(owned, held, kind) > 0;
}

/** Whether a bid that is allowed has this in the fist, and one more of this kind. At a guided game few bids are. */
export function leadsOn(kind: CoinKind, held: Fist, offers: readonly { action: Action }[]): boolean {
  const more = changed(held, kind, 1);
  return offers.some(({ action }) => {
    if (action.do === "bid") return action.fairy >= more.fairy && action.common >= more.common;
    return action.do !== "silver" || action.silver >= more.silver;
  });
}

/** What somebody tried who tapped a coin that is not asked for, or one too many: the server says why not. */
export function tried(kind: CoinKind, fist: Fist): Action {
  switch (kind) {
    case "fairy":
      return { do: "bid", fairy: fist.fairy + 1, common: fist.common };
    case "common":
      return { do: "bid", fairy: fist.fairy, common: fist.common + 1 };
    case "silver":
      return { do: "silver", silver: fist.silver + 1 };
    case "black":
      return { do: "magic", black: fist.black + 1, red: fist.red };
    case "red":
      return { do: "magic", black: fist.black, red: fist.red + 1 };
  }
}

/** Gold that has been chosen already stays in the fist; after fairy gold alone the common gold is still open. */
export function withChosen(fist: Fist, chosen: Bid | null, decision: Decision | undefined): Fist {
  if (chosen === null) return fist;
  return { ...fist, fairy: chosen.fairy, common: decision === "bid-magic" ? chosen.common : fist.common };
}
