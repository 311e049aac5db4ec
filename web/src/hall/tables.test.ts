import { beforeEach, describe, expect, test, vi } from "vitest";
import { askLevels, levelsOf } from "../lib/levels.svelte.ts";
import type { MyTable, SeatInfo } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import { freeSeats, isMyTurn, ordered, resultOf, standing, whoSits } from "./tables.ts";

function seat(kind: SeatInfo["kind"], name: string | null = null): SeatInfo {
  return { kind, name, person: name, level: null, is_here: true, is_bot_playing: false };
}

function table(id: string, more: Partial<MyTable>): MyTable {
  return {
    id,
    game: "drachenfels",
    options: {},
    seats: [seat("person", "me"), seat("bot")],
    clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    is_public: true,
    status: "running",
    host: "me",
    created: 0,
    watchers: 0,
    version: 0,
    commitment: null,
    seed: null,
    salt: null,
    previous: null,
    rematch: null,
    is_resting: false,
    is_prepared: false,
    origin: null,
    is_guided: false,
    variant: null,
    undo: null,
    changes: 0,
    ended: null,
    outcome: null,
    asked: [],
    ...more,
  };
}

beforeEach(() => speak("en"));

describe("who sits there", () => {
  test("me first, people by name, bots by number", () => {
    const seats = [seat("bot"), seat("person", "Ada"), seat("person", "me"), seat("bot"), seat("open")];
    expect(whoSits(table("a", { seats }), "me")).toBe("you, Ada, and 2 bots");
    expect(whoSits(table("a", { seats }), null)).toBe("Ada, me, and 2 bots");
  });

  test("somebody with several seats is named once, and an empty table says so", () => {
    const seats = [seat("person", "Ada"), seat("person", "Ada")];
    expect(whoSits(table("a", { seats }), "me")).toBe("Ada");
    expect(whoSits(table("a", { seats }), "Ada")).toBe("you");
    expect(whoSits(table("a", { seats: [seat("open"), seat("invited")] }), "me")).toBe("nobody yet");
  });

  test("others at my device are named, and I am me", () => {
    const mine = (name: string): SeatInfo => ({ ...seat("person", name), person: "me" });
    expect(whoSits(table("a", { seats: [mine("Ada"), mine("Bo"), seat("bot")] }), "me")).toBe("you, Bo, and one bot");
  });

  test("bots have their levels, where those are offered", async () => {
    const titles = { "level-1": "Hatchling", "level-2": "Young dragon" };
    const answer = [{ id: "drachenfels", level_titles: titles, level_names: {}, usual_level: "level-2" }];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
    askLevels();
    await vi.waitFor(() => expect(levelsOf("drachenfels")).toHaveLength(2));
    vi.unstubAllGlobals();
    const bots = ["level-2", "level-2", "level-1", "greedy"].map((level): SeatInfo => ({ ...seat("bot"), level }));
    const who = (seats: SeatInfo[]): string => whoSits(table("a", { seats: [seat("person", "me"), ...seats] }), "me");
    expect(who(bots.slice(0, 2))).toBe("you and 2 bots (Young dragon)");
    expect(who(bots)).toBe("you and 4 bots (Young dragon, Hatchling)");
    expect(who(bots.slice(3))).toBe("you and one bot");
  });

  test("free is what anybody may take", () => {
    expect(freeSeats(table("a", { seats: [seat("open"), seat("invited"), seat("bot")] }))).toBe(1);
  });
});

describe("how it stands", () => {
  test("my turn, theirs, a bot's", () => {
    expect(standing(table("a", { asked: [0] }), "me")).toBe("Your turn");
    expect(standing(table("a", { asked: [1] }), "me")).toBe("A bot is thinking");
    const seats = [seat("person", "me"), seat("person", "Ada"), seat("person", "Bo")];
    expect(standing(table("a", { seats, asked: [1, 2] }), "me")).toBe("Ada and Bo to move");
  });

  test("before the start and after the end", () => {
    expect(standing(table("a", { status: "open" }), "me")).toBe("Everybody is seated. The game can begin.");
    expect(standing(table("a", { status: "open", seats: [seat("open"), seat("invited")] }), "me")).toContain("2 seats");
    expect(standing(table("a", { status: "over", ended: Date.UTC(2026, 2, 9, 12) }), "me")).toBe("over · Mar 9, 2026");
  });

  test("it is never my turn where I do not sit, or where it is over", () => {
    expect(isMyTurn(table("a", { asked: [0] }), "somebody")).toBe(false);
    expect(isMyTurn(table("a", { asked: [0] }), null)).toBe(false);
    expect(isMyTurn(table("a", { asked: [0], status: "over" }), "me")).toBe(false);
  });
});

test("where I am waited for comes first, what is over comes apart, what was given up not at all", () => {
  const tables = [
    table("over", { status: "over" }),
    table("open", { status: "open" }),
    table("theirs", { asked: [1] }),
    table("closed", { status: "closed" }),
    table("mine", { asked: [0] }),
  ];
  const { current, over } = ordered(tables, "me");
  expect(current.map(({ id }) => id)).toEqual(["mine", "theirs", "open"]);
  expect(over.map(({ id }) => id)).toEqual(["over"]);
});

test("what is over is listed by the day it ended, the latest first", () => {
  const tables = [
    table("old", { status: "over", created: 5 }),
    table("new", { status: "over", created: 1, ended: 9 }),
    table("older", { status: "over", created: 2, ended: 4 }),
  ];
  expect(ordered(tables, "me").over.map(({ id }) => id)).toEqual(["new", "old", "older"]);
});

describe("how a finished game went", () => {
  const people = ["me", "Ada", "Bo", "Cleo"].map((name) => seat("person", name));
  const over = (scores: number[], winners: number[], more: Partial<MyTable> = {}): MyTable =>
    table("a", { status: "over", seats: people, outcome: { ending: "any", scores, winners }, ...more });

  test.each([
    ["You won", [9, 3, 4, 5], [0]],
    ["You came second of 4", [5, 3, 9, 4], [2]],
    ["You came fourth of 4", [-9, -3, -2, -1], [3]],
    ["You came second of 4", [9, 9, 4, 3], [1]],
    ["You lost", [0, 1, 0, 0], [1]],
    ["You won together", [3, 3, 3, 3], [0, 1, 2, 3]],
    ["Nobody won", [0, 0, 0, 0], []],
  ])("%s: %o, and %o have won", (told, scores, winners) => {
    expect(resultOf(over(scores, winners), "me")).toBe(told);
  });

  test("against the dragon all lose together", () => {
    expect(resultOf(over([0, 0, 0, 0], [], { game: "schutt_und_asche" }), "me")).toBe("You lost together");
  });

  test("for those who looked on, or played several seats, it is told by name", () => {
    expect(resultOf(over([1, 2, 3, 3], [2, 3]), "somebody")).toBe("Won by Bo and Cleo");
    const seats = [seat("person", "Ada"), { ...seat("person", "Bo"), person: "Ada" }, seat("bot")];
    expect(resultOf(over([1, 2, 0], [1], { seats }), "Ada")).toBe("Won by Bo");
    expect(resultOf(over([1, 2, 3], [2], { seats }), "Ada")).toBe("Won by a bot");
  });

  test("whose seat a bot has played to the end has neither won nor lost", () => {
    const seats = people.with(0, { ...seat("person", "me"), is_bot_playing: true });
    expect(resultOf(over([9, 3, 4, 5], [0], { seats }), "me")).toBe("over");
  });
});
