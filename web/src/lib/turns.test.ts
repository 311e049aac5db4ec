import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTurn } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is to be done is done in its order, each in a task of its own", () => {
  const done: string[] = [];
  inTurn(() => done.push("bar"));
  inTurn(() => done.push("board"));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(["bar"]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(["bar", "board"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("what was taken back is not done, and holds nobody up", () => {
  const done: string[] = [];
  const takeBack = inTurn(() => done.push("bar"));
  inTurn(() => done.push("board"));
  takeBack();
  vi.runAllTimers();
  inTurn(() => done.push("hand"));
  vi.runAllTimers();
  expect(done).toEqual(["board", "hand"]);
});

test("whoever comes while others wait is last", () => {
  const done: string[] = [];
  inTurn(() => {
    done.push("plaque");
    inTurn(() => done.push("counts"));
  });
  inTurn(() => done.push("board"));
  vi.runAllTimers();
  expect(done).toEqual(["plaque", "board", "counts"]);
});
