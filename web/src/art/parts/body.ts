/** Clothed bodies and round ones. Origin: the middle between the shoulders, or the middle of the ball. */
import { contour, dot, ink, limb, patch, place, points, shape, times } from "../pen.ts";
import type { Line, Point, Spot, Tone } from "../pen.ts";

export interface RobeOptions {
  readonly tone?: Tone;
  /** Width of the hem, 0.7 to 1.3. */
  readonly flare?: number;
  readonly height?: number;
  readonly belt?: boolean;
  /** A stripe down the front with another tone. */
  readonly front?: Tone | null;
}

/** A long robe that stands on the ground. */
export function robe(
  spot: Spot,
  { tone = "j", flare = 1, height = 130, belt = false, front = null }: RobeOptions = {},
): string {
  const on = (line: Line): Point[] => place(spot, line);
  const f = flare;
  const h = height;
  const open = front
    ? shape(on(`-9,0! 9,0! 12,${h * 0.5} ${15 * f},${h + 1}! ${-15 * f},${h + 1}! -12,${h * 0.5}`), front)
    : "";
  const girdle = belt
    ? shape(on(`-30,${h * 0.42} 0,${h * 0.48} 30,${h * 0.42} 31,${h * 0.5} 0,${h * 0.56} -31,${h * 0.5}`), "b")
    : "";
  return (
    shape(
      on(
        `-22,0 -34,14 -36,${h * 0.5} ${-58 * f},${h}! ${-30 * f},${h + 4} 0,${h} ${30 * f},${h + 4} ${58 * f},${h}! 36,${h * 0.5} 34,14 22,0 0,6`,
      ),
      tone,
    ) +
    open +
    girdle +
    ink(
      on(`-24,${h * 0.6} ${-32 * f},${h - 4}`),
      on(`24,${h * 0.6} ${32 * f},${h - 4}`),
      on(`-22,${h * 0.25} -24,${h * 0.42}`),
      on(`22,${h * 0.25} 24,${h * 0.42}`),
    )
  );
}

/** A sleeve from the shoulder to the wrist that widens; put a hand at its end first. */
export function sleeve(spine: Line, tone: Tone = "j", cuff = 26): string {
  const end = points(spine).at(-1)!;
  return (
    limb(spine, [18, 20, cuff], tone) + ink(`${end[0] - cuff * 0.3},${end[1] - 4} ${end[0] + cuff * 0.3},${end[1] - 4}`)
  );
}

/** A cloak or cape that blows to the right. Origin: the neck. */
export function cape(spot: Spot, tone: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-14,0! 16,-4! 38,24 66,52! 54,58 56,78! 38,70 30,86! 4,66 -10,30"), tone) +
    ink(on("8,8 24,36 50,56"), on("0,14 12,44 32,70"))
  );
}

/** A plump body with a paler belly; for toads, hens, mice, goblins. */
export function ball(spot: Spot, width = 80, height = 84, tone: Tone = "a", belly: Tone | null = "p"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const [w, h] = [width / 2, height / 2];
  return (
    shape(
      on(
        `0,${-h} ${-w * 0.72},${-h * 0.72} ${-w},${h * 0.1} ${-w * 0.74},${h * 0.84} 0,${h} ${w * 0.74},${h * 0.84} ${w},${h * 0.1} ${w * 0.72},${-h * 0.72}`,
      ),
      tone,
    ) +
    (belly
      ? patch(
          on(
            `0,${-h * 0.3} ${-w * 0.56},${h * 0.1} ${-w * 0.5},${h * 0.72} 0,${h * 0.92} ${w * 0.5},${h * 0.72} ${w * 0.56},${h * 0.1}`,
          ),
          belly,
        )
      : "")
  );
}

/** A breastplate with a fold down the middle and round shoulders. 80 wide, 76 high. */
export function breastplate(spot: Spot, tone: Tone = "a"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-18,0 -32,10 -34,36 -24,66! 0,74 24,66! 34,36 32,10 18,0 0,5"), tone) +
    ink(on("0,6 2,40 0,72"), on("-26,52 0,58 26,52")) +
    [-1, 1].map((s) => shape(on(`${s * 20},0 ${s * 38},0 ${s * 44},18 ${s * 30},24 ${s * 20},14`), "b")).join("")
  );
}

/** Buttons down a line. */
export function buttons(from: Point, to: Point, count = 3): string {
  return times(count, (_, part) =>
    dot(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, 3, { tone: "p", line: "i" }),
  );
}

/** A collar of points, for jesters and fine people. */
export function collar(spot: Spot, tone: Tone = "p"): string {
  return shape(place(spot, "-24,-4! -30,12! -18,8! -10,20! 0,10! 10,20! 18,8! 30,12! 24,-4! 0,2"), tone);
}

/** A belt line with a buckle across a body. */
export function belt(from: Point, to: Point, sag = 5): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  return (
    limb([from, middle, to], [9, 9, 9], "b") +
    shape(
      `${middle[0] - 7},${middle[1] - 7}! ${middle[0] + 7},${middle[1] - 7}! ${middle[0] + 7},${middle[1] + 7}! ${middle[0] - 7},${middle[1] + 7}!`,
      "p",
    ) +
    contour(`${middle[0] - 2},${middle[1]} ${middle[0] + 3},${middle[1]}`)
  );
}
