import { expect, test } from "vitest";
import { isQuiet } from "./quiet.ts";

test("what takes, draws, misses a turn or leaves things as they are is quiet; playing and choosing is not", () => {
  for (const back of ["take", "draw", "accept", "keep", "onward"] as const) expect(isQuiet({ do: back })).toBe(true);
  expect(isQuiet({ do: "play", kind: "7", times: 1 })).toBe(false);
  expect(isQuiet({ do: "swap", open: "7", hand: "2" })).toBe(false);
  expect(isQuiet({ do: "remove", kind: "7" })).toBe(false);
  expect(isQuiet({ do: "reverse" })).toBe(false);
});
