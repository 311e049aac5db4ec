import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Tabletop } from "../../table/contract.ts";
import SupplyPanel from "./SupplyPanel.svelte";
import type { Action, View } from "./types.ts";

let panel: ReturnType<typeof mount>;

afterEach(() => unmount(panel));

test.each<[number[], string[]]>([
  [[12, 8, 6], ["web-crests 12, 8, 6"]],
  [[6], ["web-crests 6"]],
  [[], []],
])("crests %j have one line together, or none", (crests, lines) => {
  const view = { crests, pieces: [1, 2], chests: [], options: {}, players: [], backlights: 9, crystals: 8, eggs: 7 };
  const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(" ");
  panel = mount(SupplyPanel, {
    target: document.body,
    props: { top: { view, say } as unknown as Tabletop<View, Action>, open: true },
  });
  flushSync();
  expect(document.body.textContent.match(/web-crests [\d, ]*\d/g) ?? []).toEqual(lines);
});
