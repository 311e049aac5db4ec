import { expect, test } from "vitest";
import { sizeOf } from "./layout.ts";

const page = { height: 714, isWide: true, extra: null } as const;

test("on a large page the card stands upright, and never gets larger than a card", () => {
  expect(sizeOf(page).upright).toBe(270);
  expect(sizeOf({ ...page, height: 1814 }).upright).toBe(270);
});

test("with two rows of plaques it shrinks before it lies down", () => {
  const { upright } = sizeOf({ ...page, height: 537 });
  expect(upright).toBeGreaterThan(185);
  expect(upright).toBeLessThan(270);
});

test("when cards are to be chosen it makes room for them", () => {
  expect(sizeOf({ ...page, height: 537, extra: "cards" })).toEqual({ upright: null, tall: 161 });
});

test("on a phone it lies broad, never too low for its text", () => {
  expect(sizeOf({ height: 414, isWide: false, extra: null })).toEqual({ upright: null, tall: 98 });
  expect(sizeOf({ height: 364, isWide: false, extra: "bag" })).toEqual({ upright: null, tall: 80 });
});
