import { expect, test } from "vitest";
import { merged, ownGameOf, readRecord } from "./own-games.svelte.ts";
import { goodOverTime, rowsOf, streaksOf, tallyOf, wilson, winsOverTime } from "./own-figures.ts";
import type { MyTable, OwnGame, SeatInfo } from "./protocol.ts";

const seat = (kind: SeatInfo["kind"], person: string | null, level: string | null = null): SeatInfo => ({
  kind,
  person,
  name: person,
  level,
  is_here: false,
  is_bot_playing: kind === "bot",
});

function table(changes: Partial<MyTable>): MyTable {
  return {
    id: "oak-table",
    game: "drachenfels",
    options: {},
    seats: [seat("person", "ada"), seat("bot", null, "level-3"), seat("person", "bo")],
    clock: { kind: "none", seconds: 0, increment: 0, days: 0 },
    is_public: false,
    status: "over",
    host: "ada",
    created: 1,
    watchers: 0,
    version: 9,
    commitment: null,
    seed: null,
    salt: null,
    previous: null,
    rematch: null,
    undo: null,
    is_resting: false,
    changes: 0,
    ended: 5,
    outcome: { ending: "points", scores: [3, 2, 1], winners: [0] },
    is_prepared: false,
    is_guided: false,
    variant: null,
    origin: null,
    asked: [],
    ...changes,
  };
}

const game = (name: string, ended: number, changes: Partial<OwnGame> = {}): OwnGame => ({
  table: name,
  game: "drachenfels",
  ended,
  seats: 3,
  result: "won",
  levels: ["level-2"],
  ...changes,
});

const won = (winners: number[]): Partial<MyTable> => ({ outcome: { ending: "x", scores: [1, 1, 1], winners } });

test("how a game went comes from what its table says", () => {
  expect(ownGameOf(table({}), "ada")).toEqual(game("oak-table", 5, { levels: ["level-3"] }));
  expect(ownGameOf(table({}), "bo")?.result).toBe("lost");
  expect(ownGameOf(table(won([0, 2])), "bo")?.result).toBe("shared");
  expect(ownGameOf(table(won([])), "bo")?.result).toBe("nobody");
});

test("what was prepared, is not over, was played by several at one device or by a bot instead is no game of mine", () => {
  expect(ownGameOf(table({ is_prepared: true }), "ada")).toBeNull();
  expect(ownGameOf(table({ status: "running", outcome: null }), "ada")).toBeNull();
  expect(ownGameOf(table({ outcome: null }), "ada")).toBeNull();
  expect(ownGameOf(table({}), "eve")).toBeNull();
  expect(ownGameOf(table({}), null)).toBeNull();
  expect(ownGameOf(table({ seats: [seat("person", "ada"), seat("person", "ada")] }), "ada")).toBeNull();
  const left = { ...seat("person", "ada"), is_bot_playing: true };
  expect(ownGameOf(table({ seats: [left, seat("bot", null, "level-1")] }), "ada")).toBeNull();
});

test("two devices come together with each game once, and nothing that a review found out is lost", () => {
  const here = [game("b", 2), game("a", 1, { judged: 9, good: 7 })];
  const there = [game("a", 1), game("c", 3, { judged: 4, good: 4 })];
  const both = merged(here, there);
  expect(both.map(({ table }) => table)).toEqual(["a", "b", "c"]);
  expect(both[0]).toMatchObject({ judged: 9, good: 7 });
  expect(merged(there, here)).toEqual(both);
  expect(merged(both, both)).toEqual(both);
});

test("a file is taken only if all of it is a record", () => {
  const good = game("a", 1);
  expect(readRecord(JSON.stringify({ games: [good] }))?.games).toEqual([good]);
  for (const wrong of [
    null,
    "",
    "[]",
    "{}",
    '{"games":[1]}',
    JSON.stringify({ games: [{ ...good, table: "../x" }] }),
    JSON.stringify({ games: [{ ...good, result: "cheated" }] }),
    JSON.stringify({ games: [{ ...good, seats: 99 }] }),
    JSON.stringify({ games: [{ ...good, judged: 1, good: 2 }] }),
    JSON.stringify({ games: [good, { ...good, ended: "now" }] }),
  ])
    expect(readRecord(wrong), String(wrong)).toBeNull();
});

test("a share has the interval that the engine gives it", () => {
  const { low, high } = wilson(122, 200);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.541", "0.675"]);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(wilson(5, 5).high).toBe(1);
});

test("games are counted by the strongest at the table, the weakest first", () => {
  const games = [
    game("a", 1, { levels: ["level-4", "level-1"] }),
    game("b", 2, { levels: [], result: "lost" }),
    game("c", 3, { levels: ["level-2"], result: "shared" }),
    game("d", 4, { levels: ["level-2"], result: "nobody" }),
  ];
  expect(rowsOf(games)).toEqual([
    { level: null, played: 1, won: 0 },
    { level: "level-2", played: 2, won: 1 },
    { level: "level-4", played: 1, won: 1 },
  ]);
  expect(tallyOf(games)).toEqual({ played: 4, won: 2 });
});

test("streaks and plots go by the order of the games", () => {
  const games = Array.from({ length: 12 }, (_, at) =>
    game(`g${at}`, at, { result: at < 3 || at > 9 ? "won" : "lost" }),
  );
  expect(streaksOf(games)).toEqual({ now: 2, best: 3 });
  expect(winsOverTime(games)).toEqual([0.3, 0.3, 0.3]);
  expect(winsOverTime(games.slice(0, 9))).toEqual([]);
  expect(
    goodOverTime([game("a", 1), game("b", 2, { judged: 4, good: 3 }), game("c", 3, { judged: 0, good: 0 })]),
  ).toEqual([0.75]);
});
