import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentSerializer, parse, type Entry } from "@fluent/syntax";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PACKAGE } from "../../scripts/found.ts";
import { sources } from "../../scripts/sources.ts";
import { coverOf, GAMES } from "./games.ts";
import {
  Catalogue,
  language,
  languageName,
  LANGUAGES,
  loadCatalogue,
  say,
  speak,
  type Language,
} from "./texts.svelte.ts";

const FILES = ["table", "web", ...GAMES.flatMap((game) => [`${game}/texts`, `${game}/cover`])];

/** Where it lies: `table` and `web` with their language, the files of a game with the game. */
function pathOf(language: Language, file: string): string {
  return join(
    PACKAGE,
    ...(file.includes("/") ? ["games", `${file}.${language}.ftl`] : ["texts", language, `${file}.ftl`]),
  );
}

function entries(language: Language, file: string): Entry[] {
  const { body } = parse(readFileSync(pathOf(language, file), "utf8"), {});
  for (const entry of body) if (entry.type === "Junk") throw new Error(`${language}, ${file}: ${entry.content}`);
  return body as Entry[];
}

/** All ids of a file, attributes as `id.attribute`. */
function ids(language: Language, file: string): string[] {
  return entries(language, file).flatMap((entry) =>
    entry.type === "Message" ? [entry.id.name, ...entry.attributes.map(({ id }) => `${entry.id.name}.${id.name}`)] : [],
  );
}

/** All code of some of the files. */
function written(isWanted: (path: string) => boolean): string {
  return sources(/\.(ts|svelte)$/)
    .filter(({ path }) => isWanted(path))
    .map(({ text }) => text)
    .join("\n");
}

describe("the catalogues", () => {
  test.each(FILES)("%s has the same ids in all languages", (file) => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(["de", "en"]));
    expect(ids("en", file).length).toBeGreaterThan(5);
    const meant = (language: Language) => ids(language, file).filter((id) => !id.startsWith("level-"));
    for (const language of LANGUAGES) expect(meant(language)).toEqual(ids("en", file));
  });

  test("every language has a name of its own", () => {
    const names = LANGUAGES.map(languageName);
    expect(names).toEqual(expect.arrayContaining(["Deutsch", "English"]));
    expect(new Set(names).size).toBe(LANGUAGES.length);
  });

  test.each(GAMES)(
    "%s: a box says what the game is about, what can be made for it, and every way to play, and nothing else",
    (game) => {
      const wanted = coverOf(game).presets.flatMap(({ id }) => [`preset-${game}-${id}`, `preset-${game}-${id}.about`]);
      const made = coverOf(game).has_editor ? [`make-${game}`] : [];
      expect(ids("en", `${game}/cover`)).toEqual([`pitch-${game}`, ...made, ...wanted]);
    },
  );

  test("every text that a page asks for by name is there, and none is left over", () => {
    const code = written((path) => !path.startsWith("games/"));
    const there = ids("en", "web");
    const asked = [...code.matchAll(/(?<![.\w])say\(\s*"([^"]+)"/g)].map(([, id]) => id);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((id) => !there.includes(id ?? ""))).toEqual([]);
    const prefixes = [...code.matchAll(/(?<![.\w])say\(\s*`([a-z-]+-)\$\{/g)].map(([, prefix]) => prefix ?? "");
    const unused = there.filter((id) => !code.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)));
    // Read from the file itself, to name a language without reading all of it.
    expect(unused).toEqual(["language-name"]);
  });

  // In a game's folder, saying something means its own texts; what only the browser says begins with `web-`.
  // Goal, tips and the reason at the end are said by the frame, for every game.
  const FRAME = ["table/Goal.svelte", "table/Tips.svelte", "table/Why.svelte"];
  test.each(GAMES)(
    "every text that the room of %s asks for is there, and none of the browser's is left over",
    (game) => {
      const code = written((path) => path.startsWith(`games/${game}/`) || FRAME.includes(path));
      const there = [...ids("en", `${game}/texts`), ...ids("en", "table")];
      const asked = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id);
      expect(asked.filter((id) => !there.includes(id ?? ""))).toEqual([]);
      const prefixes = [...code.matchAll(/\bsay\(\s*`([a-z-]+-)\$\{/g)].map(([, prefix]) => prefix ?? "");
      const unused = there.filter(
        (id) => id.startsWith("web-") && !code.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)),
      );
      expect(unused).toEqual([]);
    },
  );

  test.each(LANGUAGES)("%s: the goal of every game is two short sentences, however it is played", async (wanted) => {
    await speak(wanted);
    const ways = [
      { points: 1, target: 21, single_game: "true", cooperative: "true", seats: 4 },
      { points: 6, target: 21, single_game: "false", cooperative: "false", seats: 4 },
      { points: 3, target: 21, single_game: "false", cooperative: "false", seats: 1 },
    ];
    for (const game of GAMES) {
      const texts = await loadCatalogue("table", game);
      for (const id of ["web-goal-1", "web-goal-2"]) {
        for (const values of ways) expect(texts.say(id, values)).toMatch(/^[^{]{40,109}\.$/);
      }
    }
  });

  test("no German text of the browser is the English one", () => {
    const serializer = new FluentSerializer();
    const written = (language: Language) =>
      entries(language, "web").flatMap((e) => (e.type === "Message" ? [serializer.serializeEntry(e)] : []));
    const german = new Set(written("de"));
    expect(written("en").filter((message) => german.has(message))).toEqual(["speed-normal = Normal\n"]);
  });
});

