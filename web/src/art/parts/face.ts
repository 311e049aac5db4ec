/** Human and goblin faces from the front. Origin: the middle of the face, between the eyes and the nose; 60 x 76 at size 1. */
import { brush, contour, dot, ink, place, shape, type Line, type Point, type Spot, type Tone } from "../pen.ts";

export interface FaceOptions {
  /** Outline of the face. */
  readonly build?: "oval" | "round" | "long" | "square" | "heart";
  readonly nose?: "small" | "bulb" | "long" | "hook";
  readonly mouth?: "smile" | "grin" | "smirk" | "grim" | "o" | "none";
  /** Brows: > 0 cross, < 0 worried. */
  readonly brows?: number;
  readonly eyes?: "dots" | "lids" | "closed" | "wide";
  readonly ears?: "round" | "pointed" | "none";
  readonly look?: number;
  readonly skin?: Tone;
}

const BUILDS: Record<NonNullable<FaceOptions["build"]>, string> = {
  oval: "0,-38 -24,-28 -29,-2 -22,24 0,38 22,24 29,-2 24,-28",
  round: "0,-34 -26,-26 -33,0 -26,24 0,33 26,24 33,0 26,-26",
  long: "0,-40 -20,-32 -25,-4 -20,26 -8,44 8,44 20,26 25,-4 20,-32",
  square: "0,-36 -26,-32 -30,-4 -29,24 -16,37 16,37 29,24 30,-4 26,-32",
  heart: "0,-34 -26,-30 -31,-6 -18,22 0,40! 18,22 31,-6 26,-30",
};

export function face(
  spot: Spot,
  {
    build = "oval",
    nose = "small",
    mouth = "smile",
    brows = 0,
    eyes = "dots",
    ears = "round",
    look = 0,
    skin = "p",
  }: FaceOptions = {},
): string {
  const size = spot.size ?? 1;
  const on = (line: Line): Point[] => place(spot, line);
  const at = (x: number, y: number): Point => on([[x, y]])[0]!;
  const both = (draw: (side: number) => string): string => draw(-1) + draw(1);
  const earsDrawn = {
    none: "",
    round: both((s) => shape(on(`${s * 26},-8 ${s * 36},-9 ${s * 37},4 ${s * 26},10`), skin)),
    pointed: both(
      (s) =>
        shape(on(`${s * 25},-8! ${s * 38},-18 ${s * 58},-24! ${s * 46},-2 ${s * 26},10!`), skin) +
        ink(on(`${s * 30},-4 ${s * 46},-15`)),
    ),
  }[ears];
  const pupil = (s: number): Point => at(s * 12 + look * 3, -6);
  const eyesDrawn = {
    dots: both(
      (s) =>
        dot(...xy(pupil(s)), 3.6 * size) +
        dot(pupil(s)[0] - size, pupil(s)[1] - 1.2 * size, Math.max(size, 0.8), { tone: "p" }),
    ),
    lids: both(
      (s) =>
        dot(...xy(pupil(s)), 3.6 * size) +
        brush(on(`${s * 12 - 8},-7 ${s * 12},-11 ${s * 12 + 8},-7`), [0, 4 * size, 0]),
    ),
    closed: both((s) => contour(on(`${s * 12 - 6},-7 ${s * 12},-3 ${s * 12 + 6},-7`))),
    wide: both(
      (s) => dot(...xy(at(s * 12, -6)), 7.5 * size, { tone: "p", line: "o" }) + dot(...xy(pupil(s)), 3.4 * size),
    ),
  }[eyes];
  const noses = {
    small: ink(on("2,0 5,10 -2,12")),
    bulb: shape(on("-4,2 -9,10 -3,17 6,16 9,8 4,2"), skin) + ink(on("3,15 6,13 7,9")),
    long: shape(on("-3,-4! -6,10 -7,20 0,25 7,20 5,10 3,-4!"), skin),
    hook: shape(on("-3,-6! -11,6 -13,18 -5,22! -2,16 6,16 5,4 3,-6!"), skin),
  }[nose];
  const mouths = {
    none: "",
    smile: contour(on("-11,22 0,27 11,22")),
    grin: shape(on("-15,20! 0,23 15,20! 9,31 -9,31"), "p") + ink(on("-7,23 -6,30"), on("0,23 0,32"), on("7,23 6,30")),
    smirk: contour(on("-9,26 3,26 13,19")),
    grim: contour(on("-11,27 0,24 11,27")),
    o: shape(on("0,20 -6,26 0,32 6,26"), "k"),
  }[mouth];
  const browsDrawn = both((s) =>
    brush(on(`${s * 5},${-16 + brows * 5} ${s * 13},-20 ${s * 22},${-16 - brows * 5}`), [3 * size, 4 * size, 0]),
  );
  return earsDrawn + shape(on(BUILDS[build]), skin) + eyesDrawn + browsDrawn + mouths + noses;
}

function xy(point: Point): [number, number] {
  return [point[0], point[1]];
}
