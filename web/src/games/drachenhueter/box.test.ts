import { expect, test } from "vitest";
import { amuletsToEnd, earning } from "./box.ts";

test("more at a table end it later", () => {
  const [two = 0, three = 0, four = 0] = [2, 3, 4].map(amuletsToEnd);
  expect(two).toBeGreaterThan(0);
  expect(three).toBeGreaterThan(two);
  expect(four).toBeGreaterThan(three);
  expect(amuletsToEnd(5)).toBe(0);
});

test("nobody earns what the supply does not have", () => {
  const supply = { pieces: [4, 8, 20], backlights: 0, crystals: 10, eggs: 1 };
  expect(earning(3, supply)).toEqual({ isHighest: false, piece: 4, backlights: 0, crystals: 1, eggs: 0 });
  expect(earning(5, supply)).toMatchObject({ piece: 4, eggs: 1 });
  expect(earning(6, supply)).toMatchObject({ piece: 20 });
  expect(earning(1, { ...supply, pieces: [] })).toBeNull();
});
