import { afterEach, describe, expect, test, vi } from "vitest";
import { noteFinished } from "../lib/familiar.svelte.ts";
import { coverOf, GAMES, type GameId, type Preset } from "../lib/games.ts";
import { likeLevels } from "../lib/levels.svelte.ts";
import { playNow, playVariant } from "./shelf.ts";

/** What a tap on a box asks for; the server's tests play the tables that come of it. */
function tap(game: GameId, way: Preset | undefined): unknown {
  const bots = Array.from({ length: coverOf(game).usual - 1 }, () => ({ kind: "bot" }));
  return { game, seats: [{ kind: "me" }, ...bots], options: way?.options };
}

afterEach(() => vi.unstubAllGlobals());

test("one game is the easiest to begin with", () => {
  expect(GAMES.filter((game) => coverOf(game).level === "easiest")).toEqual(["drachenfaust"]);
});

test("the shelf has its order from the covers, and a game that is not there none", () => {
  expect(GAMES.slice(0, 3)).toEqual(["drachensachen", "drachenfaust", "drachenhueter"]);
  expect(() => coverOf("chess")).toThrow("there is no game chess; there are drachensachen");
});

// In this order: the games that the second one notes stay noted.
describe.each([
  ["the first times", (game: GameId) => coverOf(game).presets[0], 0],
  ["later", (game: GameId) => coverOf(game).presets.find(({ id }) => id === "plain"), 2],
])("one tap on a box, %s", (_, wayOf, finished) => {
  test.each(GAMES)("%s: lays the table that is played in the server's tests, and begins", async (game) => {
    for (let count = 0; count < finished; count++) noteFinished(game);
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
      asked.push([method, path, typeof body === "string" ? JSON.parse(body) : null]);
      return Promise.resolve(Response.json({ table: { id: "q7Rk2TfW" } }));
    });
    expect(await playNow(game)).toBe("q7Rk2TfW");
    expect(asked).toEqual([
      ["POST", "/api/tables", tap(game, wayOf(game))],
      ["POST", "/api/tables/q7Rk2TfW/start", null],
    ]);
  });
});

test("the bots are as somebody liked them last", async () => {
  likeLevels("drachenfels", ["level-1", "level-4"]);
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    asked.push(String(body));
    return Promise.resolve(Response.json({ table: { id: "q7Rk2TfW" } }));
  });
  await playNow("drachenfels");
  const { seats } = JSON.parse(asked[0] ?? "") as { seats: unknown };
  // One for each, and the last of them for all that come after.
  const others = Array.from({ length: coverOf("drachenfels").usual - 2 }, () => ({ kind: "bot", level: "level-4" }));
  expect(seats).toEqual([{ kind: "me" }, { kind: "bot", level: "level-1" }, ...others]);
});

test("a variant is laid with the seats and the options that it was tried with, and begins", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push([path, typeof body === "string" ? JSON.parse(body) : null]);
    return Promise.resolve(Response.json({ table: { id: "q7Rk2TfW" } }));
  });
  expect(await playVariant("drachensachen", "its text", 2, { single_game: "on" })).toBe("q7Rk2TfW");
  const seats = [{ kind: "me" }, { kind: "bot" }];
  const setup = { game: "drachensachen", seats, options: { single_game: "on" }, variant: "its text" };
  expect(asked).toEqual([
    ["/api/tables", setup],
    ["/api/tables/q7Rk2TfW/start", null],
  ]);
});
