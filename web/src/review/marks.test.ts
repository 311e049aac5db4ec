import { expect, test } from "vitest";
import type { ReviewedChoice } from "../lib/protocol.ts";
import { barOf, beside, firstShown, MARKS, percent, SHAPES, signed, WRONG } from "./marks.ts";

const BARS = { inaccurate: 0.01, mistake: 0.04, blunder: 0.1, best: 0.005, known: 0.25 };

function choice(mark: ReviewedChoice["mark"]): ReviewedChoice {
  return { mark } as ReviewedChoice;
}

test("every class has a shape of its own", () => {
  expect(new Set(MARKS.map((mark) => SHAPES[mark])).size).toBe(MARKS.length);
});

test("bars are shown as percent, and only where there is one", () => {
  expect(MARKS.map((mark) => barOf(BARS, mark))).toEqual([null, null, 1, 4, 10]);
});

test("what went wrong is shown first; if nothing did, all", () => {
  expect(firstShown([choice("best"), choice("mistake")])).toEqual(WRONG);
  expect(firstShown([choice("best"), choice("good")])).toEqual(MARKS);
});

test("numbers have signs that are no hyphens", () => {
  expect([signed(0.124), signed(-0.05), signed(0.001)]).toEqual(["+12", "−5", "0"]);
  expect(percent(0.505)).toBe(51);
});

test("from place to place, and no further than the last", () => {
  expect([beside([2, 5, 9], 5, 1), beside([2, 5, 9], 5, -1), beside([2, 5, 9], 9, 1)]).toEqual([9, 2, 9]);
  expect(beside([2, 5, 9], 3, 1)).toBe(5);
});
