/** Everything drawn for Schutt und Asche. Tiles and combat cards go by the names that the engine gives them. */
import { back } from "./back.ts";
import { card } from "./card.ts";
import type { Drawing } from "./picture.ts";
import { board } from "./schutt_und_asche/board.ts";
import { coinMark, COMBAT, GOLD } from "./schutt_und_asche/cards.ts";
import { head, HEAD_COUNT } from "./schutt_und_asche/heads.ts";
import { land, ruin } from "./schutt_und_asche/lands.ts";
import * as things from "./schutt_und_asche/things.ts";

export { board, HEADS, type Spot } from "./schutt_und_asche/board.ts";
export { head, HEAD_COUNT } from "./schutt_und_asche/heads.ts";
export { land, ruin } from "./schutt_und_asche/lands.ts";
export * from "./schutt_und_asche/things.ts";

export type Combat = keyof typeof COMBAT;
export const COMBAT_CARDS = Object.keys(COMBAT) as readonly Combat[];

export function combatCard(kind: Combat, label = ""): string {
  return card({ drawing: COMBAT[kind], rich: kind === "dragon" }, label);
}

/** By value; 0 is X. */
export function goldCard(value: number, label = ""): string {
  const drawing = GOLD[value];
  if (drawing === undefined)
    throw new Error(`there is no gold card worth ${value}; there are ${Object.keys(GOLD).join(", ")}, where 0 is X`);
  return card({ drawing, index: value === 0 ? "X" : String(value), mark: coinMark(value) }, label);
}

export function cardBack(label = ""): string {
  return back("schutt_und_asche", {}, label);
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
    x: 50 + Math.sin((i * Math.PI) / 12) * (i % 2 ? 36 : 44),
    y: 50 - Math.cos((i * Math.PI) / 12) * (i % 2 ? 36 : 44),
  }));
  return {
    board: board(path, [[{ x: 53, y: 39 }, path[0] ?? { x: 50, y: 6 }]]),
    ...Object.fromEntries(COMBAT_CARDS.map((kind) => [`fight ${kind}`, combatCard(kind)])),
    ...Object.fromEntries(Object.keys(GOLD).map((value) => [`gold ${value}`, goldCard(Number(value))])),
    ...Object.fromEntries(
      Array.from({ length: HEAD_COUNT }, (_, nth) => [`head ${nth}`, head(nth, false, nth % 2 === 1)]),
    ),
    ...Object.fromEntries(Array.from({ length: HEAD_COUNT }, (_, nth) => [`head ${nth} hit`, head(nth, true)])),
    ...Object.fromEntries(things.TILES.map((kind) => [`tile ${kind}`, things.cityTile(kind)])),
    ...Object.fromEntries(things.TILES.map((kind) => [`sign ${kind}`, things.tileSign(kind)])),
    "tile back": things.cityBack(),
    "tile place": things.tilePlace(),
    attack: things.attackMarker(),
    hit: things.hitMarker(),
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
    knight: things.figure("ruby", { knight: true }),
    "knight with all": things.figure("emerald", { knight: true, sword: true, shield: true }),
    gear: things.figure("topaz", { sword: true, shield: true }),
  };
}
