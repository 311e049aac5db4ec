// Written by `make protocol` from src/drachenhort/games/schutt_und_asche/contract.py. Change it there.
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

// prettier-ignore
export const LANDIDS = [
  "L0", "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17",
  "L18", "L19", "L20", "L21", "L22", "L23",
] as const;
export type LandId = (typeof LANDIDS)[number];

export const TILES = ["power", "knight", "sword", "shield", "dragon"] as const;
export type Tile = (typeof TILES)[number];

// prettier-ignore
export const PATTERNS = [
  "YYYY", "RYYY", "YRYY", "RRYY", "YYRY", "RYRY", "YRRY", "RRRY", "YYYR", "RYYR", "YRYR", "RRYR", "YYRR", "RYRR",
  "YRRR", "RRRR",
] as const;
export type Pattern = (typeof PATTERNS)[number];

export const TOPICS = ["offer", "gold", "top"] as const;
export type Topic = (typeof TOPICS)[number];

export const COMBATS = ["knight", "dragon", "sword", "shield"] as const;
export type Combat = (typeof COMBATS)[number];

export const GEARS = ["knight", "sword", "shield"] as const;
export type Gear = (typeof GEARS)[number];

export const COLOURS = ["yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Player {
  /** Taken in the draft, the lost ones included. */
  lands: LandId[];
  power: number;
  hand_size: number;
  offered_size: number;
  returned_size: number;
  /** What was revealed at the last tile; 0 is X. */
  given: number[];
  spent: number;
  fame: number[];
  /** Hit markers held. */
  hits: number;
  status: "none" | "successful" | "victorious";
  claims_left: number;
}

export interface Land {
  id: LandId;
  x: number;
  y: number;
  is_standing: boolean;
  is_marked: boolean;
  gear: Gear[];
  height: number;
  /** How many tiles, from the bottom, the owner knows. */
  owner_knows: number;
  /** Those of them that the reader knows, from the top. */
  known: Tile[];
  looks: number;
  /** The tile that ended the stack in the finale. */
  turned: Tile | null;
}

export interface Field {
  x: number;
  y: number;
  entry: LandId;
  /** Null while the tiles are taken up. */
  colour: Colour | null;
  /** The number, if it is face up. */
  tile: number | null;
  /** What the number can be. */
  possible: number[];
}

export interface Laying {
  land: LandId;
  laid: Tile[];
}

export interface Fight {
  step: "fight";
  land: LandId;
  by: "marker" | "tile";
  knights: number;
  dragons: number;
  swords: number;
  shields: number;
  /** Dragons put aside with power. */
  aside: number;
  ask: "power" | "shield";
}

export type Step =
  | { step: "draft" | "lay-out" | "crown" }
  | { step: "start-knights"; turn: number }
  | { step: "sorting"; done: boolean[]; laying: Laying | null }
  | { step: "piece" | "offering" | "purchase"; seat: number }
  | { step: "fights"; seat: number }
  | Fight
  | { step: "lift"; land: LandId }
  | { step: "order"; land: LandId; laid: Tile[] }
  | { step: "put"; tile: Gear; seat: number }
  | { step: "talk"; topic: Topic; seat: number };

export type Decision =
  | "take-land"
  | "start-knight"
  | "sort"
  | "order"
  | "dragon-piece"
  | "offer"
  | "pick-fight"
  | "power"
  | "shield"
  | "marker"
  | "purchase"
  | "put"
  | "lay-tiles"
  | "name-king"
  | "claim";

export interface Options {
  regent: number;
  start_1: number;
  start_2: number;
  start_3: number;
  start_4: number;
  start_5: number;
  start_6: number;
  sorting_all: boolean;
  claims: number;
  whole_tile: boolean;
  level: number;
  cooperative: boolean;
  round_limit: number;
}

export interface View extends AnyView {
  options: Options & AnyView["options"];
  round: number;
  regent: number;
  /** How many of the four dragon pieces have been dealt with in this round. */
  attack: number;
  /** Where the dragon piece stands or stood last. */
  field: number;
  /** How many seats have finished their purchases. */
  buyer: number;
  /** Scored against the dragon. */
  hits: number;
  /** Who scored the last hit. */
  victor: number | null;
  players: Player[];
  /** The reader's own gold, by value; 0 is X. */
  hand: number[];
  offered: number[];
  returned: number[];
  /** Gold that all have seen. */
  discard: number[];
  lands: Land[];
  lost: LandId[];
  /** How many city tiles are put aside until the sorting is over. */
  aside: number;
  /** City tiles seen leaving the game. */
  removed: Record<Tile, number>;
  /** City tiles that the reader cannot see anywhere, by counting. */
  unseen: Record<Tile, number>;
  fields: Field[];
  /** The numbers of dragon tiles still face down. */
  hidden_tiles: number[];
  /** Of this round, as they are written: `say offer 3`. */
  claims: { seat: number; claim: string }[];
  step: Step | null;
}

export type Action =
  | { do: "take" | "buy" | "look" | "put" | "fight" | "lift"; land: LandId }
  | { do: "next"; kind: Tile }
  | { do: "done" | "turn" | "spend" | "stop" | "onward" }
  | { do: "piece"; field: number }
  | { do: "offer"; value: number }
  | { do: "lay"; colours: Pattern }
  | { do: "name"; seat: number }
  | { do: "talk"; topic: Topic }
  | { do: "sayoffer" | "saygold"; gold: number }
  | { do: "saytop"; land: LandId; kind: Tile };

export type Event = GameEvent &
  (
    | { event: "took-land" | "knight-put" | "looked" | "fight-begins"; seat: number; land: LandId }
    | { event: "dragon-won-fight" | "draw" | "marker-lifted" | "land-lost"; seat: number; land: LandId }
    | { event: "start-tiles"; seat: number; power: number }
    | { event: "saw-stack" | "laid-stack"; seat: number; land: LandId; tiles: Tile[] }
    | { event: "sorted" | "power-spent" | "successful" | "victorious" | "crowned"; seat: number }
    | { event: "sorting-ends" }
    | { event: "round-begins"; round: number; regent: number }
    | { event: "handed-in"; seat: number; fame: number; hits: number; cards: number }
    | { event: "got-gold" | "offered"; seat: number; count: number }
    | { event: "gold-held" | "offered-cards" | "revealed"; seat: number; cards: number[] }
    | { event: "piece-put"; seat: number; field: number }
    | { event: "tile-up"; field: number; tile: number; offering: number }
    | { event: "prevented"; field: number }
    | { event: "fame"; seat: number; value: number }
    | { event: "attacked"; lands: LandId[] }
    | { event: "combat-card"; card: Combat }
    | { event: "hit"; seat: number; land: LandId; hits: number }
    | { event: "bought"; seat: number; land: LandId; tile: Tile }
    | { event: "tile-put"; seat: number; land: LandId; tile: Gear }
    | { event: "no-room"; seat: number; tile: Gear }
    | { event: "purchases-end"; seat: number; cards: number }
    | { event: "tiles-laid"; regent: number; colours: Colour[] }
    | { event: "claimed"; seat: number; claim: number }
    | {
        event: "turned";
        seat: number;
        land: LandId;
        power: number;
        tile: "none" | "power" | "knight" | "sword" | "shield" | "dragon";
      }
    | { event: "counted"; seat: number; points: number; lands: number }
    | { event: "saved" | "dragon-won"; lands: number }
    | { event: "stopped"; round: number }
  );
