import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../lib/protocol.ts";
import type { LiveTable } from "./live.svelte.ts";
import type { OpenRoom } from "./contract.ts";
import { Actions } from "./actions.ts";
import { LiveTop } from "./top.svelte.ts";

const actions = new Actions({
  actions: [1, 2, 3].map((code) => ({ code, action: { do: "play", card: code }, notation: `play ${code}` })),
});
const info = { seats: [] } as unknown as TableInfo;
const position = (legal: number[]) => ({
  seat: 0,
  view: { legal },
  words: { labels: legal.map((code) => `card ${code}`) },
});
const act = vi.fn();
const why = vi.fn();

function top(shown: unknown, known: unknown): LiveTop {
  const table = {
    stage: { shown, isPlaying: false },
    state: { position: known },
    sending: null,
    lit: 3,
    act,
    why,
  };
  return new LiveTop(table as unknown as LiveTable, () => info, actions, { texts: {} } as OpenRoom);
}

beforeEach(() => vi.clearAllMocks());

describe("what is offered", () => {
  test("is what is allowed, with its words", () => {
    const now = position([1, 3]);
    expect(top(now, now).offers).toEqual([
      { code: 1, action: { do: "play", card: 1 }, label: "card 1" },
      { code: 3, action: { do: "play", card: 3 }, label: "card 3" },
    ]);
  });

  test("is nothing while what is shown asks for something else than what is known", () => {
    expect(top(position([1, 2]), position([1, 3])).offers).toEqual([]);
    expect(top(position([1, 3]), position([1, 3])).offers).toHaveLength(2);
    expect(top(null, position([1])).offers).toEqual([]);
  });
});

test("what lies marked is one of the offers", () => {
  const now = position([1, 3]);
  expect(top(now, now).hinted?.label).toBe("card 3");
  expect(top(position([1]), position([1])).hinted).toBeNull();
});

describe("a tap", () => {
  const now = position([1, 3]);

  test("does what is allowed, with all parts of the choice", () => {
    top(now, now).attempt({ do: "play", card: 3 }, { do: "play", card: 2 });
    expect(act).toHaveBeenCalledWith(3, [2]);
  });

  test("asks why something is not allowed", () => {
    top(now, now).attempt({ do: "play", card: 2 });
    expect(why).toHaveBeenCalledWith(2);
    expect(act).not.toHaveBeenCalled();
  });

  test("does nothing if the game has no such part", () => {
    top(now, now).attempt({ do: "play", card: 3 }, { do: "fly" });
    expect(act).not.toHaveBeenCalled();
  });
});
