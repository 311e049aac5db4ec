import { describe, expect, test } from "vitest";
import { EMPTY } from "./bidding.ts";
import { motion, ratio, type Piece } from "./motion.ts";
import type { Bid, Event, Step, View } from "./types.ts";

const bid = (value: number): Bid => ({ ...EMPTY, fairy: value, value });
const auction: Step = { step: "auction", card: "witch", decided: [true, true], fists: [null, null] };
const view = (changes: Partial<View> = {}): View =>
  ({
    round: 1,
    steps: [auction],
    discards: [],
    own_creatures: [],
    bids: [],
    players: [{ laid: 3 }, { laid: 0 }],
    ...changes,
  }) as unknown as View;
const scene = (after: Partial<View> = {}, before: Partial<View> = {}) => ({
  before: view(before),
  after: view(after),
  seat: 0,
});
const flights = (event: Event, where = scene()) => motion(event, where).flatMap((beat) => beat.flights ?? []);

describe("fists", () => {
  const now = scene({ bids: [bid(2), bid(0)] });

  test("open all together", () => {
    const [beat] = motion({ event: "bid", seat: 0, fairy: 2, common: 0, black: 0, red: 0 }, now);
    expect(beat?.apart).toBe(0);
    expect(beat?.flights?.map(({ from, to }) => [from, to])).toEqual([
      ["fist:0", "reveal:0"],
      ["fist:1", "reveal:1"],
    ]);
    expect(beat?.flights?.map(({ turnsInto }) => turnsInto)).toEqual([
      { fist: 0, coins: bid(2) },
      { fist: 1, coins: bid(0) },
    ]);
  });

  test("only once", () => {
    expect(flights({ event: "bid", seat: 1, fairy: 0, common: 0, black: 0, red: 0 }, now)).toEqual([]);
  });

  test("of those who are tied open with silver", () => {
    const tie: Step = {
      step: "tie-break",
      card: "witch",
      tied: [false, true],
      decided: [true, true],
      fists: [null, null],
    };
    const where = scene({ bids: [bid(1), { ...bid(1), silver: 4 }] }, { steps: [tie] });
    expect(flights({ event: "bid-silver", seat: 1, silver: 4 }, where)).toMatchObject([
      { turnsInto: { fist: 1, coins: { silver: 4, fairy: 0 } } },
    ]);
  });
});

describe("cards", () => {
  test("turn over on their way up, after the last one has gone to the discards", () => {
    const up = flights({ event: "turned-up", card: "thief" }, scene({ discards: ["witch"] }));
    expect(up).toMatchObject([
      { piece: { card: "witch" }, from: "up", to: "discards" },
      { piece: { card: "back" }, turnsInto: { card: "thief" }, from: "stack", to: "up" },
    ]);
  });

  test("stay away from the discards if they lie before somebody, or the round is new", () => {
    expect(flights({ event: "turned-up", card: "thief" }, scene())).toHaveLength(1);
    expect(flights({ event: "turned-up", card: "witch" }, scene({ round: 2, discards: ["witch"] }))).toHaveLength(1);
  });

  test("come from where they were chosen", () => {
    expect(flights({ event: "chose-card", seat: 1, card: "thief" }, scene({}, { discards: ["thief"] }))[0]?.from).toBe(
      "discards",
    );
    expect(flights({ event: "chose-card", seat: 1, card: "thief" })[0]?.from).toBe("stack");
  });

  test("of the table's own are drawn by their names", () => {
    const own_creatures = [{ name: { de: "Zöllner", en: "" }, text: { de: "", en: "" } }];
    expect(flights({ event: "turned-up", card: "custom-1" }, scene({ own_creatures }))).toMatchObject([
      { turnsInto: { card: "custom-1", own: "Zöllner" } },
    ]);
  });
});

describe("coins and stones", () => {
  test("go behind the screen, mine and others'", () => {
    const took = { event: "took-coins", fairy: 0, common: 1, silver: 2 } as const;
    expect(flights({ ...took, seat: 0 }).map(({ to }) => to)).toEqual(["purse:common", "purse:silver", "purse:silver"]);
    expect(flights({ ...took, seat: 1 })[0]).toMatchObject({ from: "bank:coins:common", to: "seat:1:screen:common" });
  });

  test("many are shown as a few", () => {
    expect(flights({ event: "robbed-coins", seat: 0, from: 1, common: 9, silver: 30 })).toHaveLength(10);
  });

  test("stones go to their own heap", () => {
    expect(flights({ event: "paid-stones", seat: 1, red: 1, blue: 0, yellow: 1 })).toEqual([
      { piece: { stone: "red" }, from: "stones:1:red", to: "bank:red" },
      { piece: { stone: "yellow" }, from: "stones:1:yellow", to: "bank:yellow" },
    ]);
  });

  test("buying moves both ways", () => {
    const bought = flights({ event: "bought", seat: 0, colour: "blue", fairy: 0, common: 0, silver: 3 });
    expect(bought.map(({ to }) => to)).toEqual([...Array(3).fill("bank:coins:silver"), "stones:0:blue"]);
  });

  test("fairy gold goes home at the end of a round", () => {
    expect(flights({ event: "round-ends", round: 1 }).map(({ from }) => from)).toEqual(["laid:0", "laid:0"]);
  });
});

test("great moments are told large", () => {
  const great: Event[] = [
    { event: "hexed", card: "wizard" },
    { event: "tied", seats: [0, 1] },
    { event: "tied-out", card: "wizard" },
    { event: "won", seat: 1, card: "wizard" },
    { event: "scored", seat: 1, points: 1, total: 2 },
    { event: "game-won", seat: 1 },
    { event: "round-begins", round: 2, extras: ["ancient-dragon"] },
    { event: "stones-back", seat: 1, red: 0, blue: 0, yellow: 0 },
  ];
  for (const event of great) expect(motion(event, scene()).some(({ isTold }) => isTold)).toBe(true);
});

test("what shows by itself has no beats", () => {
  expect(motion({ event: "passed", seat: 1, card: "wizard" }, scene())).toEqual([]);
});

test("things keep their proportions", () => {
  const pieces: Piece[] = [{ card: "witch" }, { coin: "red" }, { stone: "red" }, { fist: 1, coins: EMPTY }];
  expect(pieces.map(ratio)).toEqual([5 / 7, 1, 1, 0.8]);
});
