/** Those with a trade, honest or not, and two that are hard to place. */
import { gem } from "../../../art/jewels.ts";
import * as part from "../../../art/parts/index.ts";
import {
  contour,
  dot,
  edges,
  ink,
  limb,
  patch,
  place,
  shape,
  shapes,
  times,
  twice,
  type Point,
} from "../../../art/pen.ts";
import type { Drawing } from "../../../art/picture.ts";

/** 5.6 The thief, on tiptoe. The sack has a hole. */
function thief(): Drawing {
  const markup =
    shape("132,88 112,104 108,136 128,158 162,154 180,128 170,100 152,88", "b") +
    ink("126,108 122,132", "146,102 150,142") +
    contour("120,96 106,92") +
    // Long legs.
    limb("110,176 84,204 60,204 44,232", [28, 22, 18, 14], "k") +
    shape("50,228 40,240 24,246 22,256 40,254 58,238", "k") +
    limb("116,176 142,204 152,226 166,234", [28, 24, 16, 12], "k") +
    shape("162,228 174,226 180,238 172,250 166,244 160,238", "k") +
    shape("84,118 70,148 80,180 112,190 130,178 126,142 112,118", "a") +
    ink("74,140 96,146 124,140", "76,154 98,160 128,154", "80,168 100,174 128,168") +
    limb("112,126 124,110 112,94", [18, 16, 14], "a") +
    part.hand({ x: 108, y: 84, turn: 20 }) +
    limb("82,132 54,144 34,132", [18, 15, 13], "a") +
    part.hand({ x: 34, y: 134, turn: 110 }, "open") +
    // Head with hood and mask.
    shape("82,44 58,58 52,92 66,118 94,120 110,100 106,64", "j") +
    shape("74,70 56,76 48,92 36,98! 52,104 62,112 80,114 92,98 90,78", "p") +
    shape("46,84 68,78 94,82 94,94 68,94 48,96", "k") +
    part.bead(58, 88, 4) +
    part.bead(76, 88, 4) +
    dot(58, 88, 2, { tone: "p" }) +
    dot(76, 88, 2, { tone: "p" }) +
    contour("54,108 62,108 68,104") +
    gem("ruby", 148, 174, 8) +
    gem("topaz", 160, 198, 8) +
    gem("sapphire", 184, 214, 7) +
    edges("140,150 150,148 146,158", "k") +
    part.ground(260, 20, 176, 1);
  return { jewel: "ash", markup };
}

/** 6.3 The brigand behind his tree: common gold and silver, please. */
function brigand(): Drawing {
  const markup =
    shape("82,206 66,226 60,258! 136,258! 130,222 118,200", "k") +
    shape("74,140 62,180 68,224 104,234 138,220 140,170 124,138", "b") +
    part.face(
      { x: 92, y: 104, size: 1.08 },
      { build: "square", nose: "small", mouth: "none", brows: 0.9, look: -1.4, ears: "round" },
    ) +
    // The scarf over nose and mouth.
    shape("60,110! 92,104 126,110! 122,138 106,152 92,170! 78,152 62,138", "j") +
    ink("68,124 92,118 116,124", "80,140 92,136 104,140") +
    part.hat({ x: 92, y: 86, size: 1.15, turn: 4, flip: true }, "feathered") +
    limb("78,156 46,172 34,194", [26, 22, 22], "b") +
    part.hand({ x: 32, y: 192, size: 1.4, turn: 30 }, "open") +
    // The tree.
    shape("140,14! 134,70 138,130 132,200 116,262! 186,262! 182,180 186,100 186,14!", "a") +
    ink("150,40 148,110", "166,24 168,90", "152,140 148,210", "170,120 172,200", "160,226 164,252") +
    shape("158,168 150,178 158,190 168,178", "b") +
    limb("124,150 140,156 150,148", [24, 20, 16], "b") +
    part.hand({ x: 150, y: 144, size: 1.2, turn: -60 }) +
    // A club, for those who have to think about it.
    limb("152,166 146,110 154,60", [10, 14, 24], "b") +
    ink("150,76 156,80", "148,92 154,96") +
    part.coin(38, 244, 9, "b") +
    part.coin(58, 250, 9, "p") +
    part.ground(262, 20, 120, 1);
  return { jewel: "ruby", markup };
}

