import { beforeEach, describe, expect, test } from "vitest";
import type { MyTable, SeatInfo } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import { freeSeats, isMyTurn, ordered, standing, whoSits } from "./tables.ts";

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
    undo: null,
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
    expect(whoSits(table("a", { seats: [seat("open"), seat("invited")] }), "me")).toBe("nobody yet");
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
    expect(standing(table("a", { seats, asked: [1, 2] }), "me")).toBe("To move: Ada and Bo");
  });

  test("before the start and after the end", () => {
    expect(standing(table("a", { status: "open" }), "me")).toBe("Everybody is seated. It can begin.");
    expect(standing(table("a", { status: "open", seats: [seat("open"), seat("invited")] }), "me")).toContain("2 seats");
    expect(standing(table("a", { status: "over" }), "me")).toBe("over");
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
