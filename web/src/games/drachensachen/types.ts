// Written by `make protocol` from src/drachenhort/games/drachensachen/contract.py. Change it there.
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export const KINDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "E", "P"] as const;
export type Kind = (typeof KINDS)[number];

// prettier-ignore
export const CURSES = [
  "none", "plague_6", "plague_7", "plague_8", "blind_2_4", "blind_1_5", "blind_0_6", "chaos",
] as const;
export type Curse = (typeof CURSES)[number];

export const SKILLS = ["null", "dragons", "one", "two", "seven", "eight", "nine"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Player {
  /** Gold lost in this match. */
  lost: number;
  hand_size: number;
  /** Cards in this hand that the reader knows of; of the reader's own hand all. */
  known: Kind[];
  /** Cards in this hand that everybody knows of. */
  all_know: Kind[];
  open: Kind[];
  hidden: number;
  curse: Curse;
}

export type Step =
  | { step: "swap"; decided: boolean[]; choice: number | null }
  | { step: "turn"; seat: number }
  | { step: "skip"; seat: number; skips: number }
  | { step: "effects"; seat: number; card: Kind; count: number };

export type Decision = "swap" | "play" | "owed-draw" | "owed-skip" | "give" | "pick" | "direction";

export interface Options {
  target: number;
  single_game: boolean;
  covered_gold: boolean;
  curses: string[];
  skills: string[];
  blind_answer: boolean;
  fives_answer: boolean;
  far_protecto: boolean;
  turn_limit: number;
}

export interface View extends AnyView {
  options: Options & AnyView["options"];
  game_number: number;
  starter: number;
  /** Those turned up. */
  skills: Skill[];
  is_chaos: boolean;
  players: Player[];
  hand: Kind[];
  /** From below. */
  pile: Kind[];
  removed: Kind[];
  draw_pile: number;
  /** How many cards are not in this game. */
  out: number;
  is_clockwise: boolean;
  on_turn: number;
  turns: number;
  owed_draw: number;
  /** Of this game. */
  winner: number | null;
  step: Step | null;
}

export type Action =
  | { do: "play"; kind: Kind; times: number }
  | { do: "remove"; kind: Kind }
  | { do: "take" | "draw" | "accept" | "keep" | "reverse" | "onward" }
  | { do: "turn"; place: number }
  | { do: "give"; seat: number }
  | { do: "pick"; seat: number; kind: Kind }
  | { do: "swap"; open: Kind; hand: Kind };

export type Event = GameEvent &
  (
    | { event: "game-begins"; number: number; starter: number }
    | { event: "dealt"; seat: number; hidden: number; hand: Kind[] }
    | { event: "laid-out"; seat: number; open: Kind[] }
    | { event: "swapped"; seat: number; open: Kind; hand: Kind }
    | { event: "kept" | "pile-leaves" | "skipped" | "reversed" | "went-on" | "game-won" | "match-won"; seat: number }
    | { event: "played"; seat: number; kind: Kind; count: number; from_open: number }
    | { event: "turned"; seat: number; place: number; kind: Kind }
    | { event: "removed-four"; seat: number; kind: Kind }
    | { event: "took-pile" | "drew-cards"; seat: number; cards: Kind[] }
    | { event: "owes-draw" | "drew"; seat: number; count: number }
    | { event: "gave"; seat: number; to: number }
    | { event: "gave-card"; seat: number; to: number; kind: Kind }
    | { event: "picked"; seat: number; from: number; kind: Kind }
    | { event: "game-stopped"; turns: number }
    | { event: "lost"; seat: number; gold: number; total: number }
    | { event: "cursed"; seat: number; curse: Curse }
    | { event: "skill-up"; skill: Skill }
  );
