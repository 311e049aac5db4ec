/** Knights and princesses of Drachenfels: one of each colour, and each colour with its own shape. */
import type { Colour } from "../types.ts";
import { chargeMarkup, type Charge } from "../../../art/charges.ts";
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, limb, patch, place, shape, shapes, twice, whole } from "../../../art/pen.ts";
import type { Line, Point, Spot } from "../../../art/pen.ts";
import type { Drawing, Jewel } from "../../../art/picture.ts";

export const JEWEL_OF: Record<Colour, Jewel> = { red: "ruby", blue: "sapphire", yellow: "topaz", white: "pearl" };

/** The arms of each knight: those whose tincture is his colour. */
export const CHARGE_OF: Record<Colour, Charge> = { red: "tower", blue: "wing", yellow: "star", white: "wave" };

/** A knight's shield with his charge, around a place; 36 wide at size 1. */
export function arms(colour: Colour, x: number, y: number, size: number): string {
  const half = Math.round(20 * size * 10) / 10;
  return `<g transform="translate(${x - half} ${y - half}) scale(${size})">${chargeMarkup(CHARGE_OF[colour])}</g>`;
}

/** What is on a head, with armour and without. */
const HEADS: Record<Colour, (spot: Spot, armour: boolean) => string> = {
  // A broad one with a moustache.
  red: (spot, armour) =>
    armour
      ? part.helmet(spot, "bucket")
      : part.face(spot, { build: "square", nose: "bulb", mouth: "none", brows: 0.5 }) +
        part.moustache({ x: spot.x, y: spot.y + 22, size: 1.05 }, "hanging", "b") +
        part.fringe(spot, "straight", "b"),
  // A round one with a kettle hat, who smiles.
  blue: (spot, armour) =>
    (armour ? "" : part.hair(spot, "bob", "b")) +
    part.face(spot, { build: "round", nose: "small", mouth: "smile", ears: "none" }) +
    (armour ? part.helmet({ ...spot, y: spot.y + 4 }, "kettle") : part.fringe(spot, "straight", "b")),
  // A long one with a pointed helmet.
  yellow: (spot, armour) =>
    armour
      ? shape(place(spot, "0,-66! -14,-46 -31,-14! -30,16 -22,36! 0,42 22,36! 30,16 31,-14! 14,-46"), "a") +
        shape(place(spot, "-31,-12! 0,-20 31,-12! 30,2! 0,-6 -30,2!"), "b") +
        ink(
          place(spot, "0,-62 0,-20"),
          place(spot, "-8,14 -8,28"),
          place(spot, "0,12 0,32"),
          place(spot, "8,14 8,28"),
        ) +
        edges(place(spot, "0,-80 24,-72 0,-63"), "j") +
        contour(place(spot, "0,-80 0,-62")) +
        limb(place(spot, "-22,4 0,-1 22,4"), [4, 7, 4], "k")
      : part.face(spot, { build: "long", nose: "long", mouth: "smirk", eyes: "lids", brows: -0.4 }) +
        shape(place(spot, "-24,-24! -20,-40 -6,-40 4,-66! 8,-42 22,-38 25,-22! 0,-32"), "b") +
        part.beard({ x: spot.x, y: spot.y + 40, size: 0.8 }, "goatee", "b"),
  // Old, with rings in the beard and a ring on the helmet.
  white: (spot, armour) =>
    (armour ? "" : part.hair(spot, "tonsure", "p")) +
    part.face(spot, {
      nose: "small",
      mouth: "none",
      ears: armour ? "none" : "round",
      eyes: armour ? "dots" : "closed",
    }) +
    part.beard({ x: spot.x, y: spot.y + 34, size: 0.95 }, "round", "p") +
    contour(place(spot, "-14,22 -6,17 0,20 6,17 14,22")) +
    (armour
      ? shape(place(spot, "-32,2! -34,-24 0,-46 34,-24 32,2! 24,-10 0,-14 -24,-10"), "a") +
        ink(place(spot, "0,-44 0,-14")) +
        dot(spot.x, spot.y - 54, 11, { tone: "j", line: "o" }) +
        dot(spot.x, spot.y - 54, 5, { tone: "a", line: "o" })
      : ""),
};

