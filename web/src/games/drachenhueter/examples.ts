// Drawings for the rules page. What is marked as allowed or not is what the rule beside it says.
import { BACKLIGHT } from "./art.ts";
import type { Examples, Group } from "../../rules/example.ts";
import { pictureOf, type Picture } from "./pictures.ts";
import type { Name, Page } from "./types.ts";

/** Widths in rem. */
const THING = 2.25;
const CHEST = 3.5;

const group = (width: number, ...names: Picture[]): Group => ({ art: names.map(pictureOf), width });
const cards = (...names: Name[]): Group => ({ art: names.map((name) => pictureOf(`front:${name}`)) });
const may = (...names: Name[]): Group => ({ ...cards(...names), mark: "yes" });
const mayNot = (...names: Name[]): Group => ({ ...cards(...names), mark: "no" });
const pages = (...on: Page[]): Group => ({ art: on.map((each) => pictureOf(`page:${each}`)) });
const things = (...names: Picture[]): Group => group(THING, ...names);

const examples: Examples = {
  "1": { parts: () => [cards("r3", "rb", "rw*", BACKLIGHT)], caption: "web-rule-1" },
  "2.2": { parts: () => [cards("b1"), pages(3, "red"), cards("wg")], caption: "web-rule-2-2" },
  "3.1": { parts: () => [cards("b1"), pages(3), "to", pages(5)], caption: "web-rule-3-1" },
  "3.2": { parts: () => [cards("g1"), "to", pages(1), cards("gr"), "to", pages("red")], caption: "web-rule-3-2" },
  "3.3": {
    parts: () => [
      pages(3, "red"),
      may("r1", "rw", BACKLIGHT),
      mayNot("r1", "rw", "g4"),
      mayNot(BACKLIGHT, BACKLIGHT, BACKLIGHT),
    ],
    caption: "web-rule-3-3",
  },
  "3.4": {
    parts: () => [cards("b2"), mayNot("r4"), cards("gw"), things("lock")],
    caption: "web-rule-3-4",
  },
  "3.5": {
    parts: () => [pages(4), "to", things("piece:4", "crystal", "egg"), things("amulet:2"), "to", things("amulet:red")],
    caption: "web-rule-3-5",
  },
  "3.7": {
    parts: () => [things("sign:blue", "sign:red", "sign:white", "sign:green"), "to", things("crest:16")],
    caption: "web-rule-3-7",
  },
  "4.2": {
    parts: () => [
      things("piece:1", "piece:10", "piece:12", "piece:4"),
      things("pearl:red"),
      things("crest:12"),
      things("egg", "egg"),
    ],
    caption: "web-rule-4-2",
  },
  "5.3": {
    parts: () => [group(CHEST, "chest:1", "chest:2", "chest:3", "chest:4", "chest:5", "chest:6")],
    caption: "web-rule-5-3",
  },
  "6.1": { parts: () => [things("tile:3", "tile:6", "tile:blue", "tile:white*")], caption: "web-rule-6-1" },
};

export default examples;
