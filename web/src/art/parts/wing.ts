/** Wings. Origin: the shoulder; drawn spreading up and to the right, about 100 x 100 at size 1. */
import { ink, limb, place, shape, type Path, type Point, type Spot, type Tone } from "../pen.ts";

export interface WingOptions {
  /** 0 folded along the back, 1 fully spread. */
  readonly spread?: number;
  /** Fingers in the skin, 3 to 5. */
  readonly fingers?: number;
  readonly tone?: Tone;
}

/** A bat's wing: arm, thumb claw, fingers and a scalloped skin. */
export function wing(spot: Spot, { spread = 1, fingers = 4, tone = "j" }: WingOptions = {}): string {
  const size = spot.size ?? 1;
  const wrist: Point = [10 + 14 * spread, -52 - 16 * spread];
  // The finger tips lie on an arc around the wrist, from far out to down along the body.
  const tips = Array.from({ length: fingers }, (_, i): Point => {
    const part = i / (fingers - 1);
    const angle = ((-28 + 22 * (1 - spread) + part * (128 - 40 * (1 - spread))) * Math.PI) / 180;
    const length = (80 - part * 10) * (0.55 + 0.45 * spread) + 12 * (1 - spread);
    return [wrist[0] + Math.cos(angle) * length, wrist[1] + Math.sin(angle) * length, 0];
  });
  const scallop = (a: Point, b: Point): Point => {
    const pull = 0.24;
    return [
      (a[0] + b[0]) / 2 + (wrist[0] - (a[0] + b[0]) / 2) * pull,
      (a[1] + b[1]) / 2 + (wrist[1] - (a[1] + b[1]) / 2) * pull,
    ];
  };
  const edge: Point[] = [
    [0, 0, 0],
    [wrist[0] * 0.25 - 4, wrist[1] * 0.5],
    [wrist[0], wrist[1], 0],
  ];
  const first = tips[0]!;
  edge.push([(wrist[0] + first[0]) / 2, (wrist[1] + first[1]) / 2 - 8], first);
  tips.forEach((tip, i) => {
    const next = tips[i + 1];
    if (next) edge.push(scallop(tip, next), next);
  });
  const last = tips[fingers - 1]!;
  edge.push([(last[0] + 10) / 2, last[1] * 0.5 + 8], [6, 12, 0]);
  const bones = tips
    .slice(1)
    .map((tip): Path => place(spot, [wrist, [(wrist[0] + tip[0]) / 2 + 4, (wrist[1] + tip[1]) / 2 - 3], tip]));
  const arm: Path = place(spot, [[2, 6], [wrist[0] * 0.25 - 3, wrist[1] * 0.5], wrist]);
  const thumb = place(spot, [wrist, [wrist[0] - 3, wrist[1] - 9], [wrist[0] - 10, wrist[1] - 13]]);
  return (
    shape(place(spot, edge), tone) +
    ink(...bones) +
    limb(thumb, [6 * size, 4 * size, 0], "p") +
    limb(arm, [14 * size, 8 * size, 7 * size], "a")
  );
}

/** A bird's wing, half open: long feathers below, short ones over them. */
export function feathers(spot: Spot, count = 5, tone: Tone = "a"): string {
  const size = spot.size ?? 1;
  const row = (length: number, from: number, to: number, width: number, fill: Tone): string => {
    let drawn = "";
    for (let i = 0; i < count; i++) {
      const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const reach = length * (1 - 0.06 * i);
      const spine = place(spot, [
        [cos * 6, sin * 6],
        [cos * reach * 0.5 - sin * 4, sin * reach * 0.5 + cos * 4],
        [cos * reach, sin * reach],
      ]);
      drawn = limb(spine, [width * 0.6 * size, width * size, width * 0.5 * size], fill) + drawn;
    }
    return drawn;
  };
  return (
    row(92, -58, 30, 20, tone) +
    row(52, -52, 28, 18, "p") +
    shape(place(spot, "-8,6 -8,-12 6,-22 22,-14 24,4 10,14"), tone) +
    ink(place(spot, "0,-6 6,-12 12,-6"), place(spot, "6,4 12,-1 18,4"))
  );
}
