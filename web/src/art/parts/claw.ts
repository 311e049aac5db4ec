/** Feet and hands. Origin: the ankle or wrist; feet stand to the left, hands hang down. */
import { dot, ink, limb, place, points, shape, shapes, type Line, type Point, type Spot, type Tone } from "../pen.ts";

/** A dragon's foot with talons, standing on the ground, about 40 wide. */
export function foot(spot: Spot, toes = 3, tone: Tone = "a"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const talons = Array.from({ length: toes }, (_, i) => {
    const x = -24 + i * (30 / toes);
    return on(`${x + 6},5! ${x - 3},8 ${x - 9},17! ${x + 3},13`);
  });
  return (
    shapes("p", ...talons) +
    shape(on("-8,-10 -22,-2 -28,8 -20,13 4,14 13,10 12,-8"), tone) +
    ink(on("-16,5 -17,12"), on("-6,5 -6,13"))
  );
}

/** A grasping dragon's claw: three long fingers with talons, and a thumb. Reaches to the left and down. */
export function claw(spot: Spot, tone: Tone = "a"): string {
  const size = spot.size ?? 1;
  const finger = (line: string, talon: string): string =>
    shape(place(spot, talon), "p") + limb(place(spot, line), [13 * size, 13 * size, 10 * size], tone);
  return (
    finger("2,6 6,18 0,28", "-6,26! -8,36 -15,42! 0,38 5,28!") +
    finger("-2,-8 -24,-12 -34,0", "-40,-2! -44,10 -38,22! -30,12 -29,1!") +
    finger("-2,-2 -18,0 -24,12", "-30,10! -32,22 -26,34! -19,24 -18,12!") +
    finger("0,4 -9,10 -11,20", "-17,18! -18,30 -11,40! -6,30 -6,20!") +
    shape(place(spot, "10,-13 -6,-14 -13,-4 -8,10 4,14 12,10"), tone)
  );
}

/** A hand: a mitten with fingers; open or a fist. Human size 1 is about 20 wide. */
export function hand(spot: Spot, pose: "open" | "fist" | "point" = "fist", tone: Tone = "p"): string {
  const on = (line: Line): Point[] => place(spot, line);
  if (pose === "open") {
    return shape(on("-6,-4 -8,6 -13,12 -10,15 -5,11 -5,20 -1,21 1,14 4,20 8,18 6,12 12,14 13,10 7,5 6,-4"), tone);
  }
  const pointing =
    pose === "point" ? limb(on("2,8 4,20 5,28"), [8 * (spot.size ?? 1), 6 * (spot.size ?? 1)], tone) : "";
  return (
    pointing +
    shape(on("-7,-4 -11,6 -8,15 2,17 10,13 11,3 6,-4"), tone) +
    ink(on("-4,8 -3,15"), on("2,8 3,16"), on("-9,5 -2,3 2,5"))
  );
}

/** A soft paw of a small animal. */
export function paw(spot: Spot, tone: Tone = "a"): string {
  return (
    shape(place(spot, "-6,-6 -12,2 -10,9 0,11 10,9 11,0 6,-6"), tone) +
    ink(place(spot, "-4,4 -4,10"), place(spot, "3,4 3,10"))
  );
}

/** A boot, its toe to the left. Origin: the top of the shaft. */
export function boot(spot: Spot, tone: Tone = "b"): string {
  return (
    shape(place(spot, "-8,0! 8,0! 9,16 10,28! -20,28! -21,21 -9,15"), tone) +
    ink(place(spot, "-8,5 0,7 8,5"), place(spot, "-19,24 10,24"))
  );
}

/** An arm or leg from joint to joint, with an elbow that bends to the left of the way. */
export function arm(spine: Line, width: number, tone: Tone = "a"): string {
  return limb(spine, [width, width * 0.9, width * 0.75], tone);
}

/** Warts, freckles, buttons: small dots at points. */
export function dots(spots: Line, r = 1.5): string {
  return points(spots)
    .map(([x, y]) => dot(x, y, r))
    .join("");
}
