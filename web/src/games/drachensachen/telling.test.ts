import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { KINDS } from "./types.ts";
import type { Say } from "../../table/contract.ts";
import { cardAbout } from "./telling.ts";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");

test("a card says its name and what it does", () => {
  expect(cardAbout(say, "3", [])).toBe("web-kind 3\nweb-kind-about 3");
});

test("a note comes first", () => {
  expect(cardAbout(say, "3", [], "not now")).toBe("web-kind 3\nnot now web-kind-about 3");
});

test("skills in force are told with the cards they are about, and with no others", () => {
  expect(cardAbout(say, "7", ["seven", "nine"])).toMatch(
    /web-kind-about 7 web-skill-too skill-seven skill-seven.about$/,
  );
  expect(cardAbout(say, "N", ["dragons", "null"])).toMatch(/skill-null.*skill-dragons/);
  expect(cardAbout(say, "4", ["seven", "nine"])).not.toContain("skill");
});

test.each(["de", "en"])("in %s every kind of card has its own words", (language) => {
  const file = join(import.meta.dirname, "../../../../src/drachenhort/games/drachensachen", `texts.${language}.ftl`);
  const texts = new FluentBundle(language, { useIsolating: false });
  texts.addResource(new FluentResource(readFileSync(file, "utf8")));
  const spoken: Say = (id, values = {}) => {
    const pattern = texts.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`there is no text "${id}"`);
    return texts.formatPattern(pattern, values);
  };
  const told = KINDS.map((kind) => cardAbout(spoken, kind, []).split("\n"));
  expect(new Set(told.map(([name]) => name)).size).toBe(KINDS.length);
  expect(new Set(told.map(([, what]) => what)).size).toBe(KINDS.length);
  expect(told[2]?.[0]).toMatch(/^3, /);
});
