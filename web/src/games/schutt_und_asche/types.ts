// What the engine says about Schutt und Asche: `view_json.py`, `actions.py` and `events.py` in its own folder.
import type { Combat, Tile } from "../../art/schutt_und_asche.ts";
import type { GameEvent, View as AnyView } from "../../lib/protocol.ts";

export type { Combat, Tile };

export type Colour = "yellow" | "red";
export type Topic = "offer" | "gold" | "top";

export interface Player {
  /** Taken in the draft, the lost ones included. */
  lands: string[];
  power: number;
  hand_size: number;
  offered_size: number;
  returned_size: number;
  /** What was revealed at the last tile; 0 is X. */
  given: number[];
  spent: number;
  fame: number[];
  hits: number;
  status: "none" | "successful" | "victorious";
  claims_left: number;
}

export interface Land {
  id: string;
  x: number;
  y: number;
  is_standing: boolean;
  is_marked: boolean;
  gear: ("knight" | "sword" | "shield")[];
  height: number;
  /** How many tiles, from the bottom, the owner knows. */
  owner_knows: number;
  /** Those of them that the reader knows, from the top. */
  known: Tile[];
  looks: number;
  turned: Tile | null;
}

export interface Field {
  x: number;
  y: number;
  entry: string;
  /** Null while the tiles are taken up. */
  colour: Colour | null;
  tile: number | null;
  possible: number[];
}

export interface Laying {
  land: string;
  laid: Tile[];
}

export interface Fight {
  step: "fight";
  land: string;
  by: "tile" | "marker";
  knights: number;
  dragons: number;
  swords: number;
  shields: number;
  /** Dragons put aside with power. */
  aside: number;
  is_at_shield: boolean;
}

export type Step =
  | { step: "draft" | "lay-out" | "crown" }
  | { step: "start-knights"; turn: number }
  | { step: "sorting"; done: boolean[]; laying: Laying | null }
  | { step: "piece" | "offering" | "fights" | "purchase"; seat: number }
  | Fight
  | { step: "lift"; land: string }
  | ({ step: "order" } & Laying)
  | { step: "put"; seat: number; tile: Tile }
  | { step: "talk"; seat: number; topic: Topic }
  | null;

export interface View extends AnyView {
  options: { claims: number; cooperative: boolean } & AnyView["options"];
  round: number;
  regent: number;
  attack: number;
  field: number;
  buyer: number;
  hits: number;
  victor: number | null;
  players: Player[];
  /** The reader's own gold, by value; 0 is X. */
  hand: number[];
  offered: number[];
  lands: Land[];
  lost: string[];
  /** City tiles that the reader cannot see anywhere, by counting. */
  unseen: Record<Tile, number>;
  fields: Field[];
  hidden_tiles: number[];
  claims: { seat: number; claim: string }[];
  step: Step;
}

export type Action =
  | { do: "take" | "buy" | "look" | "put" | "fight" | "lift"; land: string }
  | { do: "next"; kind: Tile }
  | { do: "offer"; value: number }
  | { do: "piece"; field: number }
  | { do: "lay"; colours: string }
  | { do: "name"; seat: number }
  | { do: "talk"; topic: Topic }
  | { do: "sayoffer" | "saygold"; gold: number }
  | { do: "saytop"; land: string; kind: Tile }
  | { do: "done" | "turn" | "spend" | "stop" | "onward" };

export type Event = GameEvent &
  (
    | { event: "took-land" | "knight-put" | "looked"; seat: number; land: number }
    | {
        event: "marker-lifted" | "land-lost" | "draw" | "fight-begins" | "dragon-won-fight";
        seat: number;
        land: number;
      }
    | { event: "start-tiles"; seat: number; power: number }
    | { event: "saw-stack" | "laid-stack"; seat: number; land: number; tiles: number[] }
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
    | { event: "attacked"; lands: number[] }
    | { event: "combat-card"; card: number }
    | { event: "hit"; seat: number; land: number; hits: number }
    | { event: "bought" | "tile-put"; seat: number; land: number; tile: number }
    | { event: "no-room"; seat: number; tile: number }
    | { event: "purchases-end"; seat: number; cards: number }
    | { event: "tiles-laid"; regent: number; colours: number[] }
    | { event: "claimed"; seat: number; claim: number }
    | { event: "turned"; seat: number; land: number; power: number; tile: number }
    | { event: "counted"; seat: number; points: number; lands: number }
    | { event: "saved" | "dragon-won"; lands: number }
    | { event: "stopped"; round: number }
  );

/** Events tell city tiles by number, from 1 on, and combat cards from 0 on. */
const TILE_NAMES: readonly Tile[] = ["power", "knight", "sword", "shield", "dragon"];
const COMBAT_NAMES: readonly Combat[] = ["knight", "dragon", "sword", "shield"];

export function tileOf(number: number): Tile {
  const tile = TILE_NAMES[number - 1];
  if (tile === undefined) throw new Error(`there is no tile ${number}`);
  return tile;
}

export function combatOf(number: number): Combat {
  const card = COMBAT_NAMES[number];
  if (card === undefined) throw new Error(`there is no combat card ${number}`);
  return card;
}
