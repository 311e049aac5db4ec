import { describe, expect, test } from "vitest";
import { fistsBox, fistSize, sizeOf, smallWidth } from "./layout.ts";

const desk = { width: 1152, height: 680, isWide: true, extra: null } as const;
const laptop = { ...desk, width: 992, height: 494 };
const tablet = { ...desk, width: 820, height: 950 };
const phone = { width: 390, height: 676, isWide: false, extra: null } as const;

describe("the card", () => {
  test("stands upright on a desk and is as high as there is room", () => {
    const { upright, isUpright } = sizeOf(desk);
    expect([(upright ?? 0) * 1.4 > 400, isUpright]).toEqual([true, false]);
  });

  test("lies broad where it is low, as high as there is room", () => {
    expect(sizeOf(laptop)).toMatchObject({ upright: null, broad: 397, tall: 228 });
  });

  test("has the fists below it where the table is high", () => {
    expect(sizeOf(tablet)).toMatchObject({ upright: 344, isUpright: true });
  });

  test("makes room for cards to choose from", () => {
    expect(sizeOf({ ...desk, extra: "cards" }).upright).toBeLessThan(sizeOf(desk).upright ?? 0);
  });

  test("is as wide as a phone, and never too low for its text", () => {
    expect(sizeOf(phone)).toMatchObject({ upright: null, broad: null });
    expect(sizeOf({ ...phone, height: 364, extra: "bag" }).tall).toBe(84);
    expect([sizeOf(phone).isLow, sizeOf({ ...phone, height: 470 }).isLow]).toEqual([false, true]);
  });
});

describe("the fists", () => {
  test("lie so that the hands are large", () => {
    expect(fistSize(4, { width: 398, height: 320 })).toEqual({ across: 2, hand: 104 });
    expect(fistSize(4, { width: 263, height: 136 }).across).toBe(4);
    expect(fistSize(6, { width: 788, height: 160 }).across).toBe(6);
  });

  test("have a row of their own, or what the bank leaves", () => {
    expect(fistsBox(sizeOf(tablet), 820)).toEqual({ width: 788, height: 160 });
    expect(fistsBox(sizeOf(laptop), 992).height).toBe(228 - 92);
  });
});

test("small cards of the piles grow into the room, and never get too small to be seen", () => {
  const few = smallWidth(8, { width: 398, height: 414 });
  expect(few).toBeGreaterThan(smallWidth(11, { width: 398, height: 414 }) - 1);
  expect(few).toBeLessThan(93);
  expect(smallWidth(11, { width: 120, height: 120 })).toBe(34);
});
