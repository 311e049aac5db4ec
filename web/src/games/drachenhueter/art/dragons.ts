/**
 * The young dragons. The four kinds differ in build as their jewels do: red ones are all corners, white ones all rings, blue ones
 * round, green ones leaves. Each kind has one that sits in the left stack and one in the right.
 */
import * as part from "../../../art/parts/index.ts";
import { contour, dot, edges, ink, limb, outline, patch, shape, shapes, twice, whole } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** Red, left: toasts its bread by itself. */
function toaster(): Drawing {
  return {
    jewel: "ruby",
    markup:
      part.wing({ x: 130, y: 160, size: 0.86, turn: -22 }, { fingers: 3, tone: "b" }) +
      part.tail("146,236 172,230 172,204", 20, "arrow", "j") +
      part.sitting({ x: 120, y: 254 }, 5, "j") +
      part.horn([122, 68], [146, 26], { bend: 6, width: 15, rings: 2 }) +
      part.dragonHead(
        { x: 116, y: 90, size: 1.16, turn: -4 },
        { open: 22, nose: "horned", teeth: 3, tone: "j", trim: "b" },
      ) +
      contour("90,178 30,146") +
      limb("112,164 96,180 82,170", [18, 16, 13], "j") +
      edges("18,132 42,124 48,132 42,158 20,160", "p") +
      part.flame({ x: 46, y: 128, size: 0.5, turn: -70 }, "b"),
  };
}

/** Red, right: was told to be careful with fire. */
function careful(): Drawing {
  return {
    jewel: "ruby",
    markup:
      shapes("b", ...twice("66,140! 30,84! 26,122! 8,128! 20,152! 6,176! 30,178! 32,204! 62,188!")) +
      ink(...twice("30,84 52,150 60,160"), ...twice("20,152 56,160"), ...twice("30,178 58,168")) +
      shapes("j", ...twice("66,232! 46,246! 40,260! 82,260! 86,240!")) +
      shape(whole("100,126 72,132! 56,190! 64,250! 100,256"), "j") +
      part.horn([82, 58], [58, 16], { bend: 8, width: 16, rings: 2 }) +
      part.horn([118, 58], [142, 16], { bend: -8, width: 16, rings: 2 }) +
      part.dragonFace(
        { x: 100, y: 84, size: 1.1 },
        { mood: "wide", mouth: "teeth", look: [0, 0.7], tone: "j", trim: "b" },
      ) +
      edges("70,180 130,180 120,240 80,240", "a") +
      contour("74,180 84,158 116,158 126,180") +
      shape("70,180 86,188 100,181 114,188 130,180 100,170", "p") +
      ink("76,200 124,200", "80,228 120,228") +
      limb("64,162 62,190 80,206", [18, 17, 15], "j") +
      limb("136,162 138,190 120,206", [18, 17, 15], "j"),
  };
}

/** White, left: rolled up for the winter, with muffs over its ears. */
function muffled(): Drawing {
  const coil = (y: number, half: number): string =>
    limb(`${100 - half},${y} 100,${y + 3} ${100 + half},${y}`, [36, 40, 36], "j") +
    ink(
      ...[-0.7, -0.25, 0.25, 0.7].map(
        (at) => `${96 + at * half},${y - 15} ${103 + at * half},${y} ${97 + at * half},${y + 18}`,
      ),
    );
  return {
    jewel: "pearl",
    markup:
      part.tail("164,240 186,222 176,196", 16, "tuft", "j") +
      coil(236, 62) +
      coil(204, 50) +
      part.neck("112,190 124,160 112,122 108,92", [38, 34, 29, 28], { tone: "j", plates: 5 }) +
      coil(174, 34) +
      part.horn([106, 58], [120, 22], { bend: 6, width: 13 }) +
      part.dragonHead({ x: 102, y: 90, size: 1.2 }, { mood: "happy", teeth: 0, ear: "none", tone: "j" }) +
      contour("92,54 104,50 116,64") +
      dot(112, 80, 15, { tone: "b", line: "o" }) +
      dot(112, 80, 7, { tone: "p", line: "i" }),
  };
}

