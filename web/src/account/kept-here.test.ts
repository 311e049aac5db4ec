import { beforeEach, expect, test } from "vitest";
import { forgetHere, keptHere } from "./kept-here.ts";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("drachenhort.puzzles", '{"days":["2026-11-19"]}');
  localStorage.setItem("drachenhort.speed", "instant");
  localStorage.setItem("another page", "its own");
});

test("what is ours is told, as it is kept", () => {
  expect(keptHere()).toEqual({ puzzles: { days: ["2026-11-19"] }, speed: "instant" });
});

test("what is ours goes, and nothing else", () => {
  forgetHere();
  expect(keptHere()).toEqual({});
  expect(localStorage.getItem("another page")).toBe("its own");
});
