import { describe, expect, test } from "vitest";
import { coverOf, GAMES } from "../lib/games.ts";
import type { OptionSchema, SeatInfo } from "../lib/protocol.ts";
import { defaults, presetOf, presetValues, settledByBots, USUAL, withBots, type Schema } from "./presets.ts";
import {
  canBegin,
  changeOf,
  clockFormOf,
  clockOf,
  haveBots,
  isAsked,
  levelsAt,
  named,
  narrowed,
  outOfBounds,
  placeOf,
  planOf,
  rowOf,
  rowsOf,
  swapped,
  toSend,
  widened,
  withLevel,
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
    expect(coverOf(game).presets.length).toBeGreaterThanOrEqual(3);
    expect(coverOf(game).presets.find(({ id }) => id === USUAL)?.options).toEqual({});
    expect(new Set(coverOf(game).presets.map(({ id }) => id)).size).toBe(coverOf(game).presets.length);
  });
});

describe("seats", () => {
  test("are me, bots, free or kept", () => {
    expect(planOf(rowOf("me"))).toEqual({ kind: "me" });
    expect(planOf({ ...rowOf("me"), name: " Bo " })).toEqual({ kind: "me", name: "Bo" });
    expect(planOf(rowOf("bot:random"))).toEqual({ kind: "bot", level: "random" });
    expect(planOf(rowOf("bot:"))).toEqual({ kind: "bot" });
    expect(planOf(rowOf("invited"))).toEqual({ kind: "invited" });
  });

  test("bots are told from people", () => {
    expect(haveBots([rowOf("me"), rowOf("open"), rowOf("invited")])).toBe(false);
    expect(haveBots([rowOf("me"), rowOf("bot:random")])).toBe(true);
  });

  test("bots have their levels, each its own or one for all", () => {
    const rows = [rowOf("me"), rowOf("bot:level-1"), rowOf("open"), rowOf("bot:level-5")];
    expect(levelsAt(rows)).toEqual(["level-1", "level-5"]);
    expect(levelsAt(withLevel(rows, "level-3"))).toEqual(["level-3", "level-3"]);
    expect(withLevel(rows, "level-3")[2]).toEqual(rowOf("open"));
  });

  test("come and go at the end", () => {
    const rows = [rowOf("me"), rowOf("open")];
    expect(widened(rows, "bot:greedy")).toEqual([...rows, rowOf("bot:greedy")]);
    expect(narrowed(rows)).toEqual([rowOf("me")]);
  });

  test("somebody else who sits there stays", () => {
    const ada = { ...rowOf("open"), guest: "Ada" };
    expect(narrowed([rowOf("me"), rowOf("open"), ada])).toEqual([rowOf("me"), ada]);
    expect(narrowed([ada])).toEqual([ada]);
  });

  test("change places with the one before", () => {
    const rows = [rowOf("me"), rowOf("open"), rowOf("invited")];
    expect(swapped(rows, 2)).toEqual([rowOf("me"), rowOf("invited"), rowOf("open")]);
    expect(swapped(rows, 0)).toEqual(rows);
  });

  test("of mine, all but the first have a name of their own", () => {
    const rows = [rowOf("bot:greedy"), rowOf("me"), rowOf("me"), { ...rowOf("me"), name: "Bo" }];
    expect(named(rows, (seat) => `Player ${seat + 1}`).map(({ name }) => name)).toEqual(["", "", "Player 3", "Bo"]);
  });

  test("of a table are found again, and know where they were", () => {
    const seat = { person: null, name: null, level: null, is_here: true, is_bot_playing: false };
    const seats: SeatInfo[] = [
      { ...seat, kind: "person", person: "me", name: "Anna" },
      { ...seat, kind: "person", person: "ben", name: "Ben" },
      { ...seat, kind: "bot", level: "random" },
      { ...seat, kind: "invited" },
    ];
    expect(rowsOf({ seats }, "me").map(changeOf)).toEqual([
      { kind: "me", name: "Anna", was: 0 },
      { kind: "open", was: 1 },
      { kind: "bot", level: "random", was: 2 },
      { kind: "invited", was: 3 },
    ]);
    expect(rowsOf({ seats }, "me").map(({ guest }) => guest)).toEqual([null, "Ben", null, null]);
  });

  test("it can begin when nobody has to be waited for", () => {
    expect(canBegin([rowOf("me"), rowOf("bot:greedy"), { ...rowOf("open"), guest: "Ada" }])).toBe(true);
    expect(canBegin([rowOf("me"), rowOf("open")])).toBe(false);
    expect(canBegin([rowOf("invited"), rowOf("bot:greedy")])).toBe(false);
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

  test.each(["none", "decision", "game", "days"] as const)("a clock of the kind %s is filled in as it was", (kind) => {
    const clock = clockOf({ kind, seconds: 40, minutes: 3, increment: 2, days: 7 });
    expect(clockOf(clockFormOf(clock))).toEqual(clock);
  });
});

test.each([
  ["bad-options", "option target=0: it can be a whole number from 1 to 999", { option: "target" }],
  ["bad-options", "option creatures: line 2: name: must be a text", { option: "creatures" }],
  ["bad-options", "a file is nested far too deeply", "all"],
  ["bad-seats", "Drachenfaust is for 3 to 6 seats", "seats"],
  ["bad-name", "a name has 1 to 24 characters", "seats"],
  ["seat-taken", "Ben sits in seat 2", "seats"],
  ["bad-clock", "a clock of the kind days has days alone", "clock"],
  ["too-fast", "that was too often", "all"],
])("the complaint %s: %s is about %s", (code, text, place) => {
  expect(placeOf(code, text)).toEqual(place);
});
