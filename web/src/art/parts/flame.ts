/** Fire and smoke. Flames stand on their origin; a breath starts at its origin and goes left. */
import { contour, ink, patch, place, shape, type Line, type Point, type Spot, type Tone } from "../pen.ts";

/** One flame of three tongues, 40 wide and 64 high at size 1, with a paper heart. */
export function flame(spot: Spot, tone: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("0,2 -18,-4 -23,-24 -17,-44! -10,-32 -7,-46 3,-68! 7,-46 13,-34 18,-46! 22,-22 16,-4"), tone) +
    patch(on("0,-2 -9,-8 -8,-22 0,-38! 8,-20 8,-8"), "p")
  );
}

/** A breath of fire, about 90 long and 60 wide at size 1. */
export function breath(spot: Spot, tone: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(
      on(
        "0,0! -24,-12 -46,-18 -70,-34! -62,-16 -74,-14 -96,-18! -84,-4 -88,4 -104,12! -82,16 -74,22 -80,36! -52,26 -24,12",
      ),
      tone,
    ) + patch(on("-14,0! -34,-8 -52,-8 -66,-12! -62,-1 -76,4! -60,9 -54,16! -34,9"), "p")
  );
}

/** A curl of smoke, rising. */
export function smoke(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  return contour(on("0,0 -7,-12 4,-22 -4,-34 -13,-32 -12,-24")) + ink(on("6,-6 10,-16 4,-24"));
}
