import { expect, test } from "vitest";
import { planOf } from "./art/plan.ts";
import type { Say } from "../../table/contract.ts";
import { bowName, nameOf, sideOf, sideOn } from "./places.ts";

const plan = planOf([]);
const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const named = (id: string): string => nameOf(plan, plan.byId.get(id)!, say);

test("eight sides of the middle", () => {
  const middle = { x: 0, y: 0 };
  expect(sideOf(middle, { x: 0, y: -10 })).toBe("north");
  expect(sideOf(middle, { x: 10, y: -1 })).toBe("east");
  expect(sideOf(middle, { x: -10, y: 9 })).toBe("south-west");
  expect(sideOf(middle, middle)).toBe("none");
});

test("every rock castle has its own side", () => {
  expect(["F1", "F2", "F3", "F4"].map((id) => sideOn(plan, id))).toEqual([
    "north-east",
    "south-east",
    "south-west",
    "north-west",
  ]);
});

test("landmarks have names, and land has none of its own", () => {
  expect(named("K")).toBe("place castle none none");
  expect(named("S2")).toBe("place start blue east");
  expect(named("R3")).toBe("place rock none south-west");
  expect(named("a1")).toBe("web-land plain");
});

test("a rainbow leads from a rock to a castle", () => {
  expect(bowName(plan, "R1-K", say)).toBe("bow north-east royal");
  expect(bowName(plan, "R1-F3", say)).toBe("bow north-east south-west");
});
