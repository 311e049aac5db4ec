import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Polled } from "./polled.svelte.ts";

describe("what is asked for again and again", () => {
  let answers: (() => Promise<number>)[];
  let asked: number;
  let stop: () => void;
  const polled = () =>
    new Polled(() => {
      asked++;
      return (answers.shift() ?? (() => Promise.resolve(asked)))();
    }, 1000);

  beforeEach(() => {
    vi.useFakeTimers();
    answers = [];
    asked = 0;
    stop = () => undefined;
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test("is asked at once, then every so often, until it is stopped", async () => {
    const list = polled();
    expect(list.value).toBeNull();
    stop = list.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(list.value).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(list.value).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(3);
  });

  test("is asked when somebody comes back to the page, and not while nobody looks", async () => {
    const list = polled();
    stop = list.watch();
    await vi.advanceTimersByTimeAsync(0);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toBe(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
    hidden.mockRestore();
  });

  test("keeps what it knew while there is no answer, and says so", async () => {
    answers = [() => Promise.resolve(7), () => Promise.reject(new Error("no"))];
    const list = polled();
    await list.refresh();
    await list.refresh();
    expect([list.value, list.isLost]).toEqual([7, true]);
    await list.refresh();
    expect([list.value, list.isLost]).toEqual([3, false]);
  });

  test("is asked only once at a time", async () => {
    const list = polled();
    await Promise.all([list.refresh(), list.refresh()]);
    expect(asked).toBe(1);
  });
});
