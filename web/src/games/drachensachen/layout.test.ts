import { describe, expect, test } from "vitest";
import { LEAST_SEEN } from "../../table/hands.ts";
import { rowsOf, sizesFor, TARGET } from "./layout.ts";
import type { Kind } from "./types.ts";

const kinds = (text: string): Kind[] => [...text] as Kind[];

test("a small hand lies side by side, sorted, dragons last", () => {
  const [row] = rowsOf(kinds("N71"), 360, 60);
  expect(row?.cards.map(({ kind, x }) => [kind, x])).toEqual([
    ["1", 0],
    ["7", 66],
    ["N", 132],
  ]);
  expect(row?.width).toBe(192);
});

test("a larger one overlaps and fills the width exactly, equal cards closer together", () => {
  const rows = rowsOf(kinds("112345678"), 360, 60);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.width).toBeCloseTo(360);
  const [first, second, third] = rows[0]?.cards ?? [];
  expect(second?.nth).toBe(1);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(TARGET);
  expect((third?.x ?? 0) - (second?.x ?? 0)).toBeGreaterThan(TARGET);
});

test("the largest hands still fit a phone, in rows where every kind can be hit", () => {
  const most = kinds("111111122222233333344444455555566666667777788888899999NNNNEEEEPPPP");
  const rows = rowsOf(most, 344, 52);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.flatMap(({ cards }) => cards)).toHaveLength(most.length);
  for (const { cards, width } of rows) {
    expect(width).toBeLessThanOrEqual(344.01);
    cards.forEach(({ kind, x }, place) => {
      const before = cards[place - 1];
      if (before !== undefined) expect(x - before.x).toBeGreaterThanOrEqual(before.kind === kind ? TARGET : LEAST_SEEN);
    });
  }
});

test("all cards of the game in one hand are squeezed into the width", () => {
  const all = [..."123456789NEP"].flatMap((kind) => kinds(kind.repeat(8)));
  const rows = rowsOf(all, 340, 44);
  expect(rows.flatMap(({ cards }) => cards)).toHaveLength(96);
  for (const { width } of rows) expect(width).toBeLessThanOrEqual(340.01);
});

test("equal cards alone lie closer, and no further than they need", () => {
  const [row] = rowsOf(kinds("77777777"), 500, 100);
  expect(row?.width).toBeLessThanOrEqual(500);
  expect(row?.cards[1]?.x).toBeGreaterThanOrEqual(TARGET);
});

test("no hand, no rows", () => {
  expect(rowsOf([], 300, 60)).toEqual([]);
});

describe("the sizes", () => {
  const five = kinds("12345");
  const many = kinds("11122233344455566677788899NNEEPP");
  const sizes = (width: number, height: number, hand = five, columns = 3, letters = 1) =>
    sizesFor(hand, columns, { width, height }, letters);

  test("on a wide table the last stand lies beside the hand, on an upright one above it", () => {
    expect(sizes(1110, 650).isBeside).toBe(true);
    expect(sizes(820, 940).isBeside).toBe(false);
    expect(sizes(390, 660).isBeside).toBe(false);
  });

  test("cards grow with the table", () => {
    expect(sizes(1110, 650).card).toBeGreaterThan(140);
    expect(sizes(820, 940).card).toBeGreaterThan(150);
    expect(sizes(390, 660).card).toBeGreaterThan(95);
    expect(sizes(1110, 650).card).toBeGreaterThan(sizes(960, 480).card);
  });

  test.each([
    [1110, 650],
    [960, 480],
    [820, 940],
    [390, 660],
    [360, 440],
  ])("pile, last stand and hand fit a table of %i x %i with the words between", (width, height) => {
    for (const hand of [five, many, kinds("7")]) {
      const { pile, card, stand, isBeside, room } = sizes(width, height, hand);
      const rows = rowsOf(hand, room, card).length;
      const mine = card * (1.44 + 0.62 * (rows - 1)) + (isBeside ? 0 : 1.62 * stand);
      const isSmallest = card <= 48;
      if (!isSmallest) expect(1.57 * pile + mine + 100).toBeLessThanOrEqual(height);
      expect(3 * 1.26 * stand).toBeLessThan(width);
      expect(pile).toBeGreaterThanOrEqual(card === 48 ? 48 : Math.min(card, pile));
    }
  });

  test("a hand in several rows has smaller cards, and none too small to be read", () => {
    expect(sizes(360, 420, many).card).toBeLessThan(sizes(390, 660).card);
    expect(sizes(360, 320, many).card).toBe(48);
    expect(sizes(360, 320, many).stand).toBe(48);
  });

  test("large letters bring larger cards, as far as the width goes", () => {
    expect(sizes(360, 320).card).toBe(48);
    expect(sizes(360, 320, five, 3, 1.25).card).toBe(60);
    expect(sizes(360, 320, five, 3, 2).card).toBe(67);
    expect(sizes(360, 320, five, 3, 2).isBeside).toBe(false);
  });

  test("without a hand the last stand is as large as one", () => {
    const { card, stand } = sizes(1110, 650, []);
    expect(stand).toBe(card);
  });

  test("six hidden cards fit a phone", () => {
    expect(6 * 1.26 * sizes(360, 440, five, 6).stand).toBeLessThanOrEqual(336.5 + 4);
  });

  test("of the pile as many cards are seen as there is room for", () => {
    expect(sizes(390, 660).shown).toBe(3);
    expect(sizes(1110, 650).shown).toBe(7);
  });

  test("whoever looks on has a pile as large as the table", () => {
    expect(sizes(1110, 650, [], 0).pile).toBeGreaterThan(sizes(1110, 650).pile);
  });
});
