import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { loads, type Chunk } from "./size.ts";

/** A chunk that weighs about this many bytes: what is random cannot be compressed. */
function chunk(fileName: string, bytes: number, more: Partial<Chunk> = {}): Chunk {
  const code = randomBytes(Math.ceil(bytes * 0.75))
    .toString("base64")
    .slice(0, bytes);
  return { fileName, code, isEntry: false, facadeModuleId: null, imports: [], ...more };
}

const entry = chunk("index.js", 4000, { isEntry: true, imports: ["shared.js"] });
const shared = chunk("shared.js", 2000, { imports: ["index.js"] });
const room = chunk("room.js", 3000, {
  facadeModuleId: "/web/src/games/drachenfels/room.ts",
  imports: ["shared.js", "map.js"],
});
const map = chunk("map.js", 1000);
const german = chunk("de.js", 900, { facadeModuleId: "/games/drachenfels/texts.de.ftl?raw" });
const english = chunk("en.js", 500, { facadeModuleId: "/games/drachenfels/texts.en.ftl?raw" });
const unrelated = chunk("other.js", 50_000);

function bytes(what: string, chunks: Chunk[]): number {
  const load = loads(chunks).find((each) => each.what === what);
  if (load === undefined) throw new Error(`no load ${what}`);
  return load.bytes;
}

/** Gzip makes of base64 three quarters, and adds a few bytes of its own. */
function about(code: number): [number, number] {
  return [code * 0.74, code * 0.8 + 60];
}

describe("what a visitor loads", () => {
  const chunks = [entry, shared, room, map, german, english, unrelated];

  test("for the hall: the entry and all it imports, once", () => {
    const [least, most] = about(6000);
    expect(bytes("hall", chunks)).toBeGreaterThan(least);
    expect(bytes("hall", chunks)).toBeLessThan(most);
  });

  test("for a table: the hall and the frame", () => {
    const frame = chunk("frame.js", 3000, {
      facadeModuleId: "/web/src/table/Frame.svelte",
      imports: ["map.js", "index.js"],
    });
    const [least, most] = about(10_000);
    expect(bytes("table", [...chunks, frame])).toBeGreaterThan(least);
    expect(bytes("table", [...chunks, frame])).toBeLessThan(most);
    expect(bytes("drachenfels", chunks) - bytes("drachenfels", [...chunks, frame])).toBeGreaterThan(700);
  });

  test("for a puzzle: the hall and the page", () => {
    const page = chunk("puzzle.js", 3000, {
      facadeModuleId: "/web/src/pages/PuzzlePage.svelte",
      imports: ["map.js", "index.js"],
    });
    const [least, most] = about(10_000);
    expect(bytes("puzzle", [...chunks, page])).toBeGreaterThan(least);
    expect(bytes("puzzle", [...chunks, page])).toBeLessThan(most);
  });

  test("for a game: its room with what the hall has not loaded, and the heavier of its texts", () => {
    const [least, most] = about(4900);
    expect(bytes("drachenfels", chunks)).toBeGreaterThan(least);
    expect(bytes("drachenfels", chunks)).toBeLessThan(most);
  });

  test("counts the table's texts with every game", () => {
    const table = chunk("table.js", 10_000, { facadeModuleId: "/texts/de/table.ftl?raw" });
    expect(bytes("drachenfels", [...chunks, table]) - bytes("drachenfels", chunks)).toBeGreaterThan(7400);
  });

  test("a bundle without an entry is refused", () => {
    expect(() => loads([room])).toThrow("no entry");
  });

  test("the budgets are the promised ones", () => {
    expect(loads(chunks).map(({ what, budget }) => [what, budget])).toEqual([
      ["hall", 120_000],
      ["table", 120_000],
      ["drachenfels", 70_000],
    ]);
  });
});
