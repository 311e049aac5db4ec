import { expect, test } from "vitest";
import { aFight, aView } from "./example.ts";
import { BEFORE, phaseOf, phasesAround, ROUND } from "./phases.ts";
import type { Step } from "./types.ts";

const at = (step: Step | null, attack = 0): string | null => phaseOf(aView({ step, attack }));
test("getting ready has three parts of its own", () => {
  expect([at({ step: "draft" }), at({ step: "start-knights", turn: 0 })]).toEqual(["lands", "knights"]);
  expect(at({ step: "sorting", done: [], laying: null })).toBe("sorting");
  expect(phasesAround("sorting")).toBe(BEFORE);
});

test("a fight belongs to the dragon, or to the purchase that brought it about", () => {
  expect(at(aFight)).toBe("dragon");
  expect(at({ ...aFight, by: "tile" })).toBe("purchase");
});

test("somebody talks while the dragon comes or while things are bought", () => {
  expect(at({ step: "talk", seat: 0, topic: "gold" }, 2)).toBe("dragon");
  expect(at({ step: "talk", seat: 0, topic: "gold" }, 4)).toBe("purchase");
});

test("a round ends with its event, and a game with nothing", () => {
  expect(at({ step: "lay-out" })).toBe("event");
  expect(at(null)).toBeNull();
  expect(phasesAround(null)).toBe(ROUND);
});
