import { expect, test } from "vitest";
import { hyphenated } from "./hyphens.ts";

test("a title may be broken between its parts", () => {
  expect(hyphenated("Drachensachen: eigener Tisch")).toBe("Drachen\u00ADsachen: eigener Tisch");
  expect(hyphenated("Fünf Drachenspiele, ein Tisch")).toBe("Fünf Drachen\u00ADspiele, ein Tisch");
});

test("what is no compound stays whole", () => {
  expect(hyphenated("Drachen, Drachens Schatz")).toBe("Drachen, Drachens Schatz");
});
