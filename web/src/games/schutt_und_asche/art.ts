/** Everything drawn for Schutt und Asche. Tiles and combat cards go by the names that the engine gives them. */
import { COMBATS, TILES, type Combat } from "./types.ts";
import { back } from "../../art/back.ts";
import { card } from "../../art/card.ts";
import { emblem, weave } from "./cover.ts";
import type { Drawing } from "../../art/picture.ts";
import { board } from "./art/board.ts";
import { coinMark, COMBAT, GOLD } from "./art/cards.ts";
import { head, HEAD_COUNT } from "./art/heads.ts";
import { land, ruin } from "./art/lands.ts";
import * as things from "./art/things.ts";

export { board, dragonSize, HEADS, inTheMiddle, type Spot } from "./art/board.ts";
export { head, HEAD_COUNT } from "./art/heads.ts";
export { land, ruin } from "./art/lands.ts";
export * from "./art/things.ts";

export function combatCard(kind: Combat, label = ""): string {
  return card({ drawing: COMBAT[kind], rich: kind === "dragon" }, label);
}

/** By value; 0 is X. */
export function goldCard(value: number, label = ""): string {
  const drawing = GOLD[value];
  if (drawing === undefined)
    throw new Error(`there is no gold card worth ${value}; there are ${Object.keys(GOLD).join(", ")}, where 0 is X`);
  return card({ drawing, index: value === 0 ? "X" : String(value), mark: coinMark(value), small: true }, label);
}

export function cardBack(label = ""): string {
  return back({ emblem, weave }, {}, label);
}

/** For the gallery and the tests: every drawing, and every finished thing. Functions, so that no page draws them all. */
export function drawings(): Readonly<Record<string, Drawing>> {
  return {
    ...Object.fromEntries(Object.entries(COMBAT).map(([kind, drawing]) => [`fight ${kind}`, drawing])),
    ...Object.fromEntries(Object.entries(GOLD).map(([value, drawing]) => [`gold ${value}`, drawing])),
  };
}

export function sheet(): Readonly<Record<string, string>> {
  const path = Array.from({ length: 24 }, (_, i) => ({
    x: 50 + Math.sin((i * Math.PI) / 12) * 43,
    y: 50 - Math.cos((i * Math.PI) / 12) * 43,
  }));
  return {
    board: board(path, [[{ x: 53, y: 39 }, path[0] ?? { x: 50, y: 7 }]]),
    ...Object.fromEntries(COMBATS.map((kind) => [`fight ${kind}`, combatCard(kind)])),
    ...Object.fromEntries(Object.keys(GOLD).map((value) => [`gold ${value}`, goldCard(Number(value))])),
    ...Object.fromEntries(
      Array.from({ length: HEAD_COUNT }, (_, nth) => [`head ${nth}`, head(nth, false, nth % 2 === 1)]),
    ),
    ...Object.fromEntries(Array.from({ length: HEAD_COUNT }, (_, nth) => [`head ${nth} hit`, head(nth, true)])),
    ...Object.fromEntries(TILES.map((kind) => [`tile ${kind}`, things.cityTile(kind)])),
    ...Object.fromEntries(TILES.map((kind) => [`sign ${kind}`, things.tileSign(kind)])),
    "tile back": things.cityBack(),
    "tile place": things.tilePlace(),
    attack: things.attackMarker(),
    hit: things.hitMarker(),
    coin: things.goldSign(),
    "fame 3": things.fameMarker(3),
    crown: things.crownSign(),
    piece: things.dragonPiece("sapphire"),
    "yellow 4": things.dragonTile("yellow", 4),
    "red 7": things.dragonTile("red", 7),
    yellow: things.dragonTile("yellow", null),
    red: things.dragonTile("red", null),
    ...Object.fromEntries([0, 1, 2, 3].map((place) => [`land ${place}`, land(place, false)])),
    entry: land(0, true),
    ruin: ruin(),
    knight: things.figure("ruby", ["knight"]),
    "knight with all": things.figure("emerald", ["knight", "sword", "shield"]),
    gear: things.figure("topaz", ["sword", "shield"]),
  };
}
