import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Growing } from "./growing.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a list comes in pieces until all of it is there, and goes on when it gets longer", () => {
  let total = $state(5);
  let list: Growing | undefined;
  const end = $effect.root(() => {
    list = new Growing(() => total, 2);
  });
  const counts: (number | undefined)[] = [];
  for (let turn = 0; turn < 5; turn++) {
    flushSync();
    counts.push(list?.count);
    vi.advanceTimersToNextTimer();
  }
  expect(counts).toEqual([0, 2, 4, 6, 6]);
  total = 7;
  flushSync();
  vi.advanceTimersToNextTimer();
  expect(list?.count).toBe(8);
  end();
});
