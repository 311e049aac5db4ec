import { describe, expect, test } from "vitest";
import type { Happened, Moved, Shown, TableInfo, View } from "./protocol.ts";
import { nextToHold, NOTHING_KNOWN, receive, seatsOf, withChanges, type TableState } from "./table.ts";

const happened = (version: number): Happened => ({
  version,
  events: [{ event: "played", seat: version }],
  said: [`act ${version}`],
});

function view(hand: string[], more: Partial<View> = {}): View {
  return {
    game: "drachensachen",
    seat: 0,
    options: {},
    pending: [],
    legal: [],
    outcome: null,
    hand,
    players: [{ hand_size: 5 }, { hand_size: 4 }],
    ...more,
  } as View;
}

/** What every position says of itself. */
const at = (version: number) => ({
  table: "oak",
  version,
  seat: 0,
  words: { prompt: `at ${version}`, labels: [] },
});

function shown(version: number, more: Partial<Shown> = {}): Shown {
  return {
    type: "view",
    ...at(version),
    view: view(["7"]),
    log: [],
    is_whole: true,
    clocks: [],
    ...more,
  };
}

function moved(version: number, more: Partial<Moved> = {}): Moved {
  return {
    type: "moved",
    ...at(version),
    events: happened(version).events,
    said: [`act ${version}`],
    changes: [[["players", 1, "hand_size"], 10 + version]],
    ...more,
  };
}

const told = (state: TableState) => state.position?.log.map(({ version }) => version);
const after = (...messages: (Shown | Moved)[]): TableState =>
  messages.reduce((state, message) => receive(state, message).state, NOTHING_KNOWN);

describe("changes", () => {
  const old = { hand: ["1", "2"], players: [{ size: 2 }, { size: 3 }], step: null };

  test("are put where their path leads, and leave the value before as it was", () => {
    const next = withChanges(old, [
      [["players", 1, "size"], 4],
      [["step"], { step: "turn" }],
      [["hand"], []],
    ]);
    expect(next).toEqual({ hand: [], players: [{ size: 2 }, { size: 4 }], step: { step: "turn" } });
    expect(old).toEqual({ hand: ["1", "2"], players: [{ size: 2 }, { size: 3 }], step: null });
  });

  test("share what they do not touch", () => {
    const next = withChanges(old, [[["players", 1, "size"], 4]]) as typeof old;
    expect(next.hand).toBe(old.hand);
    expect(next.players[0]).toBe(old.players[0]);
  });

  test("with the empty path are everything", () => {
    expect(withChanges(old, [[[], 5]])).toBe(5);
    expect(withChanges(old, [])).toBe(old);
  });

  test("follow one another", () => {
    const next = withChanges(old, [
      [["step"], { line: 1 }],
      [["step", "line"], 2],
    ]);
    expect(next).toMatchObject({ step: { line: 2 } });
  });

  test.each([[["nowhere", 0]], [["hand", 7]], [["hand", "first"]], [["step", "line"]]])(
    "that lead to nothing are refused: %s",
    (path) => {
      expect(() => withChanges(old, [[path, 1]])).toThrow("where there is nothing");
    },
  );
});

describe("a view", () => {
  test("on coming in is the whole story, and nothing to watch", () => {
    const { state, moment } = receive(NOTHING_KNOWN, shown(2, { log: [happened(1), happened(2)] }));
    expect(told(state)).toEqual([1, 2]);
    expect(state.position?.version).toBe(2);
    expect(moment).toMatchObject({ isJump: true, events: [], said: [] });
  });

  test("on coming back adds what was missed", () => {
    const before = after(shown(2, { log: [happened(1), happened(2)] }));
    const { state, moment } = receive(before, shown(4, { is_whole: false, log: [happened(3), happened(4)] }));
    expect(told(state)).toEqual([1, 2, 3, 4]);
    expect(moment?.said).toEqual(["act 3", "act 4"]);
  });

  test("adds nothing twice", () => {
    const before = after(shown(2, { log: [happened(1), happened(2)] }));
    expect(told(receive(before, shown(3, { is_whole: false, log: [happened(2), happened(3)] })).state)).toEqual([
      1, 2, 3,
    ]);
    expect(told(receive(before, shown(2, { is_whole: false })).state)).toEqual([1, 2]);
  });

  test("that is whole replaces everything, even a later version", () => {
    const before = after(shown(2, { log: [happened(1), happened(2)] }), moved(3));
    expect(told(receive(before, shown(4, { log: [happened(1)] })).state)).toEqual([1]);
    expect(receive(before, shown(1)).state.position?.version).toBe(1);
  });

  test("that is older than what is shown is ignored", () => {
    const before = after(shown(5));
    const { state, moment } = receive(before, shown(4, { is_whole: false }));
    expect(state).toBe(before);
    expect(moment).toBeUndefined();
  });

  test("through other eyes never mixes with what was told before", () => {
    const before = after(shown(2, { log: [happened(1), happened(2)] }));
    const { state } = receive(before, shown(2, { seat: 1, is_whole: false, log: [happened(2)] }));
    expect(told(state)).toEqual([2]);
    expect(state.position?.seat).toBe(1);
  });
});

