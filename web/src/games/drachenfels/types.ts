// What the engine says about Drachenfels: `view_json.py`, `actions.py`, `events.py` and `fields.py` in its own folder.
import { KINDS, type Kind } from "../../art/drachenfels.ts";
import { COLOURS, type Colour } from "../../art/drachenfels/people.ts";
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export type { Colour, Kind };

export interface Player {
  /** Null until a knight is picked. */
  colour: Colour | null;
  field: string | null;
  armour: boolean;
  doubling: boolean;
  /** Rock castles this knight has looked into for nothing. */
  looked: string[];
  hand_size: number;
  /** Cards in this hand that the reader knows of; of the reader's own hand all. */
  known: Kind[];
  /** Cards of the reader's that this player knows of, as far as the reader can tell. */
  knows_of_you: Kind[];
}

export type Step =
  | { step: "turn"; first_act: boolean; has_played: boolean }
  | { step: "move"; value: number }
  | { step: "re-set"; pairs: string[] }
  | { step: "send-home"; loser: number }
  | { step: "draw"; left: number; seats: number }
  | { step: "place-dragon"; from: string }
  | { step: "cloud-home"; knight: number }
  | { step: string }
  | null;

/** A way for one of the legal moves: `b1` by foot, `*T2` by flight, `~K` over a rainbow. */
export interface Way {
  steps: number;
  path: string[];
}

export interface View extends AnyView {
  options: { board: string[]; nearest_rainbows: boolean } & AnyView["options"];
  players: Player[];
  hand: Kind[];
  known_pile: Kind[];
  /** By rock castle, in the order F1 to F4. */
  seen: (Colour | null)[];
  sheet: Colour[][];
  dragons: string[];
  /** Such as R1-K. */
  rainbows: string[];
  bridges: string[];
  draw_pile: number;
  /** From below. */
  discards: Kind[];
  /** With `fresh_discard`: the top discard has been used and must be covered first. */
  top_used: boolean;
  removed: Kind[];
  castles_open: boolean;
  on_turn: number;
  turns: number;
  step: Step;
  /** One for each legal action, while a move is decided. */
  ways: Way[];
}

export interface MoveTo {
  do: "move";
  to: string;
  first: string | null;
  last: string | null;
  reset: boolean;
}

export type Action =
  | MoveTo
  | { do: "play"; kind: Kind }
  | { do: "draw" | "swap" | "cloud"; seat: number }
  | { do: "knight"; colour: Colour }
  | { do: "dragon"; field: string }
  | { do: "build" | "raze"; site: string }
  | { do: "rebuild"; site: string; to: string }
  | { do: "set" | "lift"; pair: string }
  | { do: "shift"; pair: string; to: string }
  | { do: "stop" | "refresh" | "use" | "leave" };

export const ROCKS = ["R1", "R2", "R3", "R4"] as const;
export const CASTLES = ["F1", "F2", "F3", "F4"] as const;
/** There are so many of each, on the board and beside it. */
export const RAINBOWS = 4;
export const BRIDGES = 2;

const LETTERS = [..."SRTFHGaAbBcdefghijklmnopwxyz"];
const FIELDS = ["K", ...LETTERS.flatMap((letter) => [1, 2, 3, 4].map((quarter) => `${letter}${quarter}`))];

function named<Name>(names: readonly Name[], number: number): Name {
  const name = names[number];
  if (name === undefined) throw new Error(`there is nothing with the number ${number}`);
  return name;
}

/** Events tell cards by number, from 1. */
export const kindOf = (number: number): Kind => named(KINDS, number - 1);
export const colourOf = (number: number): Colour => named(COLOURS, number);
export const fieldOf = (number: number): string => named(FIELDS, number);
export const castleOf = (number: number): string => named(CASTLES, number);
export const siteOf = (number: number): string => named(FIELDS, 17 + number);
export const pairOf = (number: number): string =>
  `${named(ROCKS, Math.floor(number / 5))}-${named(["K", ...CASTLES], number % 5)}`;

/** A place of a path as events tell it: a field, and how it is reached. */
export function placeOf(number: number): { field: string; by: "foot" | "flight" | "rainbow" } {
  if (number >= 256) return { field: fieldOf(number - 256), by: "rainbow" };
  if (number >= 128) return { field: fieldOf(number - 128), by: "flight" };
  return { field: fieldOf(number), by: "foot" };
}

/** A place of a way in the view. */
export function stepOf(word: string): { field: string; by: "foot" | "flight" | "rainbow" } {
  if (word.startsWith("~")) return { field: word.slice(1), by: "rainbow" };
  if (word.startsWith("*")) return { field: word.slice(1), by: "flight" };
  return { field: word, by: "foot" };
}

/** The two ends of a rainbow. */
export function endsOf(pair: string): [rock: string, end: string] {
  const [rock = "", end = ""] = pair.split("-");
  return [rock, end];
}

/** Where a colour's knight starts. */
export function startOf(colour: Colour): string {
  return `S${COLOURS.indexOf(colour) + 1}`;
}

export type Event = GameEvent &
  (
    | { event: "game-begins"; starter: number }
    | { event: "knight-picked"; seat: number; colour: number }
    | { event: "dealt"; seat: number; hand: number[] }
    | { event: "played" | "used" | "stayed"; seat: number; kind: number }
    | { event: "refreshed"; seat: number; given: number; drawn: number; discards: number }
    | { event: "drew-cards"; seat: number; cards: number[] }
    | { event: "robbed"; seat: number; from: number }
    | { event: "robbed-card"; seat: number; from: number; kind: number }
    | { event: "rainbow-set" | "rainbow-lifted"; seat: number; pair: number }
    | { event: "rainbow-shifted"; seat: number; pair: number; to: number }
    | { event: "bridge-built" | "bridge-razed"; seat: number; site: number }
    | { event: "bridge-rebuilt"; seat: number; site: number; to: number }
    | { event: "dragon-moved"; seat: number; from: number; to: number }
    | { event: "swapped"; seat: number; with: number; field: number; other_field: number }
    | { event: "clouded"; seat: number; knight: number; start: number }
    | { event: "moved"; seat: number; steps: number; from: number; path: number[] }
    | { event: "armour" | "castles-open"; seat: number }
    | { event: "duel"; seat: number; loser: number }
    | { event: "sent-home"; seat: number; loser: number; start: number }
    | { event: "looked"; seat: number; castle: number }
    | { event: "saw" | "found"; seat: number; castle: number; colour: number }
    | { event: "stopped"; turns: number }
  );
