// Counts the JavaScript a visitor loads, gzipped, and refuses a bundle that has grown too heavy.
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const HALL_BUDGET = 120_000;
const GAME_BUDGET = 70_000;

/** What is read of a built chunk. */
export interface Chunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** The source file this chunk was made for, if it was made for one. */
  facadeModuleId: string | null;
  imports: string[];
}

export interface Load {
  what: string;
  bytes: number;
  budget: number;
}

/**
 * The hall: the entry with what it imports. A table: that and the frame around any game. A game: everything behind its room
 * that a table lacks, and its texts.
 */
export function loads(chunks: Chunk[]): Load[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("the bundle has no entry");
  const hall = reach(entry, byName, new Set());
  const found = [{ what: "hall", bytes: weigh(hall), budget: HALL_BUDGET }];
  const frame = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/table/Frame.svelte"));
  const table = frame === undefined ? hall : new Set([...hall, ...reach(frame, byName, hall)]);
  found.push({ what: "table", bytes: weigh(table), budget: HALL_BUDGET });
  for (const chunk of chunks) {
    const game = /\/games\/([a-z_]+)\/[^/]+$/.exec(chunk.facadeModuleId ?? "")?.[1];
    if (game === undefined) continue;
    const texts = heaviestTexts(chunks, game) + heaviestTexts(chunks, "table");
    found.push({ what: game, bytes: weigh(reach(chunk, byName, table)) + texts, budget: GAME_BUDGET });
  }
  return found;
}

/** The chunk and all it needs, apart from what is there already. */
function reach(chunk: Chunk, byName: Map<string, Chunk>, there: ReadonlySet<Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const open = [chunk];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || there.has(next)) continue;
    found.add(next);
    for (const name of next.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) open.push(imported);
    }
  }
  return found;
}

/** Nobody reads two languages at once: the heavier one counts. */
function heaviestTexts(chunks: Chunk[], name: string): number {
  const texts = chunks.filter((chunk) => chunk.facadeModuleId?.includes(`/${name}.ftl`));
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
