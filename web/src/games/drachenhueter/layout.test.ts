import { expect, test } from "vitest";
import { CARDS } from "../../art/drachenhueter.ts";
import {
  cardWidth,
  LEAST_ROW,
  LEAST_SEEN,
  measuresFor,
  roomForRows,
  rowHeight,
  rowsOf,
  spaceFor,
  TIGHTEST_ROW,
} from "./layout.ts";

const many = [...CARDS, ...CARDS].slice(0, 44);

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

test("forty cards fit on a phone", () => {
  const phone = measuresFor(false, false);
  const hand = many.slice(0, 40);
  const card = cardWidth(hand, 360, 470, phone);
  const covered = rowsOf(hand, spaceFor(360, card, phone), card).length - 1;
  const room = roomForRows(card, 470, phone);
  expect(covered * rowHeight(card, covered, room)).toBeLessThanOrEqual(room);
});

test("no hand, no rows", () => {
  expect(rowsOf([], 300, 60)).toEqual([]);
});

test("cards are as large as the room allows, and smaller for a hand in several rows", () => {
  const phone = measuresFor(false, false);
  const [few, more] = [cardWidth(["r3"], 360, 440, phone), cardWidth(many, 360, 440, phone)];
  expect(few).toBeGreaterThan(more);
  expect(few * phone.across).toBeLessThanOrEqual(360);
  expect(cardWidth(["r3"], 1440, 700, measuresFor(true, true))).toBeGreaterThan(100);
});

test("chests take room on a phone, beside the book they do not", () => {
  expect(cardWidth(["r3"], 360, 440, measuresFor(false, true))).toBeLessThan(
    cardWidth(["r3"], 360, 440, measuresFor(false, false)),
  );
  expect(measuresFor(true, true)).toBe(measuresFor(true, false));
});

test("on a wide table my row takes some of the width", () => {
  expect(spaceFor(360, 60, measuresFor(false, false))).toBe(340);
  expect(spaceFor(1024, 100, measuresFor(true, false))).toBeLessThan(700);
});
