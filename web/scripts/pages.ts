// The start pages. Each page of the client has one, which has its first words, and names the files that it will need: the
// browser shows the words at once, and then fetches the files together, not one after the other as the scripts ask for them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { entryOf, reach, type Linked } from "./chunks.ts";
import { LANGUAGES } from "./found.ts";
import { wordsOf, wordsOfTheHall } from "./words.ts";
import { GAMES, titleOf, type GameId } from "../src/lib/games.ts";

/** What stands in every page: the style of its first words, and the script that runs before them. */
const FIRST_STYLE = /^assets\/first-[^/]+\.css$/;
const FIRST_SCRIPT = "src/first.js";
/** The letters of the first words on every page: asked for with the style sheets, and not when these have been read. */
const FONTS = ["alegreya-latin-wght-normal", "alegreya-sans-latin-400-normal"];

/** What is read of a built chunk. */
export interface Chunk extends Linked {
  viteMetadata?: { importedCss: Set<string> };
}

/** By the name of the page: the source files that it begins with. */
const PAGES: Record<string, (game: GameId) => string[]> = {
  table: (game) => ["/table/Frame.svelte", `/games/${game}/room.ts`],
  replay: (game) => ["/pages/ReplayPage.svelte", `/games/${game}/room.ts`],
  rules: () => ["/pages/RulesPage.svelte"],
  new: () => ["/pages/NewTablePage.svelte"],
};

/** The start pages by their file names, made from the plain one. */
export function startPages(html: string, chunks: readonly Chunk[]): Map<string, string> {
  const there = reach([entryOf(chunks)], chunks);
  const chunkOf = (source: string): Chunk => {
    const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
    if (found === undefined) throw new Error(`no chunk was made for ${source}, which a page begins with`);
    return found;
  };
  const needs = (sources: readonly string[]): Chunk[] => [...reach(sources.map(chunkOf), chunks, there)];
  const hall = saying(html, "page-frame wide", wordsOfTheHall());
  const pages = new Map([
    ["index.html", html],
    ["hall.html", withLinks(hall, needs(["/art/box-of.ts"]))],
  ]);
  for (const game of GAMES)
    for (const [page, sources] of Object.entries(PAGES)) {
      pages.set(`${page}-${game}.html`, withLinks(startPage(html, game, page), needs(sources(game))));
    }
  return pages;
}

/** With the files that it will need. Low: what the page begins with is wanted first. */
function withLinks(html: string, needed: readonly Chunk[]): string {
  const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const links = [
    ...needed.map(({ fileName }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`),
    ...[...styles].map((name) => `<link rel="preload" fetchpriority="low" as="style" crossorigin href="/${name}">`),
  ];
  return html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
}

/** With what can be said before the script is there. */
function startPage(html: string, game: GameId, page: string): string {
  const titled = html.replace(
    "<title>Drachenhort</title>",
    `<title>${titleOf(game)} · Drachenhort</title>\n    <meta name="game" content="${game}" />`,
  );
  const words = wordsOf(page, game);
  if (page === "replay") return saying(titled, "page-frame wide", words);
  // A table has a bar of its own, with the game's name, and all the room there is.
  if (page === "table") {
    return saying(titled, "", words)
      .replace('class="start wide"', 'class="start at-table"')
      .replace("<p>Drachenhort</p>", `<h1>${titleOf(game)}</h1>`);
  }
  return saying(titled, "page-frame", words).replace('class="start wide"', 'class="start"');
}

/** All languages are there; `first.js` has said which one is spoken. */
function hideOthers(): string {
  const others = LANGUAGES.map((language) => `:root:lang(${language}) .start-words>:not(:lang(${language}))`);
  return `${others.join()}{display:none}`;
}

/** Names our languages in the page, for `first.js`, which runs before any other file is there. */
export function nameLanguages(): Plugin {
  return {
    name: "name-languages",
    transformIndexHtml: (html) => html.replace("<html ", `<html data-languages="${LANGUAGES.join(" ")}" `),
  };
}

function saying(html: string, room: string, words: string): string {
  const main = `<main class="${`${room} start-words`.trim()}">\n        ${words}\n      </main>`;
  return html.replace('<main class="page-frame start-words"></main>', () => main);
}

/**
 * What a page begins with stands in it: its style and its first script. All other files wait in a template until its words
 * have been painted, see `first.js`.
 */
export function settled(html: string, style: string, script: string): string {
  const files = /^ *<(?:link rel="(?:stylesheet|modulepreload|preload)"|script type="module").*\n/gm;
  const later = [...html.matchAll(files)].map(([line]) => line);
  const page = later.reduce((page, line) => page.replace(line, ""), html);
  // The script waits for the style sheets that are on their way when it runs, see `styled.ts`.
  const isStyle = (line: string): boolean => line.includes('rel="stylesheet"');
  const waiting = [...later.filter(isStyle), ...later.filter((line) => !isStyle(line))].join("");
  return page
    .replace(
      /<script\s.*src="\/src\/first\.js"><\/script>/,
      () => `<style>${style}</style>\n    <script>${script}</script>`,
    )
    .replace("  </body>", () => `    <template id="later">\n${waiting}    </template>\n  </body>`);
}

export function makeStartPages(root: string): Plugin {
  return {
    name: "start-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the bundle has no index.html");
      const styleName = Object.keys(bundle).find((name) => FIRST_STYLE.test(name)) ?? "";
      const style = bundle[styleName];
      if (style?.type !== "asset") throw new Error("the bundle has no first style sheet");
      delete bundle[styleName];
      const fonts = FONTS.map((name) => {
        const found = Object.keys(bundle).find((file) => file.includes(name));
        if (found === undefined) throw new Error(`the bundle has no font ${name}`);
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${found}">`;
      });
      const html = String(index.source)
        .replace(new RegExp(`^.*${styleName}.*\\n`, "m"), "")
        .replace("</head>", `  ${fonts.join("\n    ")}\n  </head>`);
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const asking = chunks.find((chunk) => !chunk.isEntry && chunk.viteMetadata?.importedCss.has(styleName));
      if (asking !== undefined) throw new Error(`${asking.fileName} asks for ${styleName}, which stands in the page`);
      const script = readFileSync(join(root, FIRST_SCRIPT), "utf8");
      for (const [fileName, page] of startPages(html, chunks)) {
        const source = settled(page, String(style.source).trim() + hideOthers(), script);
        if (fileName === "index.html") index.source = source;
        else this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