/** White, right: good at catching rings. */
function hoopla(): Drawing {
  const ring = (y: number, rx: number): string =>
    dot(100, y, 6, { rx, tone: "b", line: "o" }) + dot(100, y, 1.5, { rx: rx - 8, tone: "p", line: "i" });
  return {
    jewel: "pearl",
    markup:
      part.tail("136,240 170,244 178,214 164,196", 20, "tuft", "j") +
      shapes("j", ...twice("62,240 44,248 44,260 78,260 84,244")) +
      shape(whole("100,136 66,146 50,196 62,248 100,258"), "j") +
      ink(
        ...[170, 194, 218, 240].map(
          (y) => `${54 + Math.abs(y - 204) * 0.12},${y} 100,${y + 9} ${146 - Math.abs(y - 204) * 0.12},${y}`,
        ),
      ) +
      part.horn([100, 82], [100, 8], { bend: 0, width: 20, rings: 0 }) +
      ring(58, 26) +
      ring(44, 21) +
      ring(31, 16) +
      part.dragonFace(
        { x: 100, y: 102, size: 1.08 },
        { mood: "open", mouth: "smile", look: [0, -0.9], tone: "j", trim: "b" },
      ) +
      limb("58,176 34,188 22,172", [17, 15, 12], "j") +
      limb("142,176 160,164 166,146", [17, 15, 12], "j") +
      dot(170, 134, 14, { tone: "b", line: "o" }) +
      dot(170, 134, 7, { tone: "p", line: "i" }),
  };
}

/** Blue, left: swallowed too much air. */
function bubbly(): Drawing {
  const bubble = (x: number, y: number, r: number): string =>
    dot(x, y, r, { tone: "p", line: "o" }) +
    contour(`${x - r * 0.5},${y + r * 0.1} ${x - r * 0.35},${y - r * 0.4} ${x},${y - r * 0.55}`);
  return {
    jewel: "sapphire",
    markup:
      part.tail("150,214 180,222 182,190", 18, "leaf", "j") +
      shapes("b", ...twice("44,150 18,134 16,160 38,176", 100)) +
      shapes("j", ...twice("70,236 56,248 60,260 84,260 90,242")) +
      dot(100, 180, 68, { tone: "j", line: "o" }) +
      patch(whole("100,150 62,166 58,214 100,242"), "p") +
      ink("66,178 100,186 134,178", "62,196 100,204 138,196", "68,216 100,224 132,216") +
      part.dragonFace(
        { x: 100, y: 96, size: 1.16 },
        { mood: "wide", mouth: "none", muzzle: 1.2, look: [-0.5, -0.6], tone: "j", trim: "b" },
      ) +
      dot(100, 147, 5) +
      bubble(52, 40, 26) +
      bubble(98, 26, 10) +
      bubble(148, 40, 15),
  };
}

/** Blue, right: it was Saturday. */
function bather(): Drawing {
  const foam =
    "30,184 38,168 54,172 64,158 82,164 96,154 112,164 130,158 142,170 160,166 172,184 150,194 100,196 48,194";
  return {
    jewel: "sapphire",
    markup:
      part.neck("106,200 124,160 112,120 112,92", [44, 40, 32, 30], { tone: "j", plates: 5 }) +
      part.dragonHead(
        { x: 108, y: 92, size: 1.25 },
        { mood: "happy", teeth: 0, snout: 0.8, dome: 1.2, ear: "frill", tone: "j", trim: "b" },
      ) +
      shape("80,60 82,44 96,34 116,38 126,50 120,62 98,60", "p") +
      limb("148,182 160,150 150,128", [22, 20, 16], "j") +
      limb("150,136 150,98 152,84", [7, 7, 7], "b") +
      shape("138,84 140,66 152,60 164,66 166,84", "p") +
      shape("22,182! 178,182! 170,232 150,250 50,250 30,232", "a") +
      patch("30,214 170,214 160,238 146,248 54,248 40,238", "b") +
      outline("22,182! 178,182! 170,232 150,250 50,250 30,232") +
      shape(foam, "p") +
      shapes("k", ...twice("50,250! 40,264 60,264 66,250!")) +
      dot(40, 140, 9, { tone: "p", line: "o" }) +
      dot(62, 126, 5, { tone: "p", line: "o" }) +
      dot(30, 112, 5, { tone: "p", line: "o" }),
  };
}

