import { expect, test } from "vitest";
import type { ScoreSheet } from "./contract.ts";
import { ranksOf } from "./ranks.ts";

const sheet = (totals: number[], order?: number[][]): ScoreSheet => ({
  columns: [],
  rows: [],
  total: "",
  totals,
  why: null,
  ...(order && { order }),
});

test("whoever has won is first, the others follow by their totals", () => {
  expect(ranksOf(sheet([2, 3, 0, 1]), [1])).toEqual([2, 1, 4, 3]);
});

test("equal ones share a rank, and the next one is left out", () => {
  expect(ranksOf(sheet([3, 1, 1, 0]), [0])).toEqual([1, 2, 2, 4]);
});

test("winners share the first rank, whatever else they have", () => {
  expect(ranksOf(sheet([5, 4, 3]), [0, 1])).toEqual([1, 1, 3]);
});

test("a game may say what the places go by, and what decides when that is equal", () => {
  expect(ranksOf(sheet([0, 7, 21], [[0, -7, -21]]), [0])).toEqual([1, 2, 3]);
  const tied = [
    [40, 30, 30],
    [0, 5, 6],
  ];
  expect(ranksOf(sheet([40, 30, 30], tied), [0])).toEqual([1, 3, 2]);
});

test("there are no places when all have won together or lost together", () => {
  expect(ranksOf(sheet([9, 9]), [0, 1])).toBeNull();
  expect(ranksOf(sheet([0, 0]), [])).toBeNull();
});
