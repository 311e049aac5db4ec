import { describe, expect, test } from "vitest";
import { isChosen, playOf, swapOf, tapped, tappedToSwap, type Card, type Choice } from "./choosing.ts";
import type { Kind } from "./types.ts";

const hand = (kind: Kind, nth = 0): Card => ({ from: "hand", kind, nth });
const open = (kind: Kind, nth = 0): Card => ({ from: "open", kind, nth });
const mine = { hand: ["3", "7", "7", "7"] as Kind[], open: ["7", "N"] as Kind[] };
const taps = (cards: Card[], whose = mine): Choice =>
  cards.reduce<Choice>((choice, card) => tapped(choice, card, whose), []);

describe("in a turn", () => {
  test("equal cards come up one by one", () => {
    expect(playOf(taps([hand("7")]))).toEqual({ do: "play", kind: "7", times: 1 });
    expect(playOf(taps([hand("7"), hand("7", 2)]))).toEqual({ do: "play", kind: "7", times: 2 });
  });

  test("a card of another kind sends the others down", () => {
    expect(taps([hand("7"), hand("7", 1), hand("3")])).toEqual([hand("3")]);
  });

  test("a second tap puts a card down", () => {
    expect(taps([hand("7"), hand("7", 1), hand("7")])).toEqual([hand("7", 1)]);
    expect(playOf(taps([hand("7"), hand("7")]))).toBeNull();
  });

  test("never more than four", () => {
    const five = { hand: ["2", "2", "2", "2", "2"] as Kind[], open: [] };
    const choice = taps(
      [0, 1, 2, 3, 4].map((nth) => hand("2", nth)),
      five,
    );
    expect(playOf(choice)).toEqual({ do: "play", kind: "2", times: 4 });
    expect(isChosen(choice, hand("2", 4))).toBe(false);
  });

  test("an open card brings the hand of its kind along", () => {
    expect(playOf(taps([open("7")]))).toEqual({ do: "play", kind: "7", times: 4 });
    expect(playOf(taps([open("N")]))).toEqual({ do: "play", kind: "N", times: 1 });
  });

  test("without a hand open cards are tapped like any others", () => {
    const stand = { hand: [], open: ["7", "7", "9"] as Kind[] };
    expect(playOf(taps([open("7"), open("7", 1)], stand))).toEqual({ do: "play", kind: "7", times: 2 });
    expect(taps([open("7"), open("9")], stand)).toEqual([open("9")]);
  });

  test("a hand card put down takes the added open cards down with it", () => {
    const twins = { hand: ["7"] as Kind[], open: ["7"] as Kind[] };
    expect(taps([open("7"), hand("7")], twins)).toEqual([]);
    expect(taps([open("7"), open("7")], twins)).toEqual([hand("7")]);
  });
});

describe("before the game", () => {
  const swaps = (...cards: Card[]): Choice => cards.reduce<Choice>((choice, card) => tappedToSwap(choice, card), []);

  test("one open card is swapped for one of the hand, in whatever order they are tapped", () => {
    expect(swapOf(swaps(hand("9"), open("2")))).toEqual({ do: "swap", open: "2", hand: "9" });
    expect(swapOf(swaps(open("2"), hand("9")))).toEqual({ do: "swap", open: "2", hand: "9" });
  });

  test("another one takes the place of the first", () => {
    expect(swapOf(swaps(hand("9"), open("2"), hand("8")))).toEqual({ do: "swap", open: "2", hand: "8" });
  });

  test("one alone is nothing yet, and goes down again", () => {
    expect(swapOf(swaps(hand("9")))).toBeNull();
    expect(swaps(hand("9"), hand("9"))).toEqual([]);
  });
});
