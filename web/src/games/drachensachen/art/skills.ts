/** The seven skills of Drachensachen, in the order of their clauses (8.1 to 8.7). */
import * as part from "../../../art/parts/index.ts";
import { brush, contour, dot, edges, ink, limb, patch, place, shape, shapes, times, whole } from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** 8.1 The sleeper walks on: nightcap, arms out, and footprints behind it. */
function step(): Drawing {
  const print = (x: number, y: number): string => patch(place({ x, y }, "-9,-4! -3,-2 9,-6 12,2 2,5 -9,5! -5,1"), "b");
  const markup =
    print(162, 254) +
    print(184, 246) +
    part.tail("128,214 160,222 176,196 168,172", 18, "leaf") +
    limb("98,200 84,226 76,244", [30, 22, 20]) +
    part.foot({ x: 74, y: 242 }, 2) +
    limb("118,200 128,226 132,244", [30, 22, 20]) +
    part.foot({ x: 130, y: 242 }, 2) +
    part.neck("118,216 114,174 106,136 108,104", [62, 66, 38, 26], { plates: 5 }) +
    limb("104,156 70,146 40,150", [18, 14, 12]) +
    limb("112,166 80,166 50,172", [18, 14, 12]) +
    shapes("p", "38,144! 28,148 22,158! 36,154!", "48,166! 38,170 32,180! 46,176!") +
    part.dragonHead({ x: 104, y: 96, size: 1.05 }, { mood: "asleep", teeth: 0, snout: 0.9 }) +
    part.hat({ x: 104, y: 70, size: 0.85, turn: 6 }, "nightcap") +
    part.ground(258, 40, 150, 0);
  return { jewel: "ash", markup };
}

/** 8.2 A toll: the bar is down and a claw is open. */
function toll(): Drawing {
  const markup =
    part.horn([84, 72], [64, 34], { bend: 9, width: 14 }) +
    part.horn([116, 72], [136, 34], { bend: -9, width: 14 }) +
    shape(whole("100,110 64,136 50,190 56,250 100,256")) +
    patch(whole("100,150 78,170 74,230 100,246"), "p") +
    ink("80,176 100,182 120,176", "77,194 100,200 123,194", "77,212 100,218 123,212") +
    part.dragonFace({ x: 100, y: 92, size: 1.1 }, { mood: "sly", mouth: "teeth", look: [-0.4, 0.3] }) +
    // The bar, striped, on its posts.
    edges("24,168 24,258 40,258 40,168", "b") +
    edges("20,196 182,176 184,194 22,214", "p") +
    shapes(
      "j",
      "52,192! 72,190! 66,208! 46,211!",
      "98,187! 118,184! 112,203! 92,205!",
      "144,181! 164,178! 158,197! 138,200!",
    ) +
    limb("150,150 172,158 164,190", [22, 17, 15]) +
    shape("148,186 144,196 150,206 166,208 180,204 182,192 172,184") +
    ink("158,200 157,207", "168,200 169,207") +
    part.coin(164, 168, 13);
  return { jewel: "topaz", markup };
}

/** 8.3 The mouse and a very large foot. */
function slayer(): Drawing {
  const markup =
    shape("76,14! 74,90 60,140 22,176 14,214 30,236 150,240 174,222 172,180 158,110 160,14!") +
    shape("66,10! 168,10! 172,50! 152,64! 138,46! 120,68! 102,46! 86,66! 64,50!", "b") +
    shapes(
      "p",
      "18,206! 20,224 34,234! 38,216 32,204!",
      "46,216! 48,230 60,238! 66,222 58,212!",
      "74,220! 78,234 92,239! 96,226 88,216!",
    ) +
    ink("42,200 44,214", "70,206 74,218", "98,210 102,224", "150,150 158,170 156,190", "140,104 146,118") +
    // On the instep: the winner.
    limb("60,150 78,96 94,44", [4, 5, 0], "p") +
    shape("26,140! 22,168 24,182! 42,178! 60,182! 62,164 56,140!", "j") +
    part.ball({ x: 42, y: 164 }, 26, 34) +
    limb("50,152 60,150 63,142", [8, 8, 9]) +
    dot(28, 118, 11, { tone: "a", line: "o" }) +
    dot(58, 118, 11, { tone: "a", line: "o" }) +
    shape(whole("43,112 28,120 28,134 43,146", 43)) +
    shape("30,120! 33,102! 43,98 53,102! 56,120! 43,124", "b") +
    part.bead(37, 130, 3) +
    part.bead(49, 130, 3) +
    dot(43, 139, 3) +
    part.ground(246, 24, 170, 1);
  return { jewel: "sapphire", markup };
}

