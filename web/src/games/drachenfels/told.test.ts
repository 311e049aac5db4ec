import { describe, expect, test } from "vitest";
import type { Happened } from "../../lib/protocol.ts";
import type { Say } from "../../table/contract.ts";
import { facts, measure, scores } from "./told.ts";
import type { View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const player = (armour: boolean, looked: string[] = []) => ({ colour: "red", armour, looked, hand_size: 7 });
const view = (winners: number[], ...players: ReturnType<typeof player>[]): View =>
  ({ players, outcome: { ending: "found", scores: [0, 1], winners } }) as unknown as View;

describe("a plaque", () => {
  test("counts cards, and shows armour and castles only when there are any", () => {
    const both = view([], player(false), player(true, ["F1", "F2", "F3"]));
    expect(facts(both, 0, say).map(({ value }) => value)).toEqual([7]);
    expect(facts(both, 1, say).map(({ value, isWarning }) => [value, isWarning])).toEqual([
      [7, undefined],
      ["", undefined],
      [3, true],
    ]);
  });
});

describe("the scores", () => {
  const events = [
    { event: "moved", seat: 0, steps: 3, from: 1, path: [25] },
    { event: "moved", seat: 1, steps: 5, from: 1, path: [25] },
    { event: "moved", seat: 0, steps: 4, from: 25, path: [26] },
    { event: "played", seat: 0, kind: 6 },
    { event: "played", seat: 0, kind: 3 },
    { event: "duel", seat: 1, loser: 0 },
  ];
  const log: Happened[] = [{ version: 1, events }];
  const end = view([1], player(false), player(true, ["F2"]));

  test("tell what each knight has done", () => {
    const sheet = scores({ view: end, log, isWhole: true }, say);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [7, 1, 0, 0],
      [5, 0, 1, 2],
    ]);
    expect(sheet.totals).toEqual([0, 1]);
  });

  test("tell only of castles when the log begins late", () => {
    const sheet = scores({ view: end, log, isWhole: false }, say);
    expect(sheet.columns).toEqual(["web-castles"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([[0], [2]]);
  });
});

test("the plot goes up with the armour, every castle and the princess", () => {
  const end = view([1], player(false), player(true, ["F2"]));
  expect([measure.value(end, 0), measure.value(end, 1)]).toEqual([0, 3]);
});
