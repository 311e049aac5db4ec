/** Those who deal in magic: what each of them asks for can be counted on the picture. */
import { gem } from "../../../art/jewels.ts";
import * as part from "../../../art/parts/index.ts";
import { brush, contour, dot, edges, ink, limb, patch, place, shape, shapes, times, twice } from "../../../art/pen.ts";
import type { Drawing } from "../../../art/picture.ts";

/** 5.1 The witch has a black coin, and a toad that disagrees. */
function witch(): Drawing {
  const markup =
    // The broom behind her.
    limb("150,262 156,170 164,84", [7, 7, 6], "b") +
    shape("160,96! 146,66 150,34! 168,28 186,36! 188,68 170,96!", "p") +
    contour("153,82 166,86 181,81") +
    ink("160,76 158,42", "168,77 169,40", "176,76 179,44") +
    part.hair({ x: 92, y: 112, size: 1.02 }, "wild", "p") +
    shape("66,150! 48,176 40,256! 70,260 100,256 130,261 152,254! 142,180 118,150! 92,160", "j") +
    ink("70,190 64,250", "118,190 124,250", "94,176 94,250") +
    part.face({ x: 92, y: 116 }, { build: "long", nose: "hook", mouth: "smirk", brows: 0.8, eyes: "lids" }) +
    dot(80, 140, 2.5) +
    part.hat({ x: 92, y: 92, size: 1, turn: -8 }, "pointed") +
    // The toad on the brim.
    shape("110,84 108,72 118,66 130,66 138,74 136,84 124,88", "a") +
    part.bead(117, 68, 4) +
    part.bead(130, 68, 4) +
    contour("114,79 123,82 132,78") +
    limb("126,166 148,182 156,168", [22, 18, 14], "j") +
    part.hand({ x: 156, y: 160, size: 1.1 }) +
    limb("64,166 40,184 40,206", [22, 20, 24], "j") +
    part.hand({ x: 40, y: 200, size: 1.1 }, "open") +
    dot(38, 236, 19, { line: "o" }) +
    patch("38,222! 42,232! 52,232! 44,239! 47,249! 38,243! 29,249! 32,239! 24,232! 34,232!", "p") +
    part.ground(262, 60, 180, 1);
  return { jewel: "amethyst", markup };
}

/** 5.2 The magician keeps four stones in the air, of whatever kind. */
function magician(): Drawing {
  const arm = (flip: boolean): string => {
    const on = (line: string): ReturnType<typeof place> => place({ x: 100, y: 0, flip }, line);
    return (
      limb(on("-28,166 -62,158 -64,124"), [24, 22, 26], "j") +
      part.hand({ x: flip ? 164 : 36, y: 118, turn: flip ? -160 : 160, flip }, "open")
    );
  };
  const markup =
    contour("40,90 62,44 100,26 138,44 160,90") +
    gem("ruby", 38, 80, 15) +
    gem("sapphire", 72, 38, 15) +
    gem("topaz", 128, 38, 16) +
    gem("ruby", 162, 80, 15) +
    // A cape with stars.
    shape("74,152! 50,190 36,254! 100,246 164,254! 150,190 126,152!", "b") +
    shape("76,150 66,180 72,214 100,220 128,214 134,180 124,150 100,156", "p") +
    part.buttons([100, 170], [100, 196]) +
    shape("68,206! 60,250! 96,252! 100,226! 104,252! 140,250! 132,206! 100,214", "a") +
    shapes("k", ...twice("94,250! 94,262! 56,262 44,252! 58,254 66,248!")) +
    part.belt([68, 206], [132, 206]) +
    arm(false) +
    arm(true) +
    part.face(
      { x: 100, y: 120, size: 0.95 },
      { build: "round", nose: "small", mouth: "o", brows: -0.6, eyes: "wide" },
    ) +
    part.moustache({ x: 100, y: 136, size: 0.9 }, "curled", "k") +
    part.hat({ x: 100, y: 98, size: 1 }, "turban");
  return { jewel: "sapphire", markup };
}

