import { describe, expect, test } from "vitest";
import type { Happened } from "../../lib/protocol.ts";
import type { Say } from "../../table/contract.ts";
import { ranksOf } from "../../table/ranks.ts";
import { facts, measure, scores } from "./told.ts";
import type { Castle, Event, View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const player = (armour: boolean, looked: Castle[] = []) => ({ colour: "red", armour, looked, hand_size: 7 });
const view = (winners: number[], ...players: ReturnType<typeof player>[]): View =>
  ({ players, outcome: { ending: "found", scores: [0, 1], winners } }) as unknown as View;

describe("a plaque", () => {
  const both = { ...view([], player(true), player(true, ["F1", "F2", "F3"])), seat: 0 } as View;

  test("of mine counts cards and shows armour", () => {
    expect(facts(both, 0, say).map(({ value }) => value)).toEqual([7, ""]);
  });

  test("of another shows castles seen for nothing; knight and hand lie there themselves", () => {
    expect(facts(both, 1, say).map(({ value, isWarning }) => [value, isWarning])).toEqual([[3, true]]);
  });
});

describe("the scores", () => {
  const events: Event[] = [
    { event: "moved", seat: 0, steps: 3, from: "S1", path: ["a1"] },
    { event: "moved", seat: 1, steps: 5, from: "S1", path: ["a1"] },
    { event: "moved", seat: 0, steps: 4, from: "a1", path: ["a2"] },
    { event: "played", seat: 0, kind: "rainbow" },
    { event: "played", seat: 0, kind: "3" },
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
    expect(sheet.totals).toEqual([0, 3]);
  });

  test("tell only of castles when the log begins late", () => {
    const sheet = scores({ view: end, log, isWhole: false }, say);
    expect(sheet.columns).toEqual(["web-castles"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([[0], [2]]);
  });
});

describe("the plot", () => {
  const end: View = {
    ...view([0], player(true), player(true, ["F1", "F2", "F3"]), player(true), player(false)),
    seat: 1,
    outcome: { ending: "found", scores: [1, 0, 0, 0], winners: [0] },
  };

  test("goes up with the armour, a look into a castle and the princess", () => {
    expect([0, 1, 2, 3].map((seat) => measure.value(end, seat))).toEqual([3, 2, 1, 0]);
  });

  test("ends with the totals, and whoever has won is above, however many castles others have seen", () => {
    const sheet = scores({ view: end, log: [], isWhole: false }, say);
    expect(sheet.totals.map((_, seat) => measure.value(end, seat))).toEqual(sheet.totals);
    expect(ranksOf(sheet, [0])).toEqual([1, 2, 2, 2]);
    expect(sheet.why).toEqual({ stage: 2, castles: 3 });
  });
});
