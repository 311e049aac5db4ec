import { expect, test } from "vitest";
import { cardWidth, LEAST_SEEN, rowsOf, spaceFor, TARGET } from "./layout.ts";
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

test("cards are as large as the table allows, and smaller for a hand in several rows", () => {
  const many = kinds("11122233344455566677788899NNEEPP");
  expect(cardWidth(kinds("12345"), 3, 1440, 700, 1)).toBe(128);
  const [few, more] = [cardWidth(kinds("12345"), 3, 360, 420, 1), cardWidth(many, 3, 360, 420, 1)];
  expect(few).toBeGreaterThan(more);
  expect(more).toBeGreaterThanOrEqual(44);
});

test("large letters bring larger cards, as far as the width goes", () => {
  expect(cardWidth(kinds("12345"), 3, 360, 320, 1)).toBe(44);
  expect(cardWidth(kinds("12345"), 3, 360, 320, 1.25)).toBe(55);
  expect(cardWidth(kinds("12345"), 3, 360, 320, 2)).toBe(67);
});

test("on a wide table the last stand takes some of the width", () => {
  expect(spaceFor(3, 360, 60)).toBe(336);
  expect(spaceFor(0, 1000, 100)).toBe(976);
  expect(spaceFor(3, 1000, 100)).toBeLessThan(700);
});
