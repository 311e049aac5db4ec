import { expect, test } from "vitest";
import { capital, clockText, spans } from "./format.ts";

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [6_001, "0:07"],
  [750_000, "12:30"],
  [11_100_000, "3:05:00"],
])("%d milliseconds are %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test("marks in a rule's text become pieces", () => {
  expect(spans("**Die 3.** Option `target`, sonst nichts")).toEqual([
    { text: "Die 3.", mark: "bold" },
    { text: " Option ", mark: "plain" },
    { text: "target", mark: "code" },
    { text: ", sonst nichts", mark: "plain" },
  ]);
  expect(spans("2 * 3 * 4")).toEqual([{ text: "2 * 3 * 4", mark: "plain" }]);
  expect(spans("")).toEqual([]);
});

test.each(["``", "****", "`", "**"])("%s has nothing to mark and stays as it is", (text) => {
  expect(spans(text)).toEqual([{ text, mark: "plain" }]);
  expect(spans(`\`target\`${text}`).at(-1)).toEqual({ text, mark: "plain" });
});

test("a button begins with a capital", () => {
  expect(capital("über den Tisch")).toBe("Über den Tisch");
  expect(capital("")).toBe("");
});
