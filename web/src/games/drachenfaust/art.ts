/** Everything drawn for Drachenfaust. Creatures go by the ids the engine gives them. */
import { BASES } from "./types.ts";
import { back } from "../../art/back.ts";
import { emblem, weave } from "./cover.ts";
import { card } from "../../art/card.ts";
import { CHARGES } from "../../art/charges.ts";
import { DRAGONS } from "./art/dragons.ts";
import { MAGIC } from "./art/magic.ts";
import { own } from "./art/own.ts";
import { SMALLFOLK } from "./art/smallfolk.ts";
import { bag, chest, coin, COINS, die, fist, palm, screen } from "./art/things.ts";
import { TRADES } from "./art/trades.ts";
import { whenSeen, type Drawing } from "../../art/picture.ts";

export { own } from "./art/own.ts";
export { bag, chest, coin, COINS, die, fist, palm, screen, type CoinKind } from "./art/things.ts";

export const CREATURES: Readonly<Record<string, Drawing>> = whenSeen({ ...MAGIC, ...DRAGONS, ...SMALLFOLK, ...TRADES });

/** Not one of those that take part in every round. */
export function isExtra(id: string): boolean {
  return !BASES.some((base) => base === id);
}

/** A creature of the box. Those of the table's own are drawn by their names, with `own`. */
export function creature(id: string): Drawing {
  const drawing = CREATURES[id];
  if (drawing === undefined)
    throw new Error(`there is no picture of "${id}"; there are ${Object.keys(CREATURES).join(", ")}`);
  return drawing;
}

export function cardBack(label = ""): string {
  return back({ emblem, weave }, {}, label);
}

/** Names to look at a few creatures of a table's own. */
const SOME_OWN = ["Zöllner", "Nachtwächterin", "Irrwicht", "Wetterhexe", "Moorkönig", "Pfützenunhold"];

/** For the gallery and the tests: every drawing, and every finished thing. Functions, so that no page draws them all. */
export function drawings(): Readonly<Record<string, Drawing>> {
  return {
    ...CREATURES,
    ...Object.fromEntries(SOME_OWN.map((name) => [`own ${name}`, own(name)])),
  };
}

export function sheet(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      Object.entries(drawings()).map(([id, drawing]) => [id, card({ drawing, words: true, rich: isExtra(id) })]),
    ),
    ...Object.fromEntries(COINS.map((kind) => [`coin ${kind}`, coin(kind)])),
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((points) => [`die ${points}`, die(points)])),
    ...Object.fromEntries(CHARGES.map((charge) => [`fist ${charge}`, fist(charge)])),
    ...Object.fromEntries(CHARGES.map((charge) => [`palm ${charge}`, palm(charge)])),
    ...Object.fromEntries(CHARGES.map((charge) => [`screen ${charge}`, screen(charge)])),
    chest: chest(),
    bag: bag(),
    "a back": cardBack("back"),
  };
}
