import { expect, test } from "vitest";
import { sources } from "./sources.ts";
import { GAMES, titleOf } from "../src/lib/games.ts";
import { introduction, wordsOf, wordsOfTheHall } from "./words.ts";

test("the hall says in every language what it will say", () => {
  const words = wordsOfTheHall();
  expect(words).toMatch(/<div lang="de"><h1>\S+ Drachenspiele, .*<div lang="en"><h1>\S+ dragon games, /s);
});

test.each(GAMES)("each page of %s has words in both languages", (game) => {
  for (const page of ["table", "replay", "rules", "new"]) {
    const [german = "", english = ""] = wordsOf(page, game).split('<div lang="en"');
    expect(german).toContain(`lang="de" data-game="${game}"`);
    expect(german).not.toBe(english);
    expect(english).toContain(`data-game="${game}"`);
  }
  expect(wordsOf("rules", game).replaceAll("\u00AD", "")).toContain(`<h1>${titleOf(game)}: the rules</h1>`);
});

test("nobody knows the words of a page that is not there", () => {
  expect(() => wordsOf("attic", "drachenfels")).toThrow("nobody knows what the page attic says first");
});

test("an introduction is what stands between the title and the first section, written as HTML", () => {
  const rules = "# Title\n\nOne **bold**\nline & more.\n\nTwo `a<b`.\n\n## 1 First\n\nThree.";
  expect(introduction(rules)).toBe("<p>One <strong>bold</strong> line &amp; more.</p><p>Two <code>a&lt;b</code>.</p>");
  expect(() => introduction("# Title\n\n## 1 First")).toThrow("without an introduction");
});

test("what the start pages are styled with means nothing else in a game's room", () => {
  const styles = sources(/styles\/(?:start|book)\.css$/).map(({ text }) => text);
  const own = new Set(["start-words", ...(styles.join("").match(/(?<=\.)[a-z]+(?:-[a-z]+)+/g) ?? [])]);
  expect(own).toContain("start-splash");
  for (const { path, text } of sources(/^games\/.*\.svelte$/)) {
    const used = new Set(text.match(/[a-z]+(?:-[a-z]+)*/g));
    expect(
      [...own].filter((name) => used.has(name)),
      path,
    ).toEqual([]);
  }
});
