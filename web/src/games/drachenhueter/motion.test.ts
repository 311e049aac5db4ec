import { describe, expect, test } from "vitest";
import { marks, motion } from "./motion.ts";
import type { Event, View } from "./types.ts";

const before = { players: [{ hand: ["r1", "r1", "rw"] }, { hand: [] }] } as unknown as View;
const beats = (event: Event) => motion(event, { before, after: before, seat: 0 });
const flights = (event: Event) =>
  beats(event)[0]?.flights?.map(({ piece, turnsInto, from, to }) => [piece, turnsInto, from, to]);

describe("cards fly", () => {
  test("from the display to whoever takes them, and the next page is turned up", () => {
    expect(flights({ event: "took", seat: 1, side: "left", card: "r1" })).toEqual([
      ["front:r1", undefined, "display:left", "backs:1"],
    ]);
    expect(flights({ event: "turned-up", side: "right", card: "rw" })).toEqual([
      ["page:white", "front:rw", "page:right", "display:right"],
    ]);
  });

  test("onto the book with their front up first", () => {
    expect(flights({ event: "put", seat: 0, side: "right", card: "rw*" })).toEqual([
      ["front:rw*", "page:white*", "hand:rw*:0", "page:right"],
    ]);
    expect(beats({ event: "put", seat: 0, side: "left", card: "r1" })[0]?.hides).toEqual(["hand:r1:0"]);
    expect(beats({ event: "put", seat: 1, side: "left", card: "r1" })[0]?.hides).toEqual([]);
  });

  test("into rows, mine from where they lie", () => {
    const [beat] = beats({ event: "laid", seat: 0, colour: "red", card: "r1", count: 2 });
    expect(beat?.flights?.map(({ from, to }) => [from, to])).toEqual([
      ["hand:r1:1", "row:0:red"],
      ["hand:r1:0", "row:0:red"],
    ]);
    expect(beat?.hides).toEqual(["hand:r1:1", "hand:r1:0"]);
    expect(flights({ event: "laid", seat: 1, colour: "green", card: "x", count: 1 })).toEqual([
      ["front:x", undefined, "backs:1", "row:1:green"],
    ]);
  });

  test("to others by their backs when they are dealt, to me by their fronts", () => {
    expect(flights({ event: "start-backs", seat: 1, backs: ["blue"] })).toEqual([
      ["page:blue*", undefined, "page:right", "backs:1"],
    ]);
    expect(flights({ event: "start-cards", seat: 0, cards: ["rw*"] })).toEqual([
      ["page:white*", "front:rw*", "page:right", "hand"],
    ]);
  });
});

test("a reward comes piece by piece", () => {
  expect(flights({ event: "rewarded", seat: 0, piece: 4, backlights: 1, crystals: 1, eggs: 2 })).toEqual([
    ["piece:4", undefined, "supply:piece:4", "goods"],
    ["front:x", undefined, "supply:backlights", "hand"],
    ["crystal", undefined, "supply:crystals", "goods"],
    ["egg", undefined, "supply:eggs", "goods"],
    ["egg", undefined, "supply:eggs", "goods"],
  ]);
});

test("big moments are told large", () => {
  expect(beats({ event: "pearl", seat: 1, is_red: true })[0]).toMatchObject({ isTold: true });
  expect(beats({ event: "crest", seat: 1, points: 16 })[0]).toMatchObject({ isTold: true });
  expect(beats({ event: "pearls-turned", seat: 1, values: [] })[0]).toMatchObject({ isTold: false });
  expect(beats({ event: "starts", seat: 1 })).toEqual([]);
});

test("a page that somebody chose and what they laid keep a mark; open cards, which always change, do not", () => {
  expect(marks({ event: "put", seat: 1, side: "right", card: "rw" })).toEqual(["page:right"]);
  expect(marks({ event: "laid", seat: 1, colour: "blue", card: "r1", count: 1 })).toEqual(["row:1:blue"]);
  expect(marks({ event: "turned-up", side: "left", card: "r1" })).toEqual([]);
});
