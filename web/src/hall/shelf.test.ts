import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GAMES } from "../lib/games.ts";
import { playNow } from "./shelf.ts";

/** What a tap on a box asks for; the server's tests play the tables that come of it. */
const TAPS = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/server/one_tap.json"), "utf8"),
) as readonly { game: string }[];

afterEach(() => vi.unstubAllGlobals());

describe("one tap on a box", () => {
  test("is known for every game", () => {
    expect(TAPS.map(({ game }) => game)).toEqual(GAMES);
  });

  test.each(GAMES)("%s: lays the table that is played in the server's tests, and begins", async (game) => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
      asked.push([method, path, typeof body === "string" ? JSON.parse(body) : null]);
      return Promise.resolve(Response.json({ table: { id: "q7Rk2TfW" } }));
    });
    expect(await playNow(game)).toBe("q7Rk2TfW");
    expect(asked).toEqual([
      ["POST", "/api/tables", TAPS.find((tap) => tap.game === game)],
      ["POST", "/api/tables/q7Rk2TfW/start", null],
    ]);
  });
});
