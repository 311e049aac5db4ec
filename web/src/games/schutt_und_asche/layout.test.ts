import { expect, test } from "vitest";
import { isBeside } from "./layout.ts";

test("things lie beside the map on a wide screen, below it on a phone and on an upright tablet", () => {
  expect(isBeside(1440, 720)).toBe(true);
  expect(isBeside(1024, 750)).toBe(true);
  expect(isBeside(1024, 590)).toBe(true);
  expect(isBeside(768, 840)).toBe(false);
  expect(isBeside(360, 440)).toBe(false);
});