/** 5.3 The sorcerer: four of one kind. A bird has moved into his beard. */
function sorcerer(): Drawing {
  const markup =
    part.staff({ x: 164, y: 166, size: 1.1 }, "crook") +
    times(4, (i) => gem("ruby", [144, 174, 150, 184][i]!, [42, 28, 70, 54][i]!, 6.5)) +
    shape("70,138! 52,160 36,258! 66,262 96,258 126,262 158,257! 140,160 122,138!", "j") +
    ink("66,190 58,250", "126,190 134,250") +
    limb("124,150 152,160 162,168", [24, 22, 24], "j") +
    part.hand({ x: 162, y: 162, size: 1.1 }) +
    limb("66,150 42,178 56,204", [24, 24, 30], "j") +
    part.hand({ x: 58, y: 202, turn: -30 }) +
    part.face({ x: 96, y: 100 }, { nose: "bulb", mouth: "none", brows: 0.9, ears: "none" }) +
    shape("66,104! 62,140 66,190 84,226 98,250! 116,220 128,188 130,140 126,104! 114,124 96,118 78,124", "p") +
    ink("76,140 80,180 90,214", "96,206 98,236", "118,138 116,178 108,206") +
    // The nest, and who lives in it.
    shape("94,158 88,148 96,140 108,144 110,156", "a") +
    part.bead(97, 149, 3) +
    edges("89,151 80,154 90,157", "j") +
    shape("78,166 80,156 98,162 118,156 120,166 112,178 88,178", "b") +
    ink("84,166 112,172", "88,174 114,164", "98,162 104,176") +
    part.hat({ x: 96, y: 86, size: 0.92, turn: -8 }, "pointed") +
    part.ground(262, 26, 180, 1);
  return { jewel: "ruby", markup };
}

/** 5.4 The Hexenmeister cooks with one of each. */
function wizard(): Drawing {
  const markup =
    shape("100,24! 68,44 50,92 44,150 30,216! 100,232 170,216! 156,150 150,92 132,44", "j") +
    ink("62,110 54,190", "138,110 146,190") +
    shape("100,52 76,68 70,104 80,130 100,138 120,130 130,104 124,68", "k") +
    part.eye({ x: 88, y: 92, size: 1.1, flip: true }, { mood: "sly", look: [-0.2, 0.6] }) +
    part.eye({ x: 112, y: 92, size: 1.1 }, { mood: "sly", look: [-0.2, 0.6] }) +
    // What comes out of the hood first.
    shape("95,98 88,118 90,138 100,146 110,138 112,118 105,98", "p") +
    ink("95,136 98,140", "105,136 102,140") +
    gem("ruby", 48, 164, 14) +
    gem("topaz", 100, 168, 15) +
    gem("sapphire", 152, 164, 14) +
    ink("48,184 44,192 50,198", "100,184 96,190 102,196", "152,184 148,192 154,198") +
    limb("50,128 40,108 30,96", [26, 24, 28], "j") +
    part.hand({ x: 30, y: 92, turn: 150, size: 1.1 }, "open") +
    limb("150,128 160,108 170,96", [26, 24, 28], "j") +
    part.hand({ x: 170, y: 92, turn: -150, size: 1.1, flip: true }, "open") +
    shape("44,204 38,234 56,256 100,262 144,256 162,234 156,204", "k") +
    shape("38,202 60,194 100,190 140,194 162,202 140,212 100,216 60,212", "b") +
    shapes("p", "70,202 76,196 82,202 76,206", "96,204 104,198 112,204 104,209", "124,202 129,197 134,202 129,206") +
    shapes("k", "56,250! 48,266! 62,264! 68,254!", "144,250! 152,266! 138,264! 132,254!");
  return { jewel: "emerald", markup };
}

