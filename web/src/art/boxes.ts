/** The boxes on the hall's shelf, each on a page of 220 x 280. The title is SVG text in the boxes' own type. */
import { gem } from "./jewels.ts";
import { shape } from "./pen.ts";
import { svg, type Drawing } from "./picture.ts";

/** What `games/<game>/cover.ts` draws: the game's key, the scene on its box, the weave on the backs of its cards. */
export interface CoverDrawings {
  emblem(): Drawing;
  scene(): string;
  weave(): string;
}

export const BOX = { width: 220, height: 280 } as const;

/** A title of more letters than this is written smaller. */
export const LONG_TITLE = 13;

/** The window on the cover; scenes are drawn into it, around 98,178, and may look out of it. */
const WINDOW = "28,258! 28,134 44,108 98,100 152,108 168,134 168,258!";

/** The markup of a box, standing on the shelf a little turned. */
export function boxMarkup(title: string, { emblem, scene }: CoverDrawings): string {
  const { jewel } = emblem();
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
    scene() +
    shape("16,54! 98,60 180,54! 174,70 180,87! 98,93 16,87! 22,70", "p") +
    corners +
    `<text class="box-title${title.length > LONG_TITLE ? " box-title-long" : ""}" x="98" y="84">${title}</text></g>`
  );
}

export function box(title: string, cover: CoverDrawings, label: string): string {
  return svg(boxMarkup(title, cover), BOX.width, BOX.height, label);
}
