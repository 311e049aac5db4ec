/** The box of Drachenfels: its key on a page of 100 x 100, what its front shows, and the weave on the backs of its cards. */
import * as part from "../../art/parts/index.ts";
import { edges, ink, shape } from "../../art/pen.ts";
import { once, type Drawing } from "../../art/picture.ts";
import { CELL, COLUMNS, LEFT, ROWS, strands, TOP } from "../../art/weave.ts";

/** A tower on its rock, over the water. */
export const emblem = once((): Drawing => {
  return {
    jewel: "sapphire",
    markup:
      shape("10,90! 20,70 32,62! 40,54 62,54 72,64! 82,74 92,90!", "b") +
      ink("34,64 30,76", "66,60 70,72 66,80", "50,70 46,80") +
      edges("38,56 36,28 32,28 32,14 41,14 41,19 46,19 46,14 55,14 55,19 60,19 60,14 69,14 69,28 65,28 63,56", "p") +
      ink("51,14 51,2") +
      edges("52,1 68,5 52,10", "j") +
      shape("45,56! 45,46 50,41 56,46 56,56!", "k") +
      part.masonry("42,33 54,36", 9, 5) +
      shape("4,92! 4,86 14,82 24,87 36,82 48,87 60,82 72,87 84,82 96,86 96,92! 50,98", "j"),
  };
});

/** A dragon that keeps an eye on a tower. */
export function scene(): string {
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

/** Waves over waves: round, like a sapphire. */
export function weave(): string {
  let drawn = "";
  for (let row = 0; row < ROWS * 2; row++) {
    const y = TOP + row * 10 + 10;
    const shift = row % 2 ? 0 : -20;
    let data = "";
    for (let x = LEFT + shift; x < LEFT + COLUMNS * CELL; x += 40) data += wave(x, y);
    drawn += strands(data);
  }
  return drawn;
}

function wave(x: number, y: number): string {
  const right = LEFT + COLUMNS * CELL;
  if (x < LEFT) return `M${LEFT} ${y - 10}q14 0 20 10`;
  if (x + 40 > right) return `M${x} ${y}q6-10 20-10`;
  return `M${x} ${y}q6-10 20-10q14 0 20 10`;
}
