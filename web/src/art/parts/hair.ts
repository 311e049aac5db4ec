/** Beards, manes, moustaches and hair. Origin: the chin for beards, the crown of the head for hair. */
import { brush, ink, limb, place, points, shape, times, type Line, type Point, type Spot, type Tone } from "../pen.ts";

export type Beard = "long" | "forked" | "round" | "goatee" | "plaited";

export function beard(spot: Spot, kind: Beard = "long", tone: Tone = "p"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const drawn: Record<Beard, () => string> = {
    long: () =>
      shape(on("-26,-22! -28,2 -22,34 -8,54 4,72! 12,50 24,30 28,2 26,-22! 12,-8 0,-6 -12,-8"), tone) +
      ink(on("-16,0 -10,28 0,50"), on("0,4 2,28 4,52"), on("16,0 14,24 8,42")),
    forked: () =>
      shape(on("-24,-20! -28,4 -24,28 -16,50! -4,26 0,18 4,26 18,50! 24,28 28,4 24,-20! 0,-6"), tone) +
      ink(on("-14,2 -16,24"), on("14,2 16,24"), on("-4,4 -6,18"), on("4,4 6,18")),
    round: () =>
      shape(on("-26,-22! -34,-4 -28,16 -14,24 0,27 14,24 28,16 34,-4 26,-22! 12,-8 0,-6 -12,-8"), tone) +
      ink(on("-20,2 -14,12 -18,16"), on("-2,8 2,18 -3,20"), on("18,2 13,10 18,16")),
    goatee: () => shape(on("-8,-4! -9,8 1,30! 9,8 8,-4!"), tone) + ink(on("-1,2 1,18")),
    plaited: () =>
      shape(on("-24,-20! -26,2 -12,16 0,18 12,16 26,2 24,-20! 0,-6"), tone) +
      times(3, (i) => shape(on(`0,${16 + i * 13} -9,${21 + i * 13} 0,${30 + i * 13} 9,${21 + i * 13}`), tone)) +
      shape(on("-4,56! -7,68! 7,68! 4,56!"), "j"),
  };
  return drawn[kind]();
}

/** A moustache over the mouth. Origin: under the nose. */
export function moustache(spot: Spot, kind: "curled" | "hanging" = "curled", tone: Tone = "p"): string {
  const half = (flip: boolean): string => {
    const side: Spot = { ...spot, flip };
    return kind === "curled"
      ? shape(place(side, "0,-2 -10,-5 -20,2 -28,-6! -24,8 -12,9 0,4"), tone)
      : shape(place(side, "0,-2 -10,-4 -18,4 -22,26! -12,12 0,4"), tone);
  };
  return half(false) + half(true);
}

export type Hair = "bob" | "long" | "wild" | "bun" | "plaits" | "tonsure";

/** Hair that lies behind the head (draw it first). Origin: the middle of the face of `face.ts`. */
export function hair(spot: Spot, kind: Hair = "bob", tone: Tone = "b"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const drawn: Record<Hair, () => string> = {
    bob: () => shape(on("0,-42 -28,-34 -38,-8 -38,26 -24,32 24,32 38,26 38,-8 28,-34"), tone),
    long: () =>
      shape(on("0,-42 -28,-34 -36,-4 -38,40 -46,76! -20,66 20,66 46,76! 38,40 36,-4 28,-34"), tone) +
      ink(on("-30,20 -32,56"), on("31,20 33,56")),
    wild: () =>
      shape(
        on(
          "0,-46 -16,-40 -34,-48! -34,-28 -54,-26! -42,-8 -58,8! -40,12 -48,32! -24,28 24,28 48,32! 40,12 58,8! 42,-8 54,-26! 34,-28 34,-48! 16,-40",
        ),
        tone,
      ),
    bun: () =>
      shape(on("0,-66 -14,-60 -14,-46 0,-38 14,-46 14,-60"), tone) +
      shape(on("0,-42 -28,-34 -36,-6 -28,12 28,12 36,-6 28,-34"), tone),
    plaits: () =>
      shape(on("0,-42 -28,-34 -36,-4 -30,18 30,18 36,-4 28,-34"), tone) +
      [-1, 1]
        .map((s) =>
          times(4, (i) =>
            shape(
              on(
                `${s * 36},${14 + i * 13} ${s * 36 - 8},${21 + i * 13} ${s * 36},${30 + i * 13} ${s * 36 + 8},${21 + i * 13}`,
              ),
              tone,
            ),
          ),
        )
        .join(""),
    tonsure: () => shape(on("-30,-16 -40,-2 -34,14 34,14 40,-2 30,-16"), tone) + ink(on("-36,-2 -32,8")),
  };
  return drawn[kind]();
}

/** A fringe over the brow, in front of the head. */
export function fringe(spot: Spot, kind: "parted" | "straight" | "lock" = "parted", tone: Tone = "b"): string {
  const on = (line: Line): Point[] => place(spot, line);
  if (kind === "straight")
    return shape(on("-30,-10! -28,-30 0,-42 28,-30 30,-10! 20,-16! 10,-12! 0,-17! -10,-12! -20,-16!"), tone);
  if (kind === "lock") return shape(on("-6,-36! 10,-44 16,-30 2,-18! 2,-28"), tone);
  return (
    shape(on("0,-42 -26,-32 -32,-2! -20,-20 0,-30! 20,-20 32,-2! 26,-32"), tone) +
    ink(on("-8,-34 -20,-26"), on("8,-34 20,-26"))
  );
}

/** Long whiskers of a mouse, cat or old dragon: pairs of pen strokes to both sides. */
export function whiskers(spot: Spot, length = 30, pairs = 3): string {
  return times(pairs, (i) =>
    [-1, 1]
      .map((s) =>
        brush(
          place(spot, `${s * 4},${i * 3} ${s * length * 0.6},${-4 + i * 6} ${s * length},${-2 + i * 10}`),
          [2, 1.5, 0],
        ),
      )
      .join(""),
  );
}

/** A mane or crest of locks along a line, growing to its left. */
export function mane(line: Line, length: number, tone: Tone = "b"): string {
  const all = points(line);
  return all
    .slice(0, -1)
    .map((p, i) => {
      const q = all[i + 1]!;
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const l = Math.hypot(dx, dy) || 1;
      const tip: Point = [q[0] + (dy / l) * length + dx * 0.4, q[1] - (dx / l) * length + dy * 0.4];
      return limb(
        [
          [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
          [(p[0] + tip[0]) / 2 + dy * 0.15, (p[1] + tip[1]) / 2 - dx * 0.15],
          tip,
        ],
        [l * 1.15, l * 0.8, 0],
        tone,
      );
    })
    .join("");
}
