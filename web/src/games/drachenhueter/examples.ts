// Drawings for the rules page.
import { amulet, cardFront, chest, crest, crystal, egg, page, pearl, piece, type Colour } from "../../art/drachenhueter.ts";
import type { Examples, Group } from "../../rules/example.ts";

const cards = (...names: string[]): Group => ({ art: names.map((name) => cardFront(name)) });
const may = (...names: string[]): Group => ({ ...cards(...names), mark: "yes" });
const mayNot = (...names: string[]): Group => ({ ...cards(...names), mark: "no" });
const pages = (...on: (number | Colour)[]): Group => ({ art: on.map((each) => page({ on: each })) });
const things = (...art: string[]): Group => ({ art, width: 2.5 });

const examples: Examples = {
  "1": { parts: [cards("r3", "rw", "rw*", "x")], caption: "web-rule-1" },
  "2.2": { parts: [pages(3, "blue"), cards("g4", "wr")], caption: "web-rule-2-2" },
  "3.1": { parts: [cards("g4"), "to", pages(2)], caption: "web-rule-3-1" },
  "3.2": { parts: [cards("r1"), "to", pages(1, "blue")], caption: "web-rule-3-2" },
  "3.3": { parts: [pages(3, "blue"), may("b1", "br", "x"), mayNot("x", "x", "x")], caption: "web-rule-3-3" },
  "3.4": { parts: [may("r2"), mayNot("b3"), may("g1")], caption: "web-rule-3-4" },
  "3.5": {
    parts: [pages(4), "to", things(piece(1), crystal(), egg()), things(amulet(2, null)), "to", things(amulet(3, "red"))],
    caption: "web-rule-3-5",
  },
  "3.7": { parts: [cards("r1", "w1", "b1", "g1"), "to", things(crest(16))], caption: "web-rule-3-7" },
  "4.2": {
    parts: [things(piece(12), piece(4), piece(10), pearl("blue"), crest(12), egg(), egg())],
    caption: "web-rule-4-2",
  },
  "5.3": { parts: [{ art: [1, 2, 3, 4, 5, 6].map((number) => chest(number)), width: 4 }], caption: "web-rule-5-3" },
};

export default examples;
