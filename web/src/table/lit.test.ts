import { expect, test } from "vitest";
import type { Offer } from "./contract.ts";
import { litOf } from "./lit.ts";

const offer = (code: number): Offer => ({ code, action: null, label: "" });
const TAKE = offer(1);
const PLAY = offer(2);
const isQuiet = ({ code }: Offer): boolean => code === TAKE.code;

test("the first button that is no step back is lit", () => {
  expect(litOf([TAKE, PLAY], 2, isQuiet)).toBe(PLAY);
});

test("a step back is not lit while something else can be done, even if that has no button", () => {
  expect(litOf([TAKE], 2, isQuiet)).toBeUndefined();
});

test("what is the only way on is lit, whatever it is", () => {
  expect(litOf([TAKE], 1, isQuiet)).toBe(TAKE);
  expect(litOf([], 1, isQuiet)).toBeUndefined();
});
