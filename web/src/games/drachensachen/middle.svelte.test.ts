import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Offer, Tabletop } from "../../table/contract.ts";
import { sizesFor } from "./layout.ts";
import Middle from "./Middle.svelte";
import type { Action, Kind, View } from "./types.ts";

let middle: ReturnType<typeof mount>;

afterEach(() => unmount(middle));

function show(pile: Kind[], offers: readonly Action[] = [], attempt: (action: Action) => void = () => undefined): void {
  const options = { single_game: true, target: 21 };
  const view = { pile, removed: [], skills: [], players: [], draw_pile: 9, owed_draw: 0, step: null, options };
  const offer = (wanted: Action): Offer<Action> | undefined =>
    offers.filter((action) => action.do === wanted.do).map((action) => ({ code: 1, action, label: "Draw 4 cards" }))[0];
  const top = { view, seat: 0, say: (id: string) => id, place: () => () => undefined, offer, attempt };
  middle = mount(Middle, {
    target: document.body,
    props: {
      top: top as unknown as Tabletop<View, Action>,
      sizes: sizesFor(["1"], 3, { width: 800, height: 600 }, 1),
      isReady: false,
      onplay: () => undefined,
    },
  });
  flushSync();
}

const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent;

test.each<[Kind[], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [["7"], undefined, undefined],
  [["7", "3"], "2", undefined],
  [["3", "7", "7"], "3", "×2"],
  [["7", "3", "7", "7", "7"], "5", "×3"],
])("%j are counted, and equal ones on top", (pile, count, run) => {
  show(pile);
  expect([text(".tally"), text(".run")]).toEqual([count, run]);
});

test("whoever has to draw can tap the draw pile, and nobody else", () => {
  const done: Action[] = [];
  show(["4"], [{ do: "draw" }], (action) => done.push(action));
  const pile = document.querySelector<HTMLButtonElement>("button.side[data-can]");
  expect(pile?.textContent).toContain("Draw 4 cards");
  pile?.click();
  expect(done).toEqual([{ do: "draw" }]);
  unmount(middle);
  show(["4"], [{ do: "take" }]);
  expect(document.querySelector("button.side")).toBeNull();
});
