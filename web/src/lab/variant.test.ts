import { expect, test } from "vitest";
import type { LabPart } from "../lib/protocol.ts";
import { changedIn, optionsOf, variantText, wrongIn } from "./variant.ts";

const value = (name: string, printed: number) => ({ name, value: printed, source: "printed", low: 0, high: 12 });
const PARTS: LabPart[] = [
  { name: "deal", title: "", values: [value("deal.hidden", 3), value("deal.hand", 5)] },
  { name: "curses.plague_6", title: "Plague", values: [value("curses.plague_6.hand", 6)] },
];

test("only what differs stands in the file, under the name of its part", () => {
  const values = { "deal.hand": 4, "deal.hidden": 3, "curses.plague_6.hand": 5 };
  expect(variantText("drachensachen", 'Small "hands" \\', PARTS, values)).toBe(
    'game = "drachensachen"\nname = "Small \\"hands\\" \\\\"\n\n[deal]\nhand = 4\n\n[curses.plague_6]\nhand = 5\n',
  );
});

test("a game in which nothing differs is no variant", () => {
  expect(variantText("drachensachen", "x", PARTS, { "deal.hand": 5 })).toBeNull();
  expect(changedIn(PARTS, { "deal.hand": 5, "deal.hidden": 2 })).toEqual({ "deal.hidden": 2 });
});

test("numbers that are none or out of bounds are named", () => {
  expect(wrongIn(PARTS, { "deal.hand": 13, "deal.hidden": NaN, "curses.plague_6.hand": 0 })).toEqual([
    "deal.hidden",
    "deal.hand",
  ]);
});

test("the options of a run are those of a table", () => {
  expect(optionsOf(["single_game=on", "skills=a,b"])).toEqual({ single_game: "on", skills: "a,b" });
  expect(optionsOf([])).toEqual({});
});
