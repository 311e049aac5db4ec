/** The nine monsters of Drachensachen. They grow with their value, and each hints at what its card does. */
import * as part from "../../../art/parts/index.ts";
import {
  brush,
  contour,
  dot,
  edges,
  ink,
  limb,
  outline,
  patch,
  place,
  points,
  shape,
  times,
  type Point,
} from "../../../art/pen.ts";
import { whenSeen, type Drawing } from "../../../art/picture.ts";

/** 1: a mouse with thimble, needle and button; it is the one who beats giants (8.3). */
function mouse(): Drawing {
  const markup =
    part.tail("126,224 160,232 176,208 164,184 172,166", 9, "plain") +
    shape("74,156! 56,190 44,240! 62,234 76,244! 100,236 124,244! 138,234 154,238! 144,190 126,156!", "j") +
    part.paw({ x: 84, y: 234 }) +
    part.paw({ x: 116, y: 234 }) +
    part.ball({ x: 100, y: 194 }, 66, 84) +
    limb("148,196 156,126 166,46", [5, 6, 0], "p") +
    ink("149,190 150,178") +
    limb("124,176 142,186 151,176", [14, 13, 14]) +
    dot(60, 100, 25, { tone: "a", line: "o" }) +
    dot(60, 102, 15, { tone: "b" }) +
    dot(140, 100, 25, { tone: "a", line: "o" }) +
    dot(140, 102, 15, { tone: "b" }) +
    shape("100,80 68,96 64,124 82,146 100,154 118,146 136,124 132,96") +
    shape("72,100! 78,58! 88,50 112,50 122,58! 128,100! 100,108", "b") +
    contour("74,90 100,97 126,90") +
    part.dots("86,64 100,67 114,64 93,76 107,76", 1.5) +
    part.bead(84, 122, 5.5) +
    part.bead(116, 122, 5.5) +
    dot(100, 140, 5, { rx: 6.5 }) +
    part.whiskers({ x: 100, y: 140 }, 42) +
    dot(62, 194, 25, { tone: "p", line: "o" }) +
    dot(62, 194, 19, { tone: "p", line: "i" }) +
    part.dots("56,188 68,188 56,200 68,200", 3) +
    ink("56,188 68,200", "68,188 56,200") +
    part.hatch("132,180 133,206 116,230", 7, -8) +
    part.ground(246, 24, 150, 2);
  return { jewel: "sapphire", markup };
}

/** 2: an egg that has already found its legs. Nobody knows what is in it (8.4). */
function egg(): Drawing {
  const crack: Point[] = [
    [50, 128, 0],
    [66, 118, 0],
    [78, 130, 0],
    [92, 116, 0],
    [106, 130, 0],
    [120, 116, 0],
    [134, 128, 0],
    [148, 120, 0],
  ];
  const under = crack.map(([x, y]): Point => [x + (x - 100) * 0.06, y + 28, 0]);
  const triangle = (x: number, y: number, s: number, turn: number): string =>
    shape(place({ x, y, size: s, turn }, "0,-10! 9,7! -9,7!"), "j");
  const leg = (x: number): string =>
    limb(`${x},208 ${x - 2},226 ${x},240`, [9, 7, 7], "j") +
    limb(`${x},240 ${x - 10},242 ${x - 20},248`, [8, 6, 0], "j") +
    limb(`${x},240 ${x + 8},243 ${x + 16},248`, [8, 6, 0], "j") +
    limb(`${x},240 ${x - 1},246 ${x - 2},252`, [8, 6, 0], "j");
  const markup =
    leg(80) +
    leg(122) +
    shape("48,150 60,96 100,90 140,96 152,150 100,176", "k") +
    part.eye({ x: 82, y: 142, size: 1.7, flip: true }, { mood: "wide", look: [-0.6, -0.3] }) +
    part.eye({ x: 122, y: 142, size: 1.7 }, { mood: "wide", look: [0.6, -0.3] }) +
    shape([...under, [152, 184], [132, 214], [100, 222], [68, 214], [46, 184]], "a") +
    shape([...crack, [146, 88], [128, 52], [104, 40], [80, 46], [60, 78]]) +
    triangle(88, 76, 1.1, -12) +
    triangle(122, 86, 0.9, 20) +
    triangle(76, 190, 1, 30) +
    triangle(112, 196, 1.2, 0) +
    triangle(138, 180, 0.8, -20) +
    triangle(104, 56, 0.6, 0) +
    part.hatch("146,178 132,206 104,218", 9, -9) +
    part.ground(250, 30, 150, 2);
  return { jewel: "topaz", markup };
}

