import { expect, test } from "vitest";
import { DECLARED, KIND, SPOT, viewOf } from "./fixture.ts";
import { motionOf } from "./motion.ts";
import { bundled, isDice, lookOf, lyingIn, mineOf, partsOf, standingAt } from "./things.ts";
import { measureOf, scoresOf } from "./told.ts";
import { jewelOf } from "./drawing.ts";
import { headed } from "./declared.ts";

const looks = (isMine: boolean): string[] =>
  partsOf(DECLARED, viewOf(), isMine).map(({ part, value }) => `${part.key} ${lookOf(DECLARED, part, value)}`);

test("parts are drawn by what they are", () => {
  expect(looks(true)).toEqual(["hand row"]);
  expect(looks(false)).toEqual([
    "pile row",
    "draw_pile pile",
    "coins count",
    "dice row",
    "is_open nothing",
    "cells row",
    "secret nothing",
  ]);
  const dice = DECLARED.view.parts.filter((part) => isDice(DECLARED, part)).map(({ key }) => key);
  expect(dice).toEqual(["dice"]);
});

test("my own things are not said twice", () => {
  const mine = (changes = {}): string[] => mineOf(DECLARED, viewOf(changes)).map(({ place }) => place);
  // The owl that lies open is one of those in the hand, and so are three hand cards.
  expect(mine()).toEqual(["zone:hand", "seat:0:at"]);
  expect(mine({ hand: ["lion"] })).toEqual(["zone:hand", "seat:0:open", "seat:0:at"]);
  expect(mine({ seat: null })).toEqual([]);
});

test("everything that lies on the table is found with its place", () => {
  const kinds = lyingIn(DECLARED, viewOf()).filter(({ domain }) => domain === KIND);
  expect(kinds.map(({ value, place }) => `${String(value)} ${place}`)).toEqual([
    "lion zone:pile",
    "lion zone:hand",
    "owl zone:hand",
    "owl zone:hand",
    "lion seat:1:open",
    "lion seat:1:open",
  ]);
});

test("who stands on a board is found by the place", () => {
  const standing = standingAt(DECLARED, viewOf(), SPOT);
  expect([...standing].map(([place, there]) => [place, there.map(({ seat }) => seat)])).toEqual([
    ["a", [0]],
    ["b", [1]],
  ]);
});

test("long lists are bundled, but not those whose places matter", () => {
  const list = [...Array.from({ length: 12 }, () => 1), 2, 1];
  expect(bundled(list, false)).toEqual([
    { value: 1, index: 0, count: 13 },
    { value: 2, index: 12, count: 1 },
  ]);
  expect(bundled(list, true)).toHaveLength(14);
  expect(bundled([1, 1], false)).toHaveLength(2);
});

test("a card flies from where there is one less to where there is one more", () => {
  const scene = { before: viewOf(), after: viewOf({ hand: ["owl", "owl"], pile: ["lion", "lion"] }), seat: 0 };
  const [beat] = motionOf(DECLARED, { event: "played", seat: 0, kind: "lion" }, scene);
  expect(beat?.flights?.map(({ from, to }) => `${from} ${to}`)).toEqual(["zone:hand zone:pile"]);
  expect(beat?.lights).toEqual(["seat:0"]);
});

test("what nobody sees leaving comes from whoever it is said of", () => {
  const scene = { before: viewOf(), after: viewOf({ pile: ["lion", "owl"] }), seat: 0 };
  const [beat] = motionOf(DECLARED, { event: "played", seat: 1, kind: "owl" }, scene);
  expect(beat?.flights?.map(({ from, to }) => `${from} ${to}`)).toEqual(["seat:1 zone:pile"]);
});

test("of coins only the number flies, and of a pass nothing", () => {
  const scene = { before: viewOf(), after: viewOf({ coins: 1 }), seat: 0 };
  const [paid] = motionOf(DECLARED, { event: "paid", seat: 1, count: 2 }, scene);
  expect(paid?.flights?.map(({ piece, from, to }) => [piece.label.text, from, to])).toEqual([
    ["2", "zone:coins", "seat:1"],
  ]);
  const [passed] = motionOf(DECLARED, { event: "passed", seat: 1 }, scene);
  expect(passed?.flights).toEqual([]);
});

test("the scores are those of the outcome, and there is a line only where points are shown", () => {
  const view = viewOf({ outcome: { ending: "end", scores: [3, 5], winners: [1] } });
  const sheet = scoresOf({ view, log: [], isWhole: true });
  expect([sheet.totals, sheet.rows.map(({ seat }) => seat)]).toEqual([
    [3, 5],
    [0, 1],
  ]);
  expect(measureOf(DECLARED)).toBeUndefined();
});

test("colours have their jewels, and codes stay as they are written", () => {
  expect([jewelOf("red"), jewelOf("blue-dragon"), jewelOf("lion", { lion: "topaz" }), jewelOf(7)]).toEqual([
    "ruby",
    "sapphire",
    "topaz",
    undefined,
  ]);
  expect([headed("b2"), headed("red"), headed("E")]).toEqual(["b2", "Red", "E"]);
});
