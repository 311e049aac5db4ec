import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { notices } from "./notices.svelte.ts";

test("the same words twice are two announcements, and an effect that makes one makes it once", () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      notices.announce("It is over.");
    });
  });
  flushSync();
  expect([runs, notices.spoken]).toEqual([1, "It is over."]);
  notices.announce("It is over.");
  flushSync();
  expect([runs, notices.spoken]).toEqual([1, "It is over.\u00a0"]);
  stop();
});
