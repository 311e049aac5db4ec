// Written by `make protocol` from src/drachenhort/games/drachenfaust/contract.py. Change it there.
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

// prettier-ignore
export const BASES = [
  "witch", "magician", "sorcerer", "wizard", "thief", "red-dragon", "blue-dragon", "yellow-dragon",
] as const;
export type Base = (typeof BASES)[number];

export const COLOURS = ["red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

// prettier-ignore
export const CARDS = [
  ...BASES, "alchemist", "ancient-dragon", "brigand", "doppelganger", "dwarf-4", "dwarf-5", "enchantress", "fairy",
  "ghost", "gnome", "goblin", "goldsmith", "imp", "merchant", "necromancer", "quack", "rainbow-dragon", "apprentice",
  "troll", "two-headed-dragon", "custom-1", "custom-2", "custom-3",
] as const;
export type Card = (typeof CARDS)[number];

export const TENDERS = ["common", "fairy", "silver"] as const;
export type Tender = (typeof TENDERS)[number];

export interface OwnCreature {
  name: Record<"de" | "en", string>;
  text: Record<"de" | "en", string>;
}

export interface Stones {
  red: number;
  blue: number;
  yellow: number;
}

export interface Player {
  /** Behind the screen, as the next two; null to somebody who looks on, unless coins are open. */
  fairy: number | null;
  common: number | null;
  silver: number | null;
  black: number;
  red: number;
  /** Fairy gold that lies out until the round ends. */
  laid: number;
  stones: Stones;
  score: number;
  /** Whether one lies before this seat, and since when. */
  doppelganger: "none" | "from-before" | "this-round";
}

export interface Bank {
  fairy: number;
  common: number;
  silver: number;
  red: number;
  stones: Stones;
}

export interface Bid {
  fairy: number;
  common: number;
  black: number;
  red: number;
  silver: number;
  /** Its worth in gold, red coins counted. */
  value: number;
}

// prettier-ignore
export const LINES = [
  "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "done",
] as const;
export type Line = (typeof LINES)[number];

export type Step =
  | { step: "auction"; card: Card; decided: boolean[]; fists: (Bid | null)[] }
  | { step: "tie-break"; card: Card; tied: boolean[]; decided: boolean[]; fists: (number | null)[] }
  | { step: "declare"; seat: number; card: Card }
  | { step: "use"; seat: number; card: Card; from: "drawn" | "auction"; use: "only" | "second" | "first"; line: Line }
  | { step: "rainbow"; seat: number; named: Colour; drawn: Stones };

export type Decision =
  | "bid"
  | "bid-fairy"
  | "bid-magic"
  | "bid-silver"
  | "double"
  | "use"
  | "colour"
  | "seat"
  | "steal"
  | "card"
  | "buy"
  | "give-up"
  | "draw-on";

export interface Options {
  tavern: boolean;
  extras: number;
  fairy_gold: number;
  open_coins: boolean;
  points: number;
  creatures: string[];
  round_limit: number;
}

export interface View extends AnyView {
  options: Options & AnyView["options"];
  /** The first is the card `custom-1`. */
  own_creatures: OwnCreature[];
  round: number;
  players: Player[];
  bank: Bank;
  /** Still to be auctioned in this round; sorted, as nobody knows their order. */
  stack: Card[];
  discards: Card[];
  /** In the discards as well, but never auctioned in this round. */
  drawn: Card[];
  /** Sorted likewise. */
  extras: Card[];
  aside: Card[];
  /** Of the last auction whose fists have opened; all of nothing before the first. */
  bids: Bid[];
  /** The coins bid have been given for a Necromancer. */
  is_given_up: boolean;
  /** The procedures under way, the outermost first. Of others' fists nothing is known before they open. */
  steps: Step[];
}

export type Action =
  | { do: "bid"; fairy: number; common: number }
  | { do: "fairy"; fairy: number }
  | { do: "magic"; black: number; red: number }
  | { do: "silver"; silver: number }
  | { do: "pay"; red: number; blue: number; yellow: number }
  | { do: "take" | "double" | "once" | "pass" | "give" | "draw" | "stop" }
  | { do: "colour"; colour: Colour }
  | { do: "rob" | "coin"; seat: number }
  | { do: "steal"; seat: number; colour: Colour }
  | { do: "card"; card: Card }
  | { do: "buy"; colour: Colour; with: Tender };

export type Event = GameEvent &
  (
    | { event: "round-begins"; round: number; extras: Card[] }
    | { event: "extras-shuffled" }
    | { event: "turned-up" | "not-auctioned" | "hexed" | "unused" | "tied-out"; card: Card }
    | { event: "decided" | "took-black" | "took-red" | "game-won"; seat: number }
    | { event: "bid"; seat: number; fairy: number; common: number; black: number; red: number }
    | { event: "tied"; seats: number[] }
    | { event: "bid-silver"; seat: number; silver: number }
    | { event: "won" | "doubled" | "uses" | "no-effect" | "laid-down" | "chose-card"; seat: number; card: Card }
    | { event: "drew-card" | "passed"; seat: number; card: Card }
    | { event: "took-coins"; seat: number; fairy: number; common: number; silver: number }
    | { event: "took-stones" | "paid-stones" | "stones-back"; seat: number; red: number; blue: number; yellow: number }
    | { event: "lost-stones"; seat: number; red: number; blue: number; yellow: number }
    | { event: "scored"; seat: number; points: number; total: number }
    | { event: "stole-stone"; seat: number; from: number; colour: Colour }
    | { event: "stole-coins"; seat: number; from: number; fairy: number; common: number; silver: number }
    | { event: "robbed"; seat: number; from: number }
    | { event: "robbed-coins"; seat: number; from: number; common: number; silver: number }
    | { event: "bought"; seat: number; colour: Colour; fairy: number; common: number; silver: number }
    | { event: "gave-up"; seat: number; fairy: number }
    | { event: "named" | "drew-stone"; seat: number; colour: Colour }
    | { event: "round-ends"; round: number }
    | { event: "stopped"; rounds: number }
  );
