import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Tabletop } from "../../table/contract.ts";
import { planOf } from "./art/plan.ts";
import Pieces from "./Pieces.svelte";
import { COLOURS, type Action, type View } from "./types.ts";

let pieces: ReturnType<typeof mount>;

afterEach(() => unmount(pieces));

test("a castle shows the shoes that can be in it as soon as something is known of it", async () => {
  const sheet = [[...COLOURS], ["red", "blue", "white"], ["yellow"], ["red", "white"]];
  const view = {
    options: { board: [] },
    pending: [],
    players: [],
    sheet,
    seen: [null, null, "yellow", null],
    bridges: [],
    dragons: [],
    rainbows: [],
    outcome: null,
  };
  const top = { view, seat: 0, people: [], offers: [], say: (id: string) => id, place: () => () => undefined };
  pieces = mount(Pieces, {
    target: document.body,
    props: {
      top: top as unknown as Tabletop<View, Action>,
      plan: planOf([]),
      lit: new Set<never>(),
      hinted: new Set<never>(),
      ontap: () => undefined,
    },
  });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".pips")).not.toBeNull());
  const shown = [...document.querySelectorAll(".pips")].map((castle) => castle.querySelectorAll(".pip").length);
  expect(shown).toEqual([3, 1, 2]);
});
