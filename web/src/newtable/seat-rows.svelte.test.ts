import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../lib/texts.svelte.ts";
import SeatRows from "./SeatRows.svelte";
import { rowOf, type Sitter } from "./setup.ts";

let form: ReturnType<typeof mount>;

beforeEach(() => speak("en"));
afterEach(() => unmount(form));

function show(...sitters: Sitter[]): void {
  form = mount(SeatRows, {
    target: document.body,
    props: {
      rows: sitters.map(rowOf),
      isTable: false,
      least: 2,
      most: 4,
      levels: { random: "anyhow", greedy: "well" },
      usual: "greedy",
      problem: "",
      onchange: () => undefined,
    },
  });
  flushSync();
}

/** By seat: whether the choice `me` means myself, or somebody else at this device. */
const mine = (): boolean[] =>
  [...document.querySelectorAll("option[value=me]")].map(({ textContent }) => textContent.startsWith("Me"));

test("the first seat of mine is me, at the others somebody else plays on this device", () => {
  show("bot:greedy", "me", "me");
  expect(mine()).toEqual([false, true, false]);
});

test("as long as no seat is mine, each of them could be me", () => {
  show("bot:greedy", "open");
  expect(mine()).toEqual([true, true]);
});
