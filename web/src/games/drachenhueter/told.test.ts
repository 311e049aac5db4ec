import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { ranksOf } from "../../table/ranks.ts";
import { canSeePieces, facts, measure, sayPieces, scores } from "./told.ts";
import type { Player, View } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const player = (more: Partial<Player> = {}): Player => ({
  hand: [],
  secret_backs: [],
  row: [],
  laid: 0,
  pieces: [1, 4, 10, 12],
  red_pearls: 1,
  blue_pearls: 0,
  pearls: null,
  crest: 0,
  crystals: 2,
  eggs: 1,
  ...more,
});
const view = (more: object = {}): View =>
  ({
    seat: 0,
    options: { memory_aid: false },
    outcome: null,
    chests: [],
    players: [player(), player()],
    ...more,
  }) as unknown as View;

describe("a plaque", () => {
  test("counts amulets, eggs and crystals of others, and says what they are good for", () => {
    const told = facts(view(), 1, say);
    expect(told.map(({ value }) => value)).toEqual([1, 1, 2]);
    expect(told[0]?.label).toBe("web-amulets 1 1");
    expect(told.every(({ about = "" }) => about !== "")).toBe(true);
  });

  test("says nothing that lies before me anyway", () => {
    expect(facts(view(), 0, say)).toEqual([]);
  });
});

describe("pieces", () => {
  test("are face down, unless they are mine", () => {
    expect(sayPieces(view(), 1, say)).toBe("goods-pieces 4");
    expect(sayPieces(view(), 0, say)).toBe("goods-values 4 1, 4, 10, 12");
  });

  test("are seen with the memory aid, and at the end", () => {
    expect(canSeePieces(view(), 1)).toBe(false);
    expect(canSeePieces(view({ options: { memory_aid: true } }), 1)).toBe(true);
    expect(canSeePieces(view({ outcome: { scores: [0, 0] } }), 1)).toBe(true);
  });
});

test("scores come apart into pieces, pearls, crest and eggs", () => {
  const players = [player({ pearls: [9], crest: 16, eggs: 2 }), player({ pearls: [3], eggs: 0, pieces: [20] })];
  const sheet = scores({ view: view({ players, outcome: { scores: [72, 23] } }), log: [], isWhole: true }, say);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    [27, 9, 16, "web-score-eggs-of 20 2"],
    [20, 3, 0, "web-score-eggs-of 0 0"],
  ]);
  expect(sheet.totals).toEqual([72, 23]);
});

describe("the end", () => {
  const ended = (scores: number[], winners: number[], laid = [3, 5, 4]): View =>
    view({
      players: laid.map((count) => player({ laid: count, pearls: [] })),
      outcome: { ending: "amulets", scores, winners },
    });

  test("the plot ends with the totals, and whoever has won is above", () => {
    const end = ended([40, 55, 32], [1]);
    const sheet = scores({ view: end, log: [], isWhole: true }, say);
    expect(sheet.totals.map((_, seat) => measure.value(end, seat))).toEqual(sheet.totals);
    expect(ranksOf(sheet, [1])).toEqual([2, 1, 3]);
    expect(sheet.why).toEqual({ points: 55, mine: 40, how: "points" });
    expect(sheet.columns).not.toContain("web-score-laid");
  });

  test("cards laid decide where points are equal, and are shown then", () => {
    const sheet = scores({ view: ended([40, 40, 40], [1]), log: [], isWhole: true }, say);
    expect(ranksOf(sheet, [1])).toEqual([3, 1, 2]);
    expect(sheet.why).toMatchObject({ how: "laid" });
    expect(sheet.columns).toContain("web-score-laid");
    expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual([3, 5, 4]);
  });

  test("and where they are equal too the win is shared", () => {
    const sheet = scores({ view: ended([40, 40, 9], [0, 1], [5, 5, 5]), log: [], isWhole: true }, say);
    expect(ranksOf(sheet, [0, 1])).toEqual([1, 1, 3]);
    expect(sheet.why).toMatchObject({ how: "shared" });
  });
});

test("the plot follows what lies open, and ends with the score", () => {
  expect(measure.value(view(), 0)).toBe(31);
  expect(measure.value(view({ outcome: { scores: [50, 40] } }), 1)).toBe(40);
});
