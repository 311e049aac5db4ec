import { expect, test } from "vitest";
import type { Schema } from "../newtable/presets.ts";
import { optionsTold } from "./options.ts";

const option = { description: "", "x-clause": "1.1" };
const SCHEMA: Schema = {
  target: { ...option, type: "integer", title: "Target", default: 21 },
  level: {
    ...option,
    type: "integer",
    title: "Level",
    default: 1,
    oneOf: [
      { const: 0, title: "easier" },
      { const: 1, title: "as usual" },
    ],
  },
  single_game: { ...option, type: "boolean", title: "A single game", default: false },
  curses: {
    ...option,
    type: "array",
    title: "Curses",
    default: [],
    items: {
      type: "string",
      oneOf: [
        { const: "chaos", title: "Chaos", description: "" },
        { const: "plague", title: "Plague", description: "" },
      ],
    },
  },
  creatures: { ...option, type: "array", title: "Own creatures", default: [], "x-from-file": true },
};

test("what is as usual goes without saying", () => {
  expect(optionsTold({ target: 21, single_game: false, curses: [], creatures: [] }, SCHEMA)).toEqual([]);
});

test("what is chosen is named, with its number or its names", () => {
  const chosen = { target: 7, level: 0, single_game: true, curses: ["plague", "chaos"], creatures: ["one", "two"] };
  expect(optionsTold(chosen, SCHEMA)).toEqual([
    "Target: 7",
    "Level: easier",
    "A single game",
    "Curses: Chaos, Plague",
    "Own creatures: 2",
  ]);
});
