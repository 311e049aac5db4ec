import { expect, test } from "vitest";
import { goldWidth, isBeside, landIn, mapIn, sideWidth } from "./layout.ts";

test("things lie beside the map on a wide screen, below it on a phone and on an upright tablet", () => {
  expect(isBeside({ width: 1150, height: 690 })).toBe(true);
  expect(isBeside({ width: 990, height: 530 })).toBe(true);
  expect(isBeside({ width: 1024, height: 590 })).toBe(true);
  expect(isBeside({ width: 820, height: 1000 })).toBe(false);
  expect(isBeside({ width: 360, height: 440 })).toBe(false);
});

test("the map fills its area in width or in height", () => {
  for (const area of [
    { width: 390, height: 480 },
    { width: 390, height: 900 },
    { width: 780, height: 640 },
    { width: 1200, height: 500 },
  ]) {
    const map = mapIn(area);
    expect(Math.max(map.width / area.width, map.height / area.height)).toBeGreaterThan(0.97);
    expect(map.width).toBeLessThanOrEqual(area.width);
    expect(map.height).toBeLessThanOrEqual(area.height + 0.001);
  }
});

test("seven lands lie along an edge and can be read", () => {
  const land = landIn(mapIn({ width: 350, height: 290 }));
  expect(land.width * 7).toBeLessThan(350);
  expect(land.letters).toBeGreaterThanOrEqual(13);
  expect(land.foot).toBeLessThan(land.height);
});

test("gold grows into its space, and stays readable", () => {
  expect(goldWidth([2, 2, 1], { width: 350, height: 400 })).toBeGreaterThan(90);
  expect(goldWidth([1, 4, 9, 5], { width: 200, height: 68 })).toBe(44);
  expect(goldWidth([1], { width: 400, height: 70 })).toBe(50);
});

test("the column beside the map takes its share", () => {
  expect(sideWidth(990)).toBeCloseTo(316.8);
  expect(sideWidth(2000)).toBe(420);
});
