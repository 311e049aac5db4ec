import { expect, test } from "vitest";
import type { SeatInfo } from "../lib/protocol.ts";
import { exchanged, type Setup } from "./exchanges.ts";

const seat = { person: null, name: null, is_here: true, is_bot_playing: false };
const bot = (level: string): SeatInfo => ({ ...seat, kind: "bot", level });
const ada: SeatInfo = { ...seat, kind: "person", person: "ada", name: "Ada", level: null };

function table(...seats: SeatInfo[]): Setup {
  return { seats, options: { target: 21 }, clock: { kind: "none", seconds: 0, increment: 0, days: 0 } };
}

const before = table(ada, bot("level-2"), bot("level-2"));

test("a bot of another level is another bot", () => {
  expect(exchanged(before, table(ada, bot("level-2"), bot("level-4")))).toEqual([2]);
  expect(exchanged(before, table({ ...ada, is_here: false }, bot("level-1"), bot("level-4")))).toEqual([1, 2]);
  expect(exchanged(before, table(ada, bot("level-2"), bot("level-2")))).toEqual([]);
});

test("a table that is set up anew is told of otherwise", () => {
  expect(exchanged(before, table(bot("level-1"), ada, bot("level-2")))).toEqual([]);
  expect(exchanged(before, table(ada, bot("level-4")))).toEqual([]);
  expect(exchanged(before, { ...table(ada, bot("level-4"), bot("level-2")), options: { target: 7 } })).toEqual([]);
});
