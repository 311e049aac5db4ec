import { expect, test } from "vitest";
import { pieces } from "./text.ts";

const RULES = ["3.4", "3.10"];
const cut = (text: string) => pieces(text, (number) => RULES.includes(number)).map(({ text, mark }) => [mark, text]);

test("numbers of rules lead there, others are numbers", () => {
  expect(cut("See 3.4, not 9.9 or 13.45.")).toEqual([
    ["plain", "See "],
    ["rule", "3.4"],
    ["plain", ", not "],
    ["plain", "9.9"],
    ["plain", " or "],
    ["plain", "13.45"],
    ["plain", "."],
  ]);
  expect(cut("(3.10)")[1]).toEqual(["rule", "3.10"]);
  expect(cut("3.4.")[0]).toEqual(["rule", "3.4"]);
  expect(cut("3.4.1 and 1.3.4").map(([mark]) => mark)).not.toContain("rule");
});

test("bold and code stay what they are", () => {
  expect(cut("**Four** as in `3.4`")).toEqual([
    ["bold", "Four"],
    ["plain", " as in "],
    ["code", "3.4"],
  ]);
});
