/** Dragon heads. Origin: the hinge of the jaw; drawn in profile looking left, about 90 wide at size 1. */
import { contour, dot, ink, limb, patch, place, points, shape, shapes, twice, upon, whole } from "../pen.ts";
import type { Line, Point, Spot, Tone } from "../pen.ts";
import { brow, eye, type Mood } from "./eye.ts";

export interface HeadOptions {
  /** Length of the snout, 0.5 (pug) to 1.5 (crocodile). */
  readonly snout?: number;
  /** Height of the skull, 0.8 (flat) to 1.4 (domed). */
  readonly dome?: number;
  /** How far the mouth opens, in degrees. */
  readonly open?: number;
  readonly nose?: "round" | "hook" | "horned" | "turned-up";
  readonly mood?: Mood;
  readonly teeth?: number;
  /** Behind the jaw: nothing, a cheek frill or a leaf-shaped ear. */
  readonly ear?: "none" | "frill" | "leaf";
  readonly tongue?: boolean;
  /** Of the skull, and of the frill behind it. */
  readonly tone?: Tone;
  readonly trim?: Tone;
}

/** Head without horns: draw horns that stand behind it before, those in front of it after. */
export function dragonHead(
  spot: Spot,
  {
    snout = 1,
    dome = 1,
    open = 0,
    nose = "round",
    mood = "open",
    teeth = 3,
    ear = "frill",
    tongue = false,
    tone = "a",
    trim = "j",
  }: HeadOptions = {},
): string {
  const size = spot.size ?? 1;
  const long = ([x, y, corner]: Point): Point => [x < -14 ? -14 + (x + 14) * snout : x, y, corner];
  const on = (line: Line): Point[] => place(spot, points(line).map(long));
  // The lower jaw swings about the hinge.
  const swing = (open * Math.PI) / 180;
  const [cos, sin] = [Math.cos(swing), Math.sin(swing)];
  const low = (line: Line): Point[] =>
    place(
      spot,
      points(line)
        .map(long)
        .map(([x, y, corner]): Point => [x * cos + y * sin, y * cos - x * sin, corner]),
    );

  const ears = {
    none: "",
    frill:
      shape(on("8,-12! 24,-22 40,-24! 33,-12 40,-4! 30,0 34,12! 18,10 8,10"), trim) +
      ink(on("12,-8 36,-20"), on("14,-2 34,-3"), on("13,4 29,9")),
    leaf: shape(on("12,-14! 28,-30 46,-30! 40,-14 18,-4"), tone) + ink(on("16,-11 28,-20 40,-26")),
  }[ear];
  const jaw = shape(low("4,2 -10,6! -40,3 -58,1 -62,8 -52,14 -30,15 -6,20 12,12"), tone);
  const throat =
    open > 4
      ? patch(
          [...on("4,0 -58,1"), ...low("-58,1 -14,5")].map(([x, y]): Point => [x, y, 0]),
          "k",
        )
      : "";
  const lick =
    tongue && open > 4
      ? limb(low("-12,3 -34,-3 -52,0 -74,-10 -84,-4"), [9 * size, 9 * size, 8 * size, 5 * size, 0], "j")
      : "";
  const fangs = Array.from({ length: teeth }, (_, i) => {
    const x = -54 + (i * 34) / Math.max(teeth, 2);
    return on(`${x - 3.5},2! ${x},${open > 4 ? 11 : 9}! ${x + 3.5},2!`);
  });
  const noses: Record<typeof nose, string> = {
    round: "-48,-16 -60,-17 -68,-8 -66,2",
    hook: "-46,-17 -62,-15 -70,-4 -67,10! -60,4",
    horned: "-46,-15 -54,-18! -64,-32! -63,-16! -69,-6 -66,3",
    "turned-up": "-44,-12 -58,-18 -68,-22 -70,-12 -65,2",
  };
  const skull = shape(
    on(
      `14,8 22,${-8 * dome} 10,${-24 * dome} -8,${-28 * dome} -20,${-20 * dome} -30,-14 ${noses[nose]} -44,5 -22,1 -8,7 2,12`,
    ),
    tone,
  );
  const nostril = on("-58,-9")[0]!;
  const lines = ink(on("-8,7 0,2 2,-4"), on("-50,-6 -40,-8 -32,-6"), on(`12,${-12 * dome} 15,-4 12,3`));
  return (
    ears +
    throat +
    lick +
    jaw +
    shapes("p", ...fangs) +
    skull +
    lines +
    dot(nostril[0], nostril[1], 2.2 * size, { rx: 3 * size }) +
    eye(upon(spot, `-10,${-13 * dome}`, size * 1.05), { mood, pupil: "slit" }) +
    (mood === "asleep" ? "" : brow(upon(spot, `-12,${-22 * dome}`, size * 1.2)))
  );
}