/** 6.11 The goldsmith makes the red coin. */
function goldsmith(): Drawing {
  const markup =
    // The raised hammer.
    limb("146,120 160,70 166,44", [9, 8, 8], "b") +
    edges("140,26 188,36 184,60 136,50", "a") +
    shape("66,150 48,184 52,236 148,236 154,184 136,150 100,142", "a") +
    shape("76,152! 70,190 68,240! 134,240! 132,190 126,152! 100,164", "b") +
    limb("136,160 160,150 150,122", [26, 24, 18], "a") +
    part.hand({ x: 148, y: 116, size: 1.2, turn: 180 }) +
    part.hair({ x: 98, y: 106, size: 1.04 }, "tonsure") +
    part.face({ x: 98, y: 106, size: 1.02 }, { build: "round", nose: "bulb", mouth: "none", brows: 0.5, look: -0.8 }) +
    // The loupe.
    contour("68,90 98,84 128,92") +
    dot(84, 101, 13, { tone: "b", line: "o" }) +
    dot(82, 103, 8, { tone: "p", line: "o" }) +
    dot(82, 104, 3) +
    part.beard({ x: 98, y: 140, size: 0.9 }, "round") +
    limb("62,164 40,180 46,200", [26, 22, 16], "a") +
    limb("48,200 58,208 70,206", [4, 4, 4], "k") +
    part.hand({ x: 46, y: 196, size: 1.1, turn: -20 }) +
    // The anvil and the coin on it.
    shape("40,214! 28,214 20,222! 58,232 62,248! 52,262! 124,262! 112,248 114,232 134,226! 134,214!", "k") +
    shape(place({ x: 88, y: 204 }, "-9,-17! 9,-17! 17,-7! 17,4! 9,10! -9,10! -17,4! -17,-7!"), "j") +
    ink("82,194 82,208", "94,194 94,208") +
    ink("66,184 58,176", "88,178 88,166", "110,184 118,176", "114,198 124,194");
  return { jewel: "ruby", markup };
}

/** 6.13 The merchant weighs stones against coins. His thumb helps. */
function merchant(): Drawing {
  const pan = (x: number, y: number): string =>
    ink(`${x},${y - 50} ${x - 20},${y}`, `${x},${y - 50} ${x + 20},${y}`) +
    shape(`${x - 24},${y}! ${x + 24},${y}! ${x + 12},${y + 12} ${x - 12},${y + 12}`, "a");
  const markup =
    shape("74,150 44,178 36,230 56,258 100,262 144,258 164,230 156,178 126,150", "j") +
    shape("90,152! 84,200 80,258! 120,258! 116,200 110,152!", "p") +
    part.buttons([100, 176], [100, 240], 4) +
    // A collar of fur.
    shape("70,146 62,160 74,168 84,162 92,172 100,166 108,172 116,162 126,168 138,160 130,146 100,152", "b") +
    part.face(
      { x: 100, y: 112, size: 1.04 },
      { build: "round", nose: "bulb", mouth: "smile", eyes: "closed", brows: -0.5 },
    ) +
    part.moustache({ x: 100, y: 128 }, "curled", "b") +
    shape("62,96 58,66 76,50 124,50 142,66 138,96 100,86", "b") +
    shape("58,96 66,84 100,80 134,84 142,96 134,106 100,98 66,106", "a") +
    // The scales.
    limb("24,168 100,160 176,176", [6, 7, 6], "k") +
    pan(32, 218) +
    pan(168, 226) +
    gem("topaz", 32, 208, 10) +
    part.coins(166, 226, 3, 24, "p") +
    limb("66,170 74,184 96,172", [24, 20, 16], "j") +
    part.hand({ x: 98, y: 160, size: 1.1 }) +
    limb("138,170 156,188 162,204", [24, 20, 16], "j") +
    part.hand({ x: 162, y: 200, size: 1 }, "point");
  return { jewel: "emerald", markup };
}

