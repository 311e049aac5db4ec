import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** The folders of the client. Each may use those before it, and none that comes after it. */
const LAYERS = [
  "styles",
  "lib",
  "art",
  "shell",
  "rules",
  "newtable",
  "table",
  "plain",
  "make",
  "games",
  "replay",
  "review",
  "puzzles",
  "account",
  "lab",
  "hall",
  "pages",
];
/** What begins it all (`App.svelte`, `main.ts`) is in no folder, and uses them all. */
const TOP = LAYERS.length;

interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

function layerOf(path: string): number {
  const [folder = "", file] = path.split("/");
  return file === undefined ? TOP : LAYERS.indexOf(folder);
}

/** The folder of the game that a file is for. */
function gameOf(path: string): string | undefined {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

/** Every path in the client that a file names after `from`, `import` or `glob`. */
function imports({ path, text }: { path: string; text: string }): Import[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(/(?:\bfrom |\bimport |\bimport\(|\bglob\b[^"]*)"(\.[^"]+)"/g)].map(([, to = ""]) => ({
      from: path,
      line: index + 1,
      to: normalize(join(dirname(path), to)),
    })),
  );
}

function wrong({ from, to }: Import): boolean {
  const [mine, theirs] = [gameOf(from), gameOf(to)];
  const isOtherGame = mine !== undefined && theirs !== undefined && mine !== theirs;
  return layerOf(to) > layerOf(from) || isOtherGame;
}

const told = ({ from, line, to }: Import): string => `${from}:${line} imports ${to}`;
/** What is drawn when the client is built runs in Node, which finds the games with the scripts. */
const isForTheBuild = ({ from, to }: Import): boolean => from.endsWith(".drawn.ts") && to.startsWith("../scripts/");
const all = sources(/\.(ts|svelte|js)$/)
  .flatMap(imports)
  .filter((one) => !isForTheBuild(one));

test("imports are found: one after another, when needed, and by pattern", () => {
  const text =
    'import { a } from "../lib/a.ts";\nconst b = import("./B.svelte");\nimport.meta.glob<C>("./*/c.ts");\nimport "./d.css";';
  expect(imports({ path: "hall/Hall.svelte", text }).map(told)).toEqual([
    "hall/Hall.svelte:1 imports lib/a.ts",
    "hall/Hall.svelte:2 imports hall/B.svelte",
    "hall/Hall.svelte:3 imports hall/*/c.ts",
    "hall/Hall.svelte:4 imports hall/d.css",
  ]);
  expect(all.length).toBeGreaterThan(500);
});

test("every folder has its layer", () => {
  expect(all.filter(({ from, to }) => layerOf(from) < 0 || layerOf(to) < 0).map(told)).toEqual([]);
});

test("a layer uses only those below it, and a game no other game", () => {
  expect(all.filter(wrong).map(told)).toEqual([]);
  expect(wrong({ from: "lib/a.ts", line: 1, to: "table/b.ts" })).toBe(true);
  expect(wrong({ from: "games/drachenfels/a.ts", line: 1, to: "games/drachenfaust/b.ts" })).toBe(true);
  expect(wrong({ from: "pages/A.svelte", line: 1, to: "App.svelte" })).toBe(true);
});
