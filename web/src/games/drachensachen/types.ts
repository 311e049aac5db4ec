// What the engine says about Drachensachen: `view.py`, `actions.py` and `events.py` in its own folder.
import type { Kind } from "../../art/drachensachen.ts";
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export type { Kind };

export interface Player {
  lost: number;
  hand_size: number;
  /** Cards in this hand that the reader knows of; of the reader's own hand all. */
  known: Kind[];
  all_know: Kind[];
  open: Kind[];
  hidden: number;
  /** `none` for none. */
  curse: string;
}

export type Step =
  | { step: "swap"; decided: boolean[]; choice: number | null }
  | { step: "turn"; seat: number }
  | { step: "skip"; seat: number; skips: number }
  | { step: "effects"; seat: number; kind: Kind; times: number }
  | null;

export interface View extends AnyView {
  options: { target: number; single_game: boolean; curses: string[]; skills: string[] } & AnyView["options"];
  game_number: number;
  starter: number;
  skills: string[];
  is_chaos: boolean;
  players: Player[];
  hand: Kind[];
  /** From below. */
  pile: Kind[];
  removed: Kind[];
  draw_pile: number;
  out: number;
  is_clockwise: boolean;
  on_turn: number;
  turns: number;
  owed_draw: number;
  winner: number | null;
  step: Step;
}

export type Action =
  | { do: "play"; kind: Kind; times: number }
  | { do: "remove"; kind: Kind }
  | { do: "turn"; place: number }
  | { do: "give"; seat: number }
  | { do: "pick"; seat: number; kind: Kind }
  | { do: "swap"; open: Kind; hand: Kind }
  | { do: "take" | "draw" | "accept" | "reverse" | "onward" | "keep" };

/** Events tell cards by number: 1 to 9, then Null, Extermino, Protecto. */
const NAMES: readonly Kind[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "E", "P"];

export function kindOf(number: number): Kind {
  const kind = NAMES[number - 1];
  if (kind === undefined) throw new Error(`there is no card ${number}`);
  return kind;
}

/** Where a card stands when a hand is sorted. */
export function rank(kind: Kind): number {
  return NAMES.indexOf(kind);
}

export type Event = GameEvent &
  (
    | { event: "dealt"; seat: number; hidden: number; hand: number[] }
    | { event: "laid-out"; seat: number; open: number[] }
    | { event: "swapped"; seat: number; open: number; hand: number }
    | { event: "played"; seat: number; kind: number; count: number; from_open: number }
    | { event: "turned"; seat: number; place: number; kind: number }
    | { event: "removed-four"; seat: number; kind: number }
    | { event: "took-pile" | "drew-cards"; seat: number; cards: number[] }
    | { event: "owes-draw" | "drew"; seat: number; count: number }
    | { event: "gave"; seat: number; to: number }
    | { event: "gave-card"; seat: number; to: number; kind: number }
    | { event: "picked"; seat: number; from: number; kind: number }
    | { event: "lost"; seat: number; gold: number; total: number }
    | { event: "cursed"; seat: number; curse: number }
    | { event: "skill-up"; skill: number }
    | { event: "game-begins"; number: number; starter: number }
    | { event: "game-stopped"; turns: number }
    | { event: "kept" | "pile-leaves" | "skipped" | "reversed" | "went-on" | "game-won" | "match-won"; seat: number }
  );