/** 6.15 The quack: all your stones for one bottle. */
function quack(): Drawing {
  const bottle = (x: number, y: number, size: number): string =>
    shape(place({ x, y, size }, "-5,-24! 5,-24! 5,-12 14,0 14,20! -14,20! -14,0 -5,-12"), "j") +
    shape(place({ x, y, size }, "-7,-32! 7,-32! 7,-24! -7,-24!"), "b");
  const markup =
    shape("72,142 52,180 40,240! 66,234 84,244! 100,236 118,244! 136,234 160,240! 148,180 128,142 100,150", "k") +
    shape("86,150! 80,240! 120,240! 114,150! 100,158", "a") +
    shapes("k", ...twice("72,238! 66,258! 92,258! 92,240!")) +
    // The mask with its beak.
    shape("100,70 74,82 68,112 84,138 116,138 132,112 126,82", "b") +
    shape("76,104! 50,108 26,126 16,148! 46,142 72,138 96,132! 100,112", "p") +
    ink("62,118 44,130", "88,128 60,136") +
    dot(50, 128, 2) +
    part.eye({ x: 88, y: 100, size: 1.4 }, { mood: "sly", look: [-0.6, 0.2] }) +
    part.eye({ x: 116, y: 98, size: 1.2 }, { mood: "sly", look: [-0.8, 0.2] }) +
    shape("78,84! 80,34 100,28 120,34 124,84! 100,78", "k") +
    shape("52,86 76,76 100,74 128,76 150,82 128,92 100,92 74,94", "k") +
    patch("79,72! 80,62! 121,62! 123,72! 100,69", "j") +
    limb("134,158 160,160 162,128", [22, 20, 18], "k") +
    bottle(162, 92, 1.25) +
    part.hand({ x: 162, y: 122, turn: 180, size: 1.2 }) +
    limb("66,160 44,178 48,198", [22, 20, 18], "k") +
    part.hand({ x: 48, y: 194, size: 1.1 }, "point") +
    bottle(94, 196, 0.55) +
    bottle(110, 220, 0.55) +
    gem("ruby", 36, 250, 8) +
    gem("topaz", 52, 252, 8) +
    ink("178,60 184,52", "184,76 192,72", "146,60 140,52") +
    part.ground(262, 22, 178, 0);
  return { jewel: "amethyst", markup };
}

/** 6.18 The troll, so old that things grow on it. It has stepped on a colour. */
function troll(): Drawing {
  const tree = (x: number, y: number, s: number): string =>
    shape(
      place({ x, y, size: s }, "-4,4! -4,-6! -18,-4! -8,-22! -13,-22! 0,-46! 13,-22! 8,-22! 18,-4! 4,-6! 4,4!"),
      "j",
    );
  const markup =
    tree(136, 66, 1) +
    tree(164, 92, 0.7) +
    shape("64,120 84,76 124,58 162,80 182,130 182,200 164,240 92,246 58,216 52,164", "a") +
    shape("88,84 122,60 158,78 178,114! 166,110 162,122! 150,108 142,120! 130,104 118,114! 108,100 96,106!", "j") +
    shapes("a", "92,222! 72,240 58,244 56,260! 112,260! 116,226!", "136,226! 132,260! 184,260! 182,244 172,226!") +
    ink("70,250 70,259", "84,250 84,259", "148,250 148,259", "164,250 164,259") +
    limb("168,150 186,190 172,232", [30, 28, 26]) +
    limb("74,150 34,176 30,218", [36, 30, 26]) +
    shape("30,208 14,220 14,242 32,250 48,240 48,218") +
    ink("22,234 22,246", "32,236 32,249", "41,234 41,245") +
    // A head without a neck.
    shape("94,92 64,98 50,122 56,150 76,168 108,164 126,138 120,106") +
    shapes("a", "122,112! 138,104 144,118! 136,134 122,132!") +
    part.eye({ x: 70, y: 118, size: 1 }, { mood: "sad", jewel: false, look: [-0.5, 0.6] }) +
    part.eye({ x: 96, y: 114, size: 1 }, { mood: "sad", jewel: false, look: [-0.8, 0.6] }) +
    shape("76,116 58,124 46,142 54,152 74,148 86,134", "b") +
    contour("62,156 82,152 104,154") +
    shapes("p", "70,155! 72,144! 78,153!", "94,153! 97,142! 102,153!") +
    part.dots("60,142 66,136", 1.5) +
    ink("132,150 142,158 136,168", "150,182 162,186", "106,190 116,198 112,208", "150,140 158,136") +
    // A bird house; somebody lives there.
    contour("108,70 108,50") +
    edges("99,52 99,32 89,36 108,18 127,36 117,32 117,52", "p") +
    dot(108, 38, 4) +
    // What it has stepped on.
    shapes("j", "60,256! 50,246! 44,258!", "42,252! 34,250! 36,260!", "118,258! 124,248! 130,259!") +
    part.ground(262, 18, 184, 0);
  return { jewel: "emerald", markup };
}

