import { expect, test } from "vitest";
import type { Scene } from "../../table/contract.ts";
import { marks } from "./marks.ts";
import type { Event, View } from "./types.ts";

const scene = { before: { pile: ["4", "7"] }, seat: 0 } as unknown as Scene<View>;
const of = (event: Event): readonly string[] => marks(event, scene);

test("cards that others laid are marked, not the place where the next one goes", () => {
  expect(of({ event: "played", seat: 1, kind: "8", count: 2, from_open: 0 })).toEqual(["pile:2", "pile:3"]);
  expect(of({ event: "turned", seat: 1, place: 0, kind: "8" })).toEqual(["pile:2"]);
});

test("a card that was swapped is marked where it lies now", () => {
  expect(of({ event: "swapped", seat: 2, open: "1", hand: "P" })).toEqual(["stand:2:open:P"]);
});

test("a card given to me marks my hand, one given to others nothing", () => {
  expect(of({ event: "gave-card", seat: 1, to: 0, kind: "9" })).toEqual(["hand"]);
  expect(of({ event: "gave-card", seat: 1, to: 2, kind: "9" })).toEqual([]);
});

test("what leaves no trace on the table marks nothing", () => {
  expect(of({ event: "skipped", seat: 1 })).toEqual([]);
  expect(of({ event: "took-pile", seat: 1, cards: ["4", "7"] })).toEqual([]);
});
