import { expect, test, vi } from "vitest";
import { Actions, actionsOf } from "./actions.ts";

const actions = new Actions({
  actions: [
    { code: 25, notation: "play 7 7", action: { do: "play", kind: "7", times: 2 } },
    { code: 48, notation: "take", action: { do: "take" } },
    { code: 124, notation: "give 1", action: { do: "give", seat: 0 } },
  ],
});

test("a code has a meaning", () => {
  expect(actions.meaning(25)).toEqual({ do: "play", kind: "7", times: 2 });
  expect(() => actions.meaning(26)).toThrow("no action 26");
});

test("a meaning has a code, however it is written down", () => {
  expect(actions.code({ times: 2, do: "play", kind: "7" })).toBe(25);
  expect(actions.code({ do: "take" })).toBe(48);
});

test("what is not quite the same is another action", () => {
  expect(actions.code({ do: "play", kind: 7, times: 2 })).toBeUndefined();
  expect(actions.code({ do: "give", seat: false })).toBeUndefined();
  expect(actions.code({ do: "take", seat: 0 })).toBeUndefined();
});

test("they are asked for once for each version of the rules, today's if none is said", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const games = [{ id: "drachensachen", version: 9 }];
    return Promise.resolve(Response.json(path.includes("/actions/") ? { actions: [] } : games));
  });
  for (const rules of [undefined, 1, undefined, 1]) await actionsOf("drachensachen", rules);
  vi.unstubAllGlobals();
  expect(asked.filter((path) => path.includes("/actions/"))).toEqual([
    "/api/games/drachensachen/actions/9",
    "/api/games/drachensachen/actions/1",
  ]);
});
