/** Small things that lie on the map, on pages of 60 x 60: tiles, markers, figures. Read at 20 pixels, so few lines. */
import { GEARS, type Colour, type Gear, type Tile } from "../types.ts";
import { chargeMarkup, type Charge } from "../../../art/charges.ts";
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, limb, shape, shapes } from "../../../art/pen.ts";
import { svg, type Jewel } from "../../../art/picture.ts";

export const THING = 60;

interface Sign {
  readonly jewel: Jewel;
  readonly markup: string;
}

/** What is on a city tile; each has its own outline. */
const SIGNS: Record<Tile, Sign> = {
  // An orb.
  power: {
    jewel: "amethyst",
    markup:
      contour("30,20 30,8", "24,13 36,13") + dot(30, 36, 15, { tone: "j", line: "o" }) + contour("15,34 30,39 45,34"),
  },
  // A helmet with a plume.
  knight: {
    jewel: "sapphire",
    markup:
      shape("29,14 34,4 48,5! 45,10 50,16! 40,15", "j") +
      shape("14,50! 14,28 21,16 30,12 39,16 46,28 46,50! 30,54", "a") +
      shape("17,28! 43,28! 42,35! 18,35!", "k") +
      contour("30,36 30,51"),
  },
  sword: { jewel: "emerald", markup: part.sword({ x: 18, y: 43, size: 0.56, turn: 45 }) },
  shield: {
    jewel: "topaz",
    markup:
      shape("11,9! 30,12 49,9! 49,30 40,45 30,54! 20,45 11,30", "j") +
      shape("17,16! 30,18 30,46! 23,40 17,29", "p") +
      ink("30,18 43,16 43,29 37,40 30,46"),
  },
  // Fire.
  dragon: { jewel: "ruby", markup: part.flame({ x: 30, y: 51, size: 0.68 }) },
};

const SQUARE = "5,5! 55,5! 55,55! 5,55!";

function wrapped(jewel: Jewel, markup: string, label = ""): string {
  return svg(`<g class="art art-${jewel}">${markup}</g>`, THING, THING, label);
}

/** A city tile, face up. */
export function cityTile(kind: Tile, label = ""): string {
  const { jewel, markup } = SIGNS[kind];
  return wrapped(jewel, shape(SQUARE, "p") + markup, label);
}

/** The sign alone, for counts. */
export function tileSign(kind: Tile, label = ""): string {
  const { jewel, markup } = SIGNS[kind];
  return wrapped(jewel, markup, label);
}

/** A city tile, face down: a wall. */
export function cityBack(label = ""): string {
  return wrapped(
    "ash",
    shape(SQUARE, "b") + ink("5,22 55,22", "5,38 55,38", "22,5 22,22", "40,22 40,38", "18,38 18,55", "46,5 46,22"),
    label,
  );
}

/** Where a tile will lie. */
export function tilePlace(label = ""): string {
  return svg('<rect class="place" x="5" y="5" width="50" height="50" rx="4"/>', THING, THING, label);
}

/** 5.4 An attack marker: a burning disc. */
export function attackMarker(label = ""): string {
  return wrapped("ruby", dot(30, 30, 26, { tone: "k", line: "o" }) + part.flame({ x: 30, y: 52, size: 0.68 }), label);
}

/** A dragon tile. Yellow ones are three-cornered eggs of a shape, red ones angular; face up they show their number. */
export function dragonTile(colour: Colour, number: number | null, label = ""): string {
  const body =
    colour === "yellow"
      ? shape("30,3! 57,50 52,55 30,57 8,55 3,50", "j")
      : edges("19,4 41,4 56,19 56,41 41,56 19,56 4,41 4,19", "j");
  const face =
    colour === "yellow"
      ? shape("30,14! 47,46 44,50 30,51 16,50 13,46", "p")
      : edges("22,11 38,11 49,22 49,38 38,49 22,49 11,38 11,22", "p");
  if (number !== null) {
    const y = colour === "yellow" ? 48 : 43;
    return svg(
      `<g class="art art-${colour === "yellow" ? "topaz" : "ruby"}">${body}${face}</g>` +
        `<g class="card-face"><text class="card-index tile-index" x="30" y="${y}">${number}</text></g>`,
      THING,
      THING,
      label,
    );
  }
  const sign =
    colour === "yellow"
      ? part.bead(23, 38, 4) + part.bead(37, 38, 4) + contour("22,47 30,50 38,47")
      : part.bead(22, 26, 4) +
        part.bead(38, 26, 4) +
        shapes("p", "18,38! 22,46! 26,38!", "34,38! 38,46! 42,38!") +
        contour("16,38 44,38");
  return wrapped(colour === "yellow" ? "topaz" : "ruby", body + sign, label);
}

