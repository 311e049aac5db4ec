// What the engine says about Drachenfaust: `view.py`, `actions.py` and `events.py` in its own folder.
import type { CoinKind } from "../../art/drachenfaust.ts";
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export type { CoinKind };

export const COLOURS = ["red", "blue", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export type Stones = Record<Colour, number>;

/** Coins that are bought with. */
export type Tender = "fairy" | "common" | "silver";

export interface Player {
  /** What lies behind the screen; null where it is not shown: to somebody who looks on, unless coins are open. */
  fairy: number | null;
  common: number | null;
  silver: number | null;
  black: number;
  red: number;
  /** Fairy gold that lies out until the round ends. */
  laid: number;
  stones: Stones;
  score: number;
  has_doppelganger: boolean;
}

/** What was in a fist. */
export interface Bid {
  fairy: number;
  common: number;
  black: number;
  red: number;
  silver: number;
  /** Its worth in gold, red coins counted. */
  value: number;
}

export type Step =
  /** `fists`: what is known of each; of others nothing before they open. */
  | { step: "auction"; card: string; decided: boolean[]; fists: (Bid | null)[] }
  | { step: "tie-break"; card: string; tied: boolean[]; decided: boolean[]; fists: (number | null)[] }
  | { step: "declare"; seat: number; card: string }
  | { step: "use"; seat: number; card: string; is_auctioned: boolean; is_doubled: boolean; is_second: boolean }
  | { step: "rainbow"; seat: number; named: Colour; drawn: Stones };

interface OwnCreature {
  name: Record<string, string>;
  text: Record<string, string>;
}

export interface View extends AnyView {
  options: { points: number; open_coins: boolean } & AnyView["options"];
  own_creatures: OwnCreature[];
  round: number;
  players: Player[];
  bank: { fairy: number; common: number; silver: number; red: number; stones: Stones };
  /** Still to be auctioned in this round; sorted, as nobody knows their order. */
  stack: string[];
  discards: string[];
  /** In the discards as well, but never auctioned in this round. */
  drawn: string[];
  extras: string[];
  aside: string[];
  /** Of the last auction whose fists have opened; none before the first. */
  bids: Bid[];
  /** The procedures under way, the outermost first. */
  steps: Step[];
}

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

export type Action =
  | { do: "bid"; fairy: number; common: number }
  | { do: "fairy"; fairy: number }
  | { do: "magic"; black: number; red: number }
  | { do: "silver"; silver: number }
  | ({ do: "pay" } & Stones)
  | { do: "colour"; colour: Colour }
  | { do: "rob" | "coin"; seat: number }
  | { do: "steal"; seat: number; colour: Colour }
  | { do: "card"; card: string }
  | { do: "buy"; colour: Colour; with: Tender }
  | { do: "take" | "double" | "once" | "pass" | "give" | "draw" | "stop" };

/** Events tell cards by number. */
const NAMES =
  "witch magician sorcerer wizard thief red-dragon blue-dragon yellow-dragon alchemist ancient-dragon brigand doppelganger dwarf-4 dwarf-5 enchantress fairy ghost gnome goblin goldsmith imp merchant necromancer quack rainbow-dragon apprentice troll two-headed-dragon custom-1 custom-2 custom-3".split(
    " ",
  );

export function cardOf(number: number): string {
  const name = NAMES[number];
  if (name === undefined) throw new Error(`there is no card ${number}`);
  return name;
}

export function colourOf(number: number): Colour {
  const colour = COLOURS[number];
  if (colour === undefined) throw new Error(`there is no colour ${number}`);
  return colour;
}

type Paid = { fairy: number; common: number; silver: number };

export type Event = GameEvent &
  (
    | { event: "round-begins"; round: number; extras: number[] }
    | { event: "extras-shuffled" }
    | { event: "turned-up" | "not-auctioned" | "hexed" | "unused" | "tied-out"; card: number }
    | { event: "decided" | "took-black" | "took-red" | "game-won"; seat: number }
    | { event: "bid"; seat: number; fairy: number; common: number; black: number; red: number }
    | { event: "tied"; seats: number[] }
    | { event: "bid-silver"; seat: number; silver: number }
    | {
        event: "won" | "doubled" | "uses" | "no-effect" | "laid-down" | "chose-card" | "drew-card" | "passed";
        seat: number;
        card: number;
      }
    | ({ event: "took-coins"; seat: number } & Paid)
    | ({ event: "took-stones" | "paid-stones" | "stones-back" | "lost-stones"; seat: number } & Stones)
    | { event: "scored"; seat: number; points: number; total: number }
    | { event: "stole-stone"; seat: number; from: number; colour: number }
    | ({ event: "stole-coins"; seat: number; from: number } & Paid)
    | { event: "robbed"; seat: number; from: number }
    | { event: "robbed-coins"; seat: number; from: number; common: number; silver: number }
    | ({ event: "bought"; seat: number; colour: number } & Paid)
    | { event: "gave-up"; seat: number; fairy: number }
    | { event: "named" | "drew-stone"; seat: number; colour: number }
    | { event: "round-ends"; round: number }
    | { event: "stopped"; rounds: number }
  );
