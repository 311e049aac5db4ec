// The start pages. Each page of the client has one, which names the files that it will need: the browser fetches them at
// once, and not one after the other as the scripts ask for them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { entryOf, reach, type Linked } from "./chunks.ts";
import { GAMES, TITLES, type GameId } from "../src/lib/games.ts";

const FIRST = "src/first.js";
/** The letters of the first words on every page: asked for with the style sheet, and not when it has been read. */
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
  const pages = new Map([["index.html", withLinks(html, needs(["/art/boxes.drawn.ts"]))]]);
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
    `<title>${TITLES[game]} · Drachenhort</title>\n    <meta name="game" content="${game}" />`,
  );
  if (page === "replay") return titled;
  if (page !== "table") return titled.replace('class="start wide"', 'class="start"');
  // A table has a bar of its own, with the game's name.
  return titled
    .replace('class="start wide"', 'class="start at-table"')
    .replace("<p>Drachenhort</p>", `<h1>${TITLES[game]}</h1>`);
}

export function makeStartPages(root: string): Plugin {
  return {
    name: "start-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("the bundle has no index.html");
      // The one script that is no module: the build leaves it alone.
      const first = this.emitFile({
        type: "asset",
        name: "first.js",
        source: readFileSync(join(root, FIRST), "utf8"),
      });
      const fonts = FONTS.map((name) => {
        const found = Object.keys(bundle).find((file) => file.includes(name));
        if (found === undefined) throw new Error(`the bundle has no font ${name}`);
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${found}">`;
      });
      const html = String(index.source)
        .replace(`/${FIRST}`, `/${this.getFileName(first)}`)
        .replace("</head>", `  ${fonts.join("\n    ")}\n  </head>`);
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const pages = startPages(html, chunks);
      index.source = pages.get("index.html") ?? html;
      pages.delete("index.html");
      for (const [fileName, source] of pages) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
