import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { backKey, backsOf, colourOf, isEnclosed, nameOf, sayCard, sideFor, sorted } from "./cards.ts";
import type { Player } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");

describe("cards", () => {
  test("go by the engine's numbers", () => {
    expect([1, 5, 6, 20].map(nameOf)).toEqual(["r1", "r5", "w1", "g5"]);
    expect([21, 22, 23, 32].map(nameOf)).toEqual(["rw", "rb", "rg", "gb"]);
    expect([33, 34, 35, 40, 41].map(nameOf)).toEqual(["rw*", "rb*", "wb*", "gw*", "x"]);
    expect(() => nameOf(42)).toThrow("there is no card 42");
    expect([0, 3].map(colourOf)).toEqual(["red", "green"]);
    expect(() => colourOf(4)).toThrow("there is no colour 4");
  });

  test("belong to the side of their back", () => {
    expect(["r3", "x", "rw", "rw*"].map(sideFor)).toEqual(["left", "left", "right", "right"]);
  });

  test("lie by colour, and then by back", () => {
    expect(sorted(["x", "g1", "rw*", "rb", "b2", "r3", "w1"])).toEqual(["r3", "rb", "rw*", "w1", "b2", "g1", "x"]);
  });

  test("have names", () => {
    expect(sayCard("r3", say)).toBe("card-left colour r 3");
    expect(sayCard("rw*", say)).toBe("card-start colour r colour w");
    expect(sayCard("x", say)).toBe("card-backlight");
  });
});

test("of another hand everybody sees the backs, equal ones together", () => {
  const player = { hand: ["gr", "r3", "b3", "x", "rw*"], secret_backs: ["white"] } as unknown as Player;
  expect(backsOf(player).map(({ thing, count }) => [backKey(thing), count])).toEqual([
    ["3", 2],
    ["6", 1],
    ["red", 1],
    ["white*", 2],
  ]);
});

test("a stack is enclosed by neighbours on both sides", () => {
  const enclosed = (count: number): boolean[] =>
    Array.from({ length: count }, (_, place) => isEnclosed(Array.from({ length: count }), place));
  expect(enclosed(1)).toEqual([false]);
  expect(enclosed(2)).toEqual([false, false]);
  expect(enclosed(4)).toEqual([false, true, true, false]);
});
