import { describe, expect, test } from "vitest";
import { aView } from "./example.ts";
import {
  areReds,
  askedOf,
  goldOf,
  isPieceOut,
  isQuiet,
  landAction,
  layingOf,
  leftOf,
  ownerOf,
  redsIn,
  relaid,
  worthOf,
} from "./tapping.ts";
import type { Laying } from "./types.ts";

describe("a tap on a land", () => {
  test.each([
    ["take-land", "take"],
    ["start-knight", "put"],
    ["put", "put"],
    ["sort", "look"],
    ["pick-fight", "fight"],
    ["marker", "lift"],
  ])("means by what is asked: %s", (asked, verb) => expect(landAction(asked, "L3")).toEqual({ do: verb, land: "L3" }));
  test("only looks at it when it could mean several things, or nothing", () => {
    expect(landAction("purchase", "L3")).toBeNull();
    expect(landAction(null, "L3")).toBeNull();
  });
});

test("I am asked what is pending for my seat", () => {
  const pending = [
    { seat: 1, decision: "sort" },
    { seat: 0, decision: "order" },
  ];
  expect(askedOf(aView({ seat: 0, pending }))).toBe("order");
  expect(askedOf(aView({ seat: 2, pending }))).toBeNull();
});

test("a land is somebody's or free", () => {
  expect(ownerOf(aView(), "L1")).toBe(1);
  expect(ownerOf(aView(), "L9")).toBeNull();
});

describe("a stack that is laid anew", () => {
  test("is mine while sorting, and after a look", () => {
    const laying: Laying = { land: "L0", laid: ["power"] };
    expect(layingOf(aView({ step: { step: "sorting", done: [false, false], laying } }))?.land).toBe("L0");
    expect(layingOf(aView({ step: { step: "order", ...laying } }))?.laid).toEqual(["power"]);
    expect(layingOf(aView({ step: { step: "draft" } }))).toBeNull();
  });
  test("has left what is not yet laid", () => {
    const land = aView().lands[0]!;
    const known = { ...land, known: ["power", "power", "dragon"] as typeof land.known };
    expect([...leftOf(known, ["power"])]).toEqual([
      ["power", 1],
      ["dragon", 1],
    ]);
  });
});

describe("laying the dragon tiles out", () => {
  test("reads colours", () => {
    expect(redsIn("YRRY")).toEqual([1, 2]);
    expect([areReds([2, 1], "YRRY"), areReds([2], "YRRY"), areReds([2, 3], "YRRY")]).toEqual([true, false, false]);
  });
  test("moves a red one with two taps, or with one", () => {
    expect(relaid([0], 2, 1)).toEqual([2]);
    expect(relaid([0, 1], 3, 2)).toEqual([1, 3]);
    expect(relaid([0, 1], 0, 2)).toEqual([1]);
  });
});

test("gold lies by value, the highest first", () => {
  expect(goldOf([1, 0, 3, 1])).toEqual([
    [3, 1],
    [1, 2],
    [0, 1],
  ]);
  expect(worthOf([1, 0, 3, 1])).toBe(5);
});

test("the dragon piece stands while its attack is dealt with", () => {
  expect(isPieceOut(aView({ step: { step: "offering", seat: 0 } }))).toBe(true);
  expect(isPieceOut(aView({ step: { step: "piece", seat: 0 } }))).toBe(false);
  expect(isPieceOut(aView({ step: null }))).toBe(false);
});

test("being done and stopping a fight are steps back, everything else goes forward", () => {
  expect([isQuiet({ do: "done" }), isQuiet({ do: "stop" })]).toEqual([true, true]);
  expect([isQuiet({ do: "turn" }), isQuiet({ do: "offer", value: 1 })]).toEqual([false, false]);
});