/** 6.6 The enchantress draws five stones to herself; all five come, and so does the cat. */
function enchantress(): Drawing {
  const markup =
    shape(
      "100,54 72,66 66,100 46,120 22,118! 40,140 26,160! 60,156 74,140 126,140 140,160 176,160! 160,138 182,116! 152,118 134,100 128,66",
      "b",
    ) +
    shape(
      "84,138! 72,166 76,190 44,236 32,258! 66,252 100,259 134,252 168,258! 156,236 124,190 128,166 116,138! 100,146",
      "j",
    ) +
    ink("84,196 70,244", "116,196 130,244", "100,200 100,250") +
    contour("76,188 100,194 124,188") +
    shapes("j", ...twice("84,144 66,140 42,112 30,118 40,150 64,166 80,164")) +
    part.hand({ x: 36, y: 112, turn: 165 }, "open") +
    part.hand({ x: 164, y: 112, turn: -165, flip: true }, "open") +
    part.face({ x: 100, y: 98, size: 0.95 }, { build: "heart", eyes: "closed", mouth: "smile", ears: "none" }) +
    part.fringe({ x: 100, y: 98, size: 0.95 }) +
    part.dots("100,69", 3) +
    gem("ruby", 26, 74, 11) +
    gem("sapphire", 56, 40, 11) +
    gem("topaz", 100, 26, 12) +
    gem("sapphire", 144, 40, 11) +
    gem("ruby", 174, 74, 11) +
    // The cat.
    limb("160,254 182,250 182,230", [7, 6, 5], "k") +
    shape("134,258 136,236 132,226! 142,230 150,226! 154,236 162,258", "k") +
    dot(139, 235, 1.5, { tone: "p" }) +
    dot(147, 235, 1.5, { tone: "p" });
  return { jewel: "topaz", markup };
}

/** 6.17 The apprentice has made two of a kind, and cannot stop them. */
function apprentice(): Drawing {
  const broom = (x: number, y: number): string =>
    limb(`${x + 2},${y - 90} ${x},${y - 30} ${x},${y}`, [7, 7, 7], "b") +
    limb(
      `${x - 22},${y - 14} ${x - 16},${y - 38} ${x},${y - 44} ${x + 16},${y - 38} ${x + 22},${y - 14}`,
      [6, 6, 7, 6, 6],
      "b",
    ) +
    shape(
      `${x - 8},${y - 8}! ${x + 8},${y - 8}! ${x + 20},${y + 40}! ${x + 8},${y + 36}! ${x},${y + 44}! ${x - 8},${y + 36}! ${x - 20},${y + 40}!`,
      "p",
    ) +
    bucket(x - 26, y - 8) +
    bucket(x + 24, y - 8);
  const bucket = (x: number, y: number): string =>
    shape(`${x - 11},${y}! ${x + 11},${y}! ${x + 8},${y + 20}! ${x - 8},${y + 20}!`, "a") +
    dot(x, y, 4, { rx: 9, tone: "j" });
  const markup =
    broom(46, 212) +
    broom(156, 212) +
    shape("84,196! 74,226 68,256! 100,262 132,256! 126,226 116,196!", "j") +
    limb("84,204 66,186 72,164", [18, 16, 18], "j") +
    part.hand({ x: 74, y: 160, turn: 170 }, "open") +
    limb("116,204 134,186 128,164", [18, 16, 18], "j") +
    part.hand({ x: 126, y: 160, turn: -170, flip: true }, "open") +
    part.face({ x: 100, y: 150, size: 0.95 }, { build: "round", eyes: "wide", mouth: "o", brows: -1, look: -1 }) +
    part.hat({ x: 100, y: 124, size: 1.16, turn: 8 }, "pointed") +
    gem("sapphire", 58, 60, 13) +
    gem("sapphire", 150, 62, 13) +
    part.ground(262, 20, 180, 0);
  return { jewel: "sapphire", markup };
}

