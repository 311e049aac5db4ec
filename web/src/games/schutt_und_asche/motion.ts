// How what happens is shown: what flies from where to where, and a fight card by card.
import type { Beat, Flight, Scene } from "../../table/contract.ts";
import type { Sound } from "../../table/sounds.ts";
import type { Colour, Combat, Event, LandId, Tile, View } from "./types.ts";

/** What flies. */
export type Piece =
  | { is: "back" }
  | { is: "gold"; value: number }
  | { is: "combat"; card: Combat }
  | { is: "city"; tile: Tile | null }
  | { is: "dragon"; colour: Colour; number: number | null }
  | { is: "piece"; seat: number }
  | { is: "attack" }
  | { is: "fame"; value: number }
  | { is: "hit" }
  | { is: "arena" };

type Beats = readonly Beat<Piece>[];
type Tally = Record<Combat, number>;

const BACK: Piece = { is: "back" };
const ATTACK: Piece = { is: "attack" };
/** So many cards stand for a whole hand that moves. */
const MOST_SHOWN = 6;

export const ratio = (piece: Piece): number =>
  piece.is === "arena" ? 1.5 : ["back", "gold", "combat"].includes(piece.is) ? 5 / 7 : 1;

/** Combat cards turned so far in the fight that is being shown, by the view it leads to. */
const tallies = new WeakMap<View, Tally>();

function tallyOf({ before, after }: Scene<View>): Tally {
  let tally = tallies.get(after);
  if (tally === undefined) {
    const step = before.step?.step === "fight" ? before.step : null;
    tally = {
      knight: step?.knights ?? 0,
      dragon: step?.dragons ?? 0,
      sword: step?.swords ?? 0,
      shield: step?.shields ?? 0,
    };
    tallies.set(after, tally);
  }
  return tally;
}