describe("a move", () => {
  test("changes the view and tells what happened", () => {
    const before = after(shown(2));
    const { state, moment } = receive(before, moved(3));
    expect(state.position?.view).toMatchObject({ hand: ["7"], players: [{ hand_size: 5 }, { hand_size: 13 }] });
    expect(state.position?.words.prompt).toBe("at 3");
    expect(told(state)).toEqual([3]);
    expect(moment).toMatchObject({ isJump: false, said: ["act 3"], before: before.position, after: state.position });
  });

  test("that came twice counts once", () => {
    const before = after(shown(2), moved(3));
    expect(receive(before, moved(3))).toEqual({ state: before });
    expect(receive(before, moved(2))).toEqual({ state: before });
  });

  test("after a gap is not taken; the table has to be entered again", () => {
    const before = after(shown(2));
    expect(receive(before, moved(4))).toEqual({ state: before, isGap: true });
  });

  test("before any view, or for other eyes, is not for us", () => {
    expect(receive(NOTHING_KNOWN, moved(1))).toEqual({ state: NOTHING_KNOWN });
    const before = after(shown(2));
    expect(receive(before, moved(3, { seat: 1 }))).toEqual({ state: before });
    expect(receive(before, moved(3, { seat: null }))).toEqual({ state: before });
  });

  test("without clocks leaves them as they were", () => {
    const clocks = [{ seat: 0, left: 5, until: null }];
    const before = after(shown(2, { clocks }));
    expect(receive(before, moved(3)).state.clocks).toBe(clocks);
    expect(receive(before, moved(3, { clocks: [] })).state.clocks).toEqual([]);
  });
});

describe("the room", () => {
  const info = { id: "oak", seats: [{ person: "ada" }, { person: "ben" }, { person: "ada" }] } as TableInfo;
  const line = (text: string) => ({ at: 1, person: "ada", name: "Ada", text });

  test("brings the chat on entering; later lines follow", () => {
    let state = receive(NOTHING_KNOWN, { type: "room", table: "oak", info, chat: [line("Hm")] }).state;
    state = receive(state, { type: "said", table: "oak", line: line("Aha") }).state;
    state = receive(state, { type: "room", table: "oak", info }).state;
    expect(state.chat.map(({ text }) => text)).toEqual(["Hm", "Aha"]);
    state = receive(state, { type: "room", table: "oak", info, chat: [line("Hm")] }).state;
    expect(state.chat).toHaveLength(1);
  });

  test("a table that is not there says why", () => {
    const problem = { type: "problem", table: "oak", code: "no-table", text: "" } as const;
    const state = receive(NOTHING_KNOWN, problem).state;
    expect(state.trouble).toBe(problem);
    expect(receive(state, { type: "room", table: "oak", info }).state.trouble).toBeNull();
  });

  test("a problem with one thing at the table is not one of the table", () => {
    const state = receive(NOTHING_KNOWN, { type: "room", table: "oak", info }).state;
    expect(receive(state, { type: "problem", table: "oak", code: "not-your-turn", text: "" }).state).toBe(state);
  });

  test("knows the seats of somebody who has several", () => {
    expect(seatsOf(info, "ada")).toEqual([0, 2]);
    expect(seatsOf(info, "cem")).toEqual([]);
    expect(seatsOf(info, null)).toEqual([]);
  });
});

describe("one device for several seats", () => {
  const asked = (seat: number | null, ...seats: number[]) => {
    const pending = seats.map((each) => ({ seat: each, decision: "play" }));
    const position = after(shown(1, { seat, view: view([], { pending }) })).position;
    if (position === null) throw new Error("nothing was shown");
    return position;
  };

  test("goes to whoever has to decide", () => {
    expect(nextToHold(asked(0, 2), [0, 2])).toBe(2);
    expect(nextToHold(asked(null, 1, 2), [0, 2])).toBe(2);
  });

  test("stays where it is while its holder has to decide, or nobody has", () => {
    expect(nextToHold(asked(2, 0, 2), [0, 2])).toBe(2);
    expect(nextToHold(asked(0, 1), [0, 2])).toBeNull();
  });
});
