// Drawings for the rules page.
import { cardBack, kindCard, KINDS, type Kind } from "../../art/drachenfels.ts";
import { board } from "../../art/drachenfels/board.ts";
import { COLOURS, princess, type Colour } from "../../art/drachenfels/people.ts";
import { armourPiece, bridgePiece, dragonPiece, knightPiece, rainbowPiece, shoePiece } from "../../art/drachenfels/pieces.ts";
import { planOf } from "../../art/drachenfels/plan.ts";
import { picture } from "../../art/picture.ts";
import type { Examples, Group } from "../../rules/example.ts";

const cards = (...kinds: Kind[]): Group => ({ art: kinds.map((kind) => kindCard(kind)) });
const pieces = (...art: string[]): Group => ({ art, width: 3 });
const knights = (...colours: Colour[]): Group => pieces(...colours.map((colour) => knightPiece(colour, false)));
const princesses = (colour: Colour): Group => ({ art: [picture(princess(colour))], width: 5 });

const examples: Examples = {
  "1": { parts: [{ ...cards(...KINDS), width: 3.25 }], caption: "web-rule-1" },
  "2.1": { parts: [{ art: [board(planOf([]))], width: 26 }], caption: "web-rule-2-1" },
  "3.1": { parts: [knights(...COLOURS), pieces(dragonPiece())], caption: "web-rule-3-1" },
  "4.1": { parts: [cards("rainbow"), "to", cards("dragon"), "to", cards("4")], caption: "web-rule-4-1" },
  "5.1": { parts: [cards("rainbow"), "to", pieces(rainbowPiece())], caption: "web-rule-5-1" },
  "5.2": { parts: [cards("bridge"), "to", pieces(bridgePiece())], caption: "web-rule-5-2" },
  "5.3": { parts: [cards("dragon"), "to", pieces(dragonPiece())], caption: "web-rule-5-3" },
  "5.4": { parts: [cards("teletransfer"), knights("red", "blue"), "to", knights("blue", "red")], caption: "web-rule-5-4" },
  "5.5": { parts: [cards("cloud"), knights("white")], caption: "web-rule-5-5" },
  "7.1": {
    parts: [knights("red"), pieces(armourPiece("ruby")), "to", pieces(knightPiece("red", true))],
    caption: "web-rule-7-1",
  },
  "7.2": { parts: [knights("blue", "yellow"), "to", { art: [cardBack(), cardBack()] }], caption: "web-rule-7-2" },
  "8.1": {
    parts: [
      pieces(knightPiece("red", true)),
      { ...princesses("red"), mark: "yes" },
      pieces(shoePiece("red")),
      { ...princesses("blue"), mark: "no" },
      pieces(shoePiece("blue")),
    ],
    caption: "web-rule-8-1",
  },
  "8.3": { parts: [cards("4"), "to", knights("red")], caption: "web-rule-8-3" },
};

export default examples;
