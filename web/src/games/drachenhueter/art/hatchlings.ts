/** The start cards: one of each kind, just hatched, its egg still tied up as a present. */
import * as part from "../../../art/parts/index.ts";
import { contour, dot, ink, limb, shape, shapes, twice } from "../../../art/pen.ts";
import { whenSeen, type Drawing, type Jewel } from "../../../art/picture.ts";

interface Hatchling {
  readonly jewel: Jewel;
  /** Behind and over the head. */
  readonly horns: string;
  readonly cap: string;
  /** On the shell. */
  readonly pattern: string;
}

function hatchling({ jewel, horns, cap, pattern }: Hatchling): Drawing {
  const shell =
    "40,158! 56,172! 70,156! 86,174! 100,158! 114,174! 130,156! 144,172! 160,158! 162,200 140,246 100,258 60,246 38,200";
  return {
    jewel,
    markup:
      horns +
      part.dragonFace(
        { x: 100, y: 108, size: 1.22 },
        { mood: "wide", mouth: "smile", look: [0, 0.2], tone: "j", trim: "b" },
      ) +
      shape(shell, "p") +
      pattern +
      limb("39,206 100,214 161,206", [16, 16, 16], "b") +
      shapes("b", ...twice("100,210! 82,190 64,192 66,210 80,220", 100), "96,214! 80,240! 92,238! 98,246! 102,214!") +
      dot(100, 210, 8, { tone: "b", line: "o" }) +
      shapes("j", ...twice("60,148 50,160 56,172 72,172 76,156")) +
      ink(...twice("58,164 58,172"), ...twice("66,164 66,172")) +
      cap,
  };
}

export const HATCHLINGS = whenSeen({
  red: () =>
    hatchling({
      jewel: "ruby",
      horns:
        part.horn([78, 76], [62, 38], { bend: 4, width: 13, rings: 0 }) +
        part.horn([122, 76], [138, 38], { bend: -4, width: 13, rings: 0 }),
      cap: shape("72,74! 80,52! 100,40! 120,52! 128,74! 118,68! 108,78! 98,68! 88,78! 80,68!", "p"),
      pattern: ink("52,184! 60,192! 56,200!", "140,180! 148,188! 142,196!", "122,230! 132,236! 128,244!"),
    }),
  white: () =>
    hatchling({
      jewel: "pearl",
      horns: part.horn([100, 76], [100, 24], { bend: 0, width: 14, rings: 4 }),
      cap: "",
      pattern: ink("40,190 100,198 160,190", "46,228 100,238 154,228"),
    }),
  blue: () =>
    hatchling({
      jewel: "sapphire",
      horns: "",
      cap:
        dot(136, 46, 16, { tone: "p", line: "o" }) +
        contour("128,48 130,40 138,37") +
        dot(112, 62, 6, { tone: "p", line: "o" }),
      pattern: [
        [56, 190, 6],
        [146, 188, 7],
        [70, 234, 6],
        [128, 236, 7],
      ]
        .map(([x, y, r]) => dot(x!, y!, r!, { tone: "p", line: "i" }))
        .join(""),
    }),
  green: () =>
    hatchling({
      jewel: "emerald",
      horns:
        contour("100,74 98,54 100,46") +
        shapes("b", "100,52! 86,54 72,36! 92,34 100,46!", "100,50! 112,52 128,30! 108,30 100,42!"),
      cap: "",
      pattern: ink(
        "54,184 50,194 56,202 60,192 54,184",
        "146,182 142,192 148,200 152,190 146,182",
        "128,228 124,238 130,246 134,236 128,228",
      ),
    }),
});
