import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../lib/texts.svelte.ts";
import { levelsIn } from "../lib/levels.svelte.ts";
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
      levels: levelsIn({
        level_titles: { "level-1": "Hatchling", "level-2": "Young dragon" },
        level_names: { "level-1": "grabs", "level-2": "thinks" },
      }),
      names: { greedy: "takes what looks best" },
      usual: "level-2",
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

/** What can be chosen for a seat. */
const choices = (seat: number): (string | null)[] =>
  [...(document.querySelectorAll("select")[seat]?.options ?? [])].map(({ textContent }) => textContent);

const chosen = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].map(({ value }) => value);

test("bots are chosen by their titles, all of them or one by one", () => {
  show("me", "bot:level-2", "bot:level-2");
  expect(choices(1).slice(1, 3)).toEqual(["Bot: Hatchling", "Bot: Young dragon"]);
  expect(chosen()).toEqual(["level-2"]);
  expect(document.body.textContent).not.toContain("do not all play equally well");
});

test("of bots that play differently each says how", () => {
  show("bot:level-1", "bot:level-2");
  expect(chosen()).toEqual([]);
  expect([...document.querySelectorAll("p.below")].map(({ textContent }) => textContent)).toEqual(["grabs", "thinks"]);
  expect(document.body.textContent).toContain("do not all play equally well");
});

test("a bot that is not offered can stay where it is", () => {
  show("bot:greedy", "me");
  expect(choices(0)).toContain("Bot: takes what looks best");
  expect(choices(1)).not.toContain("Bot: takes what looks best");
});

test("where there are no bots they have no levels", () => {
  show("me", "open");
  expect(document.querySelector("input[type=radio]")).toBeNull();
});

test("as long as no seat is mine, each of them could be me", () => {
  show("bot:greedy", "open");
  expect(mine()).toEqual([true, true]);
});
