import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    // Components are mounted as in a browser, not rendered to text as on a server.
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", pool: "vmThreads", include: ["{src,scripts}/**/*.test.ts"] },
  }),
);
