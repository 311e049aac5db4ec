import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "./texts.svelte.ts";

const KEY = "drachenhort.levels";

const TITLES = { "level-1": "Hatchling", "level-2": "Young dragon", "level-3": "Guardian" };
const ANSWER = [
  {
    id: "drachenfels",
    level_titles: TITLES,
    level_names: { random: "plays at random", "level-1": "grabs", "level-2": "thinks", "level-3": "watches" },
    usual_level: "level-2",
  },
];

let asked: string[] = [];
let isThere = true;

/** A page of its own: what was asked and kept before is asked and read anew. */
async function page() {
  vi.resetModules();
  const texts = await import("./texts.svelte.ts");
  await texts.speak("en");
  return { ...(await import("./levels.svelte.ts")), speak: texts.speak };
}

beforeEach(async () => {
  await speak("en");
  localStorage.removeItem(KEY);
  asked = [];
  isThere = true;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return isThere ? Promise.resolve(Response.json(ANSWER)) : Promise.reject(new Error("no network"));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function answered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

test("levels are asked for once in every language, and are those that have a title", async () => {
  const { askLevels, levelsOf, speak } = await page();
  expect(levelsOf("drachenfels")).toEqual([]);
  askLevels();
  askLevels();
  await answered();
  expect(asked).toEqual(["/api/games?lang=en"]);
  expect(levelsOf("drachenfels").map(({ id, rank, of, title }) => [id, rank, of, title])).toEqual([
    ["level-1", 1, 3, "Hatchling"],
    ["level-2", 2, 3, "Young dragon"],
    ["level-3", 3, 3, "Guardian"],
  ]);
  expect(levelsOf("drachenfels")[2]?.about).toBe("watches");
  expect(levelsOf("drachenfaust")).toEqual([]);
  await speak("de");
  expect(levelsOf("drachenfels")).toEqual([]);
  askLevels();
  expect(asked).toEqual(["/api/games?lang=en", "/api/games?lang=de"]);
});

test("without an answer they are asked for again later", async () => {
  const { askLevels, levelsOf } = await page();
  isThere = false;
  askLevels();
  await answered();
  isThere = true;
  askLevels();
  await answered();
  expect(levelsOf("drachenfels")).toHaveLength(3);
});

test("a bot has its level, and people have none", async () => {
  const { askLevels, levelOf } = await page();
  askLevels();
  await answered();
  expect(levelOf("drachenfels", { kind: "bot", level: "level-3" })?.title).toBe("Guardian");
  expect(levelOf("drachenfels", { kind: "bot", level: "random" })).toBeUndefined();
  expect(levelOf("drachenfels", { kind: "person", level: null })).toBeUndefined();
});

test("bots are as they were liked last, of the usual level before that, and after a visit as well", async () => {
  const first = await page();
  expect(first.rivals("drachenfels", 2)).toEqual([undefined, undefined]);
  first.askLevels();
  await answered();
  expect(first.rivals("drachenfels", 2)).toEqual(["level-2", "level-2"]);
  first.likeLevels("drachenfels", ["level-3", "level-3"]);
  expect(first.rivals("drachenfels", 3)).toEqual(["level-3", "level-3", "level-3"]);
  expect(first.rivals("drachenfaust", 1)).toEqual([undefined]);
  first.likeLevels("drachenfels", ["level-3", "level-1"]);
  expect((await page()).rivals("drachenfels", 3)).toEqual(["level-3", "level-1", "level-1"]);
});

test.each(["{", "7", '{"drachenfels": 3}', '{"drachenfels": []}', '{"drachenfels": ["level-9"]}'])(
  "what cannot be meant is not liked: %s",
  async (kept) => {
    localStorage.setItem(KEY, kept);
    const { askLevels, rivals } = await page();
    askLevels();
    await answered();
    expect(rivals("drachenfels", 1)).toEqual(["level-2"]);
  },
);
