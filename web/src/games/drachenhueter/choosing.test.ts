import { describe, expect, test } from "vitest";
import type { Offer } from "../../table/contract.ts";
import { goOn, isQuiet, laysOf, modeOf, planOf, putOf, tapped, tryOf, type Choice } from "./choosing.ts";
import type { Action, Name, View } from "./types.ts";

const offers = (...actions: Action[]): Offer<Action>[] => actions.map((action, code) => ({ code, action, label: "" }));
const up = (...names: Name[]): Choice =>
  names.map((name, place) => ({ name, nth: names.slice(0, place).filter((other) => other === name).length }));
const book = (number: number): Pick<View, "left" | "right"> =>
  ({ left: { page: number }, right: { page: "red" } }) as unknown as View;

/** I sit in seat 1; the book wants two red dragons. */
const holding = (...hand: Name[]): Pick<View, "left" | "right" | "players" | "seat"> =>
  ({ ...book(2), seat: 1, players: [{ hand: [] }, { hand }] }) as unknown as View;

describe("a tap", () => {
  test("picks a card up and puts it down again", () => {
    const choice = tapped([], { name: "r3", nth: 0 }, 2);
    expect(choice).toEqual(up("r3"));
    expect(tapped(choice, { name: "r3", nth: 0 }, 2)).toEqual([]);
  });

  test("tells equal cards apart", () => {
    expect(tapped(up("r3"), { name: "r3", nth: 1 }, 2)).toEqual(up("r3", "r3"));
  });

  test("picks up no more than can be used: the first one goes down", () => {
    expect(tapped(up("r3", "rw"), { name: "x", nth: 0 }, 2).map(({ name }) => name)).toEqual(["rw", "x"]);
    expect(tapped(up("r3"), { name: "x", nth: 0 }, 1)).toEqual(up("x"));
  });

  test("is for what is offered", () => {
    expect(modeOf(offers({ do: "done" }))).toBe("put");
    expect(modeOf(offers({ do: "lay", way: "plain", backlights: 0 }, { do: "pass" }))).toBe("lay");
    expect(modeOf(offers({ do: "card", card: "r3" }))).toBe("card");
    expect(modeOf(offers({ do: "stand", card: "g3" }))).toBe("stand");
    expect(modeOf(offers({ do: "take", side: "left" }, { do: "stop" }))).toBe("none");
  });
});

test("a card that cannot be used is answered with what the decision is about", () => {
  const held = { name: "r3", nth: 0 } as const;
  expect(modeOf(offers({ do: "pass" }))).toBe("none");
  expect(tryOf(held, offers({ do: "pass" }))).toEqual({ do: "lay", way: "plain", backlights: 0 });
  expect(tryOf(held, offers({ do: "take", side: "left" }, { do: "stop" }))).toEqual({ do: "put", card: "r3" });
  expect(tryOf(held, [])).toEqual({ do: "put", card: "r3" });
});

test("a card for the book is put there, or covers one", () => {
  expect(putOf([], [])).toBeNull();
  expect(putOf(up("r3"), offers({ do: "put", card: "r3" }))).toEqual({ do: "put", card: "r3" });
  expect(putOf(up("r3"), offers({ do: "cover", card: "r3" }))).toEqual({ do: "cover", card: "r3" });
});

describe("cards that are up", () => {
  const ways = (number: number, ...names: Name[]): unknown[] =>
    laysOf(up(...names), book(number)).map((action) =>
      action.do === "lay" ? [action.way, action.backlights] : action,
    );

  test("are no lay as long as there are none, even if the page says 1", () => {
    expect(ways(1)).toEqual([]);
  });

  test("are a lay when they are as many as the page says", () => {
    expect(ways(3, "r3", "x", "x")).toEqual([
      ["plain", 2],
      ["enclosed", 2],
    ]);
    expect(ways(3, "r3")).toEqual([]);
  });

  test("are one with a chest when one is missing, or of another colour", () => {
    expect(ways(3, "r3", "rw")).toEqual([["fewer", 0]]);
    expect(ways(2, "r3", "g3")).toEqual([["any", 0]]);
    expect(ways(2, "b3", "g3")).toEqual([]);
  });

  test("are asked for later, the one that stands in first", () => {
    expect(planOf(up("r3", "x", "g3"), book(3))).toEqual(["g3", "r3"]);
  });
});

describe("a lay under way", () => {
  test("goes on with the cards that were up", () => {
    const asked = offers({ do: "card", card: "rw" }, { do: "card", card: "r3" });
    expect(goOn(["r3", "r3"], asked)).toEqual({ act: { do: "card", card: "r3" }, rest: ["r3"] });
  });

  test("waits while an end is chosen, and while nothing is asked", () => {
    expect(goOn(["r3"], offers({ do: "end", side: "left" }))).toEqual({ act: null, rest: ["r3"] });
    expect(goOn(["r3"], [])).toEqual({ act: null, rest: ["r3"] });
  });

  test("is forgotten when something else is asked", () => {
    expect(goOn(["r3"], offers({ do: "take", side: "left" }))).toEqual({ act: null, rest: [] });
    expect(goOn(["r3"], offers({ do: "card", card: "g3" }))).toEqual({ act: null, rest: [] });
  });
});

test("what only ends a step is never the lit button; laying and a pearl may be", () => {
  const quiet: Action[] = [
    { do: "pass" },
    { do: "done" },
    { do: "stop" },
    { do: "exchange" },
    { do: "end", side: "left" },
  ];
  const view = holding("r3", "g3");
  expect(quiet.every((action) => isQuiet(action, view))).toBe(true);
  expect(isQuiet({ do: "lay", way: "plain", backlights: 0 }, view)).toBe(false);
  expect(isQuiet({ do: "pearl", colour: "red" }, view)).toBe(false);
});

test("with enough cards for the book, taking no more and leaving the book lead on to laying", () => {
  const view = holding("r3", "g3", "rw");
  expect([isQuiet({ do: "stop" }, view), isQuiet({ do: "done" }, view)]).toEqual([false, false]);
  expect([isQuiet({ do: "pass" }, view), isQuiet({ do: "exchange" }, view)]).toEqual([true, true]);
  expect(isQuiet({ do: "done" }, { ...view, seat: null })).toBe(true);
});
