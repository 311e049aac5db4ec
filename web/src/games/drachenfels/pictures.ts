// Pictures are drawn once each and kept.
import { cardBack, kindCard } from "./art.ts";
import { BOARD } from "./art/board.drawn.ts";
import { board } from "./art/board.ts";
import { hidden, JEWEL_OF, knightInArms, princess } from "./art/people.ts";
import { armourPiece, bridgePiece, dragonPiece, knightPiece, rainbowPiece, shoePiece } from "./art/pieces.ts";
import { planOf } from "./art/plan.ts";
import { picture } from "../../art/picture.ts";
import type { Piece } from "./motion.ts";
import type { Colour, Kind } from "./types.ts";

const drawn = new Map<string, string>();

function once(name: string, draw: () => string): string {
  let found = drawn.get(name);
  if (found === undefined) drawn.set(name, (found = draw()));
  return found;
}

export const cardOf = (face: Kind | "back"): string =>
  once(`card ${face}`, () => (face === "back" ? cardBack() : kindCard(face)));

/** Without words it is the one in the box. */
export const boardOf = (words: readonly string[]): string =>
  words.length === 0 ? BOARD : once(`board ${words.join()}`, () => board(planOf(words)));

export const shoeOf = (colour: Colour): string => once(`shoe ${colour}`, () => shoePiece(colour));

export const armourOf = (colour: Colour): string => once(`armour ${colour}`, () => armourPiece(JEWEL_OF[colour]));

/** The knight himself, large. */
export const portraitOf = (colour: Colour, armour: boolean): string =>
  once(`portrait ${colour} ${armour}`, () => picture(knightInArms(colour, armour)));

/** Null: nobody knows which one she is. */
export const princessOf = (colour: Colour | null): string =>
  once(`princess ${colour}`, () => picture(colour === null ? hidden() : princess(colour)));

/** Whatever flies or lies on the board. */
export function pieceOf(piece: Piece): string {
  switch (piece.is) {
    case "card":
      return cardOf(piece.kind);
    case "back":
      return cardOf("back");
    case "knight":
      return once(`knight ${piece.colour} ${piece.armour}`, () => knightPiece(piece.colour, piece.armour));
    case "princess":
      return princessOf(piece.colour);
    case "dragon":
      return once("dragon", dragonPiece);
    case "bridge":
      return once("bridge", bridgePiece);
    case "rainbow":
      return once("rainbow", rainbowPiece);
    case "armour":
      return once("armour", armourPiece);
  }
}
