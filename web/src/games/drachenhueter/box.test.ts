import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { amuletsToEnd, earning, EGG, REWARDS } from "./box.ts";

const box = readFileSync(
  join(import.meta.dirname, "../../../../src/drachenhort/games/drachenhueter/components.toml"),
  "utf8",
);
/** The numbers of the part with this heading, by name; of a repeated part one after the other. */
const parts = (heading: string): Record<string, number>[] =>
  box
    .split(/^\[+(?=\w)/m)
    .filter((part) => part.startsWith(`${heading}]`))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/^(\w+) = \{ value = (\d+)/gm)].map(([, name, value]) => [name ?? "", Number(value)]),
      ),
    );

test("what a lay earns is what the box says", () => {
  const printed = parts("rewards").map(({ highest_piece, backlights, crystals, eggs }) => ({
    isHighest: highest_piece === 1,
    backlights,
    crystals,
    eggs,
  }));
  expect(printed).toHaveLength(6);
  expect(REWARDS).toEqual(printed);
});

test("eggs and the end are as in the box", () => {
  expect(EGG).toBe(parts("game")[0]?.["egg"]);
  const ends = ["two_seats", "three_seats", "four_seats"].map((name) => parts(name)[0]?.["amulets"]);
  expect([2, 3, 4].map(amuletsToEnd)).toEqual(ends);
});

test("nobody earns what the supply does not have", () => {
  const supply = { pieces: [4, 8, 20], backlights: 0, crystals: 10, eggs: 1 };
  expect(earning(3, supply)).toEqual({ isHighest: false, piece: 4, backlights: 0, crystals: 1, eggs: 0 });
  expect(earning(5, supply)).toMatchObject({ piece: 4, eggs: 1 });
  expect(earning(6, supply)).toMatchObject({ piece: 20 });
  expect(earning(1, { ...supply, pieces: [] })).toBeNull();
});
