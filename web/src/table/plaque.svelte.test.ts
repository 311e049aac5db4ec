import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SeatInfo } from "../lib/protocol.ts";
import { speak } from "../lib/texts.svelte.ts";
import type { OpenRoom, Tabletop } from "./contract.ts";
import Plaque from "./Plaque.svelte";

let plaque: ReturnType<typeof mount>;

beforeEach(() => speak("en"));
afterEach(() => unmount(plaque));

function show(chair: Partial<SeatInfo>, asked: number[] = []): void {
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
      now: () => 0,
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
  show({}, asked);
  expect(document.querySelector(".lamp")?.classList.contains("lit")).toBe(isLit);
  expect(document.querySelector(".plaque")?.classList.contains("asked")).toBe(isLit);
});
