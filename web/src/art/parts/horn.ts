/** Horns, spikes and antlers. They are given by where they grow and where they end, so that they sit on any head. */
import { curve, ink, limb, normals, place, points } from "../pen.ts";
import type { Line, Path, Point, Spot, Tone } from "../pen.ts";

export interface HornOptions {
  /** How far the middle swings out to the left of the way from root to tip. */
  readonly bend?: number;
  readonly width?: number;
  readonly rings?: number;
  readonly tone?: Tone;
}

/** A bent line from one point to another, as a spine of five points. */
export function bow(from: Point, to: Point, bend: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const swing = 4 * t * (1 - t) * bend;
    return [from[0] + dx * t + (dy / length) * swing, from[1] + dy * t - (dx / length) * swing];
  });
}

export function horn(
  root: Point,
  tip: Point,
  { bend = 8, width = 12, rings = 3, tone = "p" }: HornOptions = {},
): string {
  const spine = bow(root, tip, bend);
  return limb(spine, [width, width * 0.8, width * 0.55, width * 0.3, 0], tone) + ringsOn(spine, width, rings);
}

/** Fine lines across something long that tapers to a tip. */
function ringsOn(spine: Path, width: number, rings: number): string {
  if (!rings) return "";
  const all = normals(spine);
  const lines = Array.from({ length: rings }, (_, i): Path => {
    const at = ((i + 1) / (rings + 1.5)) * (spine.length - 1);
    const low = Math.floor(at);
    const [p, q, n] = [spine[low]!, spine[low + 1]!, all[low]!];
    const [x, y] = [p[0] + (q[0] - p[0]) * (at - low), p[1] + (q[1] - p[1]) * (at - low)];
    const reach = (width / 2) * (1 - at / (spine.length - 1)) * 0.9;
    return [
      [x + n[0] * reach, y + n[1] * reach],
      [x - n[1] * 1.5, y + n[0] * 1.5],
      [x - n[0] * reach, y - n[1] * reach],
    ];
  });
  return ink(...lines);
}

/** A ram's horn, curled once. Origin: the root; it curls to the right and down. */
export function ram(spot: Spot, tone: Tone = "p"): string {
  const spine = place(spot, "0,0 2,-16 16,-24 30,-16 32,2 20,10 11,2 16,-6");
  const width = 14 * (spot.size ?? 1);
  return (
    limb(spine, [width, width * 0.95, width * 0.8, width * 0.55, width * 0.3, 0], tone) +
    ringsOn(spine.slice(0, 6), width, 4)
  );
}

/** An antler with tines. Origin: the root; it grows up and to the right. */
export function antler(spot: Spot, tone: Tone = "p"): string {
  const size = spot.size ?? 1;
  const tine = (line: Line): string => limb(place(spot, line), [6 * size, 4 * size, 0], tone);
  return (
    tine("7,-14 2,-24 4,-32") +
    tine("13,-26 10,-38 14,-47") +
    limb(place(spot, "0,0 5,-14 14,-28 28,-36 42,-36"), [8 * size, 7 * size, 5 * size, 0], tone)
  );
}

/** A row of spikes along a line, biggest in the middle; they stand to the left of the walking direction. */
export function spikes(spine: Line, count: number, height: number, tone: Tone = "j"): string {
  const line = points(spine);
  const all = normals(line);
  // All spikes are one path: they never overlap what lies between them.
  let data = "";
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * (line.length - 1);
    const low = Math.min(Math.floor(at), line.length - 2);
    const rest = at - low;
    const [p, q, n] = [line[low]!, line[low + 1]!, all[low]!];
    const [x, y] = [p[0] + (q[0] - p[0]) * rest, p[1] + (q[1] - p[1]) * rest];
    const tall = height * (0.6 + 0.4 * Math.sin((Math.PI * (i + 0.5)) / count));
    const half = tall * 0.45;
    const [tx, ty] = [-n[1], n[0]];
    const [sx, sy] = [tx * half, ty * half];
    data += curve(
      [
        [x - sx * 1.1, y - sy * 1.1, 0],
        [x + n[0] * tall * 0.6 - sx * 0.3, y + n[1] * tall * 0.6 - sy * 0.3],
        [x + n[0] * tall + sx, y + n[1] * tall + sy, 0],
        [x + n[0] * tall * 0.4 + sx * 0.7, y + n[1] * tall * 0.4 + sy * 0.7],
        [x + sx * 1.1, y + sy * 1.1, 0],
      ],
      true,
    );
  }
  return `<path class="${tone}" d="${data}"/>`;
}
