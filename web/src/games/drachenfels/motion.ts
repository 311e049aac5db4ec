// How what happens is shown: what flies from where to where.
import type { Beat, Flight, Scene } from "../../table/contract.ts";
import { endsOf, placeOf } from "./places.ts";
import type { Castle, Colour, Event, Kind, View } from "./types.ts";

/** What flies: a card or its back, a knight, a princess (seen or not), or one of the things of the board. */
export type Piece =
  | { is: "card"; kind: Kind }
  | { is: "knight"; colour: Colour; armour: boolean }
  | { is: "princess"; colour: Colour | null }
  | { is: "back" | "dragon" | "bridge" | "rainbow" | "armour" };

type Beats = readonly Beat<Piece>[];

/** So many cards stand for a whole hand or pile. */
const MOST_SHOWN = 7;

export function motion(event: Event, { before, seat: me }: Scene<View>): Beats {
  const handOf = (seat: number): string => (seat === me ? "hand" : `seat:${seat}:hand`);
  switch (event.event) {
    case "game-begins":
      return [{ isTold: true, pause: 900 }];
    case "knight-picked":
      return [{ lights: [`seat:${event.seat}`], sound: "stone" }];
    case "dealt":
    case "drew-cards": {
      const cards = event.event === "dealt" ? event.hand : event.cards;
      return [{ flights: cards.map((card) => turned("pile", handOf(event.seat), card)), sound: "cards" }];
    }
    case "played":
      return [played(event.seat, event.kind, event.seat === me)];
    case "used":
      return [{ lights: ["discards"], sound: "card", pause: 300 }];
    case "refreshed":
      return refreshed(event.seat, event.given, event.drawn, event.discards, handOf(event.seat), me);
    case "robbed":
      return [
        {
          flights: [{ piece: { is: "back" }, from: handOf(event.from), to: handOf(event.seat) }],
          sound: "card",
          pause: 200,
        },
      ];
    case "robbed-card": {
      const flight = turned(handOf(event.from), handOf(event.seat), event.kind);
      return [{ flights: [flight], sound: "card", pause: 300 }];
    }
    case "rainbow-set":
      return [put("rainbow", "supply:rainbow", `field:${endsOf(event.pair)[0]}`)];
    case "rainbow-lifted":
      return [put("rainbow", `bow:${event.pair}`, "supply:rainbow", `arc:${event.pair}`)];
    case "rainbow-shifted":
      return [put("rainbow", `bow:${event.pair}`, `field:${endsOf(event.to)[0]}`, `arc:${event.pair}`)];
    case "bridge-built":
      return [put("bridge", "supply:bridge", `field:${event.site}`)];
    case "bridge-razed":
      return [put("bridge", `field:${event.site}`, "supply:bridge", `bridge:${event.site}`)];
    case "bridge-rebuilt":
      return [put("bridge", `field:${event.site}`, `field:${event.to}`, `bridge:${event.site}`)];
    case "dragon-moved":
      return [{ ...put("dragon", `field:${event.from}`, `field:${event.to}`, `dragon:${event.from}`), pause: 250 }];
    case "swapped":
      return [
        {
          flights: [
            ...knight(before, event.seat, before.players[event.seat]?.field, event.field),
            ...knight(before, event.with, before.players[event.with]?.field, event.other_field),
          ],
          hides: [`knight:${event.seat}`, `knight:${event.with}`],
          apart: 0,
          sound: "turn",
          isTold: true,
          pause: 900,
        },
      ];
    case "clouded":
      return [{ ...sent(before, event.knight, event.start), isTold: true, pause: 900 }];
    case "moved":
      return moved(before, event.seat, event.from, event.path);
    case "armour":
      return [
        {
          flights: [{ piece: { is: "armour" }, from: "field:K", to: `seat:${event.seat}` }],
          sound: "coin",
          isTold: true,
          pause: 1000,
        },
      ];
    case "duel":
      return [{ lights: [`seat:${event.seat}`, `seat:${event.loser}`], sound: "stone", isTold: true, pause: 1000 }];
    case "sent-home":
      return [sent(before, event.loser, event.start)];
    case "looked":
      return [princess(event.castle, null, 1200)];
    case "saw":
      return [princess(event.castle, event.colour, 2200)];
    case "found":
      return [{ ...princess(event.castle, event.colour, 2600), sound: "won" }];
    case "castles-open":
    case "stopped":
      return [{ isTold: true, pause: 1400 }];
    case "stayed":
      return [{ lights: [`seat:${event.seat}`], pause: 300 }];
    default:
      return [];
  }
}