/** A knight before the castle, in his shirt (7.1), or after it, in his armour; without the shield that he bears. */
export function knight(colour: Colour, armour: boolean): Drawing {
  const spot: Spot = { x: 96, y: 92 };
  const legs = armour
    ? limb("84,204 82,244", [22, 18], "b") + limb("112,204 114,244", [22, 18], "b")
    : limb("86,206 84,250", [12, 11], "p") + limb("110,206 112,250", [12, 11], "p");
  const feet = armour
    ? part.boot({ x: 82, y: 226, size: 1.1 }, "a") + part.boot({ x: 114, y: 226, flip: true, size: 1.1 }, "a")
    : shapes("p", "86,246 70,250 64,258! 92,258!", "110,246 126,250 132,258! 104,258!");
  const body = armour
    ? limb("118,150 146,162 150,188", [22, 18, 16], "b") +
      shape(whole("96,196 74,196 62,230! 78,224 96,232", 96), "j") +
      part.breastplate({ x: 96, y: 134 }) +
      limb("68,196 96,201 124,196", [10, 10, 10], "b")
    : limb("116,146 142,160 148,186", [22, 20, 22], "p") +
      shape("70,136 82,130 112,130 124,138 134,228! 118,224 108,232 96,225 84,232 74,224 58,228!", "p") +
      ink("80,190 76,220", "114,190 118,220", "96,134 96,160") +
      part.buttons([96, 144], [96, 172]) +
      shape("62,196! 96,202 130,196! 132,208! 96,214 60,208!", "j");
  const sword = armour
    ? part.sword({ x: 152, y: 190, size: 1.05, turn: 8 })
    : part.staff({ x: 152, y: 180, size: 0.9, turn: 3 }, "crook");
  const markup =
    legs +
    feet +
    sword +
    body +
    part.hand({ x: 151, y: 182, size: 0.9 }, "fist", armour ? "b" : "p") +
    HEADS[colour](spot, armour) +
    limb("72,148 46,162 44,186", [20, 17, 15], armour ? "b" : "p") +
    part.ground(260, 34, 170, 0);
  return { jewel: JEWEL_OF[colour], markup };
}

/** The same with his shield. */
export function knightInArms(colour: Colour, armour: boolean): Drawing {
  const { jewel, markup } = knight(colour, armour);
  return { jewel, markup: markup + arms(colour, 44, 194, 1.6) };
}

/** A shoe seen from the side, its toe to the left, in the shape of its colour. Origin: the middle of the sole; 60 wide. */
export function shoe(colour: Colour, spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  const size = spot.size ?? 1;
  switch (colour) {
    case "red": // With corners and a square buckle.
      return (
        shape(on("-30,0! -30,-14! -10,-18! 0,-30! 24,-30! 28,0! 16,0! 14,-5! 8,0!"), "j") +
        edges(on("-12,-16 -2,-28 6,-20 -4,-9"), "p")
      );
    case "blue": // A round clog.
      return (
        shape(on("-32,-4 -30,-20 -12,-25 2,-24 22,-26 29,-10 25,0 -22,0"), "j") +
        shape(on("-2,-23 8,-14 24,-25 12,-29"), "k")
      );
    case "yellow": // Three-cornered, its toe turned up, with a bell.
      return (
        shape(on("-42,-24! -24,-6 -6,-14 6,-30! 24,-30! 28,0! -20,0"), "j") +
        dot(on("-43,-28")[0]![0], on("-43,-28")[0]![1], 5 * size, { tone: "p", line: "o" }) +
        ink(on("8,-24 24,-24"))
      );
    case "white": // A slipper with a ring of fur and a pearl.
      return (
        shape(on("-30,0! -32,-10 -20,-16 -2,-16 20,-24 28,0!"), "j") +
        limb(on("-4,-18 8,-22 24,-28"), [11 * size, 12 * size, 11 * size], "p") +
        dot(on("-18,-15")[0]![0], on("-18,-15")[0]![1], 5.5 * size, { tone: "p", line: "o" })
      );
  }
}

interface Lady {
  readonly head: (spot: Spot) => string;
  /** What she does while she waits, in front of her gown. */
  readonly waits: () => string;
}

