/** Necks, tails and bodies: everything long and soft, around a spine that the drawing gives. */
import { along, ink, limb, normals, patch, place, points, shape, sides, upon } from "../pen.ts";
import type { Line, Path, Point, Spot, Tone } from "../pen.ts";
import { foot } from "./claw.ts";

export interface NeckOptions {
  readonly tone?: Tone;
  /** Plates along the belly: how many, on which side of the walking direction. */
  readonly plates?: number;
  readonly belly?: "left" | "right";
}

/** A neck or a whole snake: a paler belly with plates, walking along the spine. */
export function neck(
  spine: Line,
  widths: readonly number[],
  { tone = "a", plates = 6, belly = "left" }: NeckOptions = {},
): string {
  const [left, right] = sides(spine, widths);
  const [near, far] = belly === "left" ? [left, right] : [right, left];
  // The belly stops short of the so that the line stays whole.
  const rim = near.map(([x, y], i): Point => {
    const [dx, dy] = [far[i]![0] - x, far[i]![1] - y];
    const inset = 1.2 / (Math.hypot(dx, dy) || 1);
    return [x + dx * inset, y + dy * inset];
  });
  const inner = near.map(([x, y], i): Point => [x + (far[i]![0] - x) * 0.36, y + (far[i]![1] - y) * 0.36]);
  const strip = patch([...rim, ...inner.slice().reverse()], "p");
  const lines = Array.from({ length: plates }, (_, i): Path => {
    const part = (i + 0.6) / plates;
    return [along(near, part).at, along(inner, part + 0.3 / plates).at];
  });
  return limb(spine, widths, tone) + (plates ? strip + ink(inner, ...lines) : "");
}

export type Tip = "arrow" | "leaf" | "club" | "tuft" | "plain";

/** A tail along its spine, from the body to the tip. */
export function tail(spine: Line, width: number, tip: Tip = "arrow", tone: Tone = "a"): string {
  const end = points(spine).at(-1)!;
  const n = normals(spine).at(-1)!;
  const turn = (Math.atan2(n[0], -n[1]) * 180) / Math.PI;
  const spot: Spot = { x: end[0], y: end[1], turn, size: 0.6 + width / 40 };
  const tips: Record<Tip, () => string> = {
    plain: () => "",
    arrow: () => shape(place(spot, "-4,0 -8,-15! 22,0! -8,15!"), "j"),
    leaf: () => shape(place(spot, "-6,0! 6,-13 28,0! 6,13"), "j") + ink(place(spot, "-2,0 18,0")),
    club: () =>
      shape(place(spot, "-8,-4 2,-13 18,-10 22,0 18,10 2,13 -8,4"), "b") +
      ink(place(spot, "4,-6 8,-2"), place(spot, "12,4 16,1")),
    tuft: () => shape(place(spot, "-6,-3 4,-12 14,-12! 12,-4! 28,0! 12,5! 14,12! 4,10 -6,3"), "j"),
  };
  return (
    limb(spine, [width, width * 0.75, width * 0.5, width * 0.3, tip === "plain" ? 0 : width * 0.2], tone) + tips[tip]()
  );
}

/**
 * A dragon that sits up, looking left: neck and body in one, haunch and foot. Origin: the middle of its foot on the ground. At size
 * 1 it is 95 wide, and the hinge of the jaw belongs at -4,-168.
 */
export function sitting(spot: Spot, plates = 6, tone: Tone = "a"): string {
  const size = spot.size ?? 1;
  const spine = place(spot, "0,0 8,-36 12,-76 0,-120 0,-168");
  const widths = [70, 86, 66, 38, 28].map((width) => width * size);
  return (
    neck(spine, widths, { tone, plates, belly: spot.flip ? "right" : "left" }) +
    shape(place(spot, "0,-28 18,-50 40,-38 42,-8 26,4 -4,4"), tone) +
    foot(upon(spot, "6,-8"), 3, tone)
  );
}
