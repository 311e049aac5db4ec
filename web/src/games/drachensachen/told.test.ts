import { describe, expect, test } from "vitest";
import type { Happened } from "../../lib/protocol.ts";
import type { Say } from "../../table/contract.ts";
import { ranksOf } from "../../table/ranks.ts";
import { facts, measure, scores } from "./told.ts";
import type { View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const player = (lost: number, hand_size = 4, hidden = 3) => ({
  lost,
  hand_size,
  known: [],
  all_know: [],
  open: [],
  hidden,
  curse: "none",
});
const view = (options: object, ...players: ReturnType<typeof player>[]) =>
  ({ options: { target: 21, single_game: false, ...options }, players, game_number: 3 }) as unknown as View;
const lost = (seat: number, gold: number, total: number) => ({ event: "lost", seat, gold, total });
const log = (...games: ReturnType<typeof lost>[][]): Happened[] =>
  games.map((events, version) => ({ version, events }));

describe("a plaque", () => {
  test("counts cards and gold", () => {
    const [cards, gold] = facts(view({}, player(7)), 0, say);
    expect([cards?.value, gold?.value, cards?.isWarning]).toEqual([4, "−7", false]);
    expect(facts(view({}, player(0)), 0, say)[1]?.value).toBe(0);
  });

  test("warns of somebody who is nearly done", () => {
    expect(facts(view({}, player(7, 1, 1)), 0, say)[0]?.isWarning).toBe(true);
  });

  test("has no gold in a single game", () => {
    expect(facts(view({ single_game: true }, player(0)), 0, say)).toHaveLength(1);
  });
});

describe("the scores", () => {
  const twoGames = log([lost(0, 0, 0), lost(1, 8, 8)], [], [lost(0, 5, 5), lost(1, -1, 7)]);

  test("are taken apart by game", () => {
    const sheet = scores({ view: view({}, player(5), player(7)), log: twoGames, isWhole: true }, say);
    expect(sheet.columns).toEqual(["web-game 2", "web-game 3"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [0, 5],
      [8, -1],
    ]);
    expect(sheet.totals).toEqual([5, 7]);
  });

  test("have the sum of what the log does not tell", () => {
    const late = log([lost(0, 2, 9), lost(1, 0, 4)]);
    const sheet = scores({ view: view({}, player(9), player(4)), log: late, isWhole: false }, say);
    expect(sheet.columns).toEqual(["web-before", "web-game 3"]);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [7, 2],
      [4, 0],
    ]);
  });
});

describe("at the end the plot has the totals, and whoever has won is above", () => {
  test("in a match: the least gold", () => {
    const end = { ...view({}, player(5), player(22), player(9)), seat: 1 } as View;
    const sheet = scores({ view: end, log: [], isWhole: true }, say);
    expect(sheet.totals.map((_, seat) => measure.value(end, seat))).toEqual(sheet.totals);
    expect(ranksOf(sheet, [0])).toEqual([1, 3, 2]);
    expect(measure.isLowBest()).toBe(true);
    expect(sheet.why).toEqual({ single: "no", gold: 5, mine: 22 });
  });

  test("in a single game: no card left", () => {
    const end = { ...view({ single_game: true }, player(10, 9), player(0, 0, 0), player(7, 4)), seat: 0 } as View;
    const sheet = scores({ view: end, log: [], isWhole: true }, say);
    expect(sheet.totals).toEqual([12, 0, 7]);
    expect(sheet.totals.map((_, seat) => measure.value(end, seat))).toEqual(sheet.totals);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      [9, 0, 3],
      [0, 0, 0],
      [4, 0, 3],
    ]);
    expect(ranksOf(sheet, [1])).toEqual([3, 1, 2]);
    expect(sheet.why).toEqual({ single: "yes", gold: 0, mine: 12 });
  });
});

test("the plot follows the gold, and in a single game the cards", () => {
  expect(measure.value(view({}, player(5)), 0)).toBe(5);
  expect(measure.value(view({ single_game: true }, player(5)), 0)).toBe(7);
});
