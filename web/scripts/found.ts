// What is found by its place, not listed: the games that have a table here, and the languages that have texts. For Node alone;
// pages have it from `*.drawn.ts`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CoverDrawings } from "../src/art/boxes.ts";
import type { Cover } from "../src/lib/games.ts";

export const PACKAGE = join(import.meta.dirname, "../../src/drachenhort");
const TABLES = join(import.meta.dirname, "../src/games");

/** Whatever has a folder with texts. */
export const LANGUAGES = readdirSync(join(PACKAGE, "texts"))
  .filter((name) => existsSync(join(PACKAGE, "texts", name, "web.ftl")))
  .sort();

/** The covers of all games that have a room here, in the order of the shelf. */
export function covers(): Record<string, Cover> {
  const found = readdirSync(TABLES)
    .filter((game) => existsSync(join(TABLES, game, "room.ts")))
    .map((game): [string, Cover] => [game, coverOf(game)]);
  return Object.fromEntries(found.sort(([, one], [, other]) => one.order - other.order));
}

/** With whether the game has a guided first game, which lies beside its cover, and an editor, which lies in its room here. */
function coverOf(game: string): Cover {
  const room = join(PACKAGE, "games", game);
  return {
    ...(readJson(join(room, "cover.json")) as Cover),
    is_guided: existsSync(join(room, "guide.toml")),
    has_editor: existsSync(join(TABLES, game, "editor", "Editor.svelte")),
  };
}

/** What is drawn for each game's box. */
export async function coverDrawings(): Promise<[game: string, drawings: CoverDrawings][]> {
  const load = async (game: string): Promise<CoverDrawings> =>
    (await import(pathToFileURL(join(TABLES, game, "cover.ts")).href)) as CoverDrawings;
  return Promise.all(
    Object.keys(covers()).map(async (game): Promise<[string, CoverDrawings]> => [game, await load(game)]),
  );
}

/** The Fluent sources of what the pages say in a language: their own words, and those of all covers. */
export function pageTexts(language: string): string[] {
  const inGames = Object.keys(covers()).map((game) => join(PACKAGE, "games", game, `cover.${language}.ftl`));
  return [join(PACKAGE, "texts", language, "web.ftl"), ...inGames].map((path) => readFileSync(path, "utf8"));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
