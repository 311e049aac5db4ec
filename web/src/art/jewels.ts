/** The jewels. Each has a shape of its own, so that no one has to tell them apart by colour. */
import { dot, edges, ink, patch, place, shape, type Path, type Point } from "./pen.ts";
import type { Jewel } from "./picture.ts";

interface Cut {
  readonly outline: Path;
  readonly facets: readonly Path[];
  readonly smooth?: boolean;
}

/** Outlines and facets in a circle of radius 10. */
const CUTS: Record<Exclude<Jewel, "sapphire" | "pearl">, Cut> = {
  // Angular: a stone of eight corners with a square table.
  ruby: {
    outline: [
      [-4.5, -10],
      [4.5, -10],
      [10, -4.5],
      [10, 4.5],
      [4.5, 10],
      [-4.5, 10],
      [-10, 4.5],
      [-10, -4.5],
    ],
    facets: [
      [
        [-4, -4, 0],
        [4, -4, 0],
        [4, 4, 0],
        [-4, 4, 0],
        [-4, -4, 0],
      ],
      [
        [-10, -4.5],
        [-4, -4],
      ],
      [
        [4.5, -10],
        [4, -4],
      ],
      [
        [10, 4.5],
        [4, 4],
      ],
      [
        [-4.5, 10],
        [-4, 4],
      ],
    ],
  },
  topaz: {
    outline: [
      [0, -10.5],
      [10.5, 8],
      [-10.5, 8],
    ],
    facets: [
      [
        [0, -3, 0],
        [4.5, 4.5, 0],
        [-4.5, 4.5, 0],
        [0, -3, 0],
      ],
      [
        [0, -10.5],
        [0, -3],
      ],
      [
        [10.5, 8],
        [4.5, 4.5],
      ],
      [
        [-10.5, 8],
        [-4.5, 4.5],
      ],
    ],
  },
  emerald: {
    outline: [
      [0, -12, 0],
      [7, -5],
      [7, 4],
      [0, 11, 0],
      [-7, 4],
      [-7, -5],
    ],
    facets: [
      [
        [0, -8],
        [0, 14],
      ],
      [
        [0, 0],
        [4, -4],
      ],
      [
        [0, 0],
        [-4, -4],
      ],
      [
        [0, 5],
        [4, 1],
      ],
      [
        [0, 5],
        [-4, 1],
      ],
    ],
    smooth: true,
  },
  amethyst: {
    outline: [
      [0, -11],
      [7, -5],
      [7, 5],
      [0, 11],
      [-7, 5],
      [-7, -5],
    ],
    facets: [
      [
        [-7, -5, 0],
        [0, -2, 0],
        [7, -5, 0],
      ],
      [
        [0, -2],
        [0, 11],
      ],
    ],
  },
  // Ash has no cut: a broken lump.
  ash: {
    outline: [
      [-9, 6],
      [-10, -2],
      [-4, -4],
      [-2, -10],
      [4, -6],
      [9, -7],
      [10, 3],
      [5, 9],
      [-3, 8],
    ],
    facets: [
      [
        [-4, -4, 0],
        [0, 1, 0],
        [-3, 8, 0],
      ],
      [
        [0, 1],
        [10, 3],
      ],
    ],
  },
};

/** A jewel around a point. The group around it must carry the class of the jewel (`art-ruby` ...). */
export function gem(jewel: Jewel, x: number, y: number, r = 10): string {
  const size = r / 10;
  const shine = r >= 7 ? patch(place({ x, y, size }, "-4,-5 -1,-6 -3,-2"), "p") : "";
  if (jewel === "sapphire") {
    return (
      dot(x, y, r, { tone: "j", line: "o" }) + (r >= 7 ? ink(place({ x, y, size }, "-1,6.5 5,4 6.5,-1")) : "") + shine
    );
  }
  if (jewel === "pearl") {
    return dot(x, y, r, { tone: "j", line: "o" }) + dot(x, y, r * 0.55, { tone: "p", line: "i" });
  }
  const { outline, facets, smooth } = CUTS[jewel];
  const on = (points: Path): Point[] => place({ x, y, size }, points);
  return (smooth ? shape(on(outline), "j") : edges(on(outline), "j")) + (r >= 7 ? ink(...facets.map(on)) : "");
}
