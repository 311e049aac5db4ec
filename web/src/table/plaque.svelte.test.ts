import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SeatInfo } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import type { OpenRoom, Tabletop } from "./contract.ts";
import Plaque from "./Plaque.svelte";

let plaque: ReturnType<typeof mount>;

beforeEach(() => speak("en"));
afterEach(() => unmount(plaque));

function show(chair: Partial<SeatInfo>, more: Partial<ComponentProps<typeof Plaque>> = {}, asked: number[] = []): void {
  const top = {
    view: { pending: asked.map((seat) => ({ seat, decision: "play" })), outcome: null },
    people: [{ seat: 0, name: "Ember", charge: "tower", isMe: false }],
    offers: [],
    hinted: null,
    place: () => () => undefined,
  } as unknown as Tabletop;
  const room = { facts: () => [] } as unknown as OpenRoom;
  const seated = { kind: "person", person: "e", name: "Ember", level: null, is_here: true, is_bot_playing: false };
  plaque = mount(Plaque, {
    target: document.body,
    props: {
      top,
      room,
      seat: 0,
      chair: { ...seated, ...chair } as SeatInfo,
      clock: undefined,
      act: undefined,
      level: undefined,
      now: () => 0,
      ...more,
    },
  });
  flushSync();
}

const marks = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".mark")].map(({ dataset }) => dataset["about"]?.split("\n")[0]);

test.each<[string, Partial<SeatInfo>, string[]]>([
  ["somebody who is here", {}, []],
  ["somebody who has gone", { is_here: false }, ["away right now"]],
  ["somebody a bot plays for", { is_here: false, is_bot_playing: true }, ["a bot is playing"]],
  // Bots have no line that could be lost.
  ["a bot", { kind: "bot", person: null, is_here: false }, ["bot"]],
  ["a program", { kind: "program", is_here: false }, ["bot"]],
])("%s is marked so", (_, chair, expected) => {
  show(chair);
  expect(marks()).toEqual(expected);
});

test.each<[string, number[], boolean]>([
  ["nobody", [], false],
  ["somebody else", [1], false],
  ["whoever sits here", [0], true],
  ["several at once", [2, 0, 1], true],
])("when %s has to decide, the lamp tells whether it is this person", (_, asked, isLit) => {
  show({}, {}, asked);
  expect(document.querySelector(".lamp")?.classList.contains("lit")).toBe(isLit);
  expect(document.querySelector(".plaque")?.classList.contains("asked")).toBe(isLit);
});

const level = { id: "level-2", rank: 2, of: 5, title: "Young dragon", about: "plays sensibly" };
const bot = { kind: "bot", person: null, name: null, level: "level-2" } as const;

test("a bot's mark has the number of its level, and the strip says the rest", () => {
  show(bot, { level });
  const mark = document.querySelector<HTMLElement>("span.mark");
  expect(mark?.querySelector("svg")?.textContent).toBe("2");
  expect(mark?.dataset["about"]).toBe("Young dragon\nA bot of level 2 of 5: it plays sensibly.");
  expect(mark?.querySelector(".unseen")?.textContent).toBe("bot, Young dragon, level 2 of 5");
});

test("until a bot has done something its plaque says how it plays", () => {
  show(bot, { level, act: "" });
  expect(document.querySelector(".act")?.textContent).toBe("Young dragon: plays sensibly");
});

test("what a bot has done is what its plaque says", () => {
  show(bot, { level, act: "took a card" });
  expect(document.querySelector(".act")?.textContent).toBe("took a card");
});

test("whoever may exchange a bot does so at its mark", () => {
  let count = 0;
  show(bot, { level, onlevel: () => count++ });
  document.querySelector<HTMLElement>("button.mark")?.click();
  expect(count).toBe(1);
});
