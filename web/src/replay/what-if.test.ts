import { expect, test, vi } from "vitest";
import { Trouble } from "../lib/api.ts";
import type { WhatCame } from "../lib/protocol.ts";
import { partsOf, percent, wonder } from "./what-if.ts";

const came = (won: number, shared: number, lost: number, nobody: number): WhatCame => ({
  games: won + shared + lost + nobody,
  of: 200,
  won,
  shared,
  lost,
  nobody,
  endless: 0,
  share: 0,
  low: 0,
  high: 1,
});
const ASKED = { table: "oak", move: 3, seat: 0 };

function answers(...pieces: string[]): void {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

async function all(): Promise<number[]> {
  const seen: number[] = [];
  for await (const { games } of wonder(ASKED, new AbortController().signal)) seen.push(games);
  return seen;
}

test("the bar has a part for each way that games ended, side by side and whole", () => {
  const parts = partsOf(came(6, 0, 3, 1));
  expect(parts.map(({ end }) => end)).toEqual(["won", "lost", "nobody"]);
  expect(parts.map(({ from }) => percent(from))).toEqual([0, 60, 90]);
  expect(parts.at(-1)?.to).toBeCloseTo(1);
  expect(partsOf(came(0, 0, 0, 0))).toEqual([]);
});

test("lines are read however the net has cut them", async () => {
  const lines = [came(1, 0, 0, 0), came(2, 0, 1, 0)].map((each) => `${JSON.stringify(each)}\n`).join("");
  answers(lines.slice(0, 9), lines.slice(9, 130), lines.slice(130));
  expect(await all()).toEqual([1, 3]);
});

test("what breaks off in the middle says why", async () => {
  answers(`${JSON.stringify(came(1, 0, 0, 0))}\n{"code":"too-fast","text":"later"}\n`);
  await expect(all()).rejects.toThrow(Trouble);
});

test("what is refused says why", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"over","text":"it is over"}', { status: 409 })));
  await expect(all()).rejects.toMatchObject({ code: "over" });
});
