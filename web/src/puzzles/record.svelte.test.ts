import { beforeEach, describe, expect, test } from "vitest";
import { counts, noted, readKept, record, streak, type Kept } from "./record.svelte.ts";

const NOTHING: Kept = { puzzles: {}, days: [] };
const TODAY = "2026-11-19";

describe("the record", () => {
  test("counts wrong moves until a puzzle is solved", () => {
    const tried = noted(noted(NOTHING, "a", "wrong", null), "a", "wrong", null);
    expect(tried.puzzles.a).toEqual({ wrong: 2, end: null });
    expect(noted(tried, "a", "solved", null).puzzles.a).toEqual({ wrong: 2, end: "solved" });
  });

  test("what was given up is never solved any more, and what was solved stays solved", () => {
    const gone = noted(NOTHING, "a", "given-up", TODAY);
    expect(noted(gone, "a", "solved", TODAY)).toBe(gone);
    const solved = noted(NOTHING, "a", "solved", null);
    expect(noted(solved, "a", "wrong", null)).toBe(solved);
  });

  test("tells how many were solved at the first try", () => {
    const kept = noted(noted(noted(NOTHING, "a", "solved", null), "b", "wrong", null), "b", "solved", null);
    expect(counts(noted(kept, "c", "given-up", null))).toEqual({ solved: 2, atOnce: 1 });
  });

  test("notes the day of a puzzle of the day that was solved, and no other", () => {
    expect(noted(NOTHING, "a", "solved", TODAY).days).toEqual([TODAY]);
    expect(noted(NOTHING, "a", "wrong", TODAY).days).toEqual([]);
    expect(noted(NOTHING, "a", "given-up", TODAY).days).toEqual([]);
    expect(noted(NOTHING, "a", "solved", null).days).toEqual([]);
  });

  test.each([
    [["2026-11-17", "2026-11-18", TODAY], 3],
    [["2026-11-17", "2026-11-18"], 2],
    [["2026-11-16", "2026-11-17"], 0],
    [["2026-11-17", TODAY], 1],
    [[], 0],
  ])("days in a row: %j are %i", (days, count) => {
    expect(streak(days, TODAY)).toBe(count);
  });

  test("a month's end is in a row too", () => {
    expect(streak(["2026-10-31", "2026-11-01"], "2026-11-01")).toBe(2);
  });

  test.each([null, "", "[]", "null", "7", '{"puzzles":{"a":3},"days":["x",5]}', '{"puzzles":{"a":{"wrong":"1"}}}'])(
    "what is no record is none: %s",
    (text) => {
      expect(readKept(text)).toEqual(NOTHING);
    },
  );
});

describe("in the browser", () => {
  beforeEach(() => localStorage.clear());

  test("it is kept, and another window's tries are not lost", () => {
    record.note("x1", "wrong", null);
    expect(record.of("x1")).toEqual({ wrong: 1, end: null });
    localStorage.setItem("drachenhort.puzzles", JSON.stringify(noted(record.kept, "x2", "solved", null)));
    record.note("x1", "solved", null);
    expect(readKept(localStorage.getItem("drachenhort.puzzles")).puzzles).toEqual({
      x1: { wrong: 1, end: "solved" },
      x2: { wrong: 0, end: "solved" },
    });
  });
});
