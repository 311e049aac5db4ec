import { expect, test } from "vitest";
import { CARDS } from "../types.ts";
import { COINS, coin, creature, CREATURES, own } from "../art.ts";

const ids = CARDS.filter((card) => !card.startsWith("custom-"));

test("every creature of the box has a picture, and no other has one", () => {
  expect(ids).toHaveLength(28);
  expect(Object.keys(CREATURES).sort()).toEqual(ids.sort());
});

test("asking for another one says which there are", () => {
  expect(() => creature("unicorn")).toThrow(/no picture of "unicorn"; there are witch, /);
});

test("every kind of coin has its own outline", () => {
  const outlines = COINS.map((kind) => / d="([^"]+)"/.exec(coin(kind))?.[1]);
  expect(new Set(outlines).size).toBe(COINS.length);
});

test("a creature of the table's own looks the same every time, and other names look different", () => {
  const names = Array.from({ length: 200 }, (_, i) => `Unhold ${i}`);
  const drawn = names.map((name) => own(name));
  expect(own("Unhold 0")).toEqual(drawn[0]);
  expect(new Set(drawn.map(({ markup }) => markup)).size).toBeGreaterThan(180);
  for (const { markup } of drawn) {
    expect(markup.length).toBeLessThan(4096);
    expect(markup).toMatch(/class="j[ "]/);
    expect(markup).not.toMatch(/NaN|undefined|class="a/);
  }
});