/** 3: a mole that comes from below (4.1: undercut). Three eyes, none of them good. */
function mole(): Drawing {
  const spade = (flip: boolean): string => {
    const spot = { x: flip ? 152 : 48, y: 190, flip, size: 1.15 };
    return (
      times(4, (i) => limb(place(spot, `${-14 + i * 9},8 ${-18 + i * 10},20 ${-20 + i * 11},31`), [9, 7, 0], "p")) +
      shape(place(spot, "-22,8 -20,-10 0,-18 20,-8 22,10 0,15"), "b") +
      ink(place(spot, "-9,2 -10,11"), place(spot, "3,2 3,13"))
    );
  };
  const markup =
    shape("60,214 52,160 62,108 100,80 138,108 148,160 140,214", "a") +
    part.fur("66,150 62,172 70,186 134,150 138,172 130,188 122,176 78,172", 9) +
    // A miner's helmet with a candle.
    shape("62,106! 66,76 100,60 134,76 138,106! 100,98", "b") +
    shape("52,110 100,94 148,110 146,118 100,104 54,118", "b") +
    limb("100,84 100,60", [13, 12], "p") +
    part.flame({ x: 100, y: 55, size: 0.5 }) +
    ink("100,60 100,54") +
    part.eye({ x: 74, y: 132, size: 1.05, flip: true }, { mood: "sad" }) +
    part.eye({ x: 126, y: 132, size: 1.05 }, { mood: "sad" }) +
    part.eye({ x: 100, y: 126, size: 1.25 }, { look: [0, 0.6] }) +
    // A pink star of a nose.
    shape("100,146! 106,156 120,152! 114,164 124,174! 110,174 104,188! 98,176 82,182! 88,168 78,156! 92,158", "j") +
    dot(100, 166, 4) +
    contour("84,196 100,201 116,196") +
    shape("94,199! 94,209! 106,209! 106,199!", "p") +
    spade(false) +
    spade(true) +
    shape("16,258! 24,238 44,226 66,216 84,222 104,212 124,222 140,220 150,234 154,258!", "b") +
    ink("40,238 50,234", "78,234 84,240", "120,236 132,232", "60,250 70,248", "104,252 112,246", "132,250 140,246");
  return { jewel: "amethyst", markup };
}

/** 4: an imp with four hands who deals to the next one (4.2: draw two). */
function dealer(): Drawing {
  const pair = (draw: (flip: boolean) => string): string => draw(false) + draw(true);
  const hold =
    (x: number, y: number, turn: number, arm: string) =>
    (flip: boolean): string => {
      const along = place({ x: 100, y: 0, flip }, arm);
      return (
        part.leafCard({ x: flip ? 100 - x : 100 + x, y, turn: flip ? -turn : turn, size: 1.35 }) +
        limb(along, [17, 13, 12]) +
        along
          .slice(-1)
          .map(([hx, hy]) => dot(hx, hy, 10, { tone: "a", line: "o" }))
          .join("")
      );
    };
  const markup =
    part.tail("120,214 146,236 134,258 108,256", 10, "arrow") +
    pair(hold(51, 60, 12, "24,140 60,128 52,92")) +
    pair(hold(70, 208, -28, "26,166 66,158 64,188")) +
    pair((flip) => shape(place({ x: 100, y: 0, flip }, "4,206 14,230 12,246 42,248 44,240 30,232 32,204"))) +
    part.ball({ x: 100, y: 180 }, 72, 80) +
    part.horn([80, 92], [62, 48], { bend: 9, width: 14, rings: 0 }) +
    part.horn([120, 92], [138, 48], { bend: -9, width: 14, rings: 0 }) +
    pair((flip) => shape(place({ x: 100, y: 116, flip }, "34,-8! 48,-18 62,-10! 52,6 36,10!"))) +
    shape("100,78 74,84 60,108 64,134 82,152 100,156 118,152 136,134 140,108 126,84") +
    part.eye({ x: 83, y: 106, size: 1.35, flip: true }, { mood: "cross", look: [-0.4, 0.2] }) +
    part.eye({ x: 117, y: 106, size: 1.35 }, { mood: "cross", look: [-0.4, 0.2] }) +
    shape("74,128! 100,136 126,128! 116,146 100,150 84,146", "k") +
    edges("80,131 85,141 91,134", "p") +
    edges("109,134 115,141 120,131", "p") +
    shape("94,112 90,121 100,127 110,121 106,112", "j") +
    part.hatch("135,176 130,202 108,218", 7, -8) +
    part.ground(252, 40, 150, 1);
  return { jewel: "ruby", markup };
}

