import { describe, expect, test } from "vitest";
import type { Say } from "../../table/contract.ts";
import { EMPTY } from "./bidding.ts";
import { marks } from "./marks.ts";
import { isQuiet } from "./quiet.ts";
import type { Action, Event, Step, View } from "./types.ts";
import { coinAbout, creatureAbout, handAbout, stoneAbout } from "./words.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const use: Step = { step: "use", seat: 1, card: "fairy", from: "auction", use: "only", line: "0" };
const view = { steps: [use], own_creatures: [] } as unknown as View;

describe("the strip says", () => {
  test("what a coin does", () => {
    expect(coinAbout("black", 2, say)).toBe("coins-black 2\nweb-coin-black");
    expect(coinAbout("fairy", 0, say)).toBe("coins-fairy 0\nweb-coin-fairy");
  });

  test("whose stones they are", () => {
    expect(stoneAbout("red", 3, "others", say, "Spark")).toBe("web-stones red 3\nweb-stones-others Spark");
  });

  test("what a creature does, and that an extra goes with the round", () => {
    expect(creatureAbout(view, "thief", say, "en")).toBe("card-thief\nweb-effect-thief");
    expect(creatureAbout(view, "ghost", say, "en")).toBe("card-ghost\nweb-effect-ghost web-about-extra");
  });

  test("what a hand is about, and nothing that is secret", () => {
    const open = { is: "open", coins: { ...EMPTY, fairy: 2 }, value: 2 } as const;
    expect(handAbout(view, 0, "Spark", { is: "closed", coins: null }, say)).toBe("web-fist-of Spark\nweb-about-closed");
    expect(handAbout(view, 0, "Spark", { is: "choosing", coins: EMPTY }, say)).toContain("web-about-choosing");
    expect(handAbout(view, 0, "Spark", open, say)).toBe("web-fist-of Spark: coins-fairy 2\nweb-about-open 2");
    expect(handAbout(view, 1, "Soot", open, say)).toContain("web-about-won 2");
    expect(handAbout(view, 1, "Soot", { is: "absent" }, say)).toBe("web-fist-of Soot");
  });
});

test("scoring and bidding are lit; passing, taking coins and mere choices are not", () => {
  const lit: Action[] = [{ do: "pay", red: 1, blue: 0, yellow: 0 }, { do: "give" }, { do: "double" }];
  expect(lit.map(isQuiet)).toEqual([false, false, false]);
  const quiet: Action[] = [
    { do: "pass" },
    { do: "take" },
    { do: "once" },
    { do: "stop" },
    { do: "draw" },
    { do: "rob", seat: 1 },
  ];
  expect(quiet.every(isQuiet)).toBe(true);
});

describe("marks stay on", () => {
  const marked = (event: Event): string[] => marks(event);

  test("stones that have come or gone", () => {
    expect(marked({ event: "paid-stones", seat: 2, red: 0, blue: 1, yellow: 2 })).toEqual([
      "stones:2:blue",
      "stones:2:yellow",
    ]);
    expect(marked({ event: "stole-stone", seat: 1, from: 0, colour: "red" })).toEqual(["stones:1:red", "stones:0:red"]);
    expect(marked({ event: "bought", seat: 1, colour: "yellow", fairy: 0, common: 1, silver: 0 })).toEqual([
      "stones:1:yellow",
    ]);
  });

  test("cards and magic coins that lie before somebody, and nothing else", () => {
    expect(marked({ event: "laid-down", seat: 1, card: "doppelganger" })).toEqual(["seat:1:double"]);
    expect(marked({ event: "took-black", seat: 1 })).toEqual(["seat:1:magic"]);
    expect(marked({ event: "bid", seat: 1, fairy: 1, common: 0, black: 0, red: 0 })).toEqual([]);
  });
});
