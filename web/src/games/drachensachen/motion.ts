// How what happens is shown: which cards fly from where to where.
import type { Beat, Flight, Scene } from "../../table/contract.ts";
import type { Event, Kind, View } from "./types.ts";

/** What flies: a card, or its back. */
export type Piece = Kind | "back";

/** So many cards stand for a whole pile that moves. */
const MOST_SHOWN = 6;

type Beats = readonly Beat<Piece>[];

export function motion(event: Event, { before, seat: me }: Scene<View>): Beats {
  const handOf = (seat: number): string => (seat === me ? "hand" : `seat:${seat}`);
  switch (event.event) {
    case "dealt":
      return [{ flights: event.hand.map((card) => turned("draw", handOf(event.seat), card)), sound: "cards" }];
    case "laid-out":
      return [{ flights: event.open.map((card) => turned("draw", `stand:${event.seat}`, card)), apart: 40 }];
    case "swapped":
      return [swapped(event.seat, event.open, event.hand, handOf(event.seat))];
    case "played":
      return [played(event.seat, event.kind, event.count, event.from_open, before, me)];
    case "turned":
      return [
        {
          flights: [turned(`stand:${event.seat}:hidden:${event.place}`, "pile", event.kind)],
          hides: [`stand:${event.seat}:hidden:${event.place}`],
          sound: "turn",
          pause: 350,
        },
      ];
    case "removed-four": {
      const kind = event.kind;
      const cards = [0, 1, 2, 3].map((nth) => (event.seat === me ? `hand:${kind}:${nth}` : handOf(event.seat)));
      const flights = cards.map((from) => ({ piece: kind, from, to: "removed" }));
      return [{ flights, hides: event.seat === me ? cards : [], sound: "cards", isTold: true, pause: 900 }];
    }
    case "pile-leaves":
      return [
        { lights: ["pile"], pause: 300 },
        {
          flights: last(before.pile).map((piece) => ({ piece, from: "pile", to: "removed" })),
          hides: ["pile"],
          apart: 30,
        },
      ];
    case "took-pile":
      return [
        { flights: taken(event.cards, handOf(event.seat)), hides: ["pile"], sound: "cards", apart: 40, pause: 150 },
      ];
    case "owes-draw":
      return [{ lights: [`seat:${event.seat}`] }];
    case "drew":
      return event.seat === me ? [] : [{ flights: backs(event.count, "draw", handOf(event.seat)), sound: "cards" }];
    case "drew-cards":
      return [{ flights: event.cards.map((card) => turned("draw", "hand", card)), sound: "cards" }];
    case "skipped":
      return [{ lights: [`seat:${event.seat}`], pause: 250 }];
    case "gave":
      return [{ flights: [{ piece: "back", from: handOf(event.seat), to: handOf(event.to) }], sound: "card" }];
    case "gave-card":
      return [
        {
          flights: [{ piece: event.kind, from: handOf(event.seat), to: handOf(event.to) }],
          sound: "card",
          pause: 200,
        },
      ];
    case "picked": {
      const kind = event.kind;
      const from = `stand:${event.from}:open:${kind}`;
      return [{ flights: [{ piece: kind, from, to: handOf(event.seat) }], sound: "card", pause: 150 }];
    }
    case "reversed":
      return [{ lights: ["direction"], sound: "turn", pause: 250 }];
    case "game-won":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "won", pause: 1600 }];
    case "game-stopped":
      return [{ isTold: true, pause: 1400 }];
    case "lost":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "coin", pause: 600 }];
    case "cursed":
    case "skill-up":
      return [{ isTold: true, sound: "turn", pause: 1600 }];
    case "game-begins":
      return [{ isTold: true, pause: 900 }];
    default:
      return [];
  }
}

function turned(from: string, to: string, kind: Kind): Flight<Piece> {
  return { piece: "back", turnsInto: kind, from, to };
}

function backs(count: number, from: string, to: string): Flight<Piece>[] {
  return Array.from({ length: Math.min(count, MOST_SHOWN) }, () => ({ piece: "back", from, to }));
}

function last(pile: readonly Kind[]): readonly Kind[] {
  return pile.slice(-MOST_SHOWN);
}

function taken(cards: readonly Kind[], to: string): Flight<Piece>[] {
  return last(cards).map((piece) => ({ piece, from: "pile", to }));
}

function swapped(seat: number, open: Kind, hand: Kind, mine: string): Beat<Piece> {
  const stand = `stand:${seat}:open:${open}`;
  return {
    flights: [
      { piece: open, from: stand, to: mine },
      { piece: hand, from: `${mine}:${hand}:0`, to: stand },
    ],
    apart: 0,
    sound: "card",
    pause: 150,
  };
}

/** From the hand first, then from the open cards (3.6). My own leave the places where they lay. */
function played(
  seat: number,
  kind: Kind,
  count: number,
  fromOpen: number,
  { players }: View,
  me: number | null,
): Beat<Piece> {
  const opens = (players[seat]?.open ?? []).flatMap((open, place) =>
    open === kind ? [`stand:${seat}:card:${place}`] : [],
  );
  const places = Array.from({ length: count }, (_, nth) => {
    if (nth >= count - fromOpen) return opens[nth - (count - fromOpen)] ?? `stand:${seat}`;
    return seat === me ? `hand:${kind}:${nth}` : `seat:${seat}`;
  });
  return {
    flights: places.map((from) => ({ piece: kind, from, to: "pile" })),
    hides: places.filter((name) => !name.startsWith("seat:")),
    sound: count > 1 ? "cards" : "card",
    pause: seat === me ? 0 : 120,
  };
}
