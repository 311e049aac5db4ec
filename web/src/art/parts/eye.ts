/** Eyes. Origin: the middle of the eyeball; drawn looking left. */
import { brush, contour, dot, ink, place, shape, type Line, type Point, type Spot } from "../pen.ts";

export type Mood = "open" | "cross" | "sly" | "sad" | "wide" | "asleep" | "happy";

export interface EyeOptions {
  readonly mood?: Mood;
  /** Where it looks, -1..1 each; left and up are negative. */
  readonly look?: readonly [number, number];
  readonly pupil?: "round" | "slit";
  /** The iris in the jewel colour; without it the eye is ink on paper. */
  readonly jewel?: boolean;
}

/** How low the lid hangs on the inner (left) and outer (right) side, in eye radii above the middle. */
const LIDS: Partial<Record<Mood, readonly [number, number]>> = { cross: [0, 0.85], sly: [0.25, 0.25], sad: [0.85, 0] };

export function eye(
  spot: Spot,
  { mood = "open", look = [-0.4, 0], pupil = "round", jewel = true }: EyeOptions = {},
): string {
  const r = 8 * (spot.size ?? 1);
  const on = (line: Line): Point[] => place({ ...spot, size: r }, line);
  if (mood === "asleep") {
    return (
      contour(on("-1,-0.1 0,0.55 1,-0.1")) + ink(on("-0.6,0.4 -0.9,0.9"), on("0,0.6 0,1.15"), on("0.6,0.4 0.9,0.9"))
    );
  }
  if (mood === "happy") return contour(on("-1,0.4 0,-0.5 1,0.4"));
  const middle = on([[look[0] * 0.4, look[1] * 0.4]])[0]!;
  const shine = on([[look[0] * 0.4 - 0.15, look[1] * 0.4 - 0.2]])[0]!;
  const small = mood === "wide" ? 0.75 : 1;
  const ball = dot(spot.x, spot.y, r, { tone: "p", line: "o" });
  const iris = jewel ? dot(middle[0], middle[1], r * 0.62 * small, { tone: "j" }) : "";
  const hole =
    pupil === "slit"
      ? dot(middle[0], middle[1], r * 0.58 * small, { rx: r * 0.2 })
      : dot(middle[0], middle[1], r * (jewel ? 0.36 : 0.48) * small);
  const light = dot(shine[0], shine[1], Math.max(r * 0.16, 1), { tone: "p" });
  const lid = LIDS[mood];
  if (!lid) return ball + iris + hole + light;
  const [inner, outer] = lid;
  const cover = shape(on(`-1.12,${-inner}! -0.8,-0.95 0,-1.15 0.8,-0.95 1.12,${-outer}!`));
  return ball + iris + hole + light + cover;
}

/** A small bright eye for small creatures: ink with a light in it. */
export function bead(x: number, y: number, r = 4): string {
  return dot(x, y, r) + dot(x - r * 0.3, y - r * 0.35, Math.max(r * 0.3, 1), { tone: "p" });
}

/** A heavy brow over an eye; tilt > 0 looks cross, < 0 worried (for an eye that looks left). */
export function brow(spot: Spot, tilt = 0.3): string {
  const r = 8 * (spot.size ?? 1);
  return brush(place({ ...spot, size: r }, `-1.2,${tilt - 0.1} -0.2,-0.3 1.2,${-tilt}`), [0, r * 0.45, r * 0.15]);
}
