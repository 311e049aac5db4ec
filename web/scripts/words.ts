// What a start page says before its script is there, in every language: where it says it, the page itself will say it again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SIGNS } from "../src/art/emblems.drawn.ts";
import { GAMES, titleOf, type GameId } from "../src/lib/games.ts";
import { hyphenated } from "../src/lib/hyphens.ts";
import { spans } from "../src/lib/format.ts";
import type { Language } from "../src/lib/texts.svelte.ts";
import { LANGUAGES, PACKAGE, pageTexts } from "./found.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

/** By the name of the page: what it says. */
const WORDS: Record<string, (say: Say, game: GameId, language: Language) => string> = {
  table: splash,
  replay: (say, game) =>
    `<h1 class="start-title">${hyphenated(say("replay-title", { game: titleOf(game) }))}</h1>${splash(say, game)}`,
  rules: (say, game, language) => book(hyphenated(say("rules-title", { game: titleOf(game) })), game, language),
  new: (say, game) =>
    `<div class="game-head"><span class="sign disc">${SIGNS[game]}</span><h1>${hyphenated(say("new-title", { game: titleOf(game) }))}</h1></div>`,
};

/** The words of a game's page. */
export function wordsOf(page: string, game: GameId): string {
  const words = WORDS[page];
  if (words === undefined) throw new Error(`nobody knows what the page ${page} says first`);
  return inEach(
    (language) => `<div lang="${language}" data-game="${game}">${words(sayer(language), game, language)}</div>`,
  );
}

export function wordsOfTheHall(): string {
  return inEach((language) => {
    const say = sayer(language);
    return `<div lang="${language}"><h1>${say("hall-title", { games: GAMES.length })}</h1><p class="muted">${say("hall-about")}</p></div>`;
  });
}

function inEach(words: (language: Language) => string): string {
  return LANGUAGES.map(words).join("\n        ");
}

function splash(say: Say, game: GameId): string {
  return `<p class="start-splash">${SIGNS[game]}${say(`pitch-${game}`)}</p>`;
}

function book(title: string, game: GameId, language: Language): string {
  const text = readFileSync(join(PACKAGE, "games", game, `rules.${language}.md`), "utf8");
  const head = `<span class="sign">${SIGNS[game]}</span><h1>${title}</h1>${introduction(text)}`;
  const paper = `<div class="rule-book paper"><header class="game-head">${head}</header></div>`;
  return `<div class="rule-spread"><div class="rule-later"></div>${paper}</div>`;
}

/** What stands between the title and the first section. */
export function introduction(rules: string): string {
  const [, ...paragraphs] = (rules.split(/^## /m)[0] ?? "").trim().split(/\n\s*\n/);
  if (paragraphs.length === 0) throw new Error("the rules begin without an introduction");
  return paragraphs.map((text) => `<p>${spans(text.replaceAll(/\s+/g, " ")).map(marked).join("")}</p>`).join("");
}

function marked({ text, mark }: ReturnType<typeof spans>[number]): string {
  if (mark === "bold") return `<strong>${written(text)}</strong>`;
  return mark === "code" ? `<code>${written(text)}</code>` : written(text);
}

function sayer(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of pageTexts(language)) bundle.addResource(new FluentResource(text));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`${language} has no words for ${key}`);
    return written(bundle.formatPattern(pattern, values));
  };
}

/** Text as HTML writes it. */
function written(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
