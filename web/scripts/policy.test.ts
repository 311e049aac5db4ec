// The server allows styles and scripts from files of ours, and the two that every page begins with: the build puts these in,
// see `pages.ts`. What that policy would refuse is not written.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const files = [{ path: "../index.html", text: page }, ...sources(/\.(svelte|ts|svg|css)$/)];

function found(pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test("the page's own script comes from a file", () => {
  expect(page).toMatch(/<script[^>]* src="/);
  expect([...page.matchAll(/<script(?![^>]* src=)/g)]).toEqual([]);
  expect([...page.matchAll(/ on[a-z]+="/g)]).toEqual([]);
});

// `style:name={value}` sets a property, which is allowed.
test("no style attributes", () => {
  expect(found(/\sstyle\s*=\s*["'{`]/)).toEqual([]);
});

test("no code made from text", () => {
  expect(found(/\beval\(|new Function\(|javascript:/)).toEqual([]);
});

test("nothing from other hosts, and no pictures written into addresses", () => {
  expect(found(/(?:src|href)="https?:|url\(["']?(?:https?|data):|@import ["']https?:/)).toEqual([]);
});