/** 5: a frog in mid-leap over whoever is next (4.3: skip). */
function frog(): Drawing {
  const toes = (x: number, y: number, ends: string): string =>
    points(ends)
      .map(([tx, ty]) => limb(`${x},${y} ${(x + tx) / 2},${(y + ty) / 2 + 1} ${tx},${ty}`, [9, 7, 8]))
      .join("");
  const body: Point[] = [
    [66, 134],
    [82, 96],
    [116, 72],
    [158, 68],
    [182, 88],
    [172, 116],
    [138, 146],
    [104, 170],
    [76, 166],
  ];
  const markup =
    toes(34, 204, "12,206 16,222 32,228") +
    limb("90,154 48,158 58,190 32,206", [28, 25, 16, 13]) +
    // The one it leaps over: a snail.
    shape("96,250 110,240 132,248 148,238 150,226 156,230 158,246 146,252", "p") +
    dot(122, 232, 15, { tone: "b", line: "o" }) +
    ink("122,240 114,232 122,225 129,231 123,235", "151,228 147,218", "156,231 160,221") +
    toes(168, 150, "184,138 188,152 180,164") +
    limb("142,132 146,156 170,150", [17, 14, 11]) +
    shape(body) +
    patch("180,94 170,116 138,144 106,168 100,154 134,124 160,106", "p") +
    outline(body) +
    toes(84, 208, "62,216 70,230 90,230") +
    limb("90,146 72,172 102,182 84,208", [32, 27, 16, 13]) +
    times(3, (i) =>
      shape(place({ x: 92 + i * 18, y: 122 - i * 16, turn: 52, size: 1.25 - i * 0.15 }, "0,-11! 7,0 0,11! -7,0"), "j"),
    ) +
    contour("181,88 164,104 142,104 132,94") +
    dot(176, 80, 1.5) +
    part.eye({ x: 130, y: 64, size: 1.7 }, { look: [0.8, 0.2] }) +
    part.eye({ x: 159, y: 60, size: 1.6 }, { look: [0.8, 0.2] }) +
    ink("22,150 40,142", "12,172 32,163", "40,124 52,118") +
    part.hatch("84,166 106,168 138,144", 8, 9) +
    part.ground(254, 28, 172, 3);
  return { jewel: "emerald", markup };
}

/** 6: a tortoise that carries its own castle. No dragon gets in (4.4). */
function tortoise(): Drawing {
  const tower = edges(
    "78,118 76,56 68,56 68,38 80,38 80,46 92,46 92,38 108,38 108,46 120,46 120,38 132,38 132,56 124,56 122,118",
    "p",
  );
  const spike = (x: number, y: number, tx: number, ty: number): string =>
    limb(`${x},${y} ${(x + tx) / 2},${(y + ty) / 2} ${tx},${ty}`, [18, 10, 0], "p");
  const markup =
    ink("100,38 100,8") +
    shape("101,10! 124,12 138,8! 132,18 138,28! 120,25 101,27!", "j") +
    tower +
    part.masonry("84,62 104,62 90,74 106,88 84,88") +
    shape("92,104! 92,86 100,78 108,86 108,104!", "k") +
    spike(62, 150, 28, 122) +
    spike(78, 128, 56, 94) +
    spike(140, 136, 160, 100) +
    spike(158, 166, 190, 142) +
    part.tail("164,214 182,220 190,230", 14, "plain") +
    limb("66,206 60,226 62,240", [30, 27, 28]) +
    limb("146,206 152,226 150,240", [30, 27, 28]) +
    ink("52,240 54,234", "62,241 62,234", "142,241 143,234", "152,241 152,234") +
    shape("42,206 46,160 74,122 112,112 150,132 170,174 172,206 108,220", "j") +
    ink(
      "60,180 84,152 110,148 136,160 154,184",
      "84,152 80,124",
      "110,148 112,114",
      "136,160 148,134",
      "84,152 92,186 88,210",
      "136,160 128,188 130,210",
    ) +
    shape("36,202 60,198 108,210 156,198 178,202 176,214 108,226 38,214", "b") +
    // The head, grumpy, to the left.
    limb("54,206 34,196 30,184", [26, 24, 22]) +
    shape("50,160 30,152 14,164 8,184 12,200 30,206 50,198 56,178", "a") +
    part.eye({ x: 30, y: 174, size: 1.2 }, { mood: "cross" }) +
    contour("10,194 24,188 40,194") +
    dot(12, 182, 1.5) +
    part.hatch("169,178 170,200 132,212", 9, -11) +
    part.hatch("121,58 120,104", 7, -8) +
    part.ground(250, 26, 150, 2);
  return { jewel: "sapphire", markup };
}

