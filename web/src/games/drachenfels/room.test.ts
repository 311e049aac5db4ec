import { expect, test } from "vitest";
import { CHARGES, tinctureOf } from "../../art/charges.ts";
import { CHARGE_OF, JEWEL_OF } from "./art/people.ts";
import type { View as AnyView } from "../../lib/protocol.ts";
import room from "./room.ts";
import { COLOURS } from "./types.ts";

test("a knight's arms have his colour", () => {
  for (const colour of COLOURS) {
    expect(tinctureOf(CHARGE_OF[colour])).toBe(JEWEL_OF[colour]);
    expect(CHARGES).toContain(CHARGE_OF[colour]);
  }
});

test("somebody bears the arms of the knight, and none before one is chosen", () => {
  const view = { players: [{ colour: "white" }, { colour: null }] } as unknown as AnyView;
  expect(room.charge?.(view, 0)).toBe("wave");
  expect(room.charge?.(view, 1)).toBeNull();
});

test("stopping, leaving a rainbow and giving up one's hand are quiet; moving on is not", () => {
  const view = {} as unknown as AnyView;
  for (const act of ["stop", "leave", "refresh"]) expect(room.isQuiet?.({ do: act }, view)).toBe(true);
  for (const act of ["play", "move", "use", "draw", "set"]) expect(room.isQuiet?.({ do: act }, view)).toBe(false);
});

test("a duel stays on the plaque before the cards that are drawn for it", () => {
  expect(["duel", "sent-home", "robbed"].map((event) => room.isWeighty?.({ event }))).toEqual([true, false, false]);
});
