// A small position for tests: two seats, two lands of each, the rest free.
import type { Land, Player, View } from "./types.ts";

function player(lands: string[]): Player {
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

function land(place: number): Land {
  return {
    id: `L${place}`,
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

export function aView(changes: Partial<View> = {}): View {
  return {
    game: "schutt_und_asche",
    seat: 0,
    options: { claims: 3, cooperative: false },
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
    lands: Array.from({ length: 24 }, (_, place) => land(place)),
    lost: [],
    unseen: { power: 20, knight: 20, sword: 20, shield: 20, dragon: 20 },
    fields: [0, 1, 2, 3].map((place) => ({
      x: 40 + place,
      y: 50,
      entry: `L${place * 6}`,
      colour: place < 2 ? ("yellow" as const) : ("red" as const),
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