/** 7: a cockatrice as a weathercock, which turns when it likes (8.5). */
function cockatrice(): Drawing {
  const markup =
    limb("100,270 100,214", [7, 7], "k") +
    limb("42,228 100,225 154,228", [6, 6, 6], "b") +
    edges("46,218 26,228 46,240", "b") +
    edges("150,228 164,216 160,228 164,241", "b") +
    // The serpent's tail.
    part.neck("118,180 156,204 186,178 180,138 158,108 162,70", [34, 27, 22, 18, 14, 10], { plates: 0 }) +
    shape("152,78 144,62 146,50 160,44 174,52 174,66 168,78") +
    part.bead(153, 58, 3) +
    part.bead(166, 60, 3) +
    contour("146,68 156,71 166,71") +
    brush("150,70 144,80 136,80", [3, 2, 0]) +
    part.wing({ x: 108, y: 168, size: 0.66, turn: 14 }, { tone: "j", fingers: 4 }) +
    limb("92,196 90,212 88,222", [12, 8, 8], "p") +
    limb("116,196 114,212 114,222", [12, 8, 8], "p") +
    ink("80,226 88,220 96,226", "106,226 114,220 122,226") +
    shape("64,92 56,130 62,172 88,204 124,202 140,176 126,150 104,128 96,90", "a") +
    ink(
      ...rows(4, (i) => [
        [70 + (i % 2) * 12, 142 + i * 13],
        [77 + (i % 2) * 12, 149 + i * 13],
        [84 + (i % 2) * 12, 142 + i * 13],
      ]),
    ) +
    shape("60,104 52,124 62,138 72,124 84,136 90,116 100,110 94,90", "a") +
    // Comb, head, beak and wattle.
    shape("60,74! 48,58 56,42! 66,52 74,32! 86,50 100,38! 102,58 112,60! 102,80!", "j") +
    shape("80,58 58,70 54,94 70,112 94,110 106,92 102,70", "a") +
    shape("60,76! 40,78 24,94! 42,92 58,98!", "p") +
    shape("56,98! 44,98 38,106! 58,106!", "p") +
    shape("62,106 56,120 64,130 74,120 72,108", "j") +
    part.eye({ x: 76, y: 80, size: 1.4 }, { mood: "cross" }) +
    part.hatch("136,180 124,200 96,204", 8, -9);
  return { jewel: "ruby", markup };
}

function rows(count: number, draw: (index: number) => Point[]): Point[][] {
  return Array.from({ length: count }, (_, i) => draw(i));
}

