/** Everything drawn for Drachensachen. Kinds, curses and skills go by the ids the engine gives them. */
import { back } from "../../art/back.ts";
import { emblem, weave } from "./cover.ts";
import { card } from "../../art/card.ts";
import { CURSES } from "./art/curses.ts";
import { DRAGONS } from "./art/dragons.ts";
import { MARKS } from "./art/marks.ts";
import { MONSTERS } from "./art/monsters.ts";
import { SKILLS } from "./art/skills.ts";
import { KINDS, type Kind } from "./types.ts";
import { coin } from "../../art/parts/things.ts";
import { group, PAGE, svg, type Drawing } from "../../art/picture.ts";

function isDragon(kind: Kind): kind is keyof typeof DRAGONS {
  return kind in DRAGONS;
}

export function drawingOf(kind: Kind): Drawing {
  return isDragon(kind) ? DRAGONS[kind] : MONSTERS[kind];
}

/** A card of the deck with its coin; a small one has its index only once. */
export function kindCard(kind: Kind, small = false): string {
  const mark = MARKS[kind]?.();
  const face = { drawing: drawingOf(kind), index: kind, coins: 1, rich: isDragon(kind), small };
  return card(mark === undefined ? face : { ...face, mark });
}

function named(cards: Readonly<Record<string, Drawing>>, id: string): Drawing {
  const drawing = cards[id];
  if (drawing === undefined)
    throw new Error(`there is no picture of "${id}"; there are ${Object.keys(cards).join(", ")}`);
  return drawing;
}

/** The page writes name and effect over the card's foot. */
export function curseCard(id: string, label = ""): string {
  return card({ drawing: named(CURSES, id), words: true, rich: true }, label);
}

export function skillCard(id: string, label = ""): string {
  return card({ drawing: named(SKILLS, id), words: true, rich: true }, label);
}

export function cardBack(coins = 1, label = ""): string {
  return back({ emblem, weave }, { coins }, label);
}

/** One gold coin, on a page of 60 x 60. */
export function goldCoin(label = ""): string {
  return svg(`<g class="art art-topaz">${coin(30, 30, 27)}</g>`, 60, 60, label);
}

/** Where a pile goes when there is none. */
export function pilePlace(label = ""): string {
  const faint = `<g class="place-sign">${group(emblem(), "translate(50 90)")}</g>`;
  return svg(
    `<rect class="place" x="3" y="3" width="194" height="274" rx="8"/>${faint}`,
    PAGE.width,
    PAGE.height,
    label,
  );
}

/** For the gallery and the tests: every drawing, and every finished thing. Functions, so that no page draws them all. */
export function drawings(): Readonly<Record<string, Drawing>> {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, drawingOf(kind)])),
    ...Object.fromEntries(Object.entries(CURSES).map(([id, drawing]) => [`curse ${id}`, drawing])),
    ...Object.fromEntries(Object.entries(SKILLS).map(([id, drawing]) => [`skill ${id}`, drawing])),
  };
}

export function sheet(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, kindCard(kind)])),
    ...Object.fromEntries(Object.keys(CURSES).map((id) => [`curse ${id}`, curseCard(id)])),
    ...Object.fromEntries(Object.keys(SKILLS).map((id) => [`skill ${id}`, skillCard(id)])),
    back: cardBack(),
    coin: goldCoin(),
    place: pilePlace(),
  };
}
