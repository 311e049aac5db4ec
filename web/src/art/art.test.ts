import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES, titleOf } from "../lib/games.ts";
import { back } from "./back.ts";
import { box, type CoverDrawings } from "./boxes.ts";
import { card, type CardFace } from "./card.ts";
import { charge, CHARGES, tinctureOf } from "./charges.ts";
import { icon, ICON_NAMES } from "../lib/ui/icons.ts";
import { jewel } from "./jewels.ts";
import { curve, limb, place, points, shape, whole } from "./pen.ts";
import { JEWELS, PAGE, picture, type Drawing } from "./picture.ts";

const here = import.meta.dirname;
const css = readFileSync(join(here, "art.css"), "utf8");

interface GameArt {
  drawings(): Readonly<Record<string, Drawing>>;
  sheet(): Readonly<Record<string, string>>;
}

const games = import.meta.glob<GameArt>("../games/*/art.ts", { eager: true });
const covers = import.meta.glob<CoverDrawings>("../games/*/cover.ts", { eager: true });
const drawn: [string, Drawing][] = [];
const finished: [string, string][] = [];
for (const game of GAMES) {
  const cover = covers[`../games/${game}/cover.ts`];
  if (cover === undefined) throw new Error(`${game} has no cover.ts`);
  finished.push(
    [`box ${game}`, box(titleOf(game), cover, game)],
    [`back ${game}`, back(cover)],
    [`emblem ${game}`, picture(cover.emblem())],
  );
  const art = games[`../games/${game}/art.ts`];
  if (art === undefined) continue;
  drawn.push(...Object.entries(art.drawings()).map(([id, drawing]): [string, Drawing] => [`${game} ${id}`, drawing]));
  finished.push(...Object.entries(art.sheet()).map(([id, picture]): [string, string] => [`${game} ${id}`, picture]));
}
finished.push(...CHARGES.map((name): [string, string] => [`charge ${name}`, charge(name)]));
finished.push(...ICON_NAMES.map((name): [string, string] => [`icon ${name}`, icon(name)]));
finished.push(...JEWELS.map((name): [string, string] => [`jewel ${name}`, jewel(name)]));

/** What is wrong with markup, or nothing. Strict: every tag closed, every attribute quoted, every ampersand spelled out. */
function fault(markup: string): string | undefined {
  const piece = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>|[^<>&]+|&(?:amp|lt|quot);/gy;
  const open: string[] = [];
  while (piece.lastIndex < markup.length) {
    const from = piece.lastIndex;
    const found = piece.exec(markup);
    if (found === null) return `cannot be read from ${markup.slice(from, from + 40)}`;
    const [, closing, name, , alone] = found;
    if (name === undefined || alone) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return `</${name}> closes nothing`;
  }
  return open.length ? `<${open.join("> <")}> stays open` : undefined;
}

/** Every place where the pen was set down or a piece of line ended; the pen writes M, l and c only. */
function* stops(markup: string): Generator<[number, number]> {
  for (const [, data] of markup.matchAll(/ d="([^"]*)"/g)) {
    let [x, y] = [0, 0];
    for (const [, letter, rest] of (data ?? "").matchAll(/([Mlcz])([^Mlcz]*)/g)) {
      const values = (rest?.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const step = letter === "c" ? 6 : 2;
      for (let i = step; i <= values.length; i += step) {
        const [dx, dy] = [values[i - 2] ?? 0, values[i - 1] ?? 0];
        [x, y] = letter === "M" ? [dx, dy] : [x + dx, y + dy];
        yield [x, y];
      }
    }
  }
}

describe.each(drawn)("%s", (_, { jewel: stone, markup }) => {
  test("weighs less than 4 kB", () => expect(new TextEncoder().encode(markup).length).toBeLessThan(4096));
  test("has one of our jewels and uses it", () => {
    expect(JEWELS).toContain(stone);
    expect(markup).toMatch(/class="j[ "]/);
  });
  test("stays on its page", () => {
    const outside = [...stops(markup)].filter(
      ([x, y]) => x < -6 || x > PAGE.width + 6 || y < -6 || y > PAGE.height + 6,
    );
    expect(outside).toEqual([]);
  });
});

