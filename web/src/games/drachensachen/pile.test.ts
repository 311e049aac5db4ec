import { expect, test } from "vitest";
import { runOf } from "./pile.ts";

test("equal cards at the top are a run; any other card breaks it", () => {
  expect(runOf([])).toBe(0);
  expect(runOf(["7"])).toBe(1);
  expect(runOf(["7", "2", "7", "7"])).toBe(2);
  expect(runOf(["P", "P", "P"])).toBe(3);
});
