import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/protocol.ts";
import { exchanged } from "./exchanges.ts";

const seat = { person: null, name: null, is_here: true, is_bot_playing: false };
const bot = (level: string): SeatInfo => ({ ...seat, kind: "bot", level });
const ada: SeatInfo = { ...seat, kind: "person", person: "ada", name: "Ada", level: null };

const before = { changes: 0, seats: [ada, bot("level-2"), bot("level-2")] };

test("a bot of another level is another bot", () => {
  expect(exchanged(before, { changes: 0, seats: [ada, bot("level-2"), bot("level-4")] })).toEqual([2]);
  expect(exchanged(before, { changes: 0, seats: [ada, bot("level-2"), bot("level-2")] })).toEqual([]);
});

test("a bot where somebody sat, or nobody, is not exchanged for another", () => {
  expect(exchanged(before, { changes: 0, seats: [bot("level-1"), ada, bot("level-2")] })).toEqual([]);
});

test("a table that is set up anew is told of otherwise", () => {
  expect(exchanged(before, { changes: 1, seats: [ada, bot("level-1"), bot("level-4")] })).toEqual([]);
});
