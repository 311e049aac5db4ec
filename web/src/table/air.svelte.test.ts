import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../lib/table.ts";
import { Air, type Following } from "./air.svelte.ts";
import type { AnyRoom } from "./contract.ts";
import { Places } from "./places.ts";

const ME = 0;
const room = { motion: () => [] } as unknown as AnyRoom;
const by = (seat: number): Moment =>
  ({
    before: { view: {} },
    after: { view: {}, seat: ME },
    events: [{ event: "played", seat }],
    said: [""],
  }) as unknown as Moment;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function airFor(following: Following): Air {
  return new Air(room, new Places(), () => following);
}

/** How long it takes until each of these acts has been shown, one after the other. */
async function rests(air: Air, ...seats: number[]): Promise<number[]> {
  const found: number[] = [];
  for (const seat of seats) {
    const start = performance.now();
    let end: number | null = null;
    void air.perform(by(seat), new AbortController().signal).then(() => (end = performance.now()));
    while (end === null) await vi.advanceTimersByTimeAsync(10);
    air.land();
    found.push(Math.round(end - start));
  }
  return found;
}

test("between two acts of others a newcomer has time to read, and only there", async () => {
  const [, own, first, second, back] = await rests(airFor({ isNew: true, isStepwise: false }), ME, ME, 1, 2, ME);
  expect([own, first, second, back]).toEqual([220, 220, 1600, 220]);
});

test("whoever knows the game sees one act soon after the other", async () => {
  const [, ...others] = await rests(airFor({ isNew: false, isStepwise: false }), ME, 1, 2, ME);
  expect(others).toEqual([220, 220, 220]);
});

test("whoever wants to tap sees the next act of others when they have", async () => {
  const air = airFor({ isNew: false, isStepwise: true });
  await rests(air, ME, 1);
  const shown = vi.fn();
  void air.perform(by(2), new AbortController().signal).then(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([air.isWaiting, shown.mock.calls.length]).toEqual([true, 0]);
  expect(air.goOn()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([air.isWaiting, shown.mock.calls.length]).toEqual([false, 1]);
});
