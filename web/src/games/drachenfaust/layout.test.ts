import { expect, test } from "vitest";
import { sizeOf } from "./layout.ts";

const page = { height: 900, above: 150, isWide: true, extra: null } as const;

test("on a large page the card stands upright, and never gets larger than a card", () => {
  expect(sizeOf(page).upright).toBe(270);
  expect(sizeOf({ ...page, height: 2000 }).upright).toBe(270);
});

test("with two rows of plaques it shrinks before it lies down", () => {
  const { upright } = sizeOf({ ...page, height: 768, above: 195 });
  expect(upright).toBeGreaterThan(185);
  expect(upright).toBeLessThan(270);
});

test("when cards are to be chosen it makes room for them", () => {
  expect(sizeOf({ ...page, height: 768, above: 195, extra: "cards" })).toEqual({ upright: null, tall: 161 });
});

test("on a phone it lies broad, never too low for its text", () => {
  expect(sizeOf({ height: 640, above: 190, isWide: false, extra: null })).toEqual({ upright: null, tall: 98 });
  expect(sizeOf({ height: 640, above: 240, isWide: false, extra: "bag" })).toEqual({ upright: null, tall: 80 });
});
