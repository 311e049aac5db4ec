// The sign of a start: a stone in the colour and the shape of its knight.
import { gem } from "../../../art/jewels.ts";
import { JEWEL_OF } from "../art/people.ts";
import type { Colour } from "../types.ts";

export function signOf(colour: Colour): string {
  return `<g class="art art-${JEWEL_OF[colour]}">${gem(JEWEL_OF[colour], 0, 0, 16)}</g>`;
}
