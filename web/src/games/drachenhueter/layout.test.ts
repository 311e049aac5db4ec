import { expect, test } from "vitest";
import { LEAST_SEEN } from "../../table/hands.ts";
import { LEAST_ROW, measuresFor, rowHeight, rowsOf, sizesFor, spaceFor, TIGHTEST_ROW } from "./layout.ts";
import { NAMES, type Name } from "./types.ts";

const many = [...NAMES, ...NAMES].slice(0, 44);

test("a small hand lies side by side, a larger one overlaps", () => {
  const [loose] = rowsOf(["r3", "g1"], 300, 60);
  expect(loose?.cards.map(({ x }) => x)).toEqual([0, 66]);
  const [tight] = rowsOf(many.slice(0, 8), 300, 60);
  expect(tight?.width).toBe(300);
});

test("equal cards are told apart", () => {
  const [row] = rowsOf(["r3", "g1", "r3"], 300, 60);
  expect(row?.cards.map(({ name, nth }) => `${name}:${nth}`)).toEqual(["r3:0", "r3:1", "g1:0"]);
});

test.each([12, 44, 80])("a hand of %i cards fits the width of a phone, in rows where every card can be hit", (size) => {
  const rows = rowsOf([...many, ...many].slice(0, size), 340, 46);
  expect(rows.flatMap(({ cards }) => cards)).toHaveLength(size);
  for (const { cards, width } of rows) {
    expect(width).toBeLessThanOrEqual(340);
    cards.forEach(({ x, seen }, place) => {
      expect(seen).toBeGreaterThanOrEqual(LEAST_SEEN);
      expect(x + seen).toBeLessThanOrEqual((cards[place + 1]?.x ?? width) + 0.001);
    });
  }
});

test("as much is seen of a row that is covered as a thumb needs", () => {
  expect(rowHeight(42, 1, 300)).toBe(LEAST_ROW);
  expect(rowHeight(100, 1, 300)).toBe(64);
  expect(rowHeight(42, 5, 0)).toBe(TIGHTEST_ROW);
});

const REM = 16;
const measured = (width: number, height: number, hasChests = false) =>
  measuresFor(width / REM, height / REM, hasChests);
const sized = (hand: readonly Name[], width: number, height: number, hasChests = false) =>
  sizesFor(hand, width, height, measured(width, height, hasChests), REM);

test.each([
  [390, 660, 40],
  [360, 463, 30],
])("on a phone of %i x %i there is room for %i cards", (width, height, size) => {
  const hand = many.slice(0, size);
  const { held, rows } = sized(hand, width, height);
  const covered = rowsOf(hand, spaceFor(width, held, measured(width, height)), held).length - 1;
  expect(covered * rowHeight(held, covered, rows)).toBeLessThanOrEqual(rows);
});

test("no hand, no rows", () => {
  expect(rowsOf([], 300, 60)).toEqual([]);
});

test.each([
  [1152, 670, "beside"],
  [992, 489, "beside"],
  [820, 950, "broad"],
  [390, 656, "narrow"],
  [360, 452, "line"],
])("a table of %i x %i has its supply %s", (width, height, form) => {
  expect(measured(width, height).form).toBe(form);
});

test.each([
  [1152, 670],
  [992, 489],
  [820, 950],
  [390, 656],
])("on %i x %i book and hand take all the height there is, or the book all the width", (width, height) => {
  const { open, held, rows } = sized(["r3", "g1"], width, height);
  const isWidest = (open + 1) * 4.98 > width - measured(width, height).beside * REM;
  expect(isWidest || rows < 3).toBe(true);
  expect(rows).toBeGreaterThanOrEqual(0);
  expect(Math.min(open, held)).toBeGreaterThan(70);
});

test("cards are smaller for a hand in several rows, but never so small that nobody can read them", () => {
  const [few, more] = [sized(["r3"], 390, 656), sized(many.slice(0, 20), 390, 656)];
  expect(few.held).toBeGreaterThan(more.held);
  expect(Math.min(more.held, more.open, more.stack)).toBeGreaterThanOrEqual(54);
});

test("chests take height on a phone, and width beside the book", () => {
  expect(sized(["r3"], 390, 656, true).held).toBeLessThan(sized(["r3"], 390, 656).held);
  expect(measured(1152, 670, true).beside).toBeGreaterThan(measured(1152, 670).beside);
});

test("on a wide table my row takes some of the width", () => {
  expect(spaceFor(360, 60, measured(360, 440))).toBe(340);
  expect(spaceFor(1024, 100, measured(1024, 500))).toBeLessThan(700);
});
