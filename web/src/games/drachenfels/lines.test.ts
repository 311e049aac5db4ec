import { describe, expect, test } from "vitest";
import { planOf } from "./art/plan.ts";
import { reachOf, routeOf, tapReach, turnOf, zoomFor } from "./lines.ts";

const plan = planOf([]);
const fields = (...ids: string[]) => ids.map((id) => plan.byId.get(id)!);

describe("what can be tapped", () => {
  test("grows to a finger's size where there is room", () => {
    const reach = tapReach(fields("b1", "T3"), 0.3);
    expect(reach.get("b1")).toBeCloseTo(22 / 0.3);
  });
  test("never reaches over what is nearer to another one", () => {
    const [a, b] = fields("a1", "b1");
    const reach = tapReach([a!, b!], 0.3);
    expect(reach.get("a1")! + reach.get("b1")!).toBeLessThanOrEqual(Math.hypot(a!.x - b!.x, a!.y - b!.y) + 1e-9);
  });
  test("is never smaller than what is drawn, where it is drawn larger", () => {
    const [castle] = fields("K");
    expect(tapReach([castle!], 2).get("K")).toBe(reachOf(castle!));
  });
});

test("where fields lie close, a phone shows them larger until a finger can tell them apart", () => {
  const phone = 340 / plan.width;
  expect(zoomFor(plan.fields, phone, [1, 1.6, 2.4])).toBeGreaterThan(0);
  expect(zoomFor(fields("S1", "S3"), phone, [1, 1.6, 2.4])).toBe(0);
  expect(zoomFor(plan.fields, 1, [1, 1.6, 2.4])).toBe(0);
  expect(zoomFor(plan.fields, phone / 10, [1, 1.6, 2.4])).toBe(2);
});

test("a way goes straight on foot and in a bow through the air", () => {
  const { foot, air } = routeOf(plan, "S1", ["a1", "b1", "*T2", "~K"]);
  expect(foot.match(/L/g)).toHaveLength(2);
  expect(air.match(/Q/g)).toHaveLength(2);
});

test("bridges lie along their ways", () => {
  expect(Math.abs(turnOf(plan, "H1"))).toBeCloseTo(90);
  expect(turnOf(plan, "H2")).toBeCloseTo(0);
  expect(turnOf(plan, "G2")).toBeCloseTo(45);
});
