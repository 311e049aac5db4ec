/** What is collected: pieces, amulets, pearls, eggs, crystals, crests. All of them lie on the table itself, so they have rims. */
import type { Pearl } from "../types.ts";
import { gem } from "../../../art/jewels.ts";
import {
  curve,
  dot,
  edges,
  ink,
  patch,
  place,
  points,
  shape,
  shapes,
  type Line,
  type Path,
  type Point,
} from "../../../art/pen.ts";
import { svg, type Jewel } from "../../../art/picture.ts";

const SIZE = 60;

/** The edge that sets a thing off from dark wood. */
function rim(line: Line): string {
  return `<path class="rim" d="${curve(line, true)}"/>`;
}

/** Figures on a thing, centred on a point; the size is that of a card's index at 1. */
export function figures(text: string | number, x: number, y: number, size: number): string {
  return `<g class="card-face" transform="translate(${x} ${y}) scale(${size})"><text class="card-index" y="19">${text}</text></g>`;
}

function thing(jewel: Jewel, markup: string, label: string, more = "", height = SIZE): string {
  return svg(`<g class="art art-${jewel}">${markup}</g>${more}`, SIZE, height, label);
}

/** A third of a ring around a point; `turn` is where its middle lies, in degrees from the top. */
function third(x: number, y: number, outer: number, inner: number, turn: number): Point[] {
  const at = (angle: number, r: number, corner?: 0): Point => {
    const a = ((angle + turn - 90) * Math.PI) / 180;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r, corner];
  };
  const arc = [-54, -27, 0, 27, 54];
  const end = (angle: number): 0 | undefined => (Math.abs(angle) === 54 ? 0 : undefined);
  return [
    ...arc.map((angle) => at(angle, outer, end(angle))),
    ...arc.toReversed().map((angle) => at(angle, inner, end(angle))),
  ];
}

/** A piece of an amulet, on a page of 60 x 40. Without a value it lies face down. */
export function piece(value: number | null, label = ""): string {
  const line = third(30, 38, 33, 10, 0);
  const face = value === null ? ink("24,14 30,10 36,14", "23,22 30,17 37,22") : "";
  return thing(
    "topaz",
    rim(line) + shape(line, "j") + face,
    label,
    value === null ? "" : figures(value, 30, 17, 0.44),
    40,
  );
}

const STONES: Record<Pearl, Jewel> = { red: "ruby", blue: "sapphire" };

const CORNERS = "-4.5,-10! 4.5,-10! 10,-4.5! 10,4.5! 4.5,10! -4.5,10! -10,4.5! -10,-4.5!";

/** A pearl in its setting: that of a red one has corners, that of a blue one has none. */
function pearlMarkup(colour: Pearl, x: number, y: number, r: number): string {
  const jewel = STONES[colour];
  const setting =
    colour === "red" ? shape(place({ x, y, size: r / 10 }, CORNERS), "p") : dot(x, y, r, { tone: "p", line: "o" });
  return (
    `<g class="art art-${jewel}">${setting}` +
    dot(x, y, r * 0.68, { tone: "j", line: "i" }) +
    dot(x - r * 0.22, y - r * 0.25, r * 0.16, { tone: "p" }) +
    "</g>"
  );
}

export function pearl(colour: Pearl, label = ""): string {
  const edge = colour === "red" ? place({ x: 30, y: 30, size: 2.5 }, CORNERS) : "30,5 5,30 30,55 55,30";
  return thing(STONES[colour], rim(edge), label, pearlMarkup(colour, 30, 30, 25));
}

