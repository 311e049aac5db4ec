import { expect, test } from "vitest";
import { directionOf, nearest } from "./steer.ts";

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const boxes = [at(0, 0), at(20, 0), at(40, 0), at(0, 30), at(22, 30)];

test("the nearest one in each direction", () => {
  expect(nearest(at(0, 0), boxes, "right")).toBe(1);
  expect(nearest(at(40, 0), boxes, "left")).toBe(1);
  expect(nearest(at(20, 0), boxes, "down")).toBe(4);
  expect(nearest(at(0, 30), boxes, "up")).toBe(0);
});

test("straight ahead goes before aside", () => {
  expect(nearest(at(0, 0), [at(12, 12), at(30, 0)], "right")).toBe(1);
});

test("nothing lies beyond the edge", () => {
  expect(nearest(at(40, 0), boxes, "right")).toBeUndefined();
  expect(nearest(at(0, 0), boxes, "up")).toBeUndefined();
});

test("only arrow keys steer", () => {
  expect(directionOf("ArrowLeft")).toBe("left");
  expect(directionOf("a")).toBeUndefined();
});
