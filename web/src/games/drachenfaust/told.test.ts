import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { ranksOf } from "../../table/ranks.ts";
import { facts, measure, points, scores } from "./told.ts";
import type { Card, Event, View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const view = (...scores: number[]): View =>
  ({
    seat: 0,
    options: { points: 3 },
    outcome: null,
    players: scores.map((score) => ({ score })),
  }) as unknown as View;
const uses = (card: Card): Event => ({ event: "uses", seat: 0, card });
const scored = (seat: number, points: number): Event => ({ event: "scored", seat, points, total: 0 });

describe("a plaque", () => {
  test("has my points; those of the others stand among their belongings", () => {
    expect(facts(view(1, 2), 0, say)).toMatchObject([{ label: "web-points 1 3", value: 1, isWarning: false }]);
    expect(facts(view(1, 2), 1, say)).toEqual([]);
  });

  test("warns of somebody who lacks one point, as long as it is played", () => {
    expect(points(view(1, 2), 1, say)?.isWarning).toBe(true);
    expect(points({ ...view(3, 2), outcome: { winners: [0] } } as View, 1, say)?.isWarning).toBe(false);
  });
  test("has nothing about nobody", () => expect(points(view(1), 4, say)).toBeUndefined());
});

describe("the scores", () => {
  const events = [uses("magician"), scored(0, 1), uses("quack"), scored(1, 1), uses("necromancer"), scored(0, 1)];

  test("say what the points were for", () => {
    const sheet = scores({ view: view(2, 1), log: [{ version: 1, events }], isWhole: true }, say);
    expect(sheet.columns).toEqual(["web-from-stones", "web-from-quack", "web-from-necromancer"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ]);
    expect(sheet.totals).toEqual([2, 1]);
  });

  test("know only the sum of what came before the log", () => {
    const sheet = scores(
      { view: view(2, 1), log: [{ version: 9, events: [uses("magician"), scored(0, 1)] }], isWhole: false },
      say,
    );
    expect(sheet.columns).toEqual(["web-before", "web-from-stones"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test("count creatures of the table's own apart", () => {
    const sheet = scores(
      { view: view(2), log: [{ version: 1, events: [uses("custom-1"), scored(0, 2)] }], isWhole: true },
      say,
    );
    expect(sheet.columns).toEqual(["web-from-own"]);
  });
});

test("the plot ends with the totals, and whoever has won is above", () => {
  const end = { ...view(2, 3, 1), outcome: { ending: "magician", scores: [2, 3, 1], winners: [1] } } as View;
  const sheet = scores({ view: end, log: [], isWhole: false }, say);
  expect(sheet.totals.map((_, seat) => measure.value(end, seat))).toEqual(sheet.totals);
  expect(ranksOf(sheet, [1])).toEqual([2, 1, 3]);
  expect(sheet.why).toEqual({ points: 3, mine: 2 });
});

test("the plot follows the points", () => {
  expect(measure.value(view(1, 2), 1)).toBe(2);
  expect(measure.value(view(1), 5)).toBe(0);
});
