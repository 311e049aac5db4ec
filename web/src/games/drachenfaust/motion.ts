// How what happens is shown: which cards, coins and stones go from where to where.
import { COINS, type CoinKind } from "./art.ts";
import type { Beat, Flight, Scene } from "../../table/contract.ts";
import { EMPTY, type Fist } from "./bidding.ts";
import { cardsUp, ownOf, stepOf } from "./showing.ts";
import { COLOURS, type Card, type Colour, type Event, type Stones, type View } from "./types.ts";

/** What flies. */
export type Piece =
  | { readonly card: Card | "back"; readonly own?: string | undefined }
  | { readonly coin: CoinKind }
  | { readonly stone: Colour }
  /** Somebody's fist, closed or open with what is in it. */
  | { readonly fist: number; readonly coins: Fist | null };

/** The bank's coins lie together, its stones by colour. */
const BANK = "bank:coins";

export const BACK: Piece = { card: "back" };

type Beats = readonly Beat<Piece>[];
type Money = Partial<Record<CoinKind, number>>;

/** So many of a kind stand for all that move. */
const MOST_SHOWN = 5;

export function ratio(piece: Piece): number {
  return "card" in piece ? 5 / 7 : "fist" in piece ? 0.8 : 1;
}

export function motion(event: Event, scene: Scene<View>): Beats {
  const { before, after, seat: me } = scene;
  const screen = (seat: number): string => (seat === me ? "purse" : `seat:${seat}:screen`);
  const face = (card: Card): Piece => creature(card, after);
  switch (event.event) {
    case "round-begins":
      return [
        {
          flights: event.extras.map((extra) => ({ piece: face(extra), turnsInto: BACK, from: "up", to: "stack" })),
          sound: "cards",
          isTold: true,
          pause: 1100,
        },
      ];
    case "turned-up":
      return [...leaving(before, after), turnedUp(face(event.card))];
    case "not-auctioned":
      return [turnedUp(face(event.card)), { isTold: true, pause: 900 }];
    case "decided":
      return [{ lights: [`fist:${event.seat}`], sound: "stone" }];
    case "bid":
      // All fists open together, so the first of these events shows them all.
      return event.seat === 0 ? [opened(after.bids.map((bid, seat) => [seat, bid]))] : [];
    case "bid-silver": {
      const tied = seatsOf(stepOf(before, "tie-break")?.tied);
      if (event.seat !== tied[0]) return [];
      return [opened(tied.map((seat) => [seat, { ...EMPTY, silver: after.bids[seat]?.silver ?? 0 }]))];
    }
    case "hexed":
      return [{ lights: ["up"], sound: "no", isTold: true, pause: 1300 }];
    case "unused":
      return [{ isTold: true, pause: 800 }];
    case "tied":
    case "tied-out":
      return [{ isTold: true, sound: "no", pause: 1100 }];
    case "won":
      return [{ lights: [`seat:${event.seat}`, "up"], isTold: true, sound: "turn", pause: 900 }];
    case "doubled":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "turn", pause: 900 }];
    case "no-effect":
      return [{ isTold: true, pause: 700 }];
    case "took-coins":
      return [moved(BANK, screen(event.seat), event)];
    case "took-black":
      return [moved(BANK, screen(event.seat), { black: 1 })];
    case "took-red":
      return [moved(BANK, screen(event.seat), { red: 1 })];
    case "took-stones":
      return [carried(event, bank, stonesOf(event.seat))];
    case "paid-stones":
    case "lost-stones":
      return [carried(event, stonesOf(event.seat), bank)];
    case "stones-back":
      return [{ ...carried(event, () => "drawn", bank), isTold: true, pause: 900 }];
    case "scored":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "coin", pause: 1400 }];
    case "stole-stone": {
      const flights = [stone(event.colour, stonesOf(event.from), stonesOf(event.seat))];
      return [{ flights, sound: "stone", pause: 300 }];
    }
    case "stole-coins":
      return [moved(screen(event.from), screen(event.seat), event)];
    case "robbed":
      return [moved(screen(event.from), screen(event.seat), { common: 2, silver: 3 })];
    case "robbed-coins":
      return [moved(screen(event.from), screen(event.seat), event)];
    case "laid-down":
      return [
        {
          flights: [{ piece: face(event.card), from: "up", to: `seat:${event.seat}:double` }],
          hides: ["up"],
          sound: "card",
        },
      ];
    case "chose-card": {
      const from = before.discards.includes(event.card) ? "discards" : "stack";
      return [{ flights: [{ piece: face(event.card), from, to: "up" }], sound: "card", pause: 400 }];
    }
    case "drew-card":
      return [turnedUp(face(event.card)), { pause: 500 }];
    case "bought": {
      const paid = moved(screen(event.seat), BANK, event);
      return [{ ...paid, flights: [...(paid.flights ?? []), stone(event.colour, bank, stonesOf(event.seat))] }];
    }
    case "gave-up":
      return [moved(`laid:${event.seat}`, BANK, event)];
    case "drew-stone":
      return [{ flights: [{ piece: { stone: event.colour }, from: "bag", to: "drawn" }], sound: "stone", pause: 450 }];
    case "round-ends":
      return [{ flights: goldHome(before, screen), apart: 20, sound: "coin", isTold: true, pause: 900 }];
    case "stopped":
      return [{ isTold: true, pause: 1200 }];
    case "game-won":
      return [{ lights: [`seat:${event.seat}`], isTold: true, sound: "won", pause: 1600 }];
    default:
      return [];
  }
}

