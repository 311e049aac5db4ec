import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api.ts";
import type { PuzzleAnswer, PuzzleMoment, PuzzleShown, Solution, View } from "../lib/protocol.ts";
import { sentencesOf, Solving } from "./solving.svelte.ts";

const VIEW: View = { game: "drachenfels", seat: 0, options: {}, pending: [], legal: [3, 5], outcome: null };
const PUZZLE: PuzzleShown = {
  id: "a1",
  game: "drachenfels",
  version: 1,
  seat: 0,
  seats: 2,
  theme: { id: "way", name: "Way" },
  grade: 2,
  view: VIEW,
  words: { prompt: "Move.", labels: ["there", "here"] },
  playouts: 4000,
};
const moment = (said: string): PuzzleMoment => ({
  by: 0,
  view: { ...VIEW, legal: [] },
  events: [],
  said: [said, ""],
  prompt: said,
});
const SOLUTION: Solution = {
  action: 5,
  moves: [],
  line: [moment("one"), moment("two")],
  tempting: 3,
  why: "",
  refutation: [moment("three")],
  levels: [],
  playouts: 4000,
};
const WRONG: PuzzleAnswer = {
  is_right: false,
  tried: null,
  is_tempting: true,
  then: [moment("three")],
  refused: null,
  solution: null,
};
const RIGHT: PuzzleAnswer = { ...WRONG, is_right: true, is_tempting: false, then: [], solution: SOLUTION };

describe("solving a puzzle", () => {
  let solving: Solving;

  beforeEach(() => {
    vi.restoreAllMocks();
    solving = new Solving(PUZZLE, () => undefined);
    vi.spyOn(api, "tryPuzzle").mockImplementation((_, action) =>
      Promise.resolve(action === 5 || action === null ? { ...RIGHT, is_right: action === 5 } : WRONG),
    );
  });

  test("a wrong move leaves it open, and its line can be looked at", async () => {
    await solving.ask(3);
    expect([solving.isOpen, solving.solved, solving.tried]).toEqual([true, null, [3]]);
    solving.show("refutation");
    await vi.waitFor(() => expect(solving.shown.words.prompt).toBe("three"));
    expect(solving.isOpen).toBe(false);
    solving.show("puzzle");
    expect([solving.shown.words.prompt, solving.isOpen]).toEqual(["Move.", true]);
  });

  test("the same wrong move counts once, a refused one never", async () => {
    await solving.ask(3);
    await solving.ask(3);
    vi.spyOn(api, "tryPuzzle").mockResolvedValue({ ...WRONG, refused: { clause: "1", text: "no", rule: "" } });
    await solving.ask(9);
    expect(solving.tried).toEqual([3]);
  });

  test("the right move ends it: nothing more is tried", async () => {
    await solving.ask(5);
    expect([solving.isOpen, solving.solved]).toEqual([false, SOLUTION]);
    await solving.ask(3);
    expect(api.tryPuzzle).toHaveBeenCalledTimes(1);
    solving.show("line");
    await vi.waitFor(() => expect(solving.shown.words.prompt).toBe("two"));
  });

  test("giving up shows the solution too", async () => {
    const told: PuzzleAnswer[] = [];
    solving.onanswer = (answer) => told.push(answer);
    await solving.ask(null);
    expect(solving.solved).toBe(SOLUTION);
    expect(told.map(({ is_right }) => is_right)).toEqual([false]);
  });

  test("without an answer it is as before", async () => {
    vi.spyOn(api, "tryPuzzle").mockRejectedValue(new Error("offline"));
    const troubles: unknown[] = [];
    solving.ontrouble = (error) => troubles.push(error);
    await solving.ask(3);
    expect([solving.isOpen, solving.sending, solving.tried, troubles.length]).toEqual([true, null, [], 1]);
  });

  test("what says nothing is left out of a line", () => {
    expect(sentencesOf(SOLUTION.line)).toEqual(["one", "two"]);
  });
});
