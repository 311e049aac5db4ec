import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardFront, cardOf, chest, piece, sheet } from "./art.ts";
import { NAMES } from "./types.ts";

const box = readFileSync(
  join(import.meta.dirname, "../../../../src/drachenhort/games/drachenhueter/components.toml"),
  "utf8",
);

describe("Drachenhüter", () => {
  test("has every kind of card once", () => {
    expect(NAMES).toHaveLength(41);
    expect(new Set(NAMES).size).toBe(41);
    for (const name of NAMES) expect(cardFront(name)).toContain("<svg");
  });

  test("tells front and back of a card apart", () => {
    expect(cardOf("r3")).toEqual({ colour: "red", on: 3, isStart: false });
    expect(cardOf("wg*")).toEqual({ colour: "white", on: "green", isStart: true });
    expect(cardOf("x")).toEqual({ colour: null, on: 6 });
  });

  test("shows on every front what is on its back", () => {
    expect(cardFront("b4")).toContain(">4</text>");
    expect(cardFront("br")).toContain("art-ruby");
  });

  test("has a piece of every value in the box", () => {
    const [, part = ""] = /\[pieces\][^\n]*\n([^[]*)/.exec(box) ?? [];
    const values = [...part.matchAll(/^(\d+) =/gm)].map(([, value]) => Number(value));
    expect(values).toHaveLength(8);
    for (const value of values) expect(sheet()[`piece ${value}`]).toBe(piece(value));
  });

  test("says what there is when asked for something else", () => {
    expect(() => cardFront("q7")).toThrow('there is no card "q7"; there are r3, rw, rw*, x and their like');
    expect(() => chest(7)).toThrow("there is no chest 7; there are 1 to 6");
  });
});
