import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const texts = fileURLToPath(new URL("../src/drachenhort/texts", import.meta.url));
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "#texts": texts },
    // The tests mount components as a browser would.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
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
    // The code that would load chunks ahead in browsers without module preloading is not needed for these targets.
    modulePreload: { polyfill: false },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});
