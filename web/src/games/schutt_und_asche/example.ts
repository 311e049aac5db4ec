// A small position for tests: two seats, two lands of each, the rest free.
import { LANDIDS, type Fight, type Land, type LandId, type Player, type View } from "./types.ts";

function player(lands: LandId[]): Player {
  return {
    lands,
    power: 1,
    hand_size: 3,
    offered_size: 0,
    returned_size: 0,
    given: [],
    spent: 0,
    fame: [],
    hits: 0,
    status: "none",
    claims_left: 3,
  };
}

function land(id: LandId, place: number): Land {
  return {
    id,
    x: 50,
    y: place * 4,
    is_standing: true,
    is_marked: false,
    gear: [],
    height: 4,
    owner_knows: 0,
    known: [],
    looks: 0,
    turned: null,
  };
}

export const aFight: Fight = {
  step: "fight",
  land: "L0",
  by: "marker",
  knights: 1,
  dragons: 2,
  swords: 0,
  shields: 0,
  aside: 0,
  ask: "power",
};

export function aView(changes: Partial<View> = {}): View {
  return {
    game: "schutt_und_asche",
    seat: 0,
    options: {
      regent: 0,
      start_1: 2,
      start_2: 2,
      start_3: 2,
      start_4: 2,
      start_5: 2,
      start_6: 2,
      sorting_all: false,
      claims: 3,
      whole_tile: false,
      level: 1,
      cooperative: false,
      round_limit: 0,
    },
    round: 1,
    regent: 0,
    attack: 0,
    field: 1,
    buyer: 0,
    hits: 0,
    victor: null,
    players: [player(["L0", "L2"]), player(["L1", "L3"])],
    hand: [1, 1, 2],
    offered: [],
    returned: [],
    discard: [],
    lands: LANDIDS.map(land),
    lost: [],
    aside: 0,
    removed: { power: 0, knight: 0, sword: 0, shield: 0, dragon: 0 },
    unseen: { power: 20, knight: 20, sword: 20, shield: 20, dragon: 20 },
    fields: (["L0", "L6", "L12", "L18"] as const).map((entry, place) => ({
      x: 40 + place,
      y: 50,
      entry,
      colour: place < 2 ? "yellow" : "red",
      tile: null,
      possible: [3, 4],
    })),
    hidden_tiles: [3, 4, 5, 6],
    claims: [],
    step: null,
    pending: [],
    legal: [],
    outcome: null,
    ...changes,
  };
}
