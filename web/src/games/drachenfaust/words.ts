// What the strip says about things: name first, then what they do and when one wants them.
import { isExtra, type CoinKind } from "./art.ts";
import type { Language } from "../../lib/texts.svelte.ts";
import { about } from "../../table/about.svelte.ts";
import type { Say } from "../../table/contract.ts";
import { coinsText, nameOf, stepOf, textOf, type Hand } from "./showing.ts";
import type { Card, Colour, View } from "./types.ts";

/** What a hand says: name of the fist, and what there is to know about it. */
export function handAbout(view: View, seat: number, name: string, hand: Hand, say: Say): string {
  const fist = say("web-fist-of", { name });
  switch (hand.is) {
    case "absent":
      return fist;
    case "choosing":
      return about(fist, say("web-about-choosing", { name }));
    case "closed":
      return hand.coins === null
        ? about(fist, say("web-about-closed"))
        : about(`${fist}: ${coinsText(hand.coins, say)}`, say("web-about-closed"));
    case "open": {
      const bid = `${fist}: ${coinsText(hand.coins, say)}`;
      return about(bid, say(winnerOf(view) === seat ? "web-about-won" : "web-about-open", { value: hand.value }));
    }
  }
}

/** Whoever has won the auction and uses the card. */
export function winnerOf(view: View): number | undefined {
  return (stepOf(view, "use") ?? stepOf(view, "declare"))?.seat;
}

export function coinAbout(kind: CoinKind, count: number, say: Say): string {
  return about(say(`coins-${kind}`, { count }), say(`web-coin-${kind}`));
}

/** Whose stones they are decides what is to be said about them. */
export type Owner = "mine" | "others" | "bank" | "drawn";

export function stoneAbout(colour: Colour, count: number, owner: Owner, say: Say, name = ""): string {
  return about(say("web-stones", { colour, count }), say(`web-stones-${owner}`, { name }));
}

export function creatureAbout(view: View, id: Card, say: Say, language: Language): string {
  const text = textOf(view, id, say, language);
  return about(nameOf(view, id, say, language), isExtra(id) ? `${text} ${say("web-about-extra")}` : text);
}
