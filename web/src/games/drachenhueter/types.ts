// What the engine says about Drachenhüter: `view.py`, `actions.py` and `events.py` in its own folder.
import type { Colour, Pearl } from "../../art/drachenhueter.ts";
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export type { Colour, Pearl };

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

/** A card by its name: front and back, `r3`, `rw`, with a star for a start card, `x` for a backlight dragon. */
export type Name = string;

/** What is on a page: a number on the left, a colour on the right. */
export type Page = number | Colour;

export interface BookSide {
  display: Name | null;
  /** Null without a card. */
  page: Page | null;
  /** Known cards, the topmost last. */
  put_on: Name[];
  /** Known cards, the lowest last. */
  put_under: Name[];
  unseen: number;
  unseen_back: Page | null;
}

export interface Stack {
  colour: Colour;
  cards: Name[];
}

export interface Player {
  /** All that the reader may know; of the reader's own hand all. */
  hand: Name[];
  /** Backs of start cards whose fronts the reader does not know. */
  secret_backs: Colour[];
  /** From left to right. */
  row: Stack[];
  laid: number;
  pieces: number[];
  red_pearls: number;
  blue_pearls: number;
  /** Their values, when the game is over. */
  pearls: number[] | null;
  /** 0 for none. */
  crest: number;
  crystals: number;
  eggs: number;
}

export type Step =
  | { step: "take"; taken: number; must_take: boolean }
  | { step: "change"; left: number; right: number }
  | { step: "lay"; seat: number }
  | { step: "end"; seat: number; way: Way; backlights: number }
  | { step: "stand-in" | "cards"; seat: number; left: number }
  | { step: "pearl"; seat: number }
  | null;

export interface View extends AnyView {
  options: { chests: number; memory_aid: boolean; turn_limit: number } & AnyView["options"];
  on_turn: number;
  turns: number;
  /** How many turns of the last round have begun; 0 before it. */
  last_round: number;
  chests: number[];
  is_chest_used: boolean;
  left: BookSide;
  right: BookSide;
  /** Ascending. */
  pieces: number[];
  red_pearls: number;
  blue_pearls: number;
  /** The best first. */
  crests: number[];
  backlights: number;
  crystals: number;
  eggs: number;
  players: Player[];
  step: Step;
}

export type Way = "plain" | "fewer" | "any" | "enclosed";

export type Action =
  | { do: "take" | "end"; side: Side }
  | { do: "put" | "cover" | "card" | "stand"; card: Name }
  | { do: "recover"; colour: Colour; card: Name }
  | { do: "lay"; way: Way; backlights: number }
  | { do: "pearl"; colour: Pearl }
  | { do: "stop" | "exchange" | "done" | "pass" };

/** Cards, colours and sides are told by number. */
export type Event = GameEvent &
  (
    | { event: "start-cards"; seat: number; cards: number[] }
    | { event: "start-backs"; seat: number; backs: number[] }
    | { event: "chests-open"; chests: number[] }
    | { event: "turn-begins"; seat: number; turn: number }
    | { event: "took" | "put" | "exchanged"; seat: number; side: number; card: number }
    | { event: "turned-up"; side: number; card: number }
    | { event: "gap"; side: number }
    | { event: "paid-crystal"; seat: number; chest: number }
    | { event: "recovered"; seat: number; colour: number; card: number }
    | { event: "new-stack"; seat: number; colour: number; side: number }
    | { event: "laid"; seat: number; colour: number; card: number; count: number }
    | { event: "crest"; seat: number; points: number }
    | { event: "rewarded"; seat: number; piece: number; backlights: number; crystals: number; eggs: number }
    | { event: "pearl"; seat: number; is_red: number }
    | { event: "game-stopped"; turns: number }
    | { event: "pearls-turned"; seat: number; values: number[] }
    | { event: "scored"; seat: number; points: number; laid: number }
    | { event: "starts" | "passed" | "game-won"; seat: number }
    | { event: "last-round" }
  );
