import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api.ts";
import type { Replay } from "../lib/protocol.ts";
import type { Moment } from "../lib/table.ts";
import { Film, wordsOf } from "./film.svelte.ts";

const MOVES = 5;

function frame(move: number, seat: number | null): Replay {
  const view = { game: "drachenfels", seat, options: {}, pending: [], legal: [], outcome: null };
  return {
    table: "t",
    game: "drachenfels",
    move,
    moves: MOVES,
    seat,
    view,
    by: 0,
    action: "",
    events: [],
    said: [],
    prompt: "",
  };
}

describe("a film", () => {
  let shown: Moment[];
  let film: Film;
  let asked: string[];

  beforeEach(() => {
    shown = [];
    asked = [];
    film = new Film("t", (moment) => shown.push(moment));
    vi.spyOn(api, "chronicle").mockImplementation((_, seat) =>
      Promise.resolve({
        table: "t",
        game: "drachenfels",
        seat,
        moves: Array.from({ length: MOVES + 1 }, () => ({ by: 0, events: [], said: [] })),
      }),
    );
    vi.spyOn(api, "replay").mockImplementation((_, move, seat, lang) => {
      asked.push(`${move} ${seat} ${lang}`);
      return Promise.resolve(frame(move, seat));
    });
  });

  const moves = () => shown.map(({ after, isJump }) => [after.version, isJump]);

  test("without a move begins at the end, and one beyond it is the end", async () => {
    await film.look(null, null, "en");
    expect([film.moves, film.frame?.move]).toEqual([MOVES, MOVES]);
    await film.look(99, null, "en");
    expect(film.frame?.move).toBe(MOVES);
  });

  test("one step forward is watched, everything else is simply there", async () => {
    await film.look(1, null, "en");
    await film.look(2, null, "en");
    await film.look(1, null, "en");
    await film.look(3, null, "en");
    await film.look(4, 1, "en");
    expect(moves()).toEqual([
      [1, true],
      [2, false],
      [1, true],
      [3, true],
      [4, true],
    ]);
  });

  test("what was seen is not asked for again, and the next move is asked for before it is needed", async () => {
    await film.look(1, null, "en");
    expect(asked).toEqual(["1 null en", "2 null en"]);
    await film.look(2, null, "en");
    await film.look(1, null, "en");
    expect(asked).toEqual(["1 null en", "2 null en", "3 null en"]);
    await film.look(1, null, "de");
    expect(asked).toContain("1 null de");
  });

  test("whoever is faster than the answers sees what they asked for last", async () => {
    const answers: (() => void)[] = [];
    vi.mocked(api.replay).mockImplementation(
      (_, move, seat) => new Promise((resolve) => answers.push(() => resolve(frame(move, seat)))),
    );
    const first = film.look(1, null, "en");
    const second = film.look(4, null, "en");
    await vi.waitFor(() => expect(answers.length).toBe(2));
    answers[1]?.();
    answers[0]?.();
    await Promise.all([first, second]);
    expect(moves()).toEqual([[4, true]]);
    expect(film.isLoading).toBe(false);
  });

  test("what could not be had is asked for again", async () => {
    vi.mocked(api.replay).mockRejectedValueOnce(new Error("no"));
    await expect(film.look(2, null, "en")).rejects.toThrow("no");
    expect([film.isLost, film.isLoading]).toEqual([true, false]);
    await film.look(2, null, "en");
    expect([film.isLost, film.frame?.move]).toEqual([false, 2]);
  });
});

test("what has no words is not told", () => {
  expect(wordsOf({ said: ["Ada plays a 7.", "", "Bo takes the pile."] })).toEqual([
    "Ada plays a 7.",
    "Bo takes the pile.",
  ]);
});
