import { beforeEach, expect, test } from "vitest";
import type { Clock } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import { clockTold } from "./clock.ts";

const NONE: Clock = { kind: "none", seconds: 0, increment: 0, days: 0 };

beforeEach(() => speak("en"));

test.each<[Partial<Clock>, string]>([
  [{}, "No clock: everybody takes as long as they like."],
  [{ kind: "decision", seconds: 90 }, "90 seconds for each decision."],
  [{ kind: "decision", seconds: 60 }, "1 minute for each decision."],
  [{ kind: "game", seconds: 900 }, "15 minutes each for the whole game."],
  [
    { kind: "game", seconds: 900, increment: 5 },
    "15 minutes each for the whole game, and 5 seconds more after each decision.",
  ],
  [{ kind: "days", days: 1 }, "One day for each decision."],
])("a clock of %o is told as: %s", (clock, told) => {
  expect(clockTold({ ...NONE, ...clock })).toBe(told);
});
