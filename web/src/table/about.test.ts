import { expect, test } from "vitest";
import { about, beside } from "./about.svelte.ts";

const SCREEN = { width: 400, height: 800 };
const STRIP = { width: 200, height: 40 };
const at = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

test("a name alone, or with what it is", () => {
  expect(about("Dragon")).toBe("Dragon");
  expect(about("Dragon", "It beats everything.")).toBe("Dragon\nIt beats everything.");
});

test("the strip lies above its thing, below it where there is no room", () => {
  expect(beside(at(190, 400), STRIP, SCREEN)).toEqual({ x: 100, y: 352 });
  expect(beside(at(190, 20), STRIP, SCREEN).y).toBe(48);
  // Not so near that it would touch the edge of the screen.
  expect([56, 55].map((y) => beside(at(190, y), STRIP, SCREEN).y)).toEqual([8, 83]);
});

test("the strip stays on the screen", () => {
  expect(beside(at(0, 400), STRIP, SCREEN).x).toBe(8);
  expect(beside(at(380, 400), STRIP, SCREEN).x).toBe(192);
  // Something as high as the screen leaves no room above or below it.
  expect(beside({ x: 0, y: 0, width: 400, height: 800 }, STRIP, SCREEN).y).toBe(752);
});

test("over something the strip lies at its lower edge", () => {
  expect(beside({ x: 100, y: 100, width: 200, height: 300 }, STRIP, SCREEN, true)).toEqual({ x: 100, y: 352 });
});
