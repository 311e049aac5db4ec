// Drawings for the rules page. What is marked as allowed or not is what the rule beside it says.
import { cardBack, curseCard, goldCoin, kindCard, pilePlace, skillCard } from "./art.ts";
import { KINDS, type Kind } from "./types.ts";
import type { Examples, Group } from "../../rules/example.ts";

const SMALL = 3;
const cards = (...kinds: Kind[]): Group => ({ art: kinds.map((kind) => kindCard(kind)) });
const pile = (...kinds: Kind[]): Group => ({ ...cards(...kinds), isPile: true });
const may = (...kinds: Kind[]): Group => ({ ...cards(...kinds), mark: "yes" });
const mayNot = (...kinds: Kind[]): Group => ({ ...cards(...kinds), mark: "no" });
const backs = (count: number): Group => ({ art: Array.from({ length: count }, () => cardBack()) });
/** A hidden card with an open one on it. */
const stood = (kind: Kind): Group => ({ art: [cardBack(), kindCard(kind)], isPile: true });
const gone: Group = { art: [pilePlace()] };
const gold = (count: number): Group => ({ art: Array.from({ length: count }, () => goldCoin()), width: 1.75 });
const skill = (id: string): Group => ({ art: [skillCard(id)], width: 5 });

const examples: Examples = {
  "1": { parts: () => [{ ...cards(...KINDS), width: SMALL }], caption: "web-rule-1" },
  "2.1": {
    parts: () => [stood("4"), stood("7"), stood("P"), { ...cards("1", "3", "5", "8", "E"), width: SMALL }],
    caption: "web-rule-2-1",
  },
  "2.2": { parts: () => [cards("9"), "to", stood("9"), "to", cards("2")], caption: "web-rule-2-2" },
  "3.2": { parts: () => [pile("4", "7"), may("7"), may("8"), mayNot("2")], caption: "web-rule-3-2" },
  "3.3": { parts: () => [cards("8", "8"), "to", pile("7", "8", "8")], caption: "web-rule-3-3" },
  "3.4": { parts: () => [cards("7"), "to", pile("7", "7", "7", "7"), "to", gone], caption: "web-rule-3-4" },
  "3.5": { parts: () => [pile("8"), cards("2", "2", "2", "2"), "to", pile("8")], caption: "web-rule-3-5" },
  "3.6": { parts: () => [cards("8", "8"), stood("8"), "to", pile("7", "8", "8", "8")], caption: "web-rule-3-6" },
  "3.7": {
    parts: () => [pile("5", "8", "9"), mayNot("2", "6"), "to", cards("2", "5", "6", "8", "9")],
    caption: "web-rule-3-7",
  },
  "3.9": { parts: () => [backs(2), "to", mayNot("3"), pile("8"), "to", cards("3", "8")], caption: "web-rule-3-9" },
  "4.1": { parts: () => [pile("3"), may("1"), may("2"), may("N"), mayNot("3"), mayNot("7")], caption: "web-rule-4-1" },
  "4.2": { parts: () => [pile("4", "4"), { ...backs(4), width: SMALL }, may("4"), may("P")], caption: "web-rule-4-2" },
  "4.3": { parts: () => [pile("2", "5", "5"), may("P"), mayNot("9")], caption: "web-rule-4-3" },
  "4.4": { parts: () => [pile("6"), may("6"), may("8"), mayNot("N"), mayNot("P")], caption: "web-rule-4-4" },
  "4.5": { parts: () => [pile("8", "N"), may("1"), may("8"), mayNot("9")], caption: "web-rule-4-5" },
  "4.6": { parts: () => [cards("N", "E", "P")], caption: "web-rule-4-6" },
  "5.1": { parts: () => [cards("7", "P"), stood("3"), backs(1), "to", gold(5)], caption: "web-rule-5-1" },
  "7.2": {
    parts: () => [{ art: [curseCard("plague_7"), curseCard("blind_1_5")], width: 5 }],
    caption: "web-rule-7-2",
  },
  "7.3": { parts: () => [{ art: [curseCard("chaos")], width: 5 }], caption: "web-rule-7-3" },
  "8.1": { parts: () => [skill("null"), cards("N"), "to", mayNot("9"), may("6")], caption: "web-rule-8-1" },
  "8.2": { parts: () => [skill("dragons"), cards("P"), "to", backs(1)], caption: "web-rule-8-2" },
  "8.3": { parts: () => [skill("one"), pile("9"), may("1")], caption: "web-rule-8-3" },
  "8.4": { parts: () => [skill("two"), cards("2"), "to", backs(1)], caption: "web-rule-8-4" },
  "8.5": { parts: () => [skill("seven"), cards("7")], caption: "web-rule-8-5" },
  "8.6": { parts: () => [skill("eight"), cards("8", "8", "5")], caption: "web-rule-8-6" },
  "8.7": { parts: () => [skill("nine"), cards("9"), "to", stood("1"), "to", cards("1")], caption: "web-rule-8-7" },
  "9.1": { parts: () => [pile("4"), backs(1), "to", may("4")], caption: "web-rule-9-1" },
  "9.2": { parts: () => [pile("5", "5"), may("5")], caption: "web-rule-9-2" },
  "9.3": { parts: () => [pile("8"), cards("P", "P")], caption: "web-rule-9-3" },
};

export default examples;
