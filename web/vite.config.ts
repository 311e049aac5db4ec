import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { sizeBudget } from "./scripts/size.ts";

const texts = fileURLToPath(new URL("../src/drachenhort/texts", import.meta.url));
const server = "http://127.0.0.1:8080";

/** Names a game's room after the game, and texts after their language, so that a list of requests can be read. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, folder, name] = /\/([a-z_]+)\/([a-z_]+)\.(?:ftl|ts)\b/.exec(facadeModuleId ?? "") ?? [];
  return folder === undefined ? "assets/[name]-[hash].js" : `assets/${folder}-${name}-[hash].js`;
}

/** Nothing is painted before the script ran: it knows the light this visitor chose, and without it the page is empty. */
function paintLater(): Plugin {
  return {
    name: "paint-later",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), paintLater(), sizeBudget()],
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
    rolldownOptions: { output: { chunkFileNames } },
  },
});
