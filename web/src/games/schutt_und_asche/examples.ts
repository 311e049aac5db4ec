// Drawings for the rules page.
import {
  attackMarker,
  cityBack,
  cityTile,
  combatCard,
  crownSign,
  dragonTile,
  fameMarker,
  figure,
  goldCard,
  hitMarker,
  land,
  ruin,
  TILES,
  type Combat,
  type Tile,
} from "../../art/schutt_und_asche.ts";
import type { Examples, Group } from "../../rules/example.ts";

const things = (...art: string[]): Group => ({ art, width: 3 });
const tiles = (...kinds: Tile[]): Group => things(...kinds.map((kind) => cityTile(kind)));
const gold = (...values: number[]): Group => ({ art: values.map((value) => goldCard(value)), width: 3.5 });
const fight = (...kinds: Combat[]): Group => ({ art: kinds.map((kind) => combatCard(kind)), width: 3.5 });
const lands = (...art: string[]): Group => ({ art, width: 4.5 });

const examples: Examples = {
  "1": { parts: [tiles(...TILES), gold(3, 2, 1, 0), fight("knight", "dragon", "sword", "shield")], caption: "web-rule-1" },
  "2.1": { parts: [lands(land(3, false)), things(cityBack(), cityBack(), cityBack())], caption: "web-rule-2-1" },
  "5.3": {
    parts: [things(dragonTile("yellow", 3)), { ...gold(2, 1, 0), mark: "yes" }, "to", things(fameMarker(1))],
    caption: "web-rule-5-3",
  },
  "5.4": {
    parts: [things(dragonTile("yellow", 4)), { ...gold(1, 1), mark: "no" }, "to", things(attackMarker(), attackMarker())],
    caption: "web-rule-5-4",
  },
  "5.6": { parts: [lands(land(3, false)), things(attackMarker()), "to", lands(ruin())], caption: "web-rule-5-6" },
  "6.1": {
    parts: [{ ...fight("knight", "dragon", "knight", "dragon", "knight"), mark: "yes" }],
    caption: "web-rule-6-1",
  },
  "6.2": { parts: [things(figure("ruby", { knight: true, shield: true })), fight("shield", "shield", "shield")], caption: "web-rule-6-2" },
  "6.3": { parts: [tiles("power"), { ...fight("dragon", "dragon"), mark: "no" }], caption: "web-rule-6-3" },
  "6.5": { parts: [fight("knight", "knight", "knight"), "to", things(hitMarker())], caption: "web-rule-6-5" },
  "7.1": {
    parts: [gold(2), "to", tiles("sword"), "to", things(figure("ruby", { knight: true, sword: true }))],
    caption: "web-rule-7-1",
  },
  "7.2": { parts: [gold(1), "to", tiles("dragon", "power", "knight"), "to", tiles("power", "knight", "dragon")], caption: "web-rule-7-2" },
  "7.4": { parts: [gold(2), "to", tiles("dragon"), lands(land(3, false)), "to", lands(ruin())], caption: "web-rule-7-4" },
  "8.1": { parts: [things(dragonTile("yellow", 1)), "to", things(dragonTile("red", 5))], caption: "web-rule-8-1" },
  "9.4": { parts: [lands(land(3, false)), tiles("power", "power", "sword"), things(cityBack())], caption: "web-rule-9-4" },
  "9.5": { parts: [tiles("power", "power", "power", "power"), things(hitMarker()), "to", things(crownSign())], caption: "web-rule-9-5" },
};

export default examples;
