import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawNow } from "./scripts/drawn.ts";
import { addLicences } from "./scripts/licences.ts";
import { makeStartPages } from "./scripts/pages.ts";
import { sizeBudget } from "./scripts/size.ts";

const texts = fileURLToPath(new URL("../src/drachenhort/texts", import.meta.url));
const server = "http://127.0.0.1:8080";

/** Names a game's room after the game, and texts after their language, so that a list of requests can be read. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, folder, name] = /\/([a-z_]+)\/([a-z_]+)\.(?:ftl|ts)\b/.exec(facadeModuleId ?? "") ?? [];
  return folder === undefined ? "assets/[name]-[hash].js" : `assets/${folder}-${name}-[hash].js`;
}

/** What is wanted together is one file: on a slow line many small ones take longer. The rules need neither of the two left out. */
const together = [
  { name: "first", test: /\/src\/(styles|art)\/.*\.css$/ },
  {
    name: "table",
    test: /\/src\/(table\/(?!Frame\.svelte|format\.ts|drawer\/search\.ts)|lib\/ui\/Soon|newtable\/presets)|reactivity\/window/,
    minShareCount: 2,
  },
  {
    name: "drawing",
    test: /\/src\/art\/(parts\/|(back|card|charges|emblems|jewels|pen|picture)\.ts)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [svelte(), drawNow(), sizeBudget(), makeStartPages(import.meta.dirname), addLicences(import.meta.dirname)],
  resolve: { alias: { "#texts": texts } },
  server: {
    fs: { allow: [".", texts] },
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
