/**
 * A playing card: 5:7, parchment, a thin inner frame, an index in two corners, the drawing in the middle.
 *
 * The index (a figure or a letter) is SVG text, because it belongs to the picture and grows with it. Every longer text (name,
 * effect) is set by the page in HTML over or under the card, so that it hyphenates, zooms and speaks; WORDS says where the
 * card leaves room for it.
 */
import { coin } from "./parts/things.ts";
import { gem } from "./jewels.ts";
import { group, PAGE, svg, type Drawing } from "./picture.ts";

export interface CardFace {
  readonly drawing: Drawing;
  /** One or two characters. Without one there is no index. */
  readonly index?: string;
  /** Drawn under the index, around 0,0 within a radius of 12; by default the jewel of the drawing. */
  readonly mark?: string;
  /** Coins printed on the card. */
  readonly coins?: number;
  /** A rich frame in the jewel colour, for cards that must be found at a glance. */
  readonly rich?: boolean;
  /** Room for words at the foot: the drawing moves up and gets smaller. */
  readonly words?: boolean;
  /** A single, larger index, for cards that lie small: a second one could not be read. */
  readonly small?: boolean;
}

/** Where words go on a card with `words`, in percent of its width and height: a name and three lines of 7 % of the width. */
export const WORDS = { left: 11, top: 72, width: 78, height: 22 } as const;

const { width, height } = PAGE;

function frame(rich: boolean): string {
  const sheet = `<rect class="card-sheet" x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="8"/>`;
  if (!rich)
    return `${sheet}<rect class="card-frame" x="8" y="8" width="${width - 16}" height="${height - 16}" rx="4"/>`;
  // Notched corners and a second line inside.
  return (
    `${sheet}<path class="card-band" d="M20 8H180Q180 20 192 20V260Q180 260 180 272H20Q20 260 8 260V20Q20 20 20 8z"/>` +
    `<path class="card-frame" d="M25 13H175Q176 24 187 25V255Q176 256 175 267H25Q24 256 13 255V25Q24 24 25 13z"/>`
  );
}

function corner({ index = "", mark, drawing, rich, small }: CardFace): string {
  if (!index) return "";
  const x = rich ? 37 : 31;
  const sign = mark ?? gem(drawing.jewel, 0, 0, 10);
  if (small)
    return (
      `<text class="card-index card-large" x="36" y="66">${index}</text>` +
      `<g class="art art-${drawing.jewel}" transform="translate(36 90)">${sign}</g>`
    );
  return (
    `<text class="card-index${/^\d/.test(index) ? "" : " card-letter"}" x="${x}" y="58">${index}</text>` +
    `<g class="art art-${drawing.jewel}" transform="translate(${x} 79)">${sign}</g>`
  );
}

/** The markup of a card's face, for a page of 200 x 280. */
export function cardMarkup(face: CardFace): string {
  // Beside the index there is room for nine tenths of the page.
  const place = face.words ? "translate(31 9) scale(.69)" : "translate(20 22) scale(.87)";
  const index = corner(face);
  const coins = Array.from({ length: face.coins ?? 0 }, (_, i) => coin(27 + i * 12, 253, 9)).join("");
  return (
    `<g class="card-face art-${face.drawing.jewel}">${frame(face.rich ?? false)}</g>` +
    group(face.drawing, place) +
    `<g class="card-face">${index}${index && !face.words && !face.small ? `<g transform="translate(189 269) rotate(180) scale(.7) translate(-11 -11)">${index}</g>` : ""}</g>` +
    (coins ? `<g class="art art-topaz">${coins}</g>` : "")
  );
}

/** A card's face as an SVG element. */
export function card(face: CardFace, label = ""): string {
  return svg(cardMarkup(face), width, height, label);
}
