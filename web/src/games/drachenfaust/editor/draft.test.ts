import { expect, test } from "vitest";
import {
  CREATURE,
  EFFECT,
  draftOf,
  fileOf,
  fitted,
  mostOf,
  partOf,
  recalled,
  textOf,
  type Effect,
  type Part,
} from "./draft.ts";

const PARTS: Part[] = [
  { do: "gain", what: ["red", "choice", "silver"], most: [5, 3, 5], points: 0, key: "", whom: [] },
  { do: "pay", what: ["any", "each"], most: [6, 2], points: 2, key: "", whom: [] },
  { do: "take", what: ["red", "silver"], most: [5, 5], points: 0, key: "from", whom: ["one", "each"] },
  { do: "lose", what: ["red", "choice"], most: [0, 0], points: 0, key: "who", whom: ["others", "all"] },
  { do: "draw", what: [], most: [3], points: 0, key: "", whom: [] },
];
const say = (tongue: string, effect: Effect): string => `${tongue}:${effect.do}.`;

test("an effect keeps what another verb allows too", () => {
  const taking = fitted({ ...EFFECT, count: 5 }, partOf(PARTS, "take")!);
  expect(taking).toEqual({ do: "take", what: "silver", count: 5, points: 0, whom: "one" });
  expect(fitted(taking, partOf(PARTS, "pay")!)).toEqual({ do: "pay", what: "any", count: 5, points: 1, whom: "" });
  expect(fitted(taking, partOf(PARTS, "draw")!)).toEqual({ do: "draw", what: "", count: 3, points: 0, whom: "" });
  expect(fitted(taking, partOf(PARTS, "lose")!)).toEqual({
    do: "lose",
    what: "red",
    count: 0,
    points: 0,
    whom: "others",
  });
});

test("the highest count depends on what is counted", () => {
  expect(mostOf(PARTS[1]!, "any")).toBe(6);
  expect(mostOf(PARTS[1]!, "each")).toBe(2);
  expect(mostOf(PARTS[3]!, "red")).toBe(0);
});

test("the file says what each verb can say, in the words of the effects or one's own", () => {
  const effects = PARTS.map((part) => fitted(EFFECT, part));
  const told = fileOf([{ ...CREATURE, name: { de: 'Der "Graf"', en: "C\\D\n" }, effects }], PARTS, say);
  expect(told).toContain('name = { de = "Der \\"Graf\\"", en = "C\\\\D " }');
  expect(told).toContain('text = { de = "de:gain. de:pay. de:take. de:lose. de:draw.", en = "en:gain. ');
  expect(told).toContain('  { do = "pay", what = "any", count = 3, points = 1 },');
  expect(told).toContain('  { do = "take", what = "silver", count = 3, from = "one" },');
  expect(told).toContain('  { do = "lose", what = "red", who = "others" },');
  expect(told).toContain('  { do = "draw", count = 3 },');
  const own = { de: "Quak.", en: "Croak." };
  expect(fileOf([{ ...CREATURE, text: own }], PARTS, say)).toContain('text = { de = "Quak.", en = "Croak." }');
});

test("words that the effects say anyway are nobody's own", () => {
  const said = textOf(CREATURE, say);
  const read = { name: { de: "a", en: "b" }, text: said, effects: [EFFECT], says: said };
  expect(draftOf({ creatures: [read], faults: [] })[0]!.text).toBeNull();
  const other = { ...read, text: { de: "Quak.", en: "Croak." } };
  expect(draftOf({ creatures: [other], faults: [] })[0]!.text).toEqual(other.text);
  expect(draftOf({ creatures: [], faults: [] })).toEqual([CREATURE]);
  expect(draftOf({ creatures: [{ ...read, effects: [] }], faults: [] })[0]!.effects).toEqual([EFFECT]);
});

test("what the browser kept comes back, and nothing else does", () => {
  expect(recalled(JSON.stringify([CREATURE]))).toEqual([CREATURE]);
  for (const bad of [null, "", "{", "[]", "[3]", '[{"name":{"de":"a"}}]', '[{"name":{"de":"a","en":"b"},"text":null}]'])
    expect(recalled(bad)).toBeNull();
  expect(recalled(JSON.stringify([{ ...CREATURE, effects: [{ ...EFFECT, count: null }] }]))).toBeNull();
});
