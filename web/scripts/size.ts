// Counts the JavaScript a visitor loads, gzipped, and refuses a bundle that has grown too heavy.
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { entryOf, reach, type Linked } from "./chunks.ts";

const HALL_BUDGET = 120_000;
const GAME_BUDGET = 70_000;

/** What is read of a built chunk. */
export interface Chunk extends Linked {
  code: string;
}

export interface Load {
  what: string;
  bytes: number;
  budget: number;
}

/** Pages that are to be as light as the hall. */
const LIGHT = { puzzles: "/pages/PuzzlesPage.svelte", puzzle: "/pages/PuzzlePage.svelte" };

/**
 * The hall: the entry with what it imports. A page as light as that: both together. A table: the hall and the frame around any
 * game. A game: everything behind its room
 * that a table lacks, and its texts.
 */
export function loads(chunks: Chunk[]): Load[] {
  const hall = reach([entryOf(chunks)], chunks);
  const found = [{ what: "hall", bytes: weigh(hall), budget: HALL_BUDGET }];
  const frame = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/table/Frame.svelte"));
  const table = frame === undefined ? hall : new Set([...hall, ...reach([frame], chunks, hall)]);
  found.push({ what: "table", bytes: weigh(table), budget: HALL_BUDGET });
  for (const [what, source] of Object.entries(LIGHT)) {
    const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
    if (page !== undefined)
      found.push({ what, bytes: weigh(new Set([...hall, ...reach([page], chunks, hall)])), budget: HALL_BUDGET });
  }
  for (const chunk of chunks) {
    const game = /\/src\/games\/([a-z_]+)\/[^/]+$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (game === undefined) continue;
    const texts = heaviestTexts(chunks, game) + heaviestTexts(chunks, "table");
    found.push({ what: game, bytes: weigh(reach([chunk], chunks, table)) + texts, budget: GAME_BUDGET });
  }
  return found;
}

/** Nobody reads two languages at once: the heavier one counts. */
function heaviestTexts(chunks: Chunk[], name: string): number {
  const file = new RegExp(`/texts/[a-z]+/${name}\\.ftl|/games/${name}/texts\\.[a-z]+\\.ftl`);
  const texts = chunks.filter((chunk) => file.test(chunk.facadeModuleId ?? ""));
  return Math.max(0, ...texts.map((chunk) => weigh([chunk])));
}

function weigh(chunks: Iterable<Chunk>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += gzipSync(chunk.code, { level: 9 }).length;
  return bytes;
}

export function sizeBudget(): Plugin {
  return {
    name: "size-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const found = loads(chunks);
      for (const { what, bytes, budget } of found) {
        this.info(`${what}: ${kilobytes(bytes)} of ${kilobytes(budget)} gzipped JavaScript`);
      }
      const heavy = found.filter(({ bytes, budget }) => bytes > budget);
      if (heavy.length > 0) {
        const list = heavy.map(
          ({ what, bytes, budget }) => `${what} ${kilobytes(bytes)}, at most ${kilobytes(budget)}`,
        );
        this.error(`too much JavaScript: ${list.join("; ")}`);
      }
    },
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
