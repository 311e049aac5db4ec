/** The seven heads, on pages of 100 x 100: seven tempers, and what a hit does to each of them. */
import * as part from "../../../art/parts/index.ts";
import { contour, edges, ink, place, type Spot } from "../../../art/pen.ts";
import { svg } from "../../../art/picture.ts";

export const HEAD_COUNT = 7;
const PAGE = 100;

type Look = NonNullable<Parameters<typeof part.dragonHead>[1]>;

const LOOKS: readonly Look[] = [
  { mood: "cross", teeth: 3, nose: "horned", ear: "frill", open: 14 },
  { mood: "sly", teeth: 2, nose: "hook", ear: "leaf", snout: 0.9 },
  { mood: "wide", teeth: 2, nose: "round", ear: "frill", open: 20, tongue: true, snout: 0.7 },
  { mood: "sad", teeth: 0, nose: "turned-up", ear: "leaf", snout: 0.85 },
  { mood: "open", teeth: 4, nose: "hook", ear: "frill", open: 12, snout: 0.9 },
  { mood: "happy", teeth: 1, nose: "round", ear: "leaf", snout: 0.8 },
  { mood: "cross", teeth: 2, nose: "turned-up", ear: "frill", snout: 0.75, dome: 1.2 },
];

/** Horns behind each head: none is like another. */
function horns(nth: number, spot: Spot): string {
  const on = (point: string): [number, number] => {
    const [at] = place(spot, point);
    return [at![0], at![1]];
  };
  switch (nth) {
    case 0:
      return part.horn(on("4,-18"), on("26,-50"), { bend: 8, width: 11 });
    case 1:
      return part.ram({ ...spot, x: on("0,-20")[0], y: on("0,-20")[1], size: 0.8 });
    case 2:
      return (
        part.horn(on("-4,-22"), on("-10,-48"), { bend: 3, width: 9, rings: 2 }) +
        part.horn(on("8,-20"), on("16,-46"), { bend: 3, width: 9, rings: 2 })
      );
    case 3:
      return part.horn(on("2,-18"), on("22,-32"), { bend: -8, width: 10, rings: 2 });
    case 4:
      return part.antler({ ...spot, x: on("0,-20")[0], y: on("0,-20")[1], size: 0.85 });
    case 5:
      return part.spikes(place(spot, "-16,-22 -4,-27 10,-22 18,-10"), 4, 13);
    default:
      return part.horn(on("-2,-28"), on("6,-56"), { bend: 4, width: 10 });
  }
}

/** The head with this number, from 0 on, looking left or right; after a hit it has had enough. */
export function head(nth: number, isHit: boolean, looksRight = false, label = ""): string {
  const spot: Spot = { x: looksRight ? 36 : 64, y: 66, size: 0.8, flip: looksRight };
  const look = LOOKS[nth % HEAD_COUNT] ?? {};
  const calm: Look = { ...look, mood: "asleep", open: 0, tongue: false, teeth: 0 };
  const on = (line: string): ReturnType<typeof place> => place(spot, line);
  // A plaster across the brow, and a lump.
  const plaster = isHit
    ? edges(on("-34,-22 -12,-34 -8,-26 -30,-14"), "p") +
      edges(on("-30,-32 -22,-36 -10,-14 -18,-10"), "p") +
      ink(on("-26,-26 -16,-22"))
    : "";
  const stars = isHit
    ? contour(on("-46,-38 -46,-48"), on("-51,-43 -41,-43"), on("-2,-46 -2,-56"), on("-7,-51 3,-51"))
    : "";
  return svg(
    `<g class="art art-${isHit ? "ash" : "amethyst"}">${horns(nth, spot)}${part.dragonHead(spot, isHit ? calm : look)}${plaster}${stars}</g>`,
    PAGE,
    PAGE,
    label,
  );
}
