/** The jewels. Each has a shape of its own, so that no one has to tell them apart by colour. */
import { curve, ink, patch, place, type Point } from "./pen.ts";
import { svg, type Jewel } from "./picture.ts";

interface Cut {
  readonly outline: string;
  readonly facets: readonly string[];
}

/** Outlines and facets in a circle of radius 10. */
const CUTS: Record<Jewel, Cut> = {
  // Angular: a stone of eight corners with a square table.
  ruby: {
    outline: "-4.5,-10! 4.5,-10! 10,-4.5! 10,4.5! 4.5,10! -4.5,10! -10,4.5! -10,-4.5!",
    facets: ["-4,-4! 4,-4! 4,4! -4,4! -4,-4!", "-10,-4.5 -4,-4", "4.5,-10 4,-4", "10,4.5 4,4", "-4.5,10 -4,4"],
  },
  sapphire: { outline: "0,-10 -10,0 0,10 10,0", facets: ["-1,6.5 5,4 6.5,-1"] },
  topaz: {
    outline: "0,-10.5! 10.5,8! -10.5,8!",
    facets: ["0,-3! 4.5,4.5! -4.5,4.5! 0,-3!", "0,-10.5 0,-3", "10.5,8 4.5,4.5", "-10.5,8 -4.5,4.5"],
  },
  emerald: {
    outline: "0,-12! 7,-5 7,4 0,11! -7,4 -7,-5",
    facets: ["0,-8 0,14", "0,0 4,-4", "0,0 -4,-4", "0,5 4,1", "0,5 -4,1"],
  },
  pearl: { outline: "0,-10 -10,0 0,10 10,0", facets: ["0,-5.5 -5.5,0 0,5.5 5.5,0 0,-5.5"] },
  amethyst: { outline: "0,-11! 7,-5! 7,5! 0,11! -7,5! -7,-5!", facets: ["-7,-5! 0,-2! 7,-5!", "0,-2 0,11"] },
  // Ash has no cut: a broken lump.
  ash: {
    outline: "-9,6! -10,-2! -4,-4! -2,-10! 4,-6! 9,-7! 10,3! 5,9! -3,8!",
    facets: ["-4,-4! 0,1! -3,8!", "0,1 10,3"],
  },
};

/** From this radius on there is room for facets. */
const FACETS_FROM = 7;

/** A jewel around a point. The group around it must carry the class of the jewel (`art-ruby` ...). */
export function gem(jewel: Jewel, x: number, y: number, r = 10): string {
  const { outline, facets } = CUTS[jewel];
  const on = (line: string): Point[] => place({ x, y, size: r / 10 }, line);
  const body = `<path class="j" d="${curve(on(outline), true)}"/>`;
  if (r < FACETS_FROM) return body;
  return body + ink(...facets.map(on)) + (jewel === "sapphire" ? patch(on("-4,-5 -1,-6 -3,-2"), "p") : "");
}

/** A jewel that lies on the table, on a page of 40 x 40; a rim sets it off from dark wood. */
export function jewel(name: Jewel, label = ""): string {
  const rim = `<path class="rim" d="${curve(place({ x: 20, y: 20, size: 1.4 }, CUTS[name].outline), true)}"/>`;
  return svg(`<g class="art art-${name}">${rim}${gem(name, 20, 20, 14)}</g>`, 40, 40, label);
}
