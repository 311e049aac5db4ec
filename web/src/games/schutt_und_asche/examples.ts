// Drawings for the rules page. What is marked as allowed or not is what the rule beside it says.
import {
  attackMarker,
  cardBack,
  cityBack,
  cityTile,
  combatCard,
  dragonPiece,
  dragonTile,
  fameMarker,
  figure,
  goldCard,
  head,
  hitMarker,
  land,
  ruin,
} from "./art.ts";
import type { Examples, Group } from "../../rules/example.ts";
import { TILES, type Colour, type Combat, type Gear, type Tile } from "./types.ts";

/** Widths in rem: cards, and what is smaller than a card. */
const CARD = 3;
const TILE = 2.25;

const tiles = (...kinds: (Tile | null)[]): Group => ({
  art: kinds.map((kind) => (kind === null ? cityBack() : cityTile(kind))),
  width: TILE,
});
const fight = (...cards: Combat[]): Group => ({ art: cards.map((card) => combatCard(card)), width: CARD });
const gold = (...values: number[]): Group => ({ art: values.map((value) => goldCard(value)), width: CARD });
const backs = (count: number): Group => ({ art: Array.from({ length: count }, () => cardBack()), width: CARD });
const numbers = (...values: number[]): Group => ({
  art: values.map((value) => dragonTile(value > 4 ? "red" : "yellow", value)),
  width: TILE,
});
const hidden = (...colours: Colour[]): Group => ({
  art: colours.map((colour) => dragonTile(colour, null)),
  width: TILE,
});
const attacks = (count: number): Group => ({ art: Array.from({ length: count }, () => attackMarker()), width: TILE });
const knight = (...gear: Gear[]): Group => ({ art: [figure("sapphire", ["knight", ...gear])], width: CARD });
const town: Group = { art: [land(0, false)], width: CARD };
const ashes: Group = { art: [ruin()], width: CARD };
const hit: Group = { art: [hitMarker()], width: TILE };

const examples: Examples = {
  "1": { parts: () => [tiles(...TILES), gold(3, 2, 1, 0)], caption: "web-rule-1" },
  "2.5": {
    parts: () => [tiles("power", "knight", "sword"), "to", tiles(null, "power", "knight", "sword")],
    caption: "web-rule-2-5",
  },
  "2.7": { parts: () => [numbers(2, 4), hidden("yellow", "red"), "to", numbers(3, 5)], caption: "web-rule-2-7" },
  "5.1": {
    parts: () => [{ art: [dragonPiece("sapphire")], width: TILE }, "to", hidden("yellow")],
    caption: "web-rule-5-1",
  },
  "5.3": {
    parts: () => [
      backs(3),
      hidden("yellow"),
      "to",
      gold(2, 1, 1),
      numbers(4),
      "to",
      { art: [fameMarker(1)], width: TILE },
    ],
    caption: "web-rule-5-3",
  },
  "5.4": { parts: () => [gold(2, 1), numbers(6), "to", attacks(3)], caption: "web-rule-5-4" },
  "5.6": { parts: () => [town, attacks(1), "to", ashes], caption: "web-rule-5-6" },
  "6.1": {
    parts: () => [
      knight("shield"),
      { ...fight("sword", "knight", "sword", "sword", "knight", "knight"), mark: "yes" },
      "to",
      hit,
    ],
    caption: "web-rule-6-1",
  },
  "6.2": {
    parts: () => [knight("shield"), fight("shield", "dragon", "shield", "shield")],
    caption: "web-rule-6-2",
  },
  "6.3": { parts: () => [fight("dragon", "dragon"), tiles("power"), "to", backs(1)], caption: "web-rule-6-3" },
  "6.4": {
    parts: () => [knight(), fight("dragon", "knight", "dragon", "dragon"), "to", town],
    caption: "web-rule-6-4",
  },
  "7.1": {
    parts: () => [tiles(null), "to", tiles("sword"), "to", { ...knight("sword"), mark: "yes" }],
    caption: "web-rule-7-1",
  },
  "7.2": { parts: () => [tiles("dragon", "power"), "to", tiles("power", "dragon")], caption: "web-rule-7-2" },
  "7.4": { parts: () => [tiles("dragon"), town, "to", ashes], caption: "web-rule-7-4" },
  "8.1": { parts: () => [numbers(1, 2, 3, 4), "to", numbers(2, 3, 4, 5)], caption: "web-rule-8-1" },
  "9.1": {
    parts: () => [{ art: [0, 1, 2, 3, 4, 5, 6].map((nth) => head(nth, true)), width: CARD }],
    caption: "web-rule-9-1",
  },
  "9.4": {
    parts: () => [{ ...tiles("power", "power"), mark: "yes" }, { ...tiles("shield"), mark: "no" }, tiles(null)],
    caption: "web-rule-9-4",
  },
};

export default examples;
