// What `*.drawn.ts` exports is made by Node, when the client is built or its server started, and comes to the browser as it is then.
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** The module with its exports written out. */
export function writtenOut(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      if (typeof value === "function") throw new Error(`${name} is a function, and cannot be written out`);
      return `export const ${name} = ${JSON.stringify(value)};\n`;
    })
    .join("");
}

export function drawNow(): Plugin {
  return {
    name: "draw-now",
    // Tests run in Node, and keep what they once loaded: they had better make it themselves.
    apply: (_config, { mode }) => mode !== "test",
    load: {
      filter: { id: /\.drawn\.ts$/ },
      handler: async (id) => writtenOut((await import(pathToFileURL(id).href)) as Record<string, unknown>),
    },
  };
}
