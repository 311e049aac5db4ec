import { describe, expect, test } from "vitest";
import { motion } from "./motion.ts";
import type { Event, Kind, View } from "./types.ts";

const player = (open: Kind[]) => ({ lost: 0, hand_size: 3, known: [], all_know: [], open, hidden: 3, curse: "none" });
const before = { pile: ["2", "7"], players: [player(["7"]), player(["9", "7"])] } as unknown as View;
const scene = { before, after: before, seat: 0 };
const beats = (event: Event) => motion(event, scene);

describe("cards fly", () => {
  test("mine from where they lay, which is empty then", () => {
    const [beat] = beats({ event: "played", seat: 0, kind: "7", count: 2, from_open: 0 });
    expect(beat?.flights?.map(({ piece, from, to }) => [piece, from, to])).toEqual([
      ["7", "hand:7:0", "pile"],
      ["7", "hand:7:1", "pile"],
    ]);
    expect(beat?.hides).toEqual(["hand:7:0", "hand:7:1"]);
  });

  test("others' from their plaque, open ones from where they lie", () => {
    const [beat] = beats({ event: "played", seat: 1, kind: "7", count: 2, from_open: 1 });
    expect(beat?.flights?.map(({ from }) => from)).toEqual(["seat:1", "stand:1:card:1"]);
    expect(beat?.hides).toEqual(["stand:1:card:1"]);
  });

  test("face down what nobody may see", () => {
    expect(beats({ event: "drew", seat: 1, count: 2 })[0]?.flights).toEqual([
      { piece: "back", from: "draw", to: "seat:1" },
      { piece: "back", from: "draw", to: "seat:1" },
    ]);
    expect(beats({ event: "gave", seat: 1, to: 0 })[0]?.flights).toEqual([
      { piece: "back", from: "seat:1", to: "hand" },
    ]);
  });

  test("turning over what I draw; what is told twice flies once", () => {
    expect(beats({ event: "drew-cards", seat: 0, cards: ["N"] })[0]?.flights).toEqual([
      { piece: "back", turnsInto: "N", from: "draw", to: "hand" },
    ]);
    expect(beats({ event: "drew", seat: 0, count: 1 })).toEqual([]);
  });

  test("a large pile as a few", () => {
    const cards = Array.from({ length: 30 }, (): Kind => "5");
    expect(beats({ event: "took-pile", seat: 1, cards })[0]?.flights).toHaveLength(6);
  });

  test("big moments are told large", () => {
    expect(beats({ event: "game-won", seat: 1 })[0]?.isTold).toBe(true);
    expect(beats({ event: "kept", seat: 1 })).toEqual([]);
  });
});
