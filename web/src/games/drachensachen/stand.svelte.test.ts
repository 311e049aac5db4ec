import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Tabletop } from "../../table/contract.ts";
import Stand from "./Stand.svelte";
import type { Action, Kind, View } from "./types.ts";

let stand: ReturnType<typeof mount>;

afterEach(() => unmount(stand));

test("each of several equal open cards is picked up by itself", () => {
  const open: Kind[] = ["7", "3", "7", "7"];
  const onopen = vi.fn<(kind: Kind, nth: number) => void>();
  const top = {
    view: { players: [{ open, hidden: 0 }], hand: [], skills: [] },
    seat: 0,
    people: [{ seat: 0, name: "Ember", isMe: true }],
    offers: [],
    hinted: null,
    say: (id: string) => id,
    place: () => () => undefined,
  };
  stand = mount(Stand, {
    target: document.body,
    props: { top: top as unknown as Tabletop<View, Action>, seat: 0, width: 60, onopen },
  });
  flushSync();
  for (const button of document.querySelectorAll<HTMLElement>(".open button")) button.click();
  expect(onopen.mock.calls).toEqual([
    ["7", 0],
    ["3", 0],
    ["7", 1],
    ["7", 2],
  ]);
});
