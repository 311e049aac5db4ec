import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as drachensachen from "./art.ts";

describe("Drachensachen", () => {
  const box = readFileSync(
    join(import.meta.dirname, "../../../../src/drachenhort/games/drachensachen/components.toml"),
    "utf8",
  );
  const ids = (part: string): string[] =>
    [...box.matchAll(new RegExp(`\\[\\[${part}\\]\\]\\nid = "(\\w+)"`, "g"))].map(([, id]) => id ?? "");
  test("has a picture of every curse and skill in the box", () => {
    expect(ids("curses")).toHaveLength(7);
    for (const id of ids("curses")) expect(drachensachen.curseCard(id)).toContain("<svg");
    expect(ids("skills")).toHaveLength(7);
    for (const id of ids("skills")) expect(drachensachen.skillCard(id)).toContain("<svg");
  });
  test("says what there is when asked for something else", () => {
    expect(() => drachensachen.curseCard("plague_9")).toThrow(/no picture of "plague_9"; there are plague_6, /);
  });
});
