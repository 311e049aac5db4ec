/** The five boxes on the hall's shelf, each on a page of 220 x 280. The title is SVG text in the boxes' own type. */
import type { GameId } from "../lib/games.ts";
import { EMBLEMS } from "./emblems.ts";
import { gem } from "./jewels.ts";
import * as part from "./parts/index.ts";
import { contour, dot, edges, ink, limb, patch, shape, shapes, times, twice, whole } from "./pen.ts";
import { svg } from "./picture.ts";

export const BOX = { width: 220, height: 280 } as const;

/** Titles are names: the same in every language. */
const TITLES: Record<GameId, string> = {
  drachenfaust: "Drachenfaust",
  drachensachen: "Drachensachen",
  drachenfels: "Drachenfels",
  drachenhueter: "Drachenhüter",
  schutt_und_asche: "Schutt und Asche",
};

/** The window on the cover; scenes are drawn into it, around 98,178, and may look out of it. */
const WINDOW = "28,258! 28,134 44,108 98,100 152,108 168,134 168,258!";

/** A dragon looks over a fist full of coins. */
function faust(): string {
  return (
    part.horn([80, 118], [56, 84], { bend: 8, width: 14 }) +
    part.horn([116, 118], [140, 84], { bend: -8, width: 14 }) +
    part.dragonFace({ x: 98, y: 142, size: 1.05 }, { mood: "sly", mouth: "none", look: [0, 0.6] }) +
    part.coin(52, 186, 13) +
    part.coin(144, 186, 13) +
    part.coin(64, 216, 11) +
    part.coin(134, 214, 11) +
    shape("74,262! 74,236 62,220 64,202 98,190 132,200 136,220 124,238 122,262!", "p") +
    times(4, (i) =>
      shape(
        `${66 + i * 17},204 ${68 + i * 17},190 ${75 + i * 17},186 ${82 + i * 17},190 ${83 + i * 17},206 ${80 + i * 17},222 ${73 + i * 17},225 ${68 + i * 17},220`,
        "p",
      ),
    ) +
    limb("68,222 82,230 100,228 112,232", [16, 16, 14, 10], "p") +
    shape("70,252! 98,246 126,252! 126,266! 70,266!", "j")
  );
}

/** A dragon that counts: a claw on its coin. */
function sachen(): string {
  return (
    part.neck("138,250 148,220 132,186 122,152", [44, 46, 36, 30], { plates: 5 }) +
    part.horn([126, 128], [150, 98], { bend: 10, width: 13 }) +
    part.dragonHead({ x: 122, y: 150, size: 1.15 }, { mood: "sly", teeth: 2 }) +
    part.coins(48, 258, 2, 30) +
    part.coins(124, 258, 2, 34) +
    `<g transform="translate(34 160)">${EMBLEMS.drachensachen.markup}</g>` +
    limb("156,222 146,196 128,180", [24, 24, 31]) +
    ink("130,172 136,178 134,184")
  );
}

/** A dragon that keeps an eye on a tower. */
function fels(): string {
  return (
    shape("32,258! 40,236 62,226! 76,212 150,212 158,226! 164,240 166,258!", "b") +
    ink("64,228 60,244", "148,220 152,236", "110,226 106,244") +
    edges(
      "98,218 96,140 88,140 88,116 100,116 100,126 110,126 110,116 126,116 126,126 136,126 136,116 148,116 148,140 140,140 138,218",
      "p",
    ) +
    shape("108,172! 108,158 117,150 126,158 126,172!", "k") +
    part.bead(114, 164, 2.5) +
    part.bead(121, 164, 2.5) +
    part.masonry("102,148 128,184 104,198", 12, 7) +
    part.tail("130,208 158,206 158,186 148,172", 16, "leaf") +
    part.neck("142,208 112,218 74,214 50,198 58,172 60,150", [26, 32, 34, 32, 26, 22], { plates: 9 }) +
    part.horn([52, 134], [38, 110], { bend: 6, width: 11, rings: 2 }) +
    part.dragonHead({ x: 54, y: 150, size: 0.92, flip: true }, { mood: "sly", teeth: 2, snout: 0.8 }) +
    ink("118,116 118,101") +
    shape("119,102! 132,104 142,101! 138,106 142,112! 130,110 119,112!", "j") +
    shape("28,258! 28,250 40,244 54,250 68,244 84,250 98,244 112,250 128,244 142,250 156,244 168,250 168,258!", "j")
  );
}

