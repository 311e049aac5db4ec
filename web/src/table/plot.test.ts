import { expect, test } from "vitest";
import { MOST_POINTS, movesOf, scale, spread } from "./plot.ts";

test("bounds are round and hold all values and zero", () => {
  expect(scale([3, 21])).toEqual({ low: 0, high: 25, ticks: [0, 5, 10, 15, 20, 25] });
  expect(scale([-3, 4])).toEqual({ low: -4, high: 4, ticks: [-4, -2, 0, 2, 4] });
  expect(scale([120, 480])).toEqual({ low: 0, high: 500, ticks: [0, 100, 200, 300, 400, 500] });
});

test("nothing at all still has a scale of whole points", () => {
  expect(scale([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  expect(scale([0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

test("what would lie on each other is moved apart, as little as needed", () => {
  expect(spread([50, 10, 52], 20, 0, 100)).toEqual([50, 10, 70]);
  expect(spread([98, 99], 20, 0, 100)).toEqual([80, 100]);
  expect(spread([5, 5, 5], 20, 0, 100)).toEqual([5, 25, 45]);
});

test("with too little room they keep their distance all the same", () => {
  expect(spread([0, 0, 0], 20, 0, 10)).toEqual([0, 20, 40]);
});

test("a short game is looked at move by move, a long one at a few", () => {
  expect(movesOf(0)).toEqual([0]);
  expect(movesOf(3)).toEqual([0, 1, 2, 3]);
  const many = movesOf(1000);
  expect(many).toHaveLength(MOST_POINTS);
  expect([many[0], many[1], many.at(-1)]).toEqual([0, 42, 1000]);
});