/** 8: a chest with an appetite. There is still gold in it (8.6). */
function mimic(): Drawing {
  const fang = (x: number, y: number, down: boolean): string =>
    edges(`${x - 7},${y} ${x},${y + (down ? 17 : -17)} ${x + 7},${y}`, "p");
  const markup =
    part.foot({ x: 56, y: 236, size: 0.85 }) +
    part.foot({ x: 146, y: 236, size: 0.85, flip: true }) +
    edges("34,110 166,110 170,168 30,168", "k") +
    part.coins(64, 166, 3, 30) +
    part.coins(138, 166, 3, 30) +
    part.coin(84, 140, 11) +
    part.coin(120, 136, 11) +
    // The lid, thrown back.
    shape("30,104! 28,66 56,44 100,38 144,44 172,66 170,104! 100,96", "b") +
    shape("24,102! 24,88! 100,78 176,88! 176,102! 100,94", "a") +
    shape("56,46 50,70 52,88 66,86 64,68 70,43", "a") +
    shape("144,46 150,70 148,88 134,86 136,68 130,43", "a") +
    part.eye({ x: 80, y: 64, size: 1.7, flip: true }, { mood: "sly", look: [-0.5, 0.5] }) +
    part.eye({ x: 120, y: 64, size: 1.7 }, { mood: "sly", look: [-0.5, 0.5] }) +
    times(5, (i) => fang(44 + i * 28, 99 - Math.sin((i / 4) * 3.14) * 4, true)) +
    // The box with its tongue over the edge.
    edges("30,166 170,166 162,240 38,240", "b") +
    ink("35,192 166,192", "37,217 163,217") +
    edges("52,166 66,166 70,240 58,240", "a") +
    edges("148,166 134,166 130,240 142,240", "a") +
    times(4, (i) => fang([45, 78, 122, 155][i]!, 166, false)) +
    limb("100,150 102,182 94,208 106,232", [30, 32, 30, 22], "p") +
    ink("101,156 102,184 96,208") +
    part.ground(252, 22, 148, 0);
  return { jewel: "topaz", markup };
}

/** 9: an ogre whose arms reach everything (8.7). */
function ogre(): Drawing {
  const fist = (x: number, y: number): string =>
    shape(
      `${x - 18},${y} ${x - 10},${y - 14} ${x + 8},${y - 15} ${x + 18},${y - 2} ${x + 14},${y + 14} ${x - 12},${y + 15}`,
    ) + ink(`${x - 8},${y + 4} ${x - 8},${y + 14}`, `${x + 2},${y + 4} ${x + 2},${y + 15}`);
  const markup =
    limb("160,186 164,110 160,34", [11, 20, 38], "b") +
    ink("152,50 156,68", "170,44 167,62", "164,88 161,104") +
    part.horn([72, 62], [44, 26], { bend: 12, width: 20 }) +
    part.horn([120, 60], [134, 18], { bend: -10, width: 20 }) +
    limb("78,212 76,230 78,246", [36, 30, 32]) +
    limb("124,212 126,230 124,246", [36, 30, 32]) +
    ink("68,246 69,240", "78,246 78,240", "120,246 120,240", "130,246 130,240") +
    shape("52,108 38,150 46,204 70,224 100,228 132,224 154,204 160,150 146,108 100,92") +
    patch("100,142 68,158 64,190 100,206 136,190 132,158", "p") +
    ink("96,184 100,190 104,184") +
    shape("46,196 100,210 154,196 156,216 132,236! 118,224 100,244! 84,224 68,236! 44,216", "j") +
    limb("58,120 28,152 20,200 28,232", [34, 30, 25, 22]) +
    fist(30, 236) +
    limb("142,120 176,134 184,166 162,182", [34, 28, 25, 22]) +
    fist(160, 182) +
    // The head sits low between the shoulders.
    shape("96,42 66,54 54,84 58,116 76,136 98,140 122,136 138,116 142,84 128,54") +
    part.eye({ x: 79, y: 90, size: 1.1, flip: true }, { look: [-0.3, 0.4] }) +
    part.eye({ x: 117, y: 90, size: 1.1 }, { look: [0.3, 0.4] }) +
    brush("58,82 78,72 98,82 120,72 139,82", [3, 11, 9, 11, 3]) +
    shape("90,90 80,106 88,114 98,110 108,114 116,106 106,90") +
    contour("66,126 98,121 130,126") +
    edges("70,125 72,104 83,123", "p") +
    edges("113,123 124,104 126,125", "p") +
    part.hatch("158,150 153,190 140,206", 6, -10) +
    part.ground(256, 20, 150, 2);
  return { jewel: "amethyst", markup };
}

/** By kind. */
export const MONSTERS = whenSeen({
  "1": mouse,
  "2": egg,
  "3": mole,
  "4": dealer,
  "5": frog,
  "6": tortoise,
  "7": cockatrice,
  "8": mimic,
  "9": ogre,
});
