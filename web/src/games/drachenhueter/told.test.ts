import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
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
    players: [player(), player()],
    ...more,
  }) as unknown as View;

describe("a plaque", () => {
  test("counts pieces, eggs, crystals and amulets of others", () => {
    expect(facts(view(), 1, say).map(({ value }) => value)).toEqual([4, 1, 2, 1]);
    expect(facts(view({ players: [player(), player({ red_pearls: 0 })] }), 1, say)).toHaveLength(3);
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

test("the plot follows what lies open, and ends with the score", () => {
  expect(measure.value(view(), 0)).toBe(31);
  expect(measure.value(view({ outcome: { scores: [50, 40] } }), 1)).toBe(40);
});