/** What keeps a mark after an act of somebody else: where a thing is now, not the way it has come. */
export function marks(event: Event): readonly string[] {
  switch (event.event) {
    case "moved": {
      const last = event.path.at(-1);
      return last === undefined ? [] : [`field:${placeOf(last).field}`];
    }
    case "played":
    case "used":
      return ["discards"];
    case "rainbow-set":
      return [`bow:${event.pair}`];
    case "rainbow-shifted":
      return [`bow:${event.to}`];
    case "bridge-built":
      return [`field:${event.site}`];
    case "bridge-rebuilt":
      return [`field:${event.to}`];
    case "dragon-moved":
      return [`field:${event.to}`];
    case "swapped":
      return [`field:${event.field}`, `field:${event.other_field}`];
    case "clouded":
    case "sent-home":
      return [`field:${event.start}`];
    default:
      return [];
  }
}

function turned(from: string, to: string, kind: Kind): Flight<Piece> {
  return { piece: { is: "back" }, turnsInto: { is: "card", kind }, from, to };
}

function played(seat: number, kind: Kind, isMine: boolean): Beat<Piece> {
  const from = isMine ? `hand:${kind}` : `seat:${seat}:hand`;
  return { flights: [{ piece: { is: "card", kind }, from, to: "discards" }], sound: "card", pause: isMine ? 0 : 350 };
}

/** The hand goes into the pile, perhaps with the discards, and as many cards come back. */
function refreshed(
  seat: number,
  given: number,
  drawn: number,
  discards: number,
  hand: string,
  me: number | null,
): Beats {
  const backs = (count: number, from: string, to: string): Flight<Piece>[] =>
    Array.from({ length: Math.min(count, MOST_SHOWN) }, () => ({ piece: { is: "back" }, from, to }));
  const into: Beat<Piece> = {
    flights: [...backs(given, hand, "pile"), ...backs(discards, "discards", "pile")],
    sound: "cards",
    apart: 40,
  };
  // Whoever draws is told the cards themselves.
  return seat === me ? [into] : [into, { flights: backs(drawn, "pile", hand), apart: 40 }];
}

/** Something of the board, which is not seen meanwhile where it stood. */
function put(is: "dragon" | "bridge" | "rainbow", from: string, to: string, ...hides: string[]): Beat<Piece> {
  return { flights: [{ piece: { is }, from, to }], hides, sound: "stone", pause: 150 };
}

function knight(view: View, seat: number, from: string | null | undefined, to: string): Flight<Piece>[] {
  const player = view.players[seat];
  if (player?.colour == null || from == null) return [];
  return [
    { piece: { is: "knight", colour: player.colour, armour: player.armour }, from: `field:${from}`, to: `field:${to}` },
  ];
}

function sent(view: View, seat: number, to: string): Beat<Piece> {
  return {
    flights: knight(view, seat, view.players[seat]?.field, to),
    hides: [`knight:${seat}`],
    sound: "turn",
    pause: 200,
  };
}

/** Step by step, so that one can count along. */
function moved(view: View, seat: number, from: string, path: readonly string[]): Beats {
  let here = from;
  return path.map((word): Beat<Piece> => {
    const { field, by } = placeOf(word);
    const flights = knight(view, seat, here, field);
    here = field;
    return { flights, hides: [`knight:${seat}`], sound: by === "foot" ? "stone" : "turn" };
  });
}

/** She comes to the window; her shoes are seen by whoever may see them. */
function princess(castle: Castle, colour: Colour | null, pause: number): Beat<Piece> {
  const unseen: Piece = { is: "princess", colour: null };
  const flight: Flight<Piece> = { piece: unseen, from: `field:${castle}`, to: "window" };
  return {
    flights: [colour === null ? flight : { ...flight, turnsInto: { is: "princess", colour } }],
    sound: "turn",
    isTold: true,
    pause,
  };
}

const CARD = 5 / 7;

/** The width of a piece by its height. */
export function ratio(piece: Piece): number {
  switch (piece.is) {
    case "knight":
      return 60 / 86;
    case "dragon":
      return 1;
    case "bridge":
      return 76 / 50;
    case "rainbow":
      return 72 / 46;
    case "armour":
      return 50 / 56;
    default:
      return CARD;
  }
}