/** An amulet so far: none to three of its pieces, and the pearl in a finished one. */
export function amulet(pieces: number, inside: Pearl | null, label = ""): string {
  const lines = [0, 120, 240].map((turn) => third(30, 30, 26, 13, turn));
  const there = lines.slice(0, pieces);
  const missing = lines.slice(pieces).map((line) => `<path class="place" d="${curve(line, true)}"/>`);
  const rims = there.map(rim).join("");
  return thing(
    "topaz",
    rims +
      (there.length ? shapes("j", ...there) : "") +
      ink(...there.flatMap((line) => [[line[2]!, line[7]!] as Path])),
    label,
    missing.join("") + (inside === null ? "" : pearlMarkup(inside, 30, 30, 11)),
  );
}

export function egg(label = ""): string {
  const line = "30,4 14,18 8,38 18,54 30,57 42,54 52,38 46,18";
  const band = "9,34! 16,28! 23,36! 30,28! 37,36! 44,28! 51,34!";
  return thing(
    "topaz",
    rim(line) +
      shape(line, "j") +
      ink(band, "11,42! 17,37! 23,44! 30,37! 37,44! 43,37! 49,42!") +
      patch("22,12 17,22 20,22 26,14", "p"),
    label,
  );
}

export function crystal(label = ""): string {
  const all = ["30,2! 40,14! 38,54! 22,54! 20,14!", "10,26! 18,20! 24,54! 12,54!", "50,24! 42,18! 36,54! 48,54!"];
  return thing(
    "amethyst",
    all.map(rim).join("") +
      edges(points(all[1]!), "b") +
      edges(points(all[2]!), "b") +
      edges(points(all[0]!), "j") +
      ink("20,14! 30,20! 40,14!", "30,20 30,54", "18,20 16,26 17,50", "42,18 44,26 43,50") +
      shape("4,56! 14,48 30,51 46,48 56,56!", "a"),
    label,
  );
}

/** A crest with its points: a shield under a crown of leaves. */
export function crest(value: number | null, label = ""): string {
  const line = "7,17! 30,21 53,17! 53,34 45,46 30,56! 15,46 7,34";
  const leaves = ["30,19! 22,12 30,4! 38,12", "16,18! 9,14 11,5! 20,9", "44,18! 51,14 49,5! 40,9"];
  return thing(
    "emerald",
    leaves.map(rim).join("") + rim(line) + shapes("b", ...leaves) + shape(line, "j"),
    label,
    value === null ? "" : figures(value, 30, 36, 0.46),
  );
}

/** The backlight dragon small, for what is earned and what is left: its head before the sun. */
export function sunny(label = ""): string {
  const rays = Array.from({ length: 10 }, (_, i): Point[] => {
    const at = (turn: number, r: number): Point => {
      const angle = ((i * 36 + turn) * Math.PI) / 180;
      return [30 + Math.cos(angle) * r, 30 + Math.sin(angle) * r, 0];
    };
    return [at(-10, 21), at(0, 29), at(10, 21)];
  });
  return thing(
    "topaz",
    rays.map(rim).join("") +
      shapes("j", ...rays) +
      dot(30, 30, 20, { tone: "j", line: "o" }) +
      shape("46,52! 44,40 40,32 30,34 18,34 14,29 22,25 28,20 26,9! 36,18 42,9! 43,21 50,32 50,48!", "k") +
      dot(31, 26, 2.5, { tone: "p" }),
    label,
  );
}

/** Marks a stack that takes no more cards: a padlock. */
export function lock(label = ""): string {
  const body = "10,27! 50,27! 50,56! 10,56!";
  return thing(
    "ash",
    `<path class="rim" d="M19 27V17a11 11 0 0 1 22 0v10"/>` +
      rim(body) +
      `<path class="o" d="M19 27V17a11 11 0 0 1 22 0v10"/>` +
      edges(points(body), "j") +
      dot(30, 39, 4.5, { tone: "p" }) +
      patch("28,40! 32,40! 34,51! 26,51!", "p"),
    label,
  );
}

/** A jewel in its shape, to stand for a colour. */
export function stone(jewel: Jewel, x: number, y: number, r: number): string {
  return `<g class="art art-${jewel}">${gem(jewel, x, y, r)}</g>`;
}
