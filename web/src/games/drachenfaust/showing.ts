// What of a view is where on the table.
import { COINS, creature, own, type CoinKind } from "./art.ts";
import type { Drawing } from "../../art/picture.ts";
import type { Language } from "../../lib/texts.svelte.ts";
import type { Say } from "../../table/contract.ts";
import { EMPTY, type Fist } from "./bidding.ts";
import {
  COLOURS,
  type Card,
  type Colour,
  type Decision,
  type OwnCreature,
  type Step,
  type Stones,
  type View,
} from "./types.ts";

/** The jewel that a stone of a colour is. */
export const JEWEL = { red: "ruby", blue: "sapphire", yellow: "topaz" } as const;

export function stepOf<Kind extends Step["step"]>(view: View, kind: Kind): Extract<Step, { step: Kind }> | undefined {
  return view.steps.findLast((step): step is Extract<Step, { step: Kind }> => step.step === kind);
}

/** The cards under way: the one that was auctioned first, then those reached through it. */
export function cardsUp(view: View): Card[] {
  return view.steps.flatMap((step) => (step.step === "rainbow" ? [] : [step.card]));
}

export function decisionOf(view: View, seat: number | null): Decision | undefined {
  return view.pending.find((asked) => asked.seat === seat)?.decision as Decision | undefined;
}

/** How a fist looks. */
export type Hand =
  | { readonly is: "absent" }
  /** Still choosing; `coins` are those chosen already, as far as they are known. */
  | { readonly is: "choosing"; readonly coins: Fist }
  | { readonly is: "closed"; readonly coins: Fist | null }
  | { readonly is: "open"; readonly coins: Fist; readonly value: number };

export function handOf(view: View, seat: number): Hand {
  const auction = stepOf(view, "auction");
  if (auction !== undefined) {
    const coins = auction.fists[seat] ?? null;
    if (auction.decided[seat]) return { is: "closed", coins };
    return { is: "choosing", coins: coins ?? EMPTY };
  }
  const bid = view.bids[seat];
  if (bid === undefined || view.steps.length === 0) return { is: "absent" };
  const tie = stepOf(view, "tie-break");
  if (tie?.tied[seat]) {
    const silver = tie.fists[seat] ?? null;
    if (tie.decided[seat]) return { is: "closed", coins: silver === null ? null : { ...EMPTY, silver } };
    return { is: "choosing", coins: EMPTY };
  }
  return { is: "open", coins: bid, value: bid.value };
}

/** While this stays the same, a fist keeps what was put into it. */
export function biddingKey(view: View): string {
  const { round, stack, discards, drawn, steps } = view;
  return [round, stack.length, discards.length, drawn.length, steps.length, steps.at(-1)?.step].join();
}

/** A creature of the table's own has its name and text from the table. */
export function ownOf(view: View, id: Card): OwnCreature | undefined {
  return view.own_creatures[Number(id.replace("custom-", "")) - 1];
}

/** Its words are in German and English; whoever reads another language gets the English ones. */
function spoken(words: Readonly<Record<string, string>> | undefined, language: Language): string | undefined {
  return words?.[language] ?? words?.["en"];
}

export function nameOf(view: View, id: Card, say: Say, language: Language): string {
  return spoken(ownOf(view, id)?.name, language) ?? say(`card-${id}`);
}

export function textOf(view: View, id: Card, say: Say, language: Language): string {
  return spoken(ownOf(view, id)?.text, language) ?? say(`web-effect-${id}`);
}

export function drawingOf(view: View, id: Card): Drawing {
  const name = ownOf(view, id)?.name.de;
  return name === undefined ? creature(id) : own(name);
}

/** "3 Feengold, 1 rote Münze", or nothing. */
export function coinsText(coins: Fist, say: Say): string {
  const parts = COINS.filter((kind) => coins[kind] > 0).map((kind) => say(`coins-${kind}`, { count: coins[kind] }));
  return parts.length === 0 ? say("nothing") : parts.join(", ");
}

export function coinsIn(fist: Fist): [kind: CoinKind, count: number][] {
  return COINS.map((kind): [CoinKind, number] => [kind, fist[kind]]).filter(([, count]) => count > 0);
}

export function stonesText(stones: Stones, say: Say): string {
  const parts = COLOURS.filter((colour) => stones[colour] > 0).map((colour) =>
    say("stones-of", { count: stones[colour], colour }),
  );
  return parts.length === 0 ? say("no-stones") : parts.join(", ");
}

export function stonesIn(stones: Stones): [colour: Colour, count: number][] {
  return COLOURS.map((colour): [Colour, number] => [colour, stones[colour]]).filter(([, count]) => count > 0);
}
