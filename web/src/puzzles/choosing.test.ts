import { describe, expect, test } from "vitest";
import type { PuzzleList } from "../lib/protocol.ts";
import { fitting, nextOf } from "./choosing.ts";
import type { Kept } from "./record.svelte.ts";

const LIST: PuzzleList = {
  date: "2026-11-19",
  today: "a1",
  games: [
    {
      game: "drachenfels",
      today: "a1",
      themes: [{ id: "way", name: "Way" }],
      puzzles: [
        { id: "a1", theme: "way", grade: 2 },
        { id: "a2", theme: "card", grade: 1 },
        { id: "a3", theme: "way", grade: 1 },
      ],
    },
    { game: "drachenfaust", today: "b1", themes: [], puzzles: [{ id: "b1", theme: "bid", grade: 2 }] },
  ],
};
const NOTHING: Kept = { puzzles: {}, days: [] };
const solved = (...ids: string[]): Kept => ({
  puzzles: Object.fromEntries(ids.map((id) => [id, { wrong: 0, end: "solved" as const }])),
  days: [],
});

describe("choosing a puzzle", () => {
  test.each([
    [{ game: null, theme: null, grade: null }, ["a1", "a2", "a3", "b1"]],
    [{ game: "drachenfels", theme: null, grade: null }, ["a1", "a2", "a3"]],
    [{ game: "drachenfels", theme: "way", grade: null }, ["a1", "a3"]],
    [{ game: null, theme: null, grade: 2 }, ["a1", "b1"]],
    [{ game: "drachenfaust", theme: null, grade: 0 }, []],
  ])("by %j", (wanted, ids) => {
    expect(fitting(LIST, wanted).map(({ id }) => id)).toEqual(ids);
  });

  test("the next one is of the same game and not solved yet", () => {
    expect(nextOf(LIST, "a1", NOTHING)).toBe("a2");
    expect(nextOf(LIST, "a1", solved("a2"))).toBe("a3");
    expect(nextOf(LIST, "a3", NOTHING)).toBe("a1");
  });

  test("if all are solved it is simply the next, and none where there is no other", () => {
    expect(nextOf(LIST, "a1", solved("a1", "a2", "a3"))).toBe("a2");
    expect(nextOf(LIST, "b1", NOTHING)).toBeNull();
    expect(nextOf(LIST, "nowhere", NOTHING)).toBeNull();
  });
});
