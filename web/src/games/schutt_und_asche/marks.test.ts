import { expect, test } from "vitest";
import { marks } from "./marks.ts";

test("a land that was lost keeps a mark, and so does every land under attack", () => {
  expect(marks({ event: "land-lost", seat: 1, land: "L7" })).toEqual(["land:L7"]);
  expect(marks({ event: "attacked", lands: ["L3", "L4"] })).toEqual(["land:L3", "land:L4"]);
});

test("the tile that was chosen keeps one; cards that were dealt do not", () => {
  expect(marks({ event: "piece-put", seat: 1, field: 2 })).toEqual(["field:2"]);
  expect(marks({ event: "got-gold", seat: 1, count: 4 })).toEqual([]);
});
