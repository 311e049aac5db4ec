/** The box of Drachenfaust: its key on a page of 100 x 100, what its front shows, and the weave on the backs of its cards. */
import * as part from "../../art/parts/index.ts";
import { ink, limb, place, shape, times } from "../../art/pen.ts";
import { once, type Drawing } from "../../art/picture.ts";
import { LEFT, ROWS, strands, TOP } from "../../art/weave.ts";

/** A closed fist from the front, with a coin's edge between its fingers. */
export const emblem = once((): Drawing => {
  const finger = (i: number): string =>
    shape(
      place({ x: 26 + i * 17, y: 30 - (i === 1 || i === 2 ? 4 : 0) }, "-9,4 -7,-12 0,-16 7,-12 9,4 8,22 0,26 -8,22"),
      "p",
    );
  return {
    jewel: "topaz",
    markup:
      shape("24,88! 22,66 14,52 16,34 50,24 86,32 90,52 82,70 78,88!", "p") +
      [0, 1, 2, 3].map(finger).join("") +
      ink("22,26 26,22 30,25", "39,22 43,18 47,21", "56,22 60,18 64,21", "73,26 77,22 81,25") +
      limb("20,48 34,56 52,54 66,58", [17, 18, 16, 12], "p") +
      ink("60,55 66,54") +
      shape("20,84! 50,78 80,84! 80,97! 50,92 20,97!", "j") +
      ink("32,84 32,92", "68,84 68,92"),
  };
});

/** A dragon looks over a fist full of coins. */
export function scene(): string {
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

/** Straw in three directions: three-cornered, like a topaz. */
export function weave(): string {
  const flat = Array.from({ length: ROWS / 2 + 1 }, (_, i) => `M${LEFT} ${TOP + i * 40}h160`).join("");
  const rising = steep(1);
  const falling = steep(-1);
  return strands(flat) + strands(rising) + strands(falling) + strands(flatOver(), " strand-over");
}

/** Steep strands across the field, cut at its sides. */
function steep(sign: 1 | -1): string {
  let data = "";
  for (let start = -120; start < 160; start += 40) {
    // From the foot of the field upwards: 20 across for every 40.
    const from = Math.max(0, -start * 2);
    const to = Math.min(240, (160 - start) * 2);
    if (to <= from) continue;
    const at = (up: number): string =>
      `${sign === 1 ? LEFT + start + up / 2 : LEFT + 160 - start - up / 2} ${TOP + 240 - up}`;
    data += `M${at(from)}L${at(to)}`;
  }
  return data;
}

function flatOver(): string {
  let data = "";
  for (let row = 1; row < ROWS / 2; row++)
    for (let i = 0; i < 4; i++) data += `M${LEFT + 14 + i * 40} ${TOP + row * 40}h12`;
  return data;
}