function creature(card: Card, view: View): Piece {
  return { card, own: ownOf(view, card)?.name.de };
}

function turnedUp(face: Piece): Beat<Piece> {
  return {
    flights: [{ piece: BACK, turnsInto: face, from: "stack", to: "up" }],
    hides: ["up"],
    sound: "card",
    pause: 250,
  };
}

/** What lay in the middle goes to the discards, unless it lies before somebody now. */
function leaving(before: View, after: View): Beats {
  const old = cardsUp(before)[0];
  if (old === undefined || after.round !== before.round || !after.discards.includes(old)) return [];
  return [{ flights: [{ piece: creature(old, before), from: "up", to: "discards" }], hides: ["up"] }];
}

function opened(fists: readonly (readonly [seat: number, coins: Fist])[]): Beat<Piece> {
  return {
    flights: fists.map(([seat, coins]) => ({
      piece: { fist: seat, coins: null },
      turnsInto: { fist: seat, coins },
      from: `fist:${seat}`,
      to: `reveal:${seat}`,
    })),
    hides: fists.map(([seat]) => `fist:${seat}`),
    apart: 0,
    sound: "coin",
    pause: 1500,
  };
}

function moved(from: string, to: string, money: Money): Beat<Piece> {
  const flights = COINS.flatMap((coin) =>
    copies(money[coin] ?? 0, { piece: { coin }, from: `${from}:${coin}`, to: `${to}:${coin}` }),
  );
  return { flights, sound: "coin", pause: 200 };
}

/** Where stones of a colour lie. */
type Heap = (colour: Colour) => string;

const bank: Heap = (colour) => `bank:${colour}`;

function stonesOf(seat: number): Heap {
  return (colour) => `stones:${seat}:${colour}`;
}

function stone(colour: Colour, from: Heap, to: Heap): Flight<Piece> {
  return { piece: { stone: colour }, from: from(colour), to: to(colour) };
}

function carried(stones: Stones, from: Heap, to: Heap): Beat<Piece> {
  const flights = COLOURS.flatMap((colour) => copies(stones[colour], stone(colour, from, to)));
  return { flights, sound: "stone", pause: 200 };
}

function copies(count: number, flight: Flight<Piece>): Flight<Piece>[] {
  return Array.from({ length: Math.min(count, MOST_SHOWN) }, () => flight);
}

/** 3.4 The fairy gold that lies out goes back behind the screens. */
function goldHome({ players }: View, screen: (seat: number) => string): Flight<Piece>[] {
  return players.flatMap(({ laid }, seat) =>
    copies(Math.min(laid, 2), { piece: { coin: "fairy" }, from: `laid:${seat}`, to: `${screen(seat)}:fairy` }),
  );
}

function seatsOf(flags: readonly boolean[] = []): number[] {
  return flags.flatMap((flag, seat) => (flag ? [seat] : []));
}