const LADIES: Record<Colour, Lady> = {
  // She has read everything there is in the tower.
  red: {
    head: (spot) =>
      part.hair(spot, "bun", "b") +
      part.face(spot, { build: "heart", eyes: "lids", mouth: "smirk", ears: "none", brows: 0.4 }) +
      part.fringe(spot, "parted", "b"),
    waits: () =>
      part.book({ x: 100, y: 190, size: 0.8 }, "b") +
      part.hand({ x: 72, y: 168, size: 0.75, turn: -20 }) +
      part.hand({ x: 128, y: 168, size: 0.75, turn: 20, flip: true }),
  },
  // She does not mind: she sleeps standing.
  blue: {
    head: (spot) =>
      part.hair(spot, "long", "b") +
      part.face(spot, { build: "round", eyes: "closed", mouth: "o", ears: "none" }) +
      part.fringe(spot, "straight", "b") +
      part.crown({ x: spot.x + 3, y: spot.y - 30, size: 0.62, turn: 9 }, 3, "p"),
    waits: () =>
      part.hand({ x: 90, y: 160, size: 0.85, turn: 10 }) +
      part.hand({ x: 110, y: 160, size: 0.85, turn: -10, flip: true }),
  },
  // She has plaited a rope of her hair and counts on herself.
  yellow: {
    head: (spot) =>
      shapes(
        "b",
        ...[0, 1, 2].flatMap((i) =>
          twice(place({ ...spot, x: spot.x - 32, y: spot.y + 20 + i * 13 }, "0,-8 -8,0 0,8 8,0")),
        ),
      ) +
      part.hair(spot, "bun", "b") +
      part.face(spot, { build: "oval", eyes: "dots", mouth: "grin", ears: "none", look: 0.8, brows: -0.5 }) +
      part.fringe(spot, "parted", "b") +
      part.crown({ x: spot.x, y: spot.y - 34, size: 0.62 }, 3, "p"),
    waits: () =>
      contour("66,172 84,190 100,178 116,192 138,174 150,196") +
      part.hand({ x: 68, y: 162, size: 0.8 }) +
      part.hand({ x: 134, y: 162, size: 0.8, flip: true }),
  },
  // She has a pet, and the pet is small and spits fire.
  white: {
    head: (spot) =>
      shape(place(spot, "-26,-20! 0,-72! 26,-20! 0,-28"), "p") +
      shape(place(spot, "0,-72! 30,-64 46,-30 52,6! 34,-20 16,-46"), "a") +
      part.hair(spot, "bob", "b") +
      part.face(spot, { build: "oval", eyes: "dots", mouth: "smile", ears: "none", brows: -0.4 }) +
      shape(place(spot, "-30,-12! -26,-36 0,-44 26,-36 30,-12! 0,-26"), "p"),
    waits: () =>
      part.hand({ x: 76, y: 168, size: 0.8 }) +
      shape("78,178 82,158 100,150 118,158 122,178 100,186", "a") +
      shapes("a", ...twice("86,158! 80,146! 94,153!")) +
      part.bead(94, 164, 3.5) +
      part.bead(108, 164, 3.5) +
      contour("95,174 101,177 107,174") +
      part.hand({ x: 124, y: 168, size: 0.8, flip: true }),
  },
};

/** A princess with her shoes, as only those see her who stand before her (8.1). */
export function princess(colour: Colour): Drawing {
  const { head, waits } = LADIES[colour];
  const markup =
    head({ x: 100, y: 84, size: 0.96 }) +
    shapes("a", ...twice("80,126 58,134 52,164 70,182 82,168 76,150")) +
    shape(whole("100,122 78,124 66,140 72,172 52,208 44,226! 70,232 100,228"), "a") +
    shape(whole("100,124 88,126 86,170 76,229! 100,231"), "b") +
    ink(...twice("70,186 58,218"), ...twice("88,150 84,140")) +
    part.collar({ x: 100, y: 126, size: 0.7 }, "p") +
    waits() +
    shoe(colour, { x: 70, y: 258, size: 0.92 }) +
    shoe(colour, { x: 130, y: 258, size: 0.92, flip: true });
  return { jewel: JEWEL_OF[colour], markup };
}

/** A princess at her window: of her shoes nothing is to be seen. */
export function hidden(): Drawing {
  const spot: Spot = { x: 100, y: 130, size: 0.9 };
  const markup =
    edges(
      "34,262 40,62 26,62 26,22 52,22 52,38 78,38 78,22 122,22 122,38 148,38 148,22 174,22 174,62 160,62 166,262",
      "a",
    ) +
    part.masonry("44,84 140,92 46,170 146,160 136,232", 16, 9) +
    shape("62,216! 62,120 76,92 100,82 124,92 138,120 138,216!", "k") +
    part.hair(spot, "long", "b") +
    shape("70,216! 72,184 84,168 116,168 128,184 130,216!", "j") +
    part.face(spot, { build: "oval", eyes: "lids", mouth: "smirk", ears: "none", look: -0.8 }) +
    part.fringe(spot, "parted", "b") +
    part.crown({ x: 100, y: 101, size: 0.55 }, 3, "p") +
    limb("132,190 126,166 116,156", [16, 13, 11], "j") +
    part.hand({ x: 116, y: 158, size: 0.75, turn: 160 }) +
    shape("50,212! 150,212! 154,230! 46,230!", "p") +
    // What hangs out to dry says nothing either.
    contour("60,230 64,246 84,248 92,230") +
    patch("70,247 80,247 80,256 70,256", "p");
  return { jewel: "ash", markup };
}