/** A dragon with spectacles that cannot put its book away. */
function hueter(): string {
  const glass = (x: number): string => dot(x, 150, 13, { tone: "p", line: "o" });
  return (
    shape(whole("98,132 60,150 40,200 44,258 98,258", 98)) +
    part.horn([80, 124], [60, 94], { bend: 8, width: 13 }) +
    part.horn([116, 124], [136, 94], { bend: -8, width: 13 }) +
    part.dragonFace({ x: 98, y: 152, size: 1.05 }, { mood: "open", mouth: "smile" }) +
    glass(80) +
    glass(116) +
    dot(80, 153, 5) +
    dot(116, 153, 5) +
    contour("92,148 98,145 104,148") +
    part.book({ x: 98, y: 258, size: 1.35 }) +
    shapes("a", ...twice("34,222 30,238 38,250 54,246 54,230 44,220", 98)) +
    ink(...twice("40,232 52,230", 98), ...twice("41,240 53,238", 98))
  );
}

/** A crown in flames over broken walls, and somebody behind them who is sorry. */
function asche(): string {
  return (
    shape("70,176 58,150 68,128! 74,138 82,112 98,88! 108,114 118,138 126,126! 138,150 126,176", "j") +
    patch("82,172 76,154 84,140! 90,150 98,118! 108,150 114,140! 120,156 114,172", "p") +
    edges("66,186 60,148 80,164 98,138 116,164 136,148 130,186", "b") +
    dot(60, 146, 5, { tone: "p", line: "o" }) +
    dot(98, 135, 5, { tone: "p", line: "o" }) +
    dot(136, 146, 5, { tone: "p", line: "o" }) +
    contour("66,176 98,178 131,176") +
    edges("32,258 32,222 46,204 62,222 62,258", "a") +
    edges("134,258 134,216 150,196 166,216 166,258", "a") +
    edges("28,224 46,202 66,224", "b") +
    edges("130,218 150,193 168,216", "b") +
    part.horn([88, 209], [80, 191], { bend: 4, width: 8, rings: 0 }) +
    part.horn([108, 209], [116, 191], { bend: -4, width: 8, rings: 0 }) +
    part.dragonFace({ x: 98, y: 221, size: 0.6 }, { mood: "sad", mouth: "none", look: [0, -0.8] }) +
    edges("62,258 62,236 74,246 82,236 92,248 104,244 114,250 124,238 134,246 134,258", "a") +
    shape("40,258! 40,244 46,238 52,244 52,258!", "k") +
    shape("144,236! 144,226 150,221 156,226 156,236!", "k") +
    part.smoke({ x: 40, y: 196, size: 0.9 }) +
    part.smoke({ x: 158, y: 186, size: 0.8, flip: true })
  );
}

const SCENES: Record<GameId, () => string> = {
  drachenfaust: faust,
  drachensachen: sachen,
  drachenfels: fels,
  drachenhueter: hueter,
  schutt_und_asche: asche,
};

/** The markup of a box, standing on the shelf a little turned. */
export function boxMarkup(game: GameId): string {
  const { jewel } = EMBLEMS[game];
  const title = TITLES[game];
  const corners = (
    [
      [36, 106],
      [160, 106],
    ] as const
  )
    .map(([x, y]) => gem(jewel, x, y, 6))
    .join("");
  return (
    `<g class="art box art-${jewel}">` +
    `<path class="box-side" d="M184 44 208 24V250L184 270z"/><path class="box-lid" d="M12 44 36 24H208L184 44z"/>` +
    `<path class="box-front" d="M12 44H184V270H12z"/><path class="box-line" d="M18 50H178V264H18zM190 46 202 36V246L190 256z"/>` +
    shape(WINDOW, "p") +
    SCENES[game]() +
    shape("16,54! 98,60 180,54! 174,70 180,87! 98,93 16,87! 22,70", "p") +
    corners +
    `<text class="box-title${title.length > 13 ? " box-title-long" : ""}" x="98" y="84">${title}</text></g>`
  );
}

export function box(game: GameId, label: string): string {
  return svg(boxMarkup(game), BOX.width, BOX.height, label);
}