export function motion(event: Event, scene: Scene<View>): Beats {
  const { before, seat: me } = scene;
  const handOf = (seat: number): string => (seat === me ? "hand" : `seat:${seat}`);
  switch (event.event) {
    case "took-land":
      return [{ lights: [`land:${event.land}`], sound: "stone", pause: event.seat === me ? 0 : 120 }];
    case "knight-put":
      return [
        { flights: [{ piece: city("knight"), from: handOf(event.seat), to: `land:${event.land}` }], sound: "stone" },
      ];
    case "looked":
      return [{ lights: [`land:${event.land}`], pause: 150 }];
    case "sorting-ends":
      return [{ isTold: true, pause: 1200 }];
    case "round-begins":
      return [{ isTold: true, sound: "turn", pause: 900 }];
    case "handed-in":
      return [{ flights: [{ piece: { is: "hit" }, from: handOf(event.seat), to: "lair" }], sound: "coin" }];
    case "got-gold":
      return [{ flights: backs(event.count, "lair", handOf(event.seat)), sound: "cards", apart: 40 }];
    case "gold-held":
      return [{ flights: event.cards.map((value) => dealt(value)), sound: "cards", apart: 50 }];
    case "piece-put":
      return [
        {
          flights: [{ piece: { is: "piece", seat: event.seat }, from: handOf(event.seat), to: `field:${event.field}` }],
          sound: "stone",
          pause: 200,
        },
      ];
    case "revealed":
      if (event.cards.length === 0) return [];
      return [
        {
          flights: event.cards.map((value, place) => ({
            piece: BACK,
            turnsInto: { is: "gold", value },
            from: `offer:${event.seat}:${place}`,
            to: `offer:${event.seat}:${place}`,
          })),
          hides: event.cards.map((_, place) => `offer:${event.seat}:${place}`),
          apart: 0,
          sound: "turn",
          pause: 250,
        },
      ];
    case "tile-up":
      return [tileUp(event.field, event.tile, before)];
    case "prevented":
      return [{ isTold: true, lights: [`field:${event.field}`], pause: 900 }];
    case "fame":
      return [
        {
          flights: [
            { piece: { is: "fame", value: event.value }, from: `field:${before.field}`, to: handOf(event.seat) },
          ],
          sound: "coin",
          pause: 250,
        },
      ];
    case "attacked":
      return [
        {
          flights: event.lands.map((land) => ({ piece: ATTACK, from: `field:${before.field}`, to: `mark:${land}` })),
          lights: event.lands.map((land) => `land:${land}`),
          apart: 150,
          sound: "stone",
          isTold: true,
          pause: 900,
        },
      ];
    case "fight-begins":
      tallies.set(scene.after, { knight: 0, dragon: 0, sword: 0, shield: 0 });
      return [
        {
          flights: [{ piece: { is: "arena" }, from: `land:${event.land}`, to: "fight" }],
          lights: [`land:${event.land}`],
          sound: "turn",
          pause: 300,
        },
      ];
    case "combat-card":
      return [turnedUp(event.card, tallyOf(scene))];
    case "power-spent":
      tallyOf(scene).dragon = 0;
      return [
        {
          flights: [{ piece: city("power"), from: handOf(event.seat), to: "fight:dragon" }],
          hides: [0, 1].map((place) => `fight:dragon:${place}`),
          sound: "coin",
          pause: 300,
        },
      ];
    case "hit":
      return [
        {
          flights: [{ piece: { is: "hit" }, from: `head:${event.hits - 1}`, to: handOf(event.seat) }],
          ...toldAt(event.land, "won", 1300),
        },
      ];
    case "dragon-won-fight":
      return [{ hides: [`figure:${event.land}`], ...toldAt(event.land, "no", 1300) }];
    case "draw":
      return [{ lights: [`land:${event.land}`], isTold: true, pause: 900 }];
    case "successful":
      return [{ lights: [`seat:${event.seat}`], isTold: true, pause: 900 }];
    case "marker-lifted":
      return [
        {
          flights: [{ piece: ATTACK, from: `mark:${event.land}`, to: "lair" }],
          hides: [`mark:${event.land}`],
          sound: "stone",
          pause: 150,
        },
      ];
    case "land-lost":
      return [
        {
          flights: [{ piece: city("dragon"), from: "lair", to: `land:${event.land}` }],
          ...toldAt(event.land, "no", 700),
        },
      ];
    case "bought":
      return [
        {
          flights: [{ piece: city(null), turnsInto: city(event.tile), from: `land:${event.land}`, to: "show" }],
          sound: "turn",
          isTold: true,
          pause: 700,
        },
      ];
    case "tile-put":
      return [
        {
          flights: [{ piece: city(event.tile), from: "show", to: `land:${event.land}` }],
          sound: "stone",
          pause: 150,
        },
      ];
    case "no-room":
      return [{ isTold: true, pause: 900 }];
    case "claimed":
      return [{ lights: [`seat:${event.seat}`], isTold: event.seat !== me, pause: event.seat === me ? 0 : 900 }];
    case "tiles-laid":
      return [{ lights: ["lair"], sound: "cards", pause: 300 }];
    case "turned":
      return event.power > 0
        ? [
            {
              flights: [{ piece: city("power"), from: `land:${event.land}`, to: handOf(event.seat) }],
              lights: [`land:${event.land}`],
              sound: "coin",
            },
          ]
        : [];
    case "victorious":
    case "crowned":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "won", pause: 1800 }];
    case "dragon-won":
    case "saved":
    case "stopped":
      return [{ isTold: true, pause: 1800 }];
    default:
      return [];
  }
}

/** What everybody should notice of a land. */
function toldAt(land: LandId, sound: Sound, pause: number): Beat<Piece> {
  return { lights: [`land:${land}`], sound, isTold: true, pause };
}

function city(tile: Tile | null): Piece {
  return { is: "city", tile };
}

function dealt(value: number): Flight<Piece> {
  return { piece: BACK, turnsInto: { is: "gold", value }, from: "lair", to: `hand:${value}` };
}

function backs(count: number, from: string, to: string): Flight<Piece>[] {
  return Array.from({ length: Math.min(count, MOST_SHOWN) }, () => ({ piece: BACK, from, to }));
}

/** 5.3 The tile turns where it lies. */
function tileUp(field: number, number: number, { fields }: View): Beat<Piece> {
  const colour = fields[field]?.colour ?? "yellow";
  const place = `field:${field}`;
  return {
    flights: [
      {
        piece: { is: "dragon", colour, number: null },
        turnsInto: { is: "dragon", colour, number },
        from: place,
        to: place,
      },
    ],
    sound: "turn",
    isTold: true,
    pause: 1300,
  };
}

/** 6.1 One card; the later of a kind lie over the earlier ones. A dragon gets a moment more. */
function turnedUp(card: Combat, tally: Tally): Beat<Piece> {
  const place = tally[card]++;
  return {
    flights: [{ piece: BACK, turnsInto: { is: "combat", card }, from: "fight:deck", to: `fight:${card}:${place}` }],
    sound: "card",
    pause: card === "dragon" ? 420 : 240,
  };
}
