/** Everything drawn for Drachenfels. Cards, colours and fields go by the names the engine gives them. */
import { back } from "../../art/back.ts";
import { emblem, weave } from "./cover.ts";
import { card, cardMarkup } from "../../art/card.ts";
import { board } from "./art/board.ts";
import { MARKS } from "./art/marks.ts";
import { MAGIC } from "./art/magic.ts";
import { hidden, knight, knightInArms, princess } from "./art/people.ts";
import {
  armourPiece,
  bowMarkup,
  bridgePiece,
  dragonPiece,
  knightPiece,
  rainbowPiece,
  shoePiece,
} from "./art/pieces.ts";
import { planOf } from "./art/plan.ts";
import { POINTS } from "./art/points.ts";
import { COLOURS, KINDS, type Kind } from "./types.ts";
import { group, PAGE, picture, svg, type Drawing } from "../../art/picture.ts";

export function isMagic(kind: Kind): kind is keyof typeof MAGIC {
  return kind in MAGIC;
}

export function drawingOf(kind: Kind): Drawing {
  return isMagic(kind) ? MAGIC[kind] : POINTS[kind];
}

/** A card of the deck: point cards have their figure, magic cards a rich frame and a sign of their own. */
export function kindCard(kind: Kind, label = ""): string {
  const drawing = drawingOf(kind);
  if (!isMagic(kind)) return card({ drawing, index: kind }, label);
  const sign = group({ jewel: drawing.jewel, markup: MARKS[kind]() }, "translate(39 46) scale(1.15)");
  return svg(cardMarkup({ drawing, rich: true }) + sign, PAGE.width, PAGE.height, label);
}

export function cardBack(label = ""): string {
  return back({ emblem, weave }, {}, label);
}

/** For the gallery and the tests: every drawing, and every finished thing. Functions, so that no page draws them all. */
export function drawings(): Readonly<Record<string, Drawing>> {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, drawingOf(kind)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`knight ${colour}`, knight(colour, false)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`knight ${colour} in armour`, knight(colour, true)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`princess ${colour}`, princess(colour)])),
    "princess unseen": hidden(),
  };
}

export function sheet(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, kindCard(kind)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`knight ${colour}`, picture(knightInArms(colour, false))])),
    ...Object.fromEntries(COLOURS.map((colour) => [`princess ${colour}`, picture(princess(colour))])),
    ...Object.fromEntries(COLOURS.map((colour) => [`piece ${colour}`, knightPiece(colour, false)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`piece ${colour} in armour`, knightPiece(colour, true)])),
    ...Object.fromEntries(COLOURS.map((colour) => [`shoe ${colour}`, shoePiece(colour)])),
    "piece dragon": dragonPiece(),
    "piece bridge": bridgePiece(),
    "piece rainbow": rainbowPiece(),
    "piece armour": armourPiece(),
    bow: svg(`<g class="art">${bowMarkup([20, 180], [180, 160])}</g>`, 200, 200),
    board: board(planOf([])),
  };
}
