import { describe, expect, test } from "vitest";
import { sizesOf, stepOf } from "./sizes.ts";

const LETTER = 16;
const LIFTED = 1.52;

describe("on a desk", () => {
  test.each([
    [1152, 700],
    [992, 515],
    [1632, 880],
  ])("with %d x %d the board is a square as high as the table, and the column takes the rest", (width, height) => {
    const { isWide, column, words, card, rows, pile } = sizesOf({ width, height }, LETTER);
    expect(isWide).toBe(true);
    expect(width - column).toBeGreaterThanOrEqual(Math.min(height, width * 0.6));
    // Words, piles and hand fit into the column, and leave room for what is known of the princesses.
    expect(card * LIFTED * rows + pile * 1.4 + words + 2 * LETTER).toBeLessThan(height - 8 * LETTER);
    expect(card).toBeGreaterThanOrEqual(64);
  });
});

describe("on a phone or a tablet upright", () => {
  test("the hand lies below the board, as large as the board leaves room", () => {
    expect(sizesOf({ width: 820, height: 970 }, LETTER)).toMatchObject({ isWide: false, isShort: false, rows: 1 });
    expect(sizesOf({ width: 820, height: 970 }, LETTER).card).toBeGreaterThan(90);
    expect(sizesOf({ width: 390, height: 680 }, LETTER)).toMatchObject({ isWide: false, isShort: false });
  });

  test("with little height the supply stands beside the board", () => {
    expect(sizesOf({ width: 360, height: 475 }, LETTER).isShort).toBe(true);
  });

  test("the board has its place beside the words and the hand", () => {
    for (const space of [
      { width: 820, height: 970 },
      { width: 390, height: 680 },
      { width: 360, height: 475 },
    ]) {
      const { board, words, card, isShort } = sizesOf(space, LETTER);
      const bar = isShort ? 0 : 2.75 * LETTER;
      expect(board + words + bar + card * LIFTED).toBeLessThanOrEqual(space.height + 1);
      expect(board).toBeGreaterThan(Math.min(space.width, space.height) * 0.5);
    }
  });

  test("the figure on every card can be read", () => {
    const { card, pile } = sizesOf({ width: 360, height: 475 }, LETTER);
    // It is drawn 55 high on a page 200 wide.
    expect((Math.min(card, pile) * 55) / 200).toBeGreaterThanOrEqual(13);
  });
});

describe("a hand", () => {
  test("lies side by side while there is room", () => {
    expect(stepOf(3, 1, 80, 400)).toEqual({ perRow: 3, step: 86 });
  });

  test("lies over each other when there is none, and never beyond its place", () => {
    const { step } = stepOf(10, 1, 80, 300);
    expect(step * 9 + 80).toBeLessThanOrEqual(300);
  });

  test("fills a row before it begins the next", () => {
    expect(stepOf(3, 2, 80, 400).perRow).toBe(4);
    expect(stepOf(10, 2, 80, 400).perRow).toBe(5);
  });
});
