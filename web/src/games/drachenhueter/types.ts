// Written by `make protocol` from src/drachenhort/games/drachenhueter/contract.py. Change it there.
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

export const PEARLS = ["red", "blue"] as const;
export type Pearl = (typeof PEARLS)[number];

export const WAYS = ["plain", "fewer", "any", "enclosed"] as const;
export type Way = (typeof WAYS)[number];

// prettier-ignore
export const NAMES = [
  "r1", "r2", "r3", "r4", "r5", "w1", "w2", "w3", "w4", "w5", "b1", "b2", "b3", "b4", "b5", "g1", "g2", "g3", "g4",
  "g5", "rw", "rb", "rg", "wb", "wg", "wr", "bg", "br", "bw", "gr", "gw", "gb", "rw*", "rb*", "wb*", "wg*", "bg*",
  "br*", "gr*", "gw*", "x",
] as const;
export type Name = (typeof NAMES)[number];

export const COLOURS = ["red", "white", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export type Page = number | Colour;

export interface BookSide {
  display: Name | null;
  /** A number on the left, a colour on the right; null without a card. */
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
  | { step: "take"; taken: number; must: boolean }
  | { step: "change"; left: number; right: number }
  | { step: "lay"; seat: number }
  | { step: "end"; seat: number; way: Way; jokers: number }
  | { step: "stand-in"; seat: number; left: number }
  | { step: "cards"; seat: number; left: number }
  | { step: "pearl"; seat: number };

export const PRINTED = {
  ring: 3,
  egg: 4,
  amulets_to_end: [0, 0, 7, 8, 9],
  rewards: [
    { is_highest: false, backlights: 0, crystals: 0, eggs: 0 },
    { is_highest: false, backlights: 1, crystals: 0, eggs: 0 },
    { is_highest: false, backlights: 1, crystals: 1, eggs: 0 },
    { is_highest: false, backlights: 0, crystals: 1, eggs: 1 },
    { is_highest: false, backlights: 0, crystals: 0, eggs: 2 },
    { is_highest: true, backlights: 0, crystals: 0, eggs: 0 },
  ],
} as const;

export type Decision = "take" | "change" | "lay" | "lay-along" | "end" | "stand-in" | "card" | "pearl";

export interface Options {
  chests: number;
  memory_aid: boolean;
  turn_limit: number;
}

export interface View extends AnyView {
  options: Options & AnyView["options"];
  on_turn: number;
  turns: number;
  /** How many turns of the last round have begun; 0 before it. */
  last_round: number;
  chests: number[];
  is_chest_used: boolean;
  left: BookSide;
  right: BookSide;
  shown_start_cards: Name[];
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
  step: Step | null;
}

export type Action =
  | { do: "take" | "end"; side: Side }
  | { do: "stop" | "exchange" | "done" | "pass" }
  | { do: "put" | "cover" | "card" | "stand"; card: Name }
  | { do: "recover"; colour: Colour; card: Name }
  | { do: "lay"; way: Way; backlights: number }
  | { do: "pearl"; colour: Pearl };

export type Event = GameEvent &
  (
    | { event: "starts" | "passed" | "game-won"; seat: number }
    | { event: "chests-open"; chests: number[] }
    | { event: "start-cards"; seat: number; cards: Name[] }
    | { event: "start-backs"; seat: number; backs: Colour[] }
    | { event: "turn-begins"; seat: number; turn: number }
    | { event: "took" | "exchanged" | "put"; seat: number; side: Side; card: Name }
    | { event: "turned-up"; side: Side; card: Name }
    | { event: "gap"; side: Side }
    | { event: "paid-crystal"; seat: number; chest: number }
    | { event: "recovered"; seat: number; colour: Colour; card: Name }
    | { event: "new-stack"; seat: number; colour: Colour; side: Side }
    | { event: "laid"; seat: number; colour: Colour; card: Name; count: number }
    | { event: "crest"; seat: number; points: number }
    | { event: "rewarded"; seat: number; piece: number; backlights: number; crystals: number; eggs: number }
    | { event: "last-round" }
    | { event: "game-stopped"; turns: number }
    | { event: "pearls-turned"; seat: number; values: number[] }
    | { event: "scored"; seat: number; points: number; laid: number }
    | { event: "pearl"; seat: number; is_red: boolean }
  );
