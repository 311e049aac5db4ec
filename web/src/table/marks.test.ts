import { expect, test } from "vitest";
import type { Moment, Position } from "../lib/table.ts";
import type { AnyRoom } from "./contract.ts";
import { endsMyTurn, isDoneByOthers, marksOf } from "./marks.ts";

const asked = (...seats: number[]): Position =>
  ({ seat: 0, view: { pending: seats.map((seat) => ({ seat })) } }) as unknown as Position;
const moment = (actor: number, before: Position | null, after: Position): Moment => ({
  before,
  after,
  events: [{ event: "played", seat: actor }],
  said: [],
  isJump: false,
});
const room = (marks?: AnyRoom["marks"]): AnyRoom =>
  ({
    motion: () => [
      { flights: [{ piece: 1, from: "seat:1", to: "pile" }], lights: ["book"] },
      { flights: [{ piece: 1, from: "pile", to: "seat:1" }] },
    ],
    ...(marks === undefined ? {} : { marks }),
  }) as unknown as AnyRoom;

test("the places that motion leads to are marked, plaques are not", () => {
  expect(marksOf(room(), moment(1, asked(1), asked(0)))).toEqual(["pile", "book"]);
});

test("a room may name other places", () => {
  expect(
    marksOf(
      room(() => ["field:3"]),
      moment(1, asked(1), asked(0)),
    ),
  ).toEqual(["field:3"]);
});

test("nothing is marked on coming in", () => {
  expect(marksOf(room(), moment(1, null, asked(0)))).toEqual([]);
});

test("my turn ends when I am no longer asked", () => {
  expect(endsMyTurn(moment(0, asked(0), asked(1)))).toBe(true);
  expect(endsMyTurn(moment(0, asked(0), asked(0)))).toBe(false);
  expect(endsMyTurn(moment(1, asked(1), asked(0)))).toBe(false);
});

test("who has done it", () => {
  expect(isDoneByOthers(moment(1, asked(1), asked(0)))).toBe(true);
  expect(isDoneByOthers(moment(0, asked(0), asked(1)))).toBe(false);
});
