import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawNow } from "./scripts/drawn.ts";
import { addLicences } from "./scripts/licences.ts";
import { makeStartPages, nameLanguages } from "./scripts/pages.ts";
import { sizeBudget } from "./scripts/size.ts";

const texts = fileURLToPath(new URL("../src/drachenhort/texts", import.meta.url));
const games = fileURLToPath(new URL("../src/drachenhort/games", import.meta.url));
const server = "http://127.0.0.1:8080";

/** Names a game's files after the game, and texts after their language too, so that a list of requests can be read. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, folder, name] = /\/([a-z_]+)\/([a-z_.]+)\.(?:ftl|ts)\b/.exec(facadeModuleId ?? "") ?? [];
  return name === undefined ? "assets/[name]-[hash].js" : `assets/${folder}-${name.replace(".", "-")}-[hash].js`;
}

/** What is wanted together is one file: on a slow line many small ones take longer. */
const together = [
  { name: "first", test: /\/src\/(styles\/.*|art\/art)\.css$/ },
  {
    name: "table",
    test: /\/src\/(table\/(?!Frame\.svelte)|art\/Charge\.svelte|lib\/(problems|ui\/Soon)|newtable\/presets)|reactivity\/window/,
    minShareCount: 2,
  },
  // Shields stand at every table; creatures and cards only where a game draws them.
  { name: "shields", test: /\/src\/art\/(charges|pen|picture)\.ts/, minShareCount: 2 },
  { name: "drawing", test: /\/src\/art\/(parts\/|(back|card|jewels|weave)\.ts)/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    svelte(),
    drawNow(),
    nameLanguages(),
    sizeBudget(),
    makeStartPages(import.meta.dirname),
    addLicences(import.meta.dirname),
  ],
  resolve: { alias: { "#texts": texts, "#games": games } },
  server: {
    fs: { allow: [".", texts, games] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  build: {
    outDir: "../src/drachenhort/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"],
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // All of these browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    // The budget below counts it better: what a visitor loads, not what a file weighs.
    reportCompressedSize: false,
    rolldownOptions: {
      output: { chunkFileNames, codeSplitting: { groups: together, includeDependenciesRecursively: false } },
    },
  },
});