export interface FrontOptions {
  readonly mood?: Mood;
  readonly look?: readonly [number, number];
  readonly mouth?: "none" | "smile" | "teeth" | "roar";
  /** Width of the muzzle, 0.7 to 1.3. */
  readonly muzzle?: number;
  readonly tone?: Tone;
  readonly trim?: Tone;
}

/** A dragon's head seen from the front. Origin: between the eyes; about 76 wide and 80 high at size 1. */
export function dragonFace(
  spot: Spot,
  { mood = "open", look = [0, 0], mouth = "smile", muzzle = 1, tone = "a", trim = "j" }: FrontOptions = {},
): string {
  const size = spot.size ?? 1;
  const on = (line: Line): Point[] => place(spot, line);
  const m = muzzle;
  const pair = (line: Line): Point[][] => twice(line, 0).map(on);
  const mouths = {
    none: "",
    smile: contour(on(`${-21 * m},44 -12,47 0,44 12,47 ${21 * m},44`)),
    teeth:
      contour(on(`${-21 * m},43 0,47 ${21 * m},43`)) +
      shapes("p", ...pair(`${-16 * m},44! ${-13 * m},54! ${-9 * m},45!`)),
    roar:
      shape(on(whole(`0,44 ${-21 * m},42 ${-18 * m},66 0,76`, 0)), tone) +
      shape(on(whole(`0,44 ${-16 * m},44 ${-13 * m},62 0,68`, 0)), "k") +
      patch(on("-8,64 0,54 8,64 0,67"), "j") +
      shapes("p", ...pair(`${-15 * m},43! ${-11 * m},54! ${-7 * m},44!`)),
  }[mouth];
  const [left, right, nl, nr] = on(`-18,-3 18,-3 ${-10 * m},36 ${10 * m},36`) as [Point, Point, Point, Point];
  return (
    shapes(trim, ...pair("26,-14! 44,-30 60,-34! 50,-17 62,-8! 48,-3 50,12! 26,8!")) +
    shape(on(whole(`0,-34 -20,-30 -35,-12 -32,6 -18,18 ${-19 * m},34 ${-22 * m},46 ${-10 * m},54 0,53`, 0)), tone) +
    mouths +
    ink(
      ...pair("32,-10 52,-27"),
      ...pair("32,-4 52,-9"),
      on("-6,-22 0,-18 6,-22"),
      on("-7,-14 0,-10 7,-14"),
      ...pair(`${-14 * m},30 -9,27 -6,31`),
    ) +
    dot(nl[0], nl[1], 2.2 * size, { rx: 3.2 * size }) +
    dot(nr[0], nr[1], 2.2 * size, { rx: 3.2 * size }) +
    eye({ x: left[0], y: left[1], size: size * 1.25, flip: true }, { mood, pupil: "slit", look: [-look[0], look[1]] }) +
    eye({ x: right[0], y: right[1], size: size * 1.25 }, { mood, pupil: "slit", look })
  );
}
