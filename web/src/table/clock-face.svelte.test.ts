import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatClock } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import ClockFace from "./ClockFace.svelte";

const NOW = 1_000_000;
let face: ReturnType<typeof mount>;

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers({ now: NOW });
});

afterEach(async () => {
  await unmount(face);
  vi.useRealTimers();
});

function show(clock: Partial<SeatClock>): void {
  face = mount(ClockFace, {
    target: document.body,
    props: { clock: { until: null, left: null, ...clock } as SeatClock, now: () => Date.now() },
  });
  flushSync();
}

const timer = (): string | undefined => document.querySelector("[role=timer]")?.textContent;
const isHurrying = (): boolean => document.querySelector(".hurry") !== null;

test("a clock that runs is marked for its last ten seconds", () => {
  show({ until: NOW + 12_000 });
  expect([timer(), isHurrying()]).toEqual(["0:12", false]);
  vi.advanceTimersByTime(1_750);
  flushSync();
  expect(isHurrying()).toBe(false);
  vi.advanceTimersByTime(500);
  flushSync();
  expect([timer(), isHurrying()]).toEqual(["0:10", true]);
});

test("a clock that stands still is not in a hurry, however little is left", () => {
  show({ left: 3_000 });
  expect([timer(), isHurrying()]).toEqual(["0:03", false]);
});

test("days are told as days, and without a clock nothing is told", async () => {
  show({ left: 3 * 86_400_000 });
  expect(timer()).toBe("3 days");
  await unmount(face);
  show({});
  expect(timer()).toBeUndefined();
});
