// The client's own source files, for tests that read them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(import.meta.dirname, "../src");

export function sources(name: RegExp): { path: string; text: string }[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path) && !path.includes(".test."))
    .map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));
}
