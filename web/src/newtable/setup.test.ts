import { describe, expect, test } from "vitest";
import { GAMES } from "../lib/games.ts";
import type { OptionSchema } from "../lib/protocol.ts";
import { defaults, PRESETS, presetOf, presetValues, settledByBots, USUAL, withBots, type Schema } from "./presets.ts";
import {
  canBegin,
  clockOf,
  haveBots,
  isAsked,
  outOfBounds,
  placeOf,
  planOf,
  resized,
  toSend,
  USUAL_CLOCK,
} from "./setup.ts";

function option(more: Partial<OptionSchema>): OptionSchema {
  return { type: "boolean", title: "", description: "", default: false, "x-clause": "1", ...more };
}

const CURSES = ["chaos", "plague"].map((name) => ({ const: name, title: name, description: "" }));
const SCHEMA: Schema = {
  single: option({}),
  target: option({ type: "integer", default: 21, minimum: 1, maximum: 999 }),
  curses: option({ type: "array", default: [], items: { type: "string", oneOf: CURSES } }),
  start_2: option({ type: "integer", default: 2, minimum: 0, maximum: 3 }),
};

describe("presets", () => {
  const presets = [
    { id: "plain", options: {} },
    { id: "full", options: { single: true }, all: ["curses"] },
  ];

  test("name what is different, and `all` stands for everything there is", () => {
    expect(presetValues(presets[1]!, SCHEMA)).toEqual({
      single: true,
      target: 21,
      curses: ["chaos", "plague"],
      start_2: 2,
    });
  });

  test("are found again, in whatever order things were ticked", () => {
    const full = presetValues(presets[1]!, SCHEMA);
    expect(presetOf({ ...full, curses: ["plague", "chaos"] }, presets, SCHEMA)).toBe("full");
    expect(presetOf({ ...full, curses: ["plague"] }, presets, SCHEMA)).toBeNull();
  });

  test("are the same ones with bots, who settle some options", () => {
    const schema = { ...SCHEMA, sorting: option({ "x-with-bots": true }) };
    expect(settledByBots(schema)).toEqual({ sorting: true });
    const plain = presetValues(presets[0]!, schema);
    expect(presetOf({ ...plain, sorting: true }, presets, schema)).toBeNull();
    expect(presetOf({ ...plain, sorting: true }, presets, withBots(schema))).toBe("plain");
  });

  test.each(GAMES)("%s has the rules as they are among three or more", (game) => {
    expect(PRESETS[game].length).toBeGreaterThanOrEqual(3);
    expect(PRESETS[game].find(({ id }) => id === USUAL)?.options).toEqual({});
    expect(new Set(PRESETS[game].map(({ id }) => id)).size).toBe(PRESETS[game].length);
  });
});

describe("seats", () => {
  test("are me, bots, free or kept", () => {
    expect(planOf("me")).toEqual({ kind: "me" });
    expect(planOf("bot:random")).toEqual({ kind: "bot", level: "random" });
    expect(planOf("invited")).toEqual({ kind: "invited" });
  });

  test("bots are told from people", () => {
    expect(haveBots(["me", "open", "invited"])).toBe(false);
    expect(haveBots(["me", "bot:random"])).toBe(true);
  });

  test("come and go at the end", () => {
    expect(resized(["me", "open"], 3, "bot:greedy")).toEqual(["me", "open", "bot:greedy"]);
    expect(resized(["me", "open"], 1, "bot:greedy")).toEqual(["me"]);
  });

  test("it can begin when nobody has to be waited for", () => {
    expect(canBegin(["me", "bot:greedy", "me"])).toBe(true);
    expect(canBegin(["me", "open"])).toBe(false);
    expect(canBegin(["invited", "bot:greedy"])).toBe(false);
  });
});

describe("what is sent", () => {
  test("is what differs from the rules, and what somebody has touched", () => {
    const values = { ...defaults(SCHEMA), single: true };
    expect(toSend(values, SCHEMA, new Set(), 4)).toEqual({ single: true });
    expect(toSend(values, SCHEMA, new Set(["target"]), 4)).toEqual({ single: true, target: 21 });
  });

  test("leaves out options of seats that are not there", () => {
    expect(isAsked("start_2", 1)).toBe(false);
    expect(isAsked("start_2", 2)).toBe(true);
    expect(isAsked("turn_limit", 1)).toBe(true);
    expect(toSend({ ...defaults(SCHEMA), start_2: 3 }, SCHEMA, new Set(["start_2"]), 1)).toEqual({});
  });

  test.each([0, 1000, 1.5, NaN])("a target of %s is out of bounds", (target) => {
    expect(outOfBounds({ ...defaults(SCHEMA), target }, SCHEMA)).toEqual(["target"]);
  });

  test("what is within them is fine", () => {
    expect(outOfBounds({ ...defaults(SCHEMA), target: 999 }, SCHEMA)).toEqual([]);
  });

  test("a clock has the measure of its kind and no other", () => {
    expect(clockOf(USUAL_CLOCK)).toEqual({ kind: "none", seconds: 0, increment: 0, days: 0 });
    expect(clockOf({ ...USUAL_CLOCK, kind: "decision" })).toMatchObject({ seconds: 60, increment: 0, days: 0 });
    expect(clockOf({ ...USUAL_CLOCK, kind: "game" })).toMatchObject({ seconds: 900, increment: 5, days: 0 });
    expect(clockOf({ ...USUAL_CLOCK, kind: "days" })).toMatchObject({ seconds: 0, increment: 0, days: 2 });
  });
});

test.each([
  ["bad-options", "option target=0: it can be a whole number from 1 to 999", { option: "target" }],
  ["bad-options", "option creatures: line 2: name: must be a text", { option: "creatures" }],
  ["bad-options", "a file is nested far too deeply", "all"],
  ["bad-seats", "Drachenfaust is for 3 to 6 seats", "seats"],
  ["bad-clock", "a clock of the kind days has days alone", "clock"],
  ["too-fast", "that was too often", "all"],
])("the complaint %s: %s is about %s", (code, text, place) => {
  expect(placeOf(code, text)).toEqual(place);
});
