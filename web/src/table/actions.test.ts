import { expect, test } from "vitest";
import { Actions } from "./actions.ts";

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
