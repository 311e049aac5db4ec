import { describe, expect, test } from "vitest";
import { marks, motion, ratio } from "./motion.ts";
import { KINDS, type Event, type View } from "./types.ts";

const before = {
  players: [
    { colour: "red", field: "S1", armour: false },
    { colour: "blue", field: "b1", armour: true },
  ],
} as unknown as View;
const show = (event: Event) => motion(event, { before, after: before, seat: 0 });
const flights = (event: Event) => show(event).flatMap(({ flights = [] }) => flights);

describe("a move", () => {
  const beats = show({ event: "moved", seat: 0, steps: 4, from: "S1", path: ["a1", "b1", "*T2", "~K"] });

  test("goes from field to field", () => {
    const ways = beats.flatMap(({ flights = [] }) => flights.map(({ from, to }) => `${from} ${to}`));
    expect(ways).toEqual(["field:S1 field:a1", "field:a1 field:b1", "field:b1 field:T2", "field:T2 field:K"]);
  });

  test("leaves nothing where it began", () => expect(beats[0]?.hides).toEqual(["knight:0"]));
});

test("both knights of a swap fly at once", () => {
  const [beat] = show({ event: "swapped", seat: 0, with: 1, field: "b1", other_field: "S1" });
  expect(beat?.apart).toBe(0);
  expect(beat?.flights?.map(({ from, to }) => [from, to])).toEqual([
    ["field:S1", "field:b1"],
    ["field:b1", "field:S1"],
  ]);
});

test("my cards fly from where they lie, those of others from their plaques", () => {
  expect(flights({ event: "played", seat: 0, kind: "rainbow" })[0]?.from).toBe("hand:rainbow");
  expect(flights({ event: "played", seat: 1, kind: "rainbow" })[0]?.from).toBe("seat:1:hand");
});

test("a refreshed hand comes back once: to me with the cards, to others face down", () => {
  expect(flights({ event: "refreshed", seat: 0, given: 3, drawn: 7, discards: 0 })).toHaveLength(3);
  expect(flights({ event: "refreshed", seat: 1, given: 3, drawn: 7, discards: 0 })).toHaveLength(10);
  expect(flights({ event: "drew-cards", seat: 0, cards: [...KINDS].slice(0, 7) })).toHaveLength(7);
});

test("only whoever may see her shoes sees them", () => {
  expect(flights({ event: "looked", seat: 1, castle: "F3" })[0]?.turnsInto).toBeUndefined();
  expect(flights({ event: "saw", seat: 0, castle: "F3", colour: "white" })[0]).toEqual({
    piece: { is: "princess", colour: null },
    turnsInto: { is: "princess", colour: "white" },
    from: "field:F3",
    to: "window",
  });
});

test("rainbows and bridges come from the supply and go back there", () => {
  expect(flights({ event: "rainbow-set", seat: 0, pair: "R3-F1" })[0]).toMatchObject({
    from: "supply:rainbow",
    to: "field:R3",
  });
  expect(flights({ event: "rainbow-lifted", seat: 0, pair: "R1-K" })[0]).toMatchObject({
    from: "bow:R1-K",
    to: "supply:rainbow",
  });
  expect(flights({ event: "bridge-built", seat: 0, site: "G2" })[0]).toMatchObject({ to: "field:G2" });
});

test("pieces have their own proportions", () => {
  expect(ratio({ is: "bridge" })).toBeGreaterThan(1);
  expect(ratio({ is: "back" })).toBeCloseTo(5 / 7);
});

describe("what others did keeps a mark", () => {
  test("where a knight has arrived, not on every field of the way", () => {
    expect(marks({ event: "moved", seat: 1, steps: 2, from: "S1", path: ["a1", "b1"] })).toEqual(["field:b1"]);
  });

  test("where something was put", () => {
    expect(marks({ event: "dragon-moved", seat: 1, from: "F1", to: "b1" })).toEqual(["field:b1"]);
    expect(marks({ event: "rainbow-set", seat: 1, pair: "R1-K" })).toEqual(["bow:R1-K"]);
    expect(marks({ event: "rainbow-shifted", seat: 1, pair: "R1-K", to: "R2-F1" })).toEqual(["bow:R2-F1"]);
    expect(marks({ event: "bridge-built", seat: 1, site: "H1" })).toEqual(["field:H1"]);
    expect(marks({ event: "bridge-rebuilt", seat: 1, site: "H1", to: "G2" })).toEqual(["field:G2"]);
  });
});
