/** Hats, helmets and crowns. Origin: the middle of the brim, which is about 60 wide at size 1. */
import {
  dot,
  ink,
  limb,
  place,
  shape,
  shapes,
  times,
  twice,
  upon,
  type Line,
  type Point,
  type Spot,
  type Tone,
} from "../pen.ts";
import { dots } from "./claw.ts";

export type Hat = "pointed" | "cap" | "hood" | "nightcap" | "feathered" | "floppy" | "turban";

export function hat(spot: Spot, kind: Hat = "pointed", tone: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const size = spot.size ?? 1;
  const drawn: Record<Hat, () => string> = {
    pointed: () =>
      shape(on("-26,0! -16,-34 -6,-62 14,-84! 10,-66 18,-36 27,0!"), tone) +
      shape(on("-50,6! -28,-8 0,-11 28,-8 50,4! 26,10 0,11 -26,10"), tone) +
      ink(on("-22,-16 0,-20 22,-16"), on("-4,-56 4,-50 9,-52")),
    cap: () =>
      shape(on("-30,4! -28,-18 0,-32 28,-18 30,4! 0,0"), tone) +
      ink(on("0,-31 -4,-14 0,0")) +
      knob(upon(spot, "0,-33", 4 * size)),
    hood: () =>
      shape(on("0,-44! -24,-30 -40,4 -40,40 -28,56 -28,10 -16,-12 0,-18 16,-12 28,10 28,56 40,40 40,4 24,-30"), tone) +
      ink(on("-34,8 -33,40"), on("34,8 33,40")),
    nightcap: () =>
      shape(on("-29,2! -24,-24 -2,-40 30,-38 50,-14 48,2 38,-14 24,-20 30,2!"), tone) +
      shape(on("-32,-6 0,-14 32,-6 32,5 0,0 -32,6"), "p") +
      knob(upon(spot, "48,6", 6 * size)),
    feathered: () =>
      limb(on("16,-12 34,-34 40,-58 28,-70"), [6 * size, 16 * size, 14 * size, 0], "p") +
      ink(on("16,-12 33,-34 38,-56")) +
      shape(on("-24,0! -24,-24 0,-30 24,-24 24,0!"), tone) +
      shape(on("-46,2! -26,-8 0,-9 26,-8 44,-8! 28,6 0,9 -26,8"), tone),
    floppy: () =>
      shape(on("-28,4! -40,-12 -24,-32 10,-34 44,-18 40,2 28,4!"), tone) +
      shape(on("-30,-4 0,-9 30,-4 30,6 0,2 -30,6"), "a") +
      ink(on("-20,-22 -4,-14"), on("30,-22 16,-14")),
    turban: () =>
      shape(on("-31,2 -34,-16 -16,-34 16,-34 34,-16 31,2 0,5"), tone) +
      ink(on("-32,-10 0,2 26,-28"), on("32,-12 6,0"), on("-26,-24 0,-10 12,-34")) +
      knob(upon(spot, "0,-12", 5 * size)),
  };
  return drawn[kind]();
}

/** A pearl or a bobble; its size is its radius. */
function knob({ x, y, size }: { x: number; y: number; size: number }): string {
  return dot(x, y, size, { tone: "p", line: "o" });
}

/** A crown with points; each point carries a pearl, the band carries jewels. Origin: the middle of its lower edge. */
export function crown(spot: Spot, points = 5, tone: Tone = "j"): string {
  const size = spot.size ?? 1;
  const width = 60;
  const step = width / (points - 1);
  const outline: Point[] = [[-width / 2, 0, 0]];
  for (let i = 0; i < points; i++) {
    const x = -width / 2 + i * step;
    const lean = (x / width) * 14;
    outline.push([x + lean, -34 - (i % 2 ? 0 : 3), 0]);
    if (i < points - 1) outline.push([x + step / 2, -16, 0]);
  }
  outline.push([width / 2, 0, 0], [0, 5]);
  const pearls = times(points, (i) => {
    const x = -width / 2 + i * step;
    return knob(upon(spot, `${x + (x / width) * 14},${-37 - (i % 2 ? 0 : 3)}`, 4 * size));
  });
  return shape(place(spot, outline), tone) + pearls + ink(place(spot, "-29,-9 0,-4 29,-9"));
}

/** A knight's helmet, seen from the front. Origin: the middle of the face. */
export function helmet(spot: Spot, kind: "bucket" | "kettle" | "visor" = "bucket", plume: Tone | null = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const feather = plume
    ? shape(on("0,-40! -4,-62 14,-76 36,-68 48,-48! 34,-52 16,-46 6,-38"), plume) + ink(on("4,-44 14,-60 30,-62"))
    : "";
  if (kind === "kettle") {
    return (
      feather +
      shape(on("-30,-10! -26,-32 0,-44 26,-32 30,-10!"), "b") +
      shape(on("-46,-4! -28,-14 0,-17 28,-14 46,-4! 24,-4 0,-6 -24,-4"), "a") +
      ink(on("0,-43 -2,-30 0,-18"))
    );
  }
  const pot = shape(on("-30,-20 -16,-40 0,-43 16,-40 30,-20 31,10 26,34! 0,42 -26,34! -31,10"), "a");
  if (kind === "visor") {
    return (
      feather +
      pot +
      shape(on("-31,-12! 0,-20 31,-12! 30,14 6,34! 0,36 -6,34! -30,14"), "b") +
      limb(on("-22,-2 0,-7 22,-2"), [4, 7, 4], "k") +
      ink(on("-10,10 -9,22"), on("0,10 0,26"), on("10,10 9,22"))
    );
  }
  return (
    feather +
    pot +
    shape(on("-4,-42! 4,-42! 5,-8! 27,-10! 27,0! 5,1! 4,38! -4,38! -5,1! -27,0! -27,-10! -5,-8!"), "j") +
    shapes("k", ...twice("-24,-5 -15,-8 -6,-5 -15,-2", 0).map(on)) +
    dots(on("-17,16 -12,16 -7,16 7,16 12,16 17,16"), 1.2)
  );
}
