// Drawings for the rules page.
import { card } from "../../art/card.ts";
import { bag, coin, creature, die, fist, isExtra, type CoinKind } from "./art.ts";
import { jewel } from "../../art/jewels.ts";
import type { Jewel } from "../../art/picture.ts";
import type { Examples, Group } from "../../rules/example.ts";
import type { Card } from "./types.ts";

const coins = (...kinds: CoinKind[]): Group => ({ art: kinds.map((kind) => coin(kind)), width: 2 });
const some = (count: number, kind: CoinKind): Group => coins(...Array.from({ length: count }, () => kind));
const stones = (...names: Jewel[]): Group => ({ art: names.map((name) => jewel(name)), width: 1.75 });
const points = (count: number): Group => ({ art: [die(count)], width: 2.25 });
const creatures = (...ids: Card[]): Group => ({
  art: ids.map((id) => card({ drawing: creature(id), rich: isExtra(id) })),
  width: 5,
});

const examples: Examples = {
  "1": {
    parts: () => [coins("fairy", "common", "silver", "black", "red"), stones("ruby", "sapphire", "topaz")],
    caption: "web-rule-1",
  },
  "2.1": {
    parts: () => [
      some(8, "fairy"),
      some(2, "common"),
      some(5, "silver"),
      stones("ruby", "sapphire", "sapphire", "topaz"),
    ],
    caption: "web-rule-2-1",
  },
  "4.1": {
    parts: () => [coins("fairy", "fairy", "common"), "to", { art: [fist("tower")], width: 4 }],
    caption: "web-rule-4-1",
  },
  "4.2": {
    parts: () => [
      { ...coins("fairy", "fairy", "common"), mark: "yes" },
      { ...coins("fairy", "common"), mark: "no" },
    ],
    caption: "web-rule-4-2",
  },
  "4.3": {
    parts: () => [
      coins("fairy", "fairy"),
      coins("fairy", "common"),
      "to",
      { ...some(3, "silver"), mark: "yes" },
      { ...some(1, "silver"), mark: "no" },
    ],
    caption: "web-rule-4-3",
  },
  "4.5": {
    parts: () => [some(4, "fairy"), coins("black"), "to", { ...creatures("magician"), mark: "no" }],
    caption: "web-rule-4-5",
  },
  "4.6": {
    parts: () => [
      { ...coins("red", "fairy", "fairy"), mark: "yes" },
      { ...coins("fairy", "fairy", "common"), mark: "no" },
    ],
    caption: "web-rule-4-6",
  },
  "5.1": { parts: () => [creatures("witch"), "to", coins("black")], caption: "web-rule-5-1" },
  "5.2": {
    parts: () => [creatures("magician"), stones("ruby", "ruby", "sapphire", "topaz"), "to", points(1)],
    caption: "web-rule-5-2",
  },
  "5.3": {
    parts: () => [creatures("sorcerer"), stones("topaz", "topaz", "topaz", "topaz"), "to", points(2)],
    caption: "web-rule-5-3",
  },
  "5.4": {
    parts: () => [creatures("wizard"), stones("ruby", "sapphire", "topaz"), "to", points(1)],
    caption: "web-rule-5-4",
  },
  "5.5": {
    parts: () => [creatures("red-dragon", "blue-dragon", "yellow-dragon"), "to", stones("ruby", "sapphire", "topaz")],
    caption: "web-rule-5-5",
  },
  "5.6": {
    parts: () => [creatures("thief"), coins("fairy", "common"), stones("sapphire"), "to", stones("sapphire")],
    caption: "web-rule-5-6",
  },
  "6.1": { parts: () => [creatures("alchemist"), "to", some(3, "common")], caption: "web-rule-6-1" },
  "6.4": { parts: () => [creatures("doppelganger", "sorcerer"), "to", points(4)], caption: "web-rule-6-4" },
  "6.9": {
    parts: () => [creatures("gnome"), "to", coins("common", "common", "silver", "silver")],
    caption: "web-rule-6-9",
  },
  "6.11": { parts: () => [creatures("goldsmith"), "to", coins("red")], caption: "web-rule-6-11" },
  "6.13": {
    parts: () => [creatures("merchant"), coins("silver", "silver", "silver"), "to", stones("sapphire")],
    caption: "web-rule-6-13",
  },
  "6.15": { parts: () => [creatures("quack"), stones("ruby", "topaz"), "to", points(1)], caption: "web-rule-6-15" },
  "6.16": {
    parts: () => [
      creatures("rainbow-dragon"),
      { art: [bag()], width: 4 },
      { ...stones("ruby", "ruby", "sapphire"), mark: "yes" },
      { ...stones("topaz"), mark: "no" },
    ],
    caption: "web-rule-6-16",
  },
  "6.17": { parts: () => [creatures("apprentice"), stones("ruby", "ruby"), "to", points(1)], caption: "web-rule-6-17" },
  "6.18": {
    parts: () => [creatures("troll"), { ...stones("ruby", "ruby", "ruby"), mark: "no" }],
    caption: "web-rule-6-18",
  },
  "7.1": { parts: () => [points(3)], caption: "web-rule-7-1" },
};

export default examples;