/** 6.14 The necromancer burns what was bid. His mouse is not quite dead either. */
function necromancer(): Drawing {
  const markup =
    shape("100,120! 60,88 36,62! 42,120 60,150 40,258! 100,264 160,258! 140,150 158,120 164,62! 140,88", "b") +
    patch("100,128! 70,104 52,84! 58,120 80,148 100,160 120,148 142,120 148,84! 130,104", "k") +
    ink("72,170 62,248", "128,170 138,248") +
    shape("100,164 88,176 84,262 116,262 112,176", "k") +
    shape("100,46 70,56 64,92 74,110 78,132 100,140 122,132 126,110 136,92 130,56", "p") +
    shapes("k", ...twice("88,90 76,86 70,96 78,104 88,100")) +
    part.bead(79, 95, 3) +
    part.bead(122, 95, 3) +
    shape("100,102 94,114! 100,111! 106,114!", "k") +
    contour("84,122 100,126 116,122") +
    ink("90,119 90,128", "100,121 100,131", "110,119 110,128", "84,64 92,70 88,78") +
    brush("70,80 80,76 90,82", [0, 4, 0]) +
    brush("110,82 120,76 130,80", [0, 4, 0]) +
    limb("64,150 34,164 34,196", [24, 22, 28], "b") +
    limb("136,150 166,164 166,190", [24, 22, 28], "b") +
    part.flame({ x: 36, y: 236, size: 0.72 }) +
    part.hand({ x: 34, y: 192 }, "open") +
    part.coins(36, 260, 3, 34, "a") +
    part.hand({ x: 164, y: 186 }, "point") +
    // The mouse: bones only.
    dot(158, 234, 9, { rx: 11, tone: "p", line: "o" }) +
    dot(166, 224, 5, { tone: "p", line: "o" }) +
    part.bead(152, 233, 2) +
    contour("168,238 176,244 172,256", "172,248 182,246", "170,252 180,254", "158,243 156,258", "150,240 146,246") +
    gem("emerald", 100, 176, 12);
  return { jewel: "emerald", markup };
}

/** 6.1 The alchemist: three pieces of gold, and no eyebrows left. */
function alchemist(): Drawing {
  const markup =
    shape("66,92! 54,64 62,70! 62,40 74,58! 84,28 92,54! 104,24 112,52! 128,34 126,60! 144,52 134,92!", "b") +
    shape("60,144! 40,168 36,220! 164,220! 160,168 140,144! 100,156", "a") +
    shape("78,150! 76,222! 132,222! 124,150! 100,160", "j") +
    part.face(
      { x: 100, y: 110 },
      { build: "oval", mouth: "grin", nose: "small", brows: -0.4, eyes: "dots", ears: "round" },
    ) +
    // Goggles.
    contour("70,102 62,98", "130,102 138,98", "97,102 103,102") +
    dot(85, 103, 12, { tone: "p", line: "o" }) +
    dot(115, 103, 12, { tone: "p", line: "o" }) +
    dot(86, 104, 4) +
    dot(114, 104, 4) +
    ink("78,100 84,94", "108,100 114,94") +
    limb("140,158 158,182 140,202", [22, 20, 16]) +
    part.hand({ x: 138, y: 196, turn: 60 }) +
    // The retort on its stand.
    shape("40,256! 34,236 46,222 44,186! 62,186! 62,220 76,234 72,256!", "p") +
    shape("38,254 36,238 52,234 66,238 72,242 70,254", "j") +
    limb("56,186 70,166 92,176 96,206", [11, 10, 9, 8], "p") +
    dot(50, 224, 3, { tone: "j", line: "i" }) +
    dot(56, 212, 2, { tone: "j", line: "i" }) +
    part.coin(98, 222, 9) +
    part.coin(92, 240, 9) +
    part.coin(110, 244, 9) +
    limb("22,258 100,256 180,258", [9, 9, 9], "b") +
    part.smoke({ x: 104, y: 26, size: 0.5 }) +
    part.dots("76,126 82,130 120,128", 2);
  return { jewel: "topaz", markup };
}

export const MAGIC = {
  witch,
  magician,
  sorcerer,
  wizard,
  enchantress,
  apprentice,
  necromancer,
  alchemist,
};
