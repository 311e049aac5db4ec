// How what happens is shown: what flies from where to where.
import type { Beat, Flight, Scene } from "../../table/contract.ts";
import type { Sound } from "../../table/sounds.ts";
import { backKey } from "./cards.ts";
import { cardOf } from "./art.ts";
import type { Picture } from "./pictures.ts";
import type { Event, Name, View } from "./types.ts";

type Beats = readonly Beat<Picture>[];
type Rewarded = Extract<Event, { event: "rewarded" }>;

export function motion(event: Event, { before, seat: me }: Scene<View>): Beats {
  const handOf = (seat: number): string => (seat === me ? "hand" : `backs:${seat}`);
  const goodsOf = (seat: number): string => (seat === me ? "goods" : `row:${seat}`);
  switch (event.event) {
    case "start-cards":
      return [{ flights: event.cards.map((card) => turned("page:right", "hand", card)), sound: "cards", pause: 200 }];
    case "start-backs": {
      const to = handOf(event.seat);
      const flights = event.backs.map((back): Flight<Picture> => ({
        piece: `page:${back}*`,
        from: "page:right",
        to,
      }));
      return [{ flights, sound: "cards" }];
    }
    case "turn-begins":
      return [{ lights: [`seat:${event.seat}`] }];
    case "took": {
      const side = `display:${event.side}`;
      const flight: Flight<Picture> = { piece: `front:${event.card}`, from: side, to: handOf(event.seat) };
      return [{ ...left(flight, "card"), pause: event.seat === me ? 0 : 120 }];
    }
    case "turned-up":
      return [left(turned(`page:${event.side}`, `display:${event.side}`, event.card), "turn")];
    case "exchanged":
      return [left(covered(`display:${event.side}`, `page:${event.side}`, event.card), "card")];
    case "paid-crystal":
      return [
        {
          flights: [{ piece: "crystal", from: goodsOf(event.seat), to: "supply:crystals" }],
          lights: event.chest > 0 ? [`chest:${event.chest}`] : [],
          sound: "stone",
          pause: 200,
        },
      ];
    case "put": {
      const [name, side] = [event.card, event.side];
      const from = event.seat === me ? `hand:${name}:0` : handOf(event.seat);
      return [{ flights: [covered(from, `page:${side}`, name)], hides: mine(from), sound: "turn", pause: 300 }];
    }
    case "recovered": {
      const flight: Flight<Picture> = {
        piece: `front:${event.card}`,
        from: `row:${event.seat}:${event.colour}`,
        to: handOf(event.seat),
      };
      return [{ flights: [flight], sound: "card", pause: 200 }];
    }
    case "laid":
      return [laid(event.seat, event.card, event.count, `row:${event.seat}:${event.colour}`, before, me)];
    case "passed":
      return event.seat === me ? [] : [{ lights: [`seat:${event.seat}`], pause: 150 }];
    case "crest":
      return [
        {
          flights: [{ piece: `crest:${event.points}`, from: "supply:crests", to: goodsOf(event.seat) }],
          sound: "coin",
          isTold: true,
          pause: 1300,
        },
      ];
    case "rewarded":
      return [{ flights: rewards(event, goodsOf(event.seat), handOf(event.seat)), sound: "coin", pause: 350 }];
    case "pearl": {
      const colour = event.is_red ? "red" : "blue";
      return [
        {
          flights: [{ piece: `pearl:${colour}`, from: `supply:${colour}`, to: goodsOf(event.seat) }],
          lights: [`seat:${event.seat}`],
          sound: "coin",
          isTold: true,
          pause: 1100,
        },
      ];
    }
    case "last-round":
    case "game-stopped":
      return [{ isTold: true, sound: "turn", pause: 1500 }];
    case "pearls-turned":
      return [{ lights: [`seat:${event.seat}`], isTold: event.values.length > 0, sound: "turn", pause: 700 }];
    case "scored":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "stone", pause: 900 }];
    case "game-won":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "won", pause: 1600 }];
    default:
      return [];
  }
}

/** Open cards and their pages change with every turn; what is worth a mark is a page that somebody chose, and what they laid. */
export function marks(event: Event): string[] {
  switch (event.event) {
    case "put":
      return [`page:${event.side}`];
    case "laid":
      return [`row:${event.seat}:${event.colour}`];
    default:
      return [];
  }
}

/** Only my own cards leave places of their own. */
function mine(from: string): string[] {
  return from.startsWith("hand") ? [from] : [];
}

/** A card turned up: its back, then its front. */
function turned(from: string, to: string, name: Name): Flight<Picture> {
  return { piece: `page:${backKey(cardOf(name))}`, turnsInto: `front:${name}`, from, to };
}

/** A card turned down: everybody sees its front first. */
function covered(from: string, to: string, name: Name): Flight<Picture> {
  return { piece: `front:${name}`, turnsInto: `page:${backKey(cardOf(name))}`, from, to };
}

/** It leaves its place empty. */
function left(flight: Flight<Picture>, sound: Sound): Beat<Picture> {
  return { flights: [flight], hides: [flight.from], sound };
}

function laid(seat: number, name: Name, count: number, to: string, before: View, me: number | null): Beat<Picture> {
  const held = before.players[seat]?.hand.filter((each) => each === name).length ?? 0;
  const places = Array.from({ length: count }, (_, nth) =>
    seat === me ? `hand:${name}:${held - 1 - nth}` : `backs:${seat}`,
  );
  return {
    flights: places.map((from) => ({ piece: `front:${name}`, from, to })),
    hides: places.flatMap(mine),
    sound: count > 1 ? "cards" : "card",
    pause: seat === me ? 0 : 150,
  };
}

/** The piece, then what else there is. */
function rewards(event: Rewarded, goods: string, hand: string): Flight<Picture>[] {
  const several = (count: number, flight: Flight<Picture>): Flight<Picture>[] =>
    Array.from({ length: count }, () => flight);
  return [
    { piece: `piece:${event.piece}`, from: `supply:piece:${event.piece}`, to: goods },
    ...several(event.backlights, { piece: "front:x", from: "supply:backlights", to: hand }),
    ...several(event.crystals, { piece: "crystal", from: "supply:crystals", to: goods }),
    ...several(event.eggs, { piece: "egg", from: "supply:eggs", to: goods }),
  ];
}
