import { expect, test } from "vitest";
import { goalsOf, inWords, offersWith, tap, tappable, type Action, type PlainOffer } from "./choosing.ts";
import { CELL, DECLARED, KIND, SPOT, viewOf } from "./fixture.ts";
import { lyingIn, spotsOn } from "./things.ts";

const offer = (action: Action, code = 0): PlainOffer => ({ code, action, label: action.do });
const LION = { domain: KIND, value: "lion" };
const OWL = { domain: KIND, value: "owl" };
const offers = [
  offer({ do: "play", kind: "lion", times: 1 }),
  offer({ do: "play", kind: "owl", times: 1 }),
  offer({ do: "play", kind: "owl", times: 2 }),
  offer({ do: "draw" }),
];

test("my own cards are tapped, not their like on the pile or before somebody else", () => {
  const found = tappable(DECLARED, offers, lyingIn(DECLARED, viewOf()));
  expect(found.map(({ value, place }) => `${String(value)} ${place}`)).toEqual([
    "lion zone:hand",
    "owl zone:hand",
    "owl zone:hand",
  ]);
});

test("without a hand of one's own the cards on the table are tapped", () => {
  const found = tappable(DECLARED, offers, lyingIn(DECLARED, viewOf({ hand: [], pile: ["lion"] })));
  // The owl is mine, it lies open before me.
  expect(found.map(({ place }) => place)).toEqual(["zone:pile", "seat:0:open", "seat:1:open", "seat:1:open"]);
});

test("places of a row and of a board are tapped", () => {
  const lying = [...lyingIn(DECLARED, viewOf()), ...spotsOn(DECLARED)];
  const found = tappable(DECLARED, [offer({ do: "mark", cell: 2 }), offer({ do: "go", to: "b" })], lying);
  expect(found.map(({ domain, value }) => [domain, value])).toEqual([
    [CELL, 2],
    [SPOT, "b"],
    [SPOT, "b"],
  ]);
});

test("what no thing speaks of is said in words, and what is picked up says what it can do", () => {
  const things = tappable(DECLARED, offers, lyingIn(DECLARED, viewOf()));
  expect(inWords(DECLARED, offers, [], things).map(({ action }) => action.do)).toEqual(["draw"]);
  expect(inWords(DECLARED, offers, [OWL], things).map(({ action }) => action["times"])).toEqual([1, 2]);
  expect(offersWith(DECLARED, offers, [OWL, LION])).toEqual([]);
});

test("a tap does the only thing there is, picks up what can be several, and puts it down again", () => {
  expect(tap(DECLARED, offers, [], LION)).toEqual({ picked: [], act: { do: "play", kind: "lion", times: 1 } });
  expect(tap(DECLARED, offers, [], OWL)).toEqual({ picked: [OWL] });
  expect(tap(DECLARED, offers, [OWL], OWL)).toEqual({ picked: [] });
  // Another card in its place.
  expect(tap(DECLARED, offers, [OWL], LION).act).toEqual({ do: "play", kind: "lion", times: 1 });
});

test("what is not allowed is asked about as the action it would be", () => {
  const only = [offer({ do: "play", kind: "owl", times: 1 })];
  expect(tap(DECLARED, only, [], LION)).toEqual({ picked: [], act: { do: "play", kind: "lion", times: 1 } });
  expect(tap(DECLARED, [offer({ do: "draw" })], [], LION)).toEqual({ picked: [] });
});

test("a thing can be dragged to whatever else its actions speak of", () => {
  const lying = [...lyingIn(DECLARED, viewOf()), ...spotsOn(DECLARED)];
  const moves = [offer({ do: "mark", cell: 2 }), offer({ do: "move", kind: "lion", to: "b" })];
  expect(goalsOf(DECLARED, moves, LION, lying).map(({ domain, value }) => [domain, value])).toEqual([
    [SPOT, "b"],
    [SPOT, "b"],
  ]);
  expect(goalsOf(DECLARED, moves, OWL, lying)).toEqual([]);
});
