import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licences, packageOf } from "./licences.ts";

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "licences-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A package with this licence; returns one of its files. */
function install(name: string, license: string, files: Record<string, string>): string {
  const home = join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  return join(home, "files", "some.woff2");
}

test("a file belongs to the package that it lies in, also in one that lies in another", () => {
  expect(packageOf("/web/node_modules/svelte/src/index.js")).toBe("/web/node_modules/svelte");
  expect(packageOf("/web/node_modules/@font/dragon/files/a.woff2")).toBe("/web/node_modules/@font/dragon");
  expect(packageOf("/web/node_modules/a/node_modules/b/c.js")).toBe("/web/node_modules/a/node_modules/b");
  expect(packageOf("/web/src/main.ts")).toBeNull();
});

test("each package is named once, with its own text", () => {
  const dragon = install("@font/dragon", "OFL-1.1", { LICENSE: "Copyright of the dragon" });
  const clsx = install("clsx", "MIT", { "license.md": "Copyright of clsx" });
  const text = licences([dragon, dragon, clsx, "/web/src/main.ts"]);
  expect(text.match(/^.* 1\.2\.3, .*$/gm)).toEqual(["@font/dragon 1.2.3, OFL-1.1", "clsx 1.2.3, MIT"]);
  expect(text).toMatch(/@font\/dragon 1.2.3, OFL-1.1\n=+\n\nCopyright of the dragon\n/);
  expect(text).toContain("Copyright of clsx");
});

test("who only names a licence that we have gets its text, and any other is refused", () => {
  expect(licences([install("fluent", "Apache-2.0", {})])).toContain("Apache License");
  const bare = install("bare", "Beerware", {});
  expect(() => licences([bare])).toThrow("bare has no licence file");
});
