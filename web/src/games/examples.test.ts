import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../lib/games.ts";
import { LANGUAGES, loadCatalogue, speak } from "../lib/texts.svelte.ts";
import { examplesOf } from "./examples.ts";

const RULES = join(import.meta.dirname, "../../../src/drachenhort/games");

/** Every number that a rule or a section has. */
function numbers(game: string): string[] {
  const text = readFileSync(join(RULES, game, "rules.de.md"), "utf8");
  return [...text.matchAll(/^(?:- |## )(\d+(?:\.\d+)?)\s/gm)].map(([, number]) => number ?? "");
}

test.each(GAMES)("%s: every drawing stands beside a rule and says in words what it shows", async (game) => {
  const examples = Object.entries(await examplesOf(game));
  expect(examples.length).toBeGreaterThan(5);
  const known = numbers(game);
  expect(known.length).toBeGreaterThan(10);
  expect(examples.map(([clause]) => clause).filter((clause) => !known.includes(clause))).toEqual([]);
  for (const language of LANGUAGES) {
    await speak(language);
    const texts = await loadCatalogue("table", game);
    for (const [, { parts, caption }] of examples) {
      expect(texts.say(caption), caption).not.toBe(caption);
      const art = parts().flatMap((part) => (part === "to" ? [] : part.art));
      expect(art.length, caption).toBeGreaterThan(0);
      for (const picture of art) expect(picture).toMatch(/^<svg [^]*aria-hidden="true"[^]*<\/svg>$/);
    }
  }
});

test("Drachensachen has drawings for every section that is played by", async () => {
  const sections = new Set(Object.keys(await examplesOf("drachensachen")).map((clause) => clause.split(".")[0]));
  expect([...sections].sort()).toEqual(["1", "2", "3", "4", "5", "7", "8", "9"]);
});
