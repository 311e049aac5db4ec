// Drawings for the rules page. What is marked as allowed or not is what the rule beside it says.
import { cardBack, kindCard } from "./art.ts";
import { hidden, knightInArms, princess } from "./art/people.ts";
import { bridgePiece, dragonPiece, rainbowPiece, shoePiece } from "./art/pieces.ts";
import { scene, type Scene } from "./art/scene.ts";
import { picture } from "../../art/picture.ts";
import type { Examples, Group } from "../../rules/example.ts";
import { COLOURS, KINDS, type Colour, type Kind } from "./types.ts";

const SMALL = 3;
const cards = (...kinds: Kind[]): Group => ({ art: kinds.map((kind) => kindCard(kind)) });
const backs = (count: number): Group => ({ art: Array.from({ length: count }, () => cardBack()), width: SMALL });
const place = (what: Scene): Group => {
  const { art, width } = scene(what);
  return { art: [art], width };
};
const may = (what: Scene): Group => ({ ...place(what), mark: "yes" });
const mayNot = (what: Scene): Group => ({ ...place(what), mark: "no" });
const one = (field: string): Group => place({ fields: [field] });
const person = (art: string): Group => ({ art: [art], width: 5 });
const stand = (field: string, colour: Colour, armour = false) => ({ field, colour, armour });

const RING = ["S1", "a1", "b1", "c1"];
const AXIS = ["S1", "m1", "H1", "n1", "T1"];

const examples: Examples = {
  "1": {
    parts: () => [{ ...cards(...KINDS), width: SMALL }],
    caption: "web-rule-1",
  },
  "2.1": {
    parts: () => [one("a1"), one("b1"), one("S2"), one("R1"), one("T1"), one("H1"), one("G1")],
    caption: "web-rule-2-1",
  },
  "2.2": {
    parts: () => [place({ fields: AXIS }), place({ fields: AXIS, bridges: { H1: 90 } })],
    caption: "web-rule-2-2",
  },
  "2.3": { parts: () => [place({ fields: ["R1", "K"], rainbows: [["R1", "K"]] })], caption: "web-rule-2-3" },
  "3.1": {
    parts: () => [
      place({ fields: ["F1"], dragons: ["F1"] }),
      person(picture(hidden())),
      { art: COLOURS.map((colour) => shoePiece(colour)), width: SMALL },
    ],
    caption: "web-rule-3-1",
  },
  "4.1": { parts: () => [cards("rainbow", "dragon"), "to", cards("3")], caption: "web-rule-4-1" },
  "4.2": { parts: () => [{ ...cards("5", "cloud"), width: SMALL }, "to", backs(7)], caption: "web-rule-4-2" },
  "5.1": {
    parts: () => [
      { art: [rainbowPiece()], width: 4 },
      "to",
      place({ fields: ["c1", "d1", "R1", "K"], rainbows: [["R1", "K"]] }),
    ],
    caption: "web-rule-5-1",
  },
  "5.2": {
    parts: () => [
      { art: [bridgePiece()], width: 4 },
      "to",
      may({ fields: ["f1", "p1", "G1", "F1"], bridges: { G1: -45 } }),
      may({ fields: ["S2", "m2", "H2", "n2", "T2"], bridges: { H2: 0 } }),
    ],
    caption: "web-rule-5-2",
  },
  "5.3": {
    parts: () => [
      { art: [dragonPiece()], width: 4 },
      "to",
      may({ fields: ["a1", "b1", "c1"], dragons: ["b1"] }),
      mayNot({ fields: ["a1", "b1", "c1"], dragons: ["a1"] }),
      mayNot({ fields: ["a1", "b1", "c1"], knights: [stand("b1", "blue")], dragons: ["b1"] }),
    ],
    caption: "web-rule-5-3",
  },
  "5.4": {
    parts: () => [
      place({ fields: RING, knights: [stand("S1", "red"), stand("c1", "blue")] }),
      "to",
      place({ fields: RING, knights: [stand("S1", "blue"), stand("c1", "red")] }),
    ],
    caption: "web-rule-5-4",
  },
  "5.5": {
    parts: () => [
      cards("cloud"),
      place({ fields: RING, knights: [stand("c1", "blue")] }),
      "to",
      place({ fields: RING, knights: [stand("S1", "blue")] }),
    ],
    caption: "web-rule-5-5",
  },
  "6.1": {
    parts: () => [
      cards("3"),
      may({ fields: RING, knights: [stand("S1", "red"), stand("b1", "yellow")], way: RING }),
      mayNot({ fields: RING, knights: [stand("S1", "red")], dragons: ["b1"], way: RING }),
    ],
    caption: "web-rule-6-1",
  },
  "6.2": {
    parts: () => [
      cards("2"),
      may({ fields: ["d1", "R1", "K"], knights: [stand("d1", "red")], rainbows: [["R1", "K"]] }),
    ],
    caption: "web-rule-6-2",
  },
  "6.4": {
    parts: () => [
      cards("1"),
      place({ fields: ["n1", "T1", "w1"], knights: [stand("n1", "white")], way: ["n1", "T1"] }),
      "to",
      place({ fields: ["n3", "T3", "w3"], knights: [stand("T3", "white")] }),
    ],
    caption: "web-rule-6-4",
  },
  "7.1": {
    parts: () => [person(picture(knightInArms("red", false))), "to", person(picture(knightInArms("red", true)))],
    caption: "web-rule-7-1",
  },
  "7.2": {
    parts: () => [
      place({ fields: RING, knights: [stand("a1", "red"), stand("c1", "blue")], way: ["a1", "b1", "c1"] }),
      "to",
      place({ fields: RING, knights: [stand("S1", "blue"), stand("c1", "red")] }),
      backs(2),
    ],
    caption: "web-rule-7-2",
  },
  "7.3": {
    parts: () => [
      mayNot({
        fields: ["c1", "d1", "R1", "e1"],
        knights: [stand("d1", "red"), stand("R1", "blue")],
        way: ["d1", "R1"],
      }),
    ],
    caption: "web-rule-7-3",
  },
  "8.1": { parts: () => [person(picture(hidden())), "to", person(picture(princess("blue")))], caption: "web-rule-8-1" },
  "8.2": {
    parts: () => [
      { art: [shoePiece("red")], width: 4, mark: "no" },
      { art: COLOURS.filter((colour) => colour !== "red").map((colour) => shoePiece(colour)), width: 4 },
    ],
    caption: "web-rule-8-2",
  },
  "8.3": {
    parts: () => [
      cards("1"),
      may({ fields: RING, knights: [stand("S1", "red", true)], way: ["S1", "a1"] }),
      may({ fields: RING, knights: [stand("S1", "red", true)], way: ["S1", "a1", "b1"] }),
    ],
    caption: "web-rule-8-3",
  },
  "8.4": {
    parts: () => [place({ fields: ["R1", "e1", "f1", "p1", "G1", "F1"], rainbows: [["R1", "F1"]] })],
    caption: "web-rule-8-4",
  },
};

export default examples;
