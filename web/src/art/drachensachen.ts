/** Everything drawn for Drachensachen. Kinds, curses and skills go by the ids the engine gives them. */
import { back } from "./back.ts";
import { card } from "./card.ts";
import { CURSES } from "./drachensachen/curses.ts";
import { DRAGONS } from "./drachensachen/dragons.ts";
import { MARKS } from "./drachensachen/marks.ts";
import { MONSTERS } from "./drachensachen/monsters.ts";
import { SKILLS } from "./drachensachen/skills.ts";
import { EMBLEMS } from "./emblems.ts";
import { coin } from "./parts/things.ts";
import { group, PAGE, svg, type Drawing } from "./picture.ts";

export const KINDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "N", "E", "P"] as const;
export type Kind = (typeof KINDS)[number];

function isDragon(kind: Kind): kind is keyof typeof DRAGONS {
  return kind in DRAGONS;
}

export function drawingOf(kind: Kind): Drawing {
  return isDragon(kind) ? DRAGONS[kind] : MONSTERS[kind];
}

/** A card of the deck. How many coins it bears comes from the view. */
export function kindCard(kind: Kind, coins = 1, label = ""): string {
  const mark = MARKS[kind]?.();
  return card(
    { drawing: drawingOf(kind), index: kind, coins, rich: isDragon(kind), ...(mark === undefined ? {} : { mark }) },
    label,
  );
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
  return back("drachensachen", { coins }, label);
}

/** One gold coin, on a page of 60 x 60. */
export function goldCoin(label = ""): string {
  return svg(`<g class="art art-topaz">${coin(30, 30, 27)}</g>`, 60, 60, label);
}

/** Where a pile goes when there is none. */
export function pilePlace(label = ""): string {
  const faint = `<g class="place-sign">${group(EMBLEMS.drachensachen, "translate(50 90)")}</g>`;
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
