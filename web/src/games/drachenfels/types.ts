// Written by `make protocol` from src/drachenhort/games/drachenfels/contract.py. Change it there.
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export const ROCKS = ["R1", "R2", "R3", "R4"] as const;
export type Rock = (typeof ROCKS)[number];

export const KINDS = ["1", "2", "3", "4", "5", "rainbow", "bridge", "dragon", "teletransfer", "cloud"] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = ["red", "blue", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export const SITES = ["H1", "H2", "H3", "H4", "G1", "G2", "G3", "G4"] as const;
export type Site = (typeof SITES)[number];

// prettier-ignore
export const PAIRS = [
  "R1-K", "R1-F1", "R1-F2", "R1-F3", "R1-F4", "R2-K", "R2-F1", "R2-F2", "R2-F3", "R2-F4", "R3-K", "R3-F1", "R3-F2",
  "R3-F3", "R3-F4", "R4-K", "R4-F1", "R4-F2", "R4-F3", "R4-F4",
] as const;
export type Pair = (typeof PAIRS)[number];

export const STARTS = ["S1", "S2", "S3", "S4"] as const;
export type Start = (typeof STARTS)[number];

export const CASTLES = ["F1", "F2", "F3", "F4"] as const;
export type Castle = (typeof CASTLES)[number];

export interface Player {
  /** Null until a knight is picked. */
  colour: Colour | null;
  field: string | null;
  armour: boolean;
  doubling: boolean;
  /** Rock castles this knight has looked into for nothing. */
  looked: Castle[];
  hand_size: number;
  /** Cards in this hand that the reader knows of; of the reader's own hand all. */
  known: Kind[];
  /** Cards of the reader's that this player knows of, as far as the reader can tell. */
  knows_of_you: Kind[];
}

export interface Pool {
  seats: number[];
  cards: Kind[];
}

export type Step =
  | { step: "knights" }
  | { step: "rainbow" }
  | { step: "bridge" }
  | { step: "dragon" }
  | { step: "teletransfer" }
  | { step: "cloud" }
  | { step: "turn"; first_act: boolean; has_played: boolean }
  | { step: "move"; value: number }
  | { step: "re-set"; pairs: Pair[] }
  | { step: "home"; loser: number }
  | { step: "draw"; left: number }
  | { step: "draw"; left: number; loser: number }
  | { step: "dragon"; from: string }
  | { step: "cloud"; knight: number };

export interface Way {
  steps: number;
  /** `b1` by foot, `*T2` by flight, `~K` over a rainbow. */
  path: string[];
}

export type Decision =
  | "knight"
  | "turn"
  | "move"
  | "re-set"
  | "rainbow"
  | "bridge"
  | "dragon"
  | "dragon-to"
  | "teletransfer"
  | "cloud"
  | "home"
  | "draw";

export interface Options {
  first_seat_starts: boolean;
  knights_by_seat: boolean;
  knights_at_random: boolean;
  nearest_rainbows: boolean;
  fresh_discard: boolean;
  board: string[];
  turn_limit: number;
}

export interface View extends AnyView {
  options: Options & AnyView["options"];
  players: Player[];
  hand: Kind[];
  known_pile: Kind[];
  /** Cards known to be in the pile or in one of these hands. */
  known_pools: Pool[];
  /** The shoes the reader has seen, by rock castle, in the order F1 to F4. */
  seen: (Colour | null)[];
  /** For each rock castle, who can still be there. */
  sheet: Colour[][];
  dragons: string[];
  rainbows: Pair[];
  bridges: Site[];
  draw_pile: number;
  /** From below. */
  discards: Kind[];
  /** With `fresh_discard`: the top discard has been used and must be covered first. */
  top_used: boolean;
  removed: Kind[];
  castles_open: boolean;
  on_turn: number;
  turns: number;
  step: Step | null;
  /** One for each legal action, while a move is decided. */
  ways: Way[];
}

export type Action =
  | { do: "move"; to: string; first: Rock | null; last: Rock | null; reset: boolean }
  | { do: "play"; kind: Kind }
  | { do: "stop" | "refresh" | "use" | "leave" }
  | { do: "draw" | "swap" | "cloud"; seat: number }
  | { do: "knight"; colour: Colour }
  | { do: "dragon"; field: string }
  | { do: "build" | "raze"; site: Site }
  | { do: "rebuild"; site: Site; to: Site }
  | { do: "set" | "lift"; pair: Pair }
  | { do: "shift"; pair: Pair; to: Pair };

export type Event = GameEvent &
  (
    | { event: "game-begins"; starter: number }
    | { event: "knight-picked"; seat: number; colour: Colour }
    | { event: "dealt"; seat: number; hand: Kind[] }
    | { event: "played" | "used" | "stayed"; seat: number; kind: Kind }
    | { event: "refreshed"; seat: number; given: number; drawn: number; discards: number }
    | { event: "drew-cards"; seat: number; cards: Kind[] }
    | { event: "robbed"; seat: number; from: number }
    | { event: "robbed-card"; seat: number; from: number; kind: Kind }
    | { event: "rainbow-set" | "rainbow-lifted"; seat: number; pair: Pair }
    | { event: "rainbow-shifted"; seat: number; pair: Pair; to: Pair }
    | { event: "bridge-built" | "bridge-razed"; seat: number; site: Site }
    | { event: "bridge-rebuilt"; seat: number; site: Site; to: Site }
    | { event: "dragon-moved"; seat: number; from: string; to: string }
    | { event: "swapped"; seat: number; with: number; field: string; other_field: string }
    | { event: "clouded"; seat: number; knight: number; start: Start }
    | { event: "moved"; seat: number; steps: number; from: string; path: string[] }
    | { event: "armour" | "castles-open"; seat: number }
    | { event: "duel"; seat: number; loser: number }
    | { event: "sent-home"; seat: number; loser: number; start: Start }
    | { event: "looked"; seat: number; castle: Castle }
    | { event: "saw" | "found"; seat: number; castle: Castle; colour: Colour }
    | { event: "stopped"; turns: number }
  );
