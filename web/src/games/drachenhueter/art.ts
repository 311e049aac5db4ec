/** Everything drawn for Drachenhüter. Cards go by the names the engine gives them: `r3`, `rw`, `rw*`, `x`. */
import { chest } from "./art/chests.ts";
import { backlight, LEFT_DRAGONS, RIGHT_DRAGONS } from "./art/dragons.ts";
import { HATCHLINGS } from "./art/hatchlings.ts";
import { book, front, page, sign, tile, type Back } from "./art/pages.ts";
import { amulet, crest, crystal, egg, lock, pearl, piece, sunny } from "./art/things.ts";
import { whenSeen, type Drawing } from "../../art/picture.ts";
import { COLOURS, NAMES, type Colour } from "./types.ts";

export { amulet, book, chest, crest, crystal, egg, lock, page, pearl, piece, sign, sunny, tile };
export { BOOK, JEWEL_OF, type Back } from "./art/pages.ts";

export const BACKLIGHT = "x";
const JOKER = whenSeen({ backlight });

const LETTERS: Readonly<Record<string, Colour>> = { r: "red", w: "white", b: "blue", g: "green" };

/** A card taken apart: the colour of its front, none for a backlight dragon; and its back. */
export interface Card extends Back {
  readonly colour: Colour | null;
}

export function cardOf(name: string): Card {
  if (name === BACKLIGHT) return { colour: null, on: 6 };
  const colour = LETTERS[name.charAt(0)];
  const on = LETTERS[name.charAt(1)] ?? Number(name.charAt(1));
  if (colour === undefined || !on)
    throw new Error(`there is no card "${name}"; there are r3, rw, rw*, x and their like`);
  return { colour, on, isStart: name.endsWith("*") };
}

function drawingOf({ colour, on, isStart }: Card): Drawing {
  if (colour === null) return JOKER.backlight;
  if (isStart) return HATCHLINGS[colour];
  return (typeof on === "number" ? LEFT_DRAGONS : RIGHT_DRAGONS)[colour];
}

/** A card's front, with the preview of its back. */
export function cardFront(name: string, label = ""): string {
  const card = cardOf(name);
  return front(drawingOf(card), card, label);
}

/** For the gallery and the tests: every drawing, and every finished thing. Functions, so that no page draws them all. */
export function drawings(): Readonly<Record<string, Drawing>> {
  return {
    ...Object.fromEntries(
      COLOURS.flatMap((colour) => [
        [`${colour} left`, LEFT_DRAGONS[colour]],
        [`${colour} right`, RIGHT_DRAGONS[colour]],
        [`${colour} start`, HATCHLINGS[colour]],
      ]),
    ),
    ...JOKER,
  };
}

const numbers = [1, 2, 3, 4, 5, 6];

export function sheet(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, cardFront(name)])),
    ...Object.fromEntries([...numbers, ...COLOURS].map((on) => [`page ${on}`, page({ on })])),
    ...Object.fromEntries(COLOURS.map((on) => [`page start ${on}`, page({ on, isStart: true })])),
    book: book(),
    ...Object.fromEntries(numbers.map((number) => [`chest ${number}`, chest(number)])),
    ...Object.fromEntries([1, 4, 6, 8, 10, 12, 16, 20].map((value) => [`piece ${value}`, piece(value)])),
    "piece face down": piece(null),
    ...Object.fromEntries([0, 1, 2].map((count) => [`amulet ${count}`, amulet(count, null)])),
    "amulet red": amulet(3, "red"),
    "amulet blue": amulet(3, "blue"),
    "pearl red": pearl("red"),
    "pearl blue": pearl("blue"),
    ...Object.fromEntries([16, 12, 8].map((value) => [`crest ${value}`, crest(value)])),
    egg: egg(),
    crystal: crystal(),
    backlight: sunny(),
    enclosed: lock(),
    ...Object.fromEntries([...numbers, ...COLOURS].map((on) => [`tile ${on}`, tile({ on })])),
    ...Object.fromEntries(COLOURS.map((on) => [`tile start ${on}`, tile({ on, isStart: true })])),
    ...Object.fromEntries(COLOURS.map((colour) => [`sign ${colour}`, sign(colour)])),
  };
}
