import { expect, test } from "vitest";
import type { Tabletop } from "../../table/contract.ts";
import { aView } from "./example.ts";
import type { Action, Land, View } from "./types.ts";
import { fieldMeaning, landMeaning, numbersIn, tileAbout, topOf, whoseLand } from "./words.ts";

const say = (id: string, values: object = {}): string => [id, ...Object.values(values)].join(" ");
const view = aView();
const top = {
  view,
  say,
  people: [
    { seat: 0, name: "Mira", charge: "tower", isMe: true },
    { seat: 1, name: "Spark", charge: "wing", isMe: false },
  ],
} as unknown as Tabletop<View, Action>;
const land = (place: number, changes: Partial<Land> = {}): Land => ({ ...view.lands[place]!, ...changes });

test("a land says whose it is", () => {
  expect(whoseLand(top, land(0))).toBe("web-land-mine land L0");
  expect(whoseLand(top, land(1))).toBe("web-land-of land L1 Spark");
  expect(whoseLand(top, land(9))).toBe("web-land-free land L9");
  expect(whoseLand(top, land(1, { is_standing: false }))).toBe("web-land-lost land L1");
});

test("a land says what defends it and what is in its stack", () => {
  expect(landMeaning(top, land(1))).toBe("web-about-bare web-about-stack 4 none");
  expect(landMeaning(top, land(1, { gear: ["knight", "sword"] }))).toContain("web-about-knight sword");
  expect(landMeaning(top, land(1, { gear: ["sword"] }))).toContain("web-about-waiting");
  expect(landMeaning(top, land(0, { is_marked: true }))).toMatch(/^web-about-marked .*web-about-gate$/);
  expect(landMeaning(top, land(1, { is_standing: false }))).toBe("web-about-lost");
});

test("the top of a stack is known only if all of it is", () => {
  expect(topOf(land(0, { known: ["sword", "power"], height: 2 }))).toBe("sword");
  expect(topOf(land(0, { known: ["sword", "power"], height: 3 }))).toBeNull();
});

test("a hidden tile says what it can be", () => {
  expect(["1–4", "2, 4", "5"]).toEqual([[1, 2, 3, 4], [2, 4], [5]].map(numbersIn));
  expect(fieldMeaning(top, view.fields[1]!)).toBe("web-about-tile-down 3–4 land L6");
  expect(fieldMeaning(top, { ...view.fields[1]!, tile: 3 })).toBe("web-about-tile-up 3");
});

test("tiles say what they are good for, unknown ones that they are unknown", () => {
  expect(tileAbout(say, "power")).toBe("Tile power\nweb-about-tile power");
  expect(tileAbout(say, null)).toBe("Web-unknown\nweb-about-unknown");
});
