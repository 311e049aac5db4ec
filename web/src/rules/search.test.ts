import { expect, test } from "vitest";
import { found } from "./search.ts";

const clause = (id: string, title: string, text: string) => ({ id, title, text });
const sections = [
  {
    number: 3,
    title: "Ein Zug",
    clauses: [clause("3.5", "Vier Gleiche", "auf der Hand"), clause("3.6", "Dazu", "offen")],
  },
  { number: 4, title: "Karten", clauses: [clause("4.1", "Die 3", "darunter bleiben, **heißt** das")] },
];
const ids = (wanted: string) => found(sections, wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test("nothing wanted shows everything", () => {
  expect(ids("  ")).toEqual(["3.5", "3.6", "4.1"]);
});

test("all words have to be there, whatever their case, accents and marks", () => {
  expect(ids("HAND vier")).toEqual(["3.5"]);
  expect(ids("heisst")).toEqual(["4.1"]);
  expect(ids("hand offen")).toEqual([]);
});

test("a number finds its clause", () => {
  expect(ids("3.6")).toEqual(["3.6"]);
  expect(ids("3.")).toEqual(["3.5", "3.6"]);
});

test("a section's title finds all of it", () => {
  expect(ids("zug")).toEqual(["3.5", "3.6"]);
});
