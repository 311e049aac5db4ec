import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../src/lib/games.ts";
import { settled, startPages, type Chunk } from "./pages.ts";

const html = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");

function chunk(fileName: string, facadeModuleId: string | null, imports: string[] = [], css: string[] = []): Chunk {
  return {
    fileName,
    isEntry: fileName === "index.js",
    facadeModuleId,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  };
}

const CHUNKS = [
  chunk("index.js", "/web/index.html", ["svelte.js"]),
  chunk("svelte.js", null),
  chunk("boxes.js", "/web/src/art/box-of.ts"),
  chunk("table.js", null, ["svelte.js"], ["table.css"]),
  chunk("frame.js", "/web/src/table/Frame.svelte", ["index.js", "table.js"]),
  chunk("replay.js", "/web/src/pages/ReplayPage.svelte", ["table.js"]),
  chunk("rules.js", "/web/src/pages/RulesPage.svelte", ["index.js"]),
  chunk("new.js", "/web/src/pages/NewTablePage.svelte"),
  ...GAMES.map((game) => chunk(`${game}.js`, `/web/src/games/${game}/room.ts`, ["table.js"], [`${game}.css`])),
];

test("every game has a start page for each kind of page, the hall has its own, and the plain one is for all others", () => {
  const names = GAMES.flatMap((game) => ["table", "replay", "rules", "new"].map((page) => `${page}-${game}.html`));
  expect([...startPages(html, CHUNKS).keys()].sort()).toEqual(["hall.html", "index.html", ...names].sort());
});

test("a start page names what is needed there, once, and not what is there already", () => {
  const page = startPages(html, CHUNKS).get("table-drachenfels.html") ?? "";
  const asked = [...page.matchAll(/rel="(?:module)?preload"[^>]*href="\/([^"]+)"/g)].map(([, name]) => name).sort();
  expect(asked).toEqual(["drachenfels.css", "drachenfels.js", "frame.js", "table.css", "table.js"]);
});

test("a table's start page has the game's name where the table will have it", () => {
  const page = startPages(html, CHUNKS).get("table-schutt_und_asche.html") ?? "";
  expect(page).toContain("<title>Schutt und Asche · Drachenhort</title>");
  expect(page).toContain('<meta name="game" content="schutt_und_asche" />');
  expect(page).toContain('class="start at-table"');
  expect(page).toContain("<h1>Schutt und Asche</h1>");
});

test("a page that lost its chunk does not pass in silence", () => {
  const without = CHUNKS.filter(({ fileName }) => fileName !== "frame.js");
  expect(() => startPages(html, without)).toThrow("no chunk was made for /table/Frame.svelte");
});

test("what a page begins with stands in it, and all other files wait until that has been painted", () => {
  const styled = html.replace("</head>", '    <link rel="stylesheet" href="/index.css">\n  </head>');
  const table = startPages(styled, CHUNKS).get("table-drachenfels.html") ?? "";
  const page = settled(table, "p{margin:0}", "let first = 1;");
  const [now = "", later = ""] = page.split('<template id="later">');
  expect(now).toContain("<style>p{margin:0}</style>");
  expect(now).toContain("<script>let first = 1;</script>");
  expect(now).not.toMatch(/<script [^>]*src=|rel="(?:stylesheet|preload|modulepreload)"/);
  expect(later).toMatch(/rel="stylesheet".*<script type="module" src="\/src\/main.ts"><\/script>/s);
  expect(later).toContain('href="/drachenfels.js"');
});
