/** The box of Schutt und Asche: its key on a page of 100 x 100, what its front shows, and the weave on the backs of its cards. */
import * as part from "../../art/parts/index.ts";
import { contour, dot, edges, patch, shape } from "../../art/pen.ts";
import { once, type Drawing } from "../../art/picture.ts";
import { cells, strands } from "../../art/weave.ts";

/** A crown in flames. */
export const emblem = once((): Drawing => {
  return {
    jewel: "amethyst",
    markup:
      shape("12,86 6,62 14,44! 18,52 24,26! 32,40 38,18 50,0! 58,20 66,40 76,24! 82,50 88,42! 94,64 86,86", "j") +
      patch("24,80 20,62 28,46! 36,56 40,36 50,20! 60,38 64,56 72,46! 80,62 76,80", "p") +
      edges("18,90 12,50 32,66 50,40 68,66 88,50 82,90", "b") +
      contour("19,80 50,82 81,80") +
      dot(12, 48, 4.5, { tone: "p", line: "o" }) +
      dot(50, 37, 4.5, { tone: "p", line: "o" }) +
      dot(88, 48, 4.5, { tone: "p", line: "o" }) +
      edges("50,62 57,70 50,78 43,70", "j"),
  };
});

/** A crown in flames over broken walls, and somebody behind them who is sorry. */
export function scene(): string {
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

/** Wickerwork of laths, upright and lying: what is left of a burnt town. */
export function weave(): string {
  const lying = cells((x, y, column, row) => ((column + row) % 2 ? "" : `M${x + 3} ${y + 5}h14M${x + 3} ${y + 15}h14`));
  const upright = cells((x, y, column, row) =>
    (column + row) % 2 ? `M${x + 5} ${y + 3}v14M${x + 15} ${y + 3}v14` : "",
  );
  return strands(lying) + strands(upright, " strand-over");
}