/** 8.4 A nest with one egg too many. */
function cuckoo(): Drawing {
  const egg = (x: number, y: number, s: number, turn: number): string =>
    shape(place({ x, y, size: s, turn }, "0,-34 -20,-12 -22,14 0,30 22,14 20,-12"), "p");
  const twigs = times(9, (i) =>
    limb(
      [
        [28 + i * 15, 214 + (i % 3) * 8],
        [52 + i * 13, 206 + ((i * 5) % 4) * 9],
        [66 + i * 12.5, 220 - (i % 2) * 10],
      ],
      [5, 5, 3],
      "b",
    ),
  );
  const markup =
    egg(56, 172, 0.9, -14) +
    egg(148, 172, 0.9, 14) +
    shape("100,64 62,100 52,150 66,196 100,206 134,196 148,150 138,100") +
    shapes(
      "j",
      "80,104! 92,96! 94,110!",
      "116,94! 126,104! 114,110!",
      "70,168! 82,166! 78,178!",
      "120,168! 132,162! 132,176!",
    ) +
    shape(
      "54,138! 66,122! 80,134! 94,120! 106,134! 120,120! 134,132! 147,124! 148,152! 136,166! 122,154! 108,168! 94,154! 80,168! 66,154! 53,164!",
      "k",
    ) +
    part.eye({ x: 86, y: 144, size: 1.3 }, { mood: "wide", look: [0.6, 0] }) +
    part.eye({ x: 115, y: 144, size: 1.3 }, { mood: "wide", look: [0.6, 0] }) +
    shape("22,196! 60,208 100,210 140,208 178,196! 170,228 138,250 100,254 62,250 30,228", "b") +
    twigs +
    ink("40,226 60,232", "90,240 116,240", "140,234 160,224");
  return { jewel: "topaz", markup };
}

/** 8.5 A signpost that has changed its mind. */
function turn(): Drawing {
  const markup =
    limb("100,254 100,150 101,62", [14, 13, 12], "b") +
    ink("98,230 98,200", "103,150 103,120") +
    edges("60,82 168,78 188,96 168,114 60,112", "p") +
    ink("72,92 148,90", "72,102 130,101") +
    edges("140,122 36,126 16,142 36,158 140,154", "p") +
    ink("54,136 128,134", "54,146 110,145") +
    // The arrow that turns back around the post.
    limb("158,232 86,236 50,222 58,196 88,190 122,190", [13, 13, 13, 13, 13, 13], "j") +
    edges("118,172 150,190 118,208", "j") +
    shape("84,62 88,44 100,36 114,44 116,60 100,66") +
    shape("84,56! 68,58 58,66! 84,66!", "p") +
    part.bead(94, 50, 3.5) +
    shape("92,40! 94,28 100,34! 104,24 108,34! 116,30 114,44!", "j") +
    part.ground(256, 40, 156, 3);
  return { jewel: "ruby", markup };
}

/** 8.6 Whoever finds it may keep one. */
function finder(): Drawing {
  const markup =
    times(8, (i) =>
      ink([
        [100 + Math.cos(i * 0.785) * 44, 82 + Math.sin(i * 0.785) * 44],
        [100 + Math.cos(i * 0.785) * 56, 82 + Math.sin(i * 0.785) * 56],
      ]),
    ) +
    part.coin(100, 82, 34) +
    limb("104,190 106,160 102,134", [22, 19, 18]) +
    shape("78,120 76,134 88,146 112,146 124,134 122,118 112,112 100,122 88,112") +
    ink("88,126 89,138", "100,128 100,140", "111,126 111,138") +
    edges("36,184 166,184 160,250 42,250", "b") +
    edges("56,184 70,184 73,250 61,250", "a") +
    edges("146,184 132,184 129,250 141,250", "a") +
    edges("30,170 172,170 172,186 30,186", "a") +
    shape("92,178! 110,178! 110,200 101,206 92,200", "j") +
    dot(101, 190, 3) +
    ink(
      "37,206 58,206",
      "74,206 90,206",
      "112,206 130,206",
      "144,206 164,206",
      "40,230 60,230",
      "74,230 130,230",
      "142,230 162,230",
    ) +
    part.ground(254, 24, 176, 1);
  return { jewel: "topaz", markup };
}

/** 8.7 An arm that takes all the time it needs, and its owner, who looks elsewhere. */
function arm(): Drawing {
  const markup =
    part.leafCard({ x: 62, y: 52, size: 1.6, turn: -12 }) +
    part.leafCard({ x: 158, y: 84, size: 1.6, turn: 10 }, "b", false) +
    limb("104,258 64,244 40,206 62,172 108,164 142,142 128,104 96,74", [40, 36, 32, 30, 28, 26, 24, 22]) +
    ink("50,222 60,220", "80,176 80,166", "132,132 140,136", "118,106 126,100") +
    shape("108,56 92,52 78,60 76,78 90,88 108,84 114,70") +
    shapes("p", "82,56! 68,56 62,64! 80,68!", "78,68! 64,72 60,82! 78,80!") +
    ink("86,64 98,64", "85,75 97,75") +
    part.horn([122, 198], [106, 168], { bend: 7, width: 13, rings: 0 }) +
    part.horn([160, 198], [176, 168], { bend: -7, width: 13, rings: 0 }) +
    shape(whole("141,184 116,196 106,226 112,262 141,266", 141)) +
    part.eye({ x: 129, y: 218, flip: true }, { look: [-0.9, -0.4] }) +
    part.eye({ x: 154, y: 218 }, { look: [0.9, -0.4] }) +
    brush("112,206 127,202 141,208 156,202 170,206", [2, 8, 6, 8, 2]) +
    shape("136,220 130,234 141,240 152,234 146,220") +
    contour("126,250 141,253 152,247") +
    part.ground(264, 26, 180, 2);
  return { jewel: "amethyst", markup };
}

export const SKILLS = whenSeen({
  null: step,
  dragons: toll,
  one: slayer,
  two: cuckoo,
  seven: turn,
  eight: finder,
  nine: arm,
});