describe.each(finished)("%s", (_, markup) => {
  test("is well formed", () => expect(fault(markup)).toBeUndefined());
  test("has no inline style, script, filter or foreign picture", () => {
    expect(markup).not.toMatch(/style=|<style|<script|<filter|<image|<foreign|href=|url\(|\son\w+=/i);
  });
  test("says nothing that the pen did not mean", () => expect(markup).not.toMatch(/NaN|undefined|Infinity/));
  test("uses no class that the style sheet does not know", () => {
    const names = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, list]) => (list ?? "").split(" "));
    expect(names.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  });
});

test("no two pictures are alike", () => {
  const all = [...drawn.map(([, { markup }]) => markup), ...finished.map(([, markup]) => markup)];
  expect(new Set(all).size).toBe(all.length);
});

test("the checker of markup finds faults", () => {
  expect(fault("<g><path/></g>")).toBeUndefined();
  expect(fault("<g><path></g>")).toBeDefined();
  expect(fault("<g a=b></g>")).toBeDefined();
  expect(fault("<g>a & b</g>")).toBeDefined();
});

describe("the pen", () => {
  test("reads lines and corners", () =>
    expect(points("1,2 -3,4.5!")).toEqual([
      [1, 2],
      [-3, 4.5, 0],
    ]));
  test("refuses what is not a point", () =>
    expect(() => points("1,2 x")).toThrow('"x" in "1,2 x" must be like 12,34 or 12,34!'));
  test("goes straight from corner to corner and curved elsewhere", () => {
    expect(curve("0,0! 10,0! 10,10!")).toBe("M0 0l10 0 0 10");
    expect(curve("0,0 10,0 10,10")).toMatch(/^M0 0c/);
  });
  test("mirrors one half into a whole", () => {
    expect(whole("100,0 80,10 100,20")).toEqual([
      [100, 0],
      [80, 10],
      [100, 20],
      [120, 10, undefined],
    ]);
  });
  test("turns, flips and scales points but not lines", () => {
    const [turned] = place({ x: 10, y: 20, size: 2, turn: 90 }, "1,0");
    expect(turned?.[0]).toBeCloseTo(10);
    expect(turned?.[1]).toBeCloseTo(22);
    expect(place({ x: 10, y: 20, flip: true }, "1,0")[0]?.slice(0, 2)).toEqual([9, 20]);
  });
  test("ends a limb in a tip where its width is 0", () => {
    expect(limb("0,0 50,0 100,0", [20, 10, 0])).toContain("M0-10");
    expect(shape("0,0! 9,0! 9,9!")).toBe('<path d="M0 0l9 0 0 9-9-9z"/>');
  });
});

describe("a card", () => {
  const face: CardFace = { drawing: { jewel: "ruby", markup: "" }, index: "7", coins: 2 };
  test("shows its index in two corners", () => expect(card(face).match(/<text/g)).toHaveLength(2));
  test("bears its coins", () => {
    const coins = (count: number): number => card({ ...face, coins: count }).match(/<circle/g)?.length ?? 0;
    expect(coins(2) - coins(1)).toBe(coins(1) - coins(0));
    expect(coins(1)).toBeGreaterThan(coins(0));
  });
  test("is a picture with a name, or decoration without one", () => {
    expect(card(face, 'a "7" & more')).toContain('role="img" aria-label="a &quot;7&quot; &amp; more"');
    expect(card(face)).toContain('aria-hidden="true"');
  });
});

test("charges differ in tincture too", () => expect(new Set(CHARGES.map(tinctureOf)).size).toBe(CHARGES.length));

// A picture changes only when somebody means to draw it anew: `make golden` writes the fingerprints, `make screens` shows it.
test("every picture is drawn as it was", async () => {
  const pictures = [
    ...drawn.map(([name, { jewel, markup }]): [string, string] => [name, `${jewel} ${markup}`]),
    ...finished,
  ];
  const lines = pictures.map(([name, markup]) => {
    const fingerprint = createHash("sha256").update(markup).digest("hex").slice(0, 12);
    return `${name}: ${markup.length}, ${fingerprint}`;
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./pictures.txt");
});