/** 6.4 The doppelganger: everything twice. Which is which they do not tell. */
function doppelganger(): Drawing {
  const one = (flip: boolean): string => {
    const x = (value: number): number => (flip ? 200 - value : value);
    const on = (line: string): Point[] => place({ x: flip ? 200 : 0, y: 0, flip }, line);
    return (
      shape(on("40,146 28,180 28,256! 96,256! 96,180 86,146 62,152"), flip ? "b" : "j") +
      shape(on("52,152! 58,186! 66,166! 74,186! 78,150! 64,156"), "p") +
      ink(on("64,188 64,250")) +
      limb(on("42,158 18,182 36,206"), [20, 18, 16], flip ? "b" : "j") +
      part.hand({ x: x(38), y: 202, turn: flip ? 60 : -60, flip }) +
      part.face(
        { x: x(62), y: 112, size: 0.98, flip },
        { build: "oval", eyes: "lids", mouth: "smirk", brows: 0.3, look: 0.6 },
      ) +
      shape(on("30,92! 36,54! 86,50! 94,88! 62,84"), "k") +
      shape(on("20,94 62,80 104,90 62,96"), "k") +
      shape(on("33,82! 34,74! 90,70! 92,79! 62,76"), flip ? "b" : "j")
    );
  };
  const markup = one(false) + one(true) + part.ground(260, 20, 180, 0);
  return { jewel: "amethyst", markup };
}

/** 6.8 The ghost takes a card that has been buried already. */
function ghost(): Drawing {
  const markup =
    limb("60,216 36,226 26,242", [4, 4, 4], "k") +
    times(3, (i) => dot(54 - i * 13, 220 + i * 8, 6, { rx: 8, tone: "b", line: "o" })) +
    dot(28, 246, 14, { tone: "b", line: "o" }) +
    shape(
      "100,26 66,38 52,84 46,130 22,132 14,148! 34,158 52,158 48,200 40,238! 58,226 70,240! 84,228 98,242! 112,228 128,238! 136,222 154,222! 142,190 146,148 166,140 182,112! 164,116 148,118 146,80 132,40",
      "j",
    ) +
    ink("64,150 66,206", "128,160 130,208", "96,186 96,222") +
    dot(84, 84, 13, { rx: 10 }) +
    dot(116, 84, 13, { rx: 10 }) +
    dot(82, 79, 3, { tone: "p" }) +
    dot(114, 79, 3, { tone: "p" }) +
    shape("100,108 90,118 94,138 106,138 110,118", "k") +
    patch("96,134 100,126 105,134 100,137", "p") +
    part.leafCard({ x: 168, y: 88, turn: 16, size: 1.6 }, "p", false) +
    shape("172,104 162,108 162,120 174,122 182,112", "j") +
    // The discards it came out of.
    part.leafCard({ x: 84, y: 254, turn: 84, size: 1.1 }, "b", false) +
    part.leafCard({ x: 132, y: 252, turn: 98, size: 1.1 }, "a") +
    part.leafCard({ x: 108, y: 258, turn: 88, size: 1.1 }, "p", false);
  return { jewel: "pearl", markup };
}

export const TRADES = {
  thief,
  brigand,
  goldsmith,
  merchant,
  quack,
  troll,
  doppelganger,
  ghost,
};
