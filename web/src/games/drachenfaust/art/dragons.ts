/** The six dragons of Drachenfaust. The three that guard a colour have its shape: corners, a circle, a triangle. */
import { gem } from "../../../art/jewels.ts";
import * as part from "../../../art/parts/index.ts";
import { contour, dot, ink, limb, patch, shape, shapes, twice, whole, type Point } from "../../../art/pen.ts";
import type { Drawing } from "../../../art/picture.ts";

/** Two feet side by side, seen from the front. */
const FEET =
  shapes("a", ...twice("70,238 52,244 48,256 60,259 88,258 88,244")) +
  ink(...twice("60,251 59,258"), ...twice("72,251 72,258"));

/** 5.5 Red: all corners, and its stone is held like a hot potato. */
function red(): Drawing {
  const markup =
    shapes("b", ...twice("72,166! 50,112! 16,70! 22,108! 10,132! 28,148! 20,176! 42,180! 46,206! 68,196!")) +
    ink(...twice("50,112 28,148"), ...twice("50,112 42,180"), ...twice("50,112 22,108")) +
    part.tail("124,240 160,246 180,222 170,200", 18, "arrow") +
    shape(whole("100,118 72,128 58,176 60,232 78,256 100,258")) +
    patch(whole("100,150 80,158 75,200 82,248 100,251"), "p") +
    ink("78,226 100,230 122,226", "82,241 100,245 118,241") +
    FEET +
    gem("ruby", 100, 182, 27) +
    shapes("a", ...twice("62,148 52,172 62,196 74,200 80,190 70,178 76,156")) +
    part.horn([82, 62], [62, 20], { bend: 0, width: 15, rings: 0 }) +
    part.horn([118, 62], [138, 20], { bend: 0, width: 15, rings: 0 }) +
    part.dragonFace({ x: 100, y: 86, size: 1.12 }, { mouth: "teeth", mood: "cross", look: [0, 0.7] }) +
    part.smoke({ x: 70, y: 118, size: 0.7 }) +
    part.smoke({ x: 130, y: 118, size: 0.7, flip: true });
  return { jewel: "ruby", markup };
}

/** 5.5 Blue: a sea serpent that has learnt from the seals. */
function blue(): Drawing {
  const markup =
    shape("142,130! 162,118 174,98! 170,124 178,142! 162,144 146,162!", "j") +
    ink("148,136 168,110", "150,144 170,134") +
    limb("124,246 134,198 166,198 168,246", [30, 30, 28, 24]) +
    shape("168,238! 158,214 172,200! 174,212 184,206! 186,222 174,238!", "j") +
    ink("140,206 146,211 152,206", "150,214 156,219 162,214") +
    part.neck("92,250 122,206 146,164 128,122 98,112", [52, 46, 40, 34, 30], { plates: 8 }) +
    part.dragonHead(
      { x: 104, y: 116, size: 1.1, turn: 6 },
      { mood: "happy", nose: "turned-up", teeth: 0, snout: 0.9 },
    ) +
    part.horn([112, 90], [134, 66], { bend: 6, width: 10, rings: 2 }) +
    gem("sapphire", 40, 62, 24) +
    ink("20,88 14,80", "66,44 74,36", "14,52 6,48") +
    shape("14,262! 14,236 32,226 50,238 70,226 92,238 114,226 136,238 158,226 174,234 186,230 186,262! 100,266", "b") +
    contour("24,250 40,244 56,250", "84,252 100,246 118,252", "140,250 154,244 170,250") +
    ink("60,262 72,258 84,262", "118,262 128,258 138,262");
  return { jewel: "sapphire", markup };
}

/** 5.5 Yellow: in flight it is the triangle that it carries. */
function yellow(): Drawing {
  const markup =
    part.tail("100,196 112,226 92,246 100,258", 16, "arrow") +
    shapes(
      "b",
      ...twice("92,128! 70,88 52,58! 40,44 14,38! 22,62 18,84! 32,92 34,116! 48,118 58,140! 70,144 88,166!"),
    ) +
    ink(...twice("52,58 30,64 18,84"), ...twice("52,58 40,90 34,116"), ...twice("52,58 54,104 58,140")) +
    shapes("a", ...twice("96,140 76,104 54,68 46,60 56,52 66,64 88,100 100,122")) +
    shapes("p", ...twice("48,60! 42,46 46,34! 54,44 60,56!")) +
    shape(whole("100,108 80,120 76,156 88,196 100,206")) +
    patch(whole("100,130 88,140 86,170 95,194 100,196"), "p") +
    ink("88,148 100,151 112,148", "89,164 100,167 111,164", "93,180 100,182 107,180") +
    part.horn([86, 52], [72, 18], { bend: -8, width: 12, rings: 0 }) +
    part.horn([114, 52], [128, 18], { bend: 8, width: 12, rings: 0 }) +
    part.dragonFace({ x: 100, y: 78, size: 1 }, { mouth: "smile", look: [0, 0.8], muzzle: 0.9 }) +
    gem("topaz", 100, 206, 30) +
    shapes("a", ...twice("84,164 66,176 64,196 74,204 82,198 78,186 90,178")) +
    shapes("p", ...twice("66,200! 68,212! 73,203!"), ...twice("74,202! 79,211! 82,198!")) +
    ink("150,196 166,208", "156,176 176,186", "50,196 34,208", "44,176 24,186");
  return { jewel: "topaz", markup };
}

