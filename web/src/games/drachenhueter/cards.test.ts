import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { backKey, backsOf, isEnclosed, sayCard, sideFor, sorted } from "./cards.ts";
import type { Player } from "./types.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");

describe("cards", () => {
  test("belong to the side of their back", () => {
    expect((["r3", "x", "rw", "rw*"] as const).map(sideFor)).toEqual(["left", "left", "right", "right"]);
  });

  test("lie by colour, and then by back", () => {
    expect(sorted(["x", "g1", "rw*", "rb", "b2", "r3", "w1"])).toEqual(["r3", "rb", "rw*", "w1", "b2", "g1", "x"]);
  });

  test("have names", () => {
    expect(sayCard("r3", say)).toBe("card r 3 no");
    expect(sayCard("rw*", say)).toBe("card r colour w yes");
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