/** Green, left: believes nobody can see it. */
function hanging(): Drawing {
  return {
    jewel: "emerald",
    markup:
      limb("10,40 60,32 130,40 192,30", [14, 18, 16, 10], "b") +
      part.neck("128,26 112,44 116,92 134,140 116,186 112,210", [16, 22, 40, 50, 36, 28], {
        tone: "j",
        plates: 6,
        belly: "right",
      }) +
      limb("128,54 142,40 136,22 120,26 116,48", [14, 14, 14, 12, 12], "j") +
      shape("138,116! 164,120 186,152 180,196! 160,180 142,160", "b") +
      ink("140,122 162,152 178,190", "160,150 176,156", "154,142 150,160") +
      part.dragonHead(
        { x: 112, y: 214, size: 1.15, turn: 186, flip: true },
        { mood: "open", teeth: 2, ear: "leaf", tone: "j" },
      ) +
      limb("112,156 86,166 78,186", [17, 15, 12], "j") +
      shapes(
        "j",
        "30,34! 22,54 32,78! 46,58 40,38!",
        "58,30! 70,48 66,70! 52,54 50,34!",
        "168,34! 182,46 184,66! 168,56 162,40!",
      ) +
      ink("34,42 32,66", "58,38 64,60", "170,42 180,58"),
  };
}

/** Green, right: waters itself. */
function gardener(): Drawing {
  return {
    jewel: "emerald",
    markup:
      shapes("b", ...twice("70,152! 40,132 10,140! 16,176 38,198 66,196!")) +
      ink(...twice("66,172 40,166 16,146"), ...twice("44,166 34,182"), ...twice("52,168 46,150")) +
      part.tail("136,244 168,250 178,226", 18, "leaf", "j") +
      shapes("j", ...twice("68,236 50,246 46,260 82,260 88,242")) +
      shape(whole("100,132 72,144 60,196 66,246 100,258"), "j") +
      patch(whole("100,160 82,172 76,212 82,244 100,252"), "p") +
      contour("100,66 98,44 100,34") +
      shapes("p", "100,40! 84,40 70,22! 90,20 100,34!", "100,40! 114,38 130,18! 108,18 100,30!") +
      part.dragonFace({ x: 100, y: 98, size: 1.1 }, { mood: "happy", mouth: "smile", tone: "j", trim: "b" }) +
      limb("138,166 162,146 158,108", [17, 16, 13], "j") +
      shape("140,72! 176,72! 178,106 138,106", "a") +
      limb("142,92 122,72 116,60", [9, 8, 8], "a") +
      contour("174,78 190,84 186,102 176,100") +
      ink("112,62 106,76", "120,58 118,74", "116,64 112,80"),
  };
}

export const LEFT_DRAGONS = whenSeen({ red: toaster, white: muffled, blue: bubbly, green: hanging });
export const RIGHT_DRAGONS = whenSeen({ red: careful, white: hoopla, blue: bather, green: gardener });

/** The backlight dragon: of any colour, since the sun is behind it. */
export function backlight(): Drawing {
  return {
    jewel: "topaz",
    markup:
      shapes(
        "j",
        ...Array.from({ length: 12 }, (_, i) => {
          const at = (turn: number, r: number): string => {
            const angle = ((i * 30 + turn) * Math.PI) / 180;
            return `${(100 + Math.cos(angle) * r).toFixed(0)},${(136 + Math.sin(angle) * r).toFixed(0)}!`;
          };
          return `${at(-7, 72)} ${at(0, i % 2 ? 84 : 90)} ${at(7, 72)}`;
        }),
      ) +
      dot(100, 136, 64, { tone: "j", line: "o" }) +
      shapes("k", ...twice("98,128! 84,98 50,70! 34,82 14,116! 28,112 38,122! 46,116 58,128! 66,124 82,142!")) +
      limb("84,92 96,118 102,150 96,190 112,224 140,226", [18, 30, 36, 22, 12, 0], "k") +
      shapes(
        "k",
        "132,214! 158,226! 134,238!",
        "88,164 74,184 66,196! 78,194 82,202! 90,192 98,176",
        "112,164 120,186 122,200! 130,192 138,196! 132,180 120,160",
      ) +
      shape("92,104 72,104 58,98 38,100 32,92 44,84 62,80 72,66 66,44! 84,62 92,42! 98,68 104,84", "k") +
      dot(72, 82, 5, { rx: 6, tone: "p" }) +
      dot(70, 82, 4, { rx: 1.5 }),
  };
}
