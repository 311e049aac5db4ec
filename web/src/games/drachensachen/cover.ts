/** The box of Drachensachen: its key on a page of 100 x 100, what its front shows, and the weave on the backs of its cards. */
import * as part from "../../art/parts/index.ts";
import { dot, ink, limb, shape } from "../../art/pen.ts";
import { once, type Drawing } from "../../art/picture.ts";
import { cells, strands } from "../../art/weave.ts";

/** A claw that will not let go of its coin. */
export const emblem = once((): Drawing => {
  const finger = (line: string, talon: string): string => shape(talon, "p") + limb(line, [17, 18, 13]);
  return {
    jewel: "ruby",
    markup:
      dot(48, 62, 34, { tone: "j", line: "o" }) +
      dot(48, 62, 26, { tone: "j", line: "i" }) +
      finger("56,20 30,26 22,44", "16,44! 18,58 28,70! 28,56 29,46!") +
      finger("62,22 46,32 44,50", "38,50! 39,66 48,80! 50,64 51,50!") +
      finger("70,24 68,36 68,50", "62,52! 62,64 68,78! 74,64 75,50!") +
      shape("98,4! 76,2 54,8 48,22 58,32 78,30 98,34!") +
      ink("62,14 68,19 74,14", "76,18 82,23 88,18", "28,34 33,37", "48,38 54,39"),
  };
});

/** A dragon that counts: a claw on its coin. */
export function scene(): string {
  return (
    part.neck("138,250 148,220 132,186 122,152", [44, 46, 36, 30], { plates: 5 }) +
    part.horn([126, 128], [150, 98], { bend: 10, width: 13 }) +
    part.dragonHead({ x: 122, y: 150, size: 1.15 }, { mood: "sly", teeth: 2 }) +
    part.coins(48, 258, 2, 30) +
    part.coins(124, 258, 2, 34) +
    `<g transform="translate(34 160)">${emblem().markup}</g>` +
    limb("156,222 146,196 128,180", [24, 24, 31]) +
    ink("130,172 136,178 134,184")
  );
}

/** Diagonal plaiting, over and under: angular, like a ruby. */
export function weave(): string {
  const down = cells((x, y) => `M${x} ${y}l20 20`);
  const up = cells((x, y) => `M${x} ${y + 20}l20-20`);
  const over = cells((x, y, column, row) => ((column + row) % 2 ? `M${x + 5} ${y + 5}l10 10` : ""));
  return strands(down) + strands(up) + strands(over, " strand-over");
}