/** 6.2 The ancient one: it has every colour and no longer knows where its glasses are. They are on its nose. */
function ancient(): Drawing {
  const markup =
    part.tail("138,226 172,240 182,210 168,196", 20, "leaf") +
    part.neck("118,244 140,196 136,150 108,120 84,118", [84, 82, 56, 38, 30], { plates: 0 }) +
    // A shawl.
    shape("98,150! 118,134 146,132 168,152! 172,186 160,206! 150,196 138,206! 128,194 112,200! 110,176", "j") +
    ink("112,164 140,158 164,166", "114,180 140,174 166,182", "128,140 130,196", "150,138 152,198") +
    limb("120,176 92,182 70,178", [22, 18, 15]) +
    limb("62,168 60,214 62,258", [7, 7, 6], "b") +
    shape("56,170 54,184 66,190 74,184 72,168") +
    ink("57,177 66,178", "58,183 66,184") +
    part.foot({ x: 98, y: 248 }) +
    part.horn([106, 92], [130, 84], { bend: 16, width: 14, rings: 0 }) +
    part.dragonHead({ x: 96, y: 120, size: 1.15, turn: -8 }, { mood: "sad", snout: 0.85, teeth: 1, ear: "leaf" }) +
    // Glasses, low on the nose.
    dot(47, 112, 10, { tone: "p", line: "o" }) +
    contour("56,108 74,104") +
    ink("42,116 50,106") +
    shape("66,134! 58,158 62,178 48,206! 82,186 90,160 90,136! 78,140", "p") +
    ink("70,142 68,164 60,186", "80,142 78,164 70,180") +
    part.ground(260, 30, 176, 2);
  return { jewel: "amethyst", markup };
}

/** 6.16 The rainbow: its body is the bow, and it cannot stop looking into the bag. */
function rainbow(): Drawing {
  const bow = (r: number): Point[] =>
    Array.from({ length: 5 }, (_, i): Point => {
      const angle = Math.PI + (i / 4) * Math.PI;
      return [100 + Math.cos(angle) * r, 150 + Math.sin(angle) * r * 1.3];
    });
  const markup =
    part.spikes(bow(78), 7, 20, "b") +
    limb([[26, 216], ...bow(74), [174, 216]], [18, 18, 18], "j") +
    limb([[42, 216], ...bow(58), [158, 216]], [18, 18, 18], "p") +
    limb([[58, 216], ...bow(42), [142, 216]], [18, 18, 18], "b") +
    shape("12,222 18,206 34,206 44,196 64,202 72,216 62,228 22,230", "p") +
    shape("126,222 134,206 150,208 162,198 178,206 186,220 174,230 138,230", "p") +
    shape("92,204! 78,224 74,246 90,254 122,254 136,246 132,224 118,204!", "b") +
    shape("92,204 104,198 118,204 106,210", "k") +
    gem("ruby", 92, 246, 6) +
    gem("sapphire", 146, 250, 6) +
    gem("topaz", 62, 252, 6) +
    part.horn([50, 156], [34, 132], { bend: -6, width: 10, rings: 0 }) +
    part.dragonHead(
      { x: 52, y: 178, size: 0.92, flip: true, turn: 16 },
      { snout: 0.9, teeth: 1, ear: "leaf", mood: "wide" },
    ) +
    part.ground(260, 40, 166, 0);
  return { jewel: "topaz", markup };
}

/** 6.19 Two heads, two stones, one scarf. */
function twoHeaded(): Drawing {
  const head = (flip: boolean): string => {
    const side = (x: number): number => (flip ? 200 - x : x);
    return (
      part.horn([side(46), 66], [side(30), 36], { bend: flip ? -7 : 7, width: 11, rings: 0 }) +
      part.dragonHead(
        { x: side(52), y: 92, size: 0.92, flip: !flip },
        { mood: flip ? "sly" : "cross", snout: 0.72, teeth: 0, nose: flip ? "hook" : "round", ear: "none" },
      )
    );
  };
  const markup =
    limb("84,206 58,168 40,138 48,100", [50, 40, 32, 28]) +
    limb("116,206 142,168 160,138 152,100", [50, 40, 32, 28]) +
    shape(whole("100,172 72,172 54,204 60,246 100,258")) +
    patch(whole("100,196 80,206 80,246 100,251"), "p") +
    ink("82,212 100,216 118,212", "80,228 100,232 120,228", "84,243 100,246 116,243") +
    FEET +
    // One scarf for both.
    limb("22,140 60,150 100,140 140,150 178,140", [18, 20, 16, 20, 18], "j") +
    shape("148,152! 146,176 150,194! 166,190 168,150!", "j") +
    ink("151,186 152,193", "159,184 160,191") +
    head(false) +
    head(true) +
    gem("ruby", 34, 250, 6) +
    gem("sapphire", 166, 250, 6) +
    part.ground(260, 24, 176, 0);
  return { jewel: "ruby", markup };
}

export const DRAGONS = {
  "red-dragon": red,
  "blue-dragon": blue,
  "yellow-dragon": yellow,
  "ancient-dragon": ancient,
  "rainbow-dragon": rainbow,
  "two-headed-dragon": twoHeaded,
};