/** 5.1 The dragon piece of a seat: a small dragon, sitting up, in its tincture. */
export function dragonPiece(jewel: Jewel, label = ""): string {
  return wrapped(
    jewel,
    shape("34,26! 52,12 55,32! 48,32 47,42! 38,40", "j") +
      shape("22,28 16,40 12,55! 48,55! 44,42 38,30 38,20 30,10! 26,4 22,11 8,16 6,24 20,26", "j") +
      dot(21, 17, 2.5, { tone: "p", line: "i" }) +
      ink("26,36 22,50", "34,40 36,50"),
    label,
  );
}

/** 5.3 A fame marker: laurel around its value. */
export function fameMarker(value: number, label = ""): string {
  const leaf = (x: number, y: number, turn: number): string => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (dx: number, dy: number): string => `${x + dx * cos - dy * sin},${y + dx * sin + dy * cos}`;
    return `${at(0, -8)}! ${at(5, 0)} ${at(0, 8)}! ${at(-5, 0)}`;
  };
  const leaves = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => {
    const angle = (i / 7) * 4.7 - 0.78;
    return leaf(30 + Math.cos(angle) * 22, 30 + Math.sin(angle) * 22, angle + 0.5);
  });
  return svg(
    `<g class="art art-emerald">${dot(30, 30, 20, { tone: "p", line: "o" })}${shapes("j", ...leaves)}</g>` +
      `<g class="card-face"><text class="card-index tile-small" x="30" y="42">${value}</text></g>`,
    THING,
    THING,
    label,
  );
}

/** A coin, for counts of gold. */
export function goldSign(label = ""): string {
  return wrapped("topaz", part.coin(30, 30, 24), label);
}

/** 6.5 A hit marker: a tooth of the dragon. */
export function hitMarker(label = ""): string {
  return wrapped(
    "pearl",
    dot(30, 30, 26, { tone: "b", line: "o" }) +
      shape("16,14! 44,14! 42,30 34,44 24,52! 26,42 18,30", "p") +
      shape("14,10! 46,10! 45,18 30,21 15,18", "j"),
    label,
  );
}

/** The regent's card: a crown. */
export function crownSign(label = ""): string {
  return wrapped(
    "topaz",
    edges("10,50 4,16 20,32 30,8 40,32 56,16 50,50", "j") +
      contour("11,42 49,42") +
      dot(4, 15, 4, { tone: "p", line: "o" }) +
      dot(30, 8, 4, { tone: "p", line: "o" }) +
      dot(56, 15, 4, { tone: "p", line: "o" }),
    label,
  );
}

/** Who and what stands on a land, in its owner's tincture. Gear without a knight leans there and waits. */
export function figure(jewel: Jewel, gear: readonly Gear[], label = ""): string {
  const [knight, sword, shield] = GEARS.map((thing) => gear.includes(thing));
  const man = knight
    ? shape("30,22 18,27 13,57! 47,57! 42,27", "j") +
      contour("30,30 30,56") +
      shape("20,26! 19,12 30,5 41,12 40,26! 30,29", "a") +
      shape("22,14! 38,14! 37,19! 23,19!", "k") +
      (sword ? dot(46, 40, 4.5, { tone: "p", line: "o" }) : "")
    : "";
  const blade = sword
    ? shape("44,38! 44,8! 47,2! 50,8! 50,38!", "p") +
      limb("39,39 47,38 55,39", [5, 5, 5], "k") +
      limb("47,40 47,50", [5, 5], "b")
    : "";
  const board = shield
    ? shape("3,28! 13,30 23,28! 23,40 18,49 13,54! 8,49 3,40", "p") + shapes("j", "13,31! 21,29! 21,40 17,48 13,51!")
    : "";
  return wrapped(jewel, (knight ? "" : blade) + man + (knight ? blade : "") + board, label);
}

/** A crest: the owner's charge, on a page of 40 x 40. */
export function crest(charge: Charge, label = ""): string {
  return svg(chargeMarkup(charge), 40, 40, label);
}
