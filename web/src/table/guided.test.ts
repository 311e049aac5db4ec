import { expect, test } from "vitest";
import type { Guided } from "../lib/protocol.ts";
import { isFree, newsOf, promptOf } from "./guided.ts";

const here: Guided = {
  station: 1,
  stations: 8,
  title: "Gold",
  idea: "It shines.",
  todo: "Take it.",
  asked: [3],
  via: [],
};
const free: Guided = { ...here, station: 8, idea: "You are free.", todo: "Do it well.", asked: [] };

test("the sentence says what to do, until somebody is free", () => {
  expect(promptOf({ prompt: "Your turn.", labels: [], guide: here })).toBe("Take it.");
  expect(promptOf({ prompt: "Your turn.", labels: [], guide: free })).toBe("Your turn.");
  expect(promptOf({ prompt: "Your turn.", labels: [] })).toBe("Your turn.");
  expect([isFree(here), isFree(free)]).toEqual([false, true]);
});

test("whoever listens hears an idea once", () => {
  expect(newsOf(undefined, here)).toEqual(["Gold.", "It shines."]);
  expect(newsOf(here, { ...here, todo: "Wait." })).toEqual([]);
  expect(newsOf(here, free)).toEqual(["Gold.", "You are free.", "Do it well."]);
  expect(newsOf(here, undefined)).toEqual([]);
});