describe("the language", () => {
  beforeEach(() => speak("de"));

  test("is switched at runtime and remembered", async () => {
    expect(say("close")).toBe("Schließen");
    await speak("en");
    expect(say("close")).toBe("Close");
    expect(language()).toBe("en");
    expect(localStorage.getItem("drachenhort.language")).toBe("en");
  });

  test("is switched for a game's texts too", async () => {
    const texts = await loadCatalogue("table", "drachensachen");
    expect(texts.say("card", { kind: "N" })).toBe("Null");
    expect(texts.say("default-name")).toBe("Gast");
    await speak("en");
    expect(texts.say("default-name")).toBe("Guest");
    expect(await loadCatalogue("table", "drachensachen")).toBe(texts);
  });

  test("is switched while a game's texts are loading", async () => {
    const loading = loadCatalogue("table", "drachenfels");
    await speak("en");
    expect((await loading).say("default-name")).toBe("Guest");
  });

  test("follows another window, once the words are there", async () => {
    const texts = await loadCatalogue("table", "drachenhueter");
    window.dispatchEvent(new StorageEvent("storage", { key: "drachenhort.language", newValue: "en" }));
    await vi.waitFor(() => expect(language()).toBe("en"));
    expect(texts.say("default-name")).toBe("Guest");
  });

  test.each(LANGUAGES)("%s: every game says what it is about", async (wanted) => {
    await speak(wanted);
    for (const game of GAMES) {
      const texts = await loadCatalogue("table", game);
      expect(texts.say("about")).not.toBe("about");
    }
  });
});

describe("saying", () => {
  beforeEach(async () => {
    await speak("en");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  test("fills in values without invisible marks around them", () => {
    expect(say("table-title", { id: "k7wq" })).toBe("Table k7wq");
  });

  test("a sentence that is kept is that of its values and of its words", () => {
    const texts = new Catalogue("table");
    texts.fill("en", ["cards = { $count } cards"]);
    expect(texts.say("cards", { count: 2 })).toBe("2 cards");
    expect(texts.say("cards", { count: 3 })).toBe("3 cards");
    texts.fill("en", ["cards = cards: { $count }"]);
    expect(texts.say("cards", { count: 2 })).toBe("cards: 2");
  });

  test("finds attributes", async () => {
    const texts = await loadCatalogue("table", "drachensachen");
    expect(texts.say("option-skills.about")).toMatch(/\w{3}/);
    expect(console.error).not.toHaveBeenCalled();
  });

  test("a missing text shows its id and is reported", () => {
    expect(say("no-such-text")).toBe("no-such-text");
    expect(say("close.nothing")).toBe("close.nothing");
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  test("a missing value is reported", () => {
    expect(say("table-title")).toBe("Table {$id}");
    expect(console.error).toHaveBeenCalledOnce();
  });

  test("a catalogue that is not there is refused", async () => {
    await expect(loadCatalogue("nonsense")).rejects.toThrow("there are no texts en/nonsense.ftl");
    await speak("de");
  });
});
