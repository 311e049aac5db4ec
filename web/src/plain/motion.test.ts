import { expect, test } from "vitest";
import { DECLARED, viewOf } from "./fixture.ts";
import { motionOf } from "./motion.ts";

const moved = (event: Record<string, unknown> & { event: string }, before: object, after: object) =>
  motionOf(DECLARED, event as never, { before: viewOf({ ...before }), after: viewOf({ ...after }), seat: 0 })[0]
    ?.flights;

test("a card flies from where there is less of it to where there is more", () => {
  const flights = moved(
    { event: "played", seat: 0, kind: "lion" },
    {},
    { hand: ["owl", "owl"], pile: ["lion", "lion"] },
  );
  expect(flights?.map(({ from, to }) => [from, to])).toEqual([["zone:hand", "zone:pile"]]);
});

test("a number of coins flies from whoever has less", () => {
  const [flight, ...others] = moved({ event: "paid", seat: 1, count: 2 }, { coins: 3 }, { coins: 1 }) ?? [];
  expect([flight?.from, flight?.to, flight?.piece.label.text, others]).toEqual(["zone:coins", "seat:1", "2", []]);
});

test("a stone flies to the place that is somebody's now", () => {
  const flights = moved({ event: "passed", seat: 0 }, {}, { cells: [0, 1, null] });
  expect(flights?.map(({ from, to }) => [from, to])).toEqual([["seat:0", "zone:cells:0"]]);
});
