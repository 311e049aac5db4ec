// A catalogue of the parts, with what they can do, for whoever draws the next creature.
import * as part from "../src/art/parts/index.ts";
import { limb, shape, whole } from "../src/art/pen.ts";
import { JEWELS, picture } from "../src/art/picture.ts";

const DRAWN: readonly (readonly [name: string, markup: string])[] = [
  ["dragonHead", part.horn([112, 112], [160, 80], { bend: 10 }) + part.dragonHead({ x: 120, y: 140 })],
  [
    "dragonHead: open, tongue, hook, leaf ear",
    part.horn([112, 112], [150, 70], { bend: -12 }) +
      part.dragonHead(
        { x: 120, y: 130 },
        { open: 28, tongue: true, mood: "cross", nose: "hook", ear: "leaf", teeth: 4 },
      ),
  ],
  [
    "dragonHead: short, domed; ram",
    part.ram({ x: 110, y: 120 }) +
      part.dragonHead({ x: 110, y: 140 }, { snout: 0.55, dome: 1.2, nose: "turned-up", mood: "sly", teeth: 1 }),
  ],
  [
    "dragonHead: long, flat, horned",
    part.dragonHead({ x: 140, y: 140 }, { snout: 1.4, dome: 0.8, nose: "horned", mood: "wide", teeth: 6, open: 12 }),
  ],
  [
    "dragonHead asleep; antler",
    part.antler({ x: 110, y: 110 }) + part.dragonHead({ x: 110, y: 140 }, { mood: "asleep" }),
  ],
  [
    "dragonFace",
    part.horn([84, 110], [60, 60], { bend: 8 }) +
      part.horn([116, 110], [140, 60], { bend: -8 }) +
      part.dragonFace({ x: 100, y: 130 }),
  ],
  ["dragonFace: cross, roar", part.dragonFace({ x: 100, y: 130 }, { mood: "cross", mouth: "roar", muzzle: 1.2 })],
  ["wing", part.wing({ x: 60, y: 190 })],
  ["wing half", part.wing({ x: 60, y: 190 }, { spread: 0.4 })],
  ["feathers", part.feathers({ x: 60, y: 160 })],
  [
    "neck",
    part.neck(
      [
        [150, 240],
        [150, 180],
        [110, 150],
        [110, 90],
        [130, 50],
      ],
      [50, 40, 28, 24, 22],
    ),
  ],
  [
    "tail: arrow, leaf, tuft",
    part.tail(
      [
        [40, 200],
        [90, 220],
        [150, 190],
        [140, 120],
      ],
      24,
      "arrow",
    ) +
      part.tail(
        [
          [30, 120],
          [60, 140],
          [90, 120],
          [80, 70],
        ],
        18,
        "leaf",
      ) +
      part.tail(
        [
          [120, 80],
          [140, 90],
          [160, 70],
          [150, 40],
        ],
        14,
        "tuft",
      ),
  ],
  ["sitting", part.sitting({ x: 100, y: 250 })],
  [
    "foot, claw, hands, paw, boot",
    part.foot({ x: 60, y: 80 }) +
      part.claw({ x: 140, y: 80 }) +
      part.hand({ x: 50, y: 140 }) +
      part.hand({ x: 90, y: 140 }, "open") +
      part.hand({ x: 130, y: 140 }, "point") +
      part.paw({ x: 160, y: 140 }) +
      part.boot({ x: 60, y: 200 }),
  ],
  [
    "flame, breath, smoke",
    part.flame({ x: 60, y: 120 }) + part.breath({ x: 160, y: 180 }) + part.smoke({ x: 140, y: 100 }),
  ],
  [
    "beard long",
    part.hair({ x: 100, y: 110 }, "wild") +
      part.face({ x: 100, y: 110 }, { nose: "bulb", mouth: "none" }) +
      part.beard({ x: 100, y: 150 }, "long") +
      part.moustache({ x: 100, y: 130 }),
  ],
  [
    "witch",
    part.hair({ x: 100, y: 130 }, "long") +
      part.face({ x: 100, y: 130 }, { nose: "hook", mouth: "smirk", eyes: "lids", brows: 0.5 }) +
      part.hat({ x: 100, y: 106 }, "pointed"),
  ],
  [
    "princess",
    part.hair({ x: 100, y: 130 }, "plaits") +
      part.face({ x: 100, y: 130 }, { build: "heart", eyes: "lids" }) +
      part.fringe({ x: 100, y: 130 }) +
      part.crown({ x: 100, y: 96, size: 0.8 }),
  ],
  [
    "goblin",
    part.face(
      { x: 100, y: 130 },
      { build: "round", ears: "pointed", mouth: "grin", nose: "long", eyes: "wide", skin: "a" },
    ) + part.hat({ x: 100, y: 104 }, "cap"),
  ],
  [
    "nightcap, feathered, floppy, turban, hood",
    part.hat({ x: 60, y: 60 }, "nightcap") +
      part.hat({ x: 130, y: 70 }, "feathered") +
      part.hat({ x: 60, y: 140 }, "floppy") +
      part.hat({ x: 140, y: 140 }, "turban") +
      part.hat({ x: 100, y: 210 }, "hood"),
  ],
  [
    "bucket, visor, kettle",
    part.helmet({ x: 60, y: 90 }) +
      part.helmet({ x: 140, y: 110 }, "visor") +
      part.helmet({ x: 100, y: 220 }, "kettle"),
  ],
  ["robe", part.robe({ x: 100, y: 100 }, { belt: true, front: "a" })],
  ["cape ball", part.cape({ x: 60, y: 60 }) + part.ball({ x: 100, y: 200 })],
  ["breastplate, collar", part.breastplate({ x: 100, y: 80 }) + part.collar({ x: 100, y: 180 })],
  [
    "sword, staff, shield, coins, card",
    part.sword({ x: 40, y: 100 }) +
      part.staff({ x: 90, y: 120 }) +
      part.shield({ x: 150, y: 60 }) +
      part.coin(150, 130) +
      part.coins(150, 200) +
      part.leafCard({ x: 40, y: 160 }),
  ],
  [
    "book, sack, rock, ground, staffs",
    part.book({ x: 60, y: 80 }) +
      part.sack({ x: 140, y: 100 }) +
      part.rock({ x: 60, y: 180 }) +
      part.ground(220) +
      part.staff({ x: 110, y: 150, size: 0.6 }, "moon") +
      part.staff({ x: 150, y: 160, size: 0.6 }, "crook") +
      part.shield({ x: 50, y: 130, size: 0.8 }, "round"),
  ],
  [
    "eye: open cross sly sad wide asleep happy; bead",
    (["open", "cross", "sly", "sad", "wide", "asleep", "happy"] as const)
      .map((m, i) => part.eye({ x: 40 + (i % 3) * 55, y: 60 + Math.floor(i / 3) * 50, size: 2 }, { mood: m }))
      .join("") + part.bead(100, 220, 6),
  ],
  [
    "scales, hatch, spikes, mane",
    part.scales(60, 80, 40, 50) +
      part.spikes(
        [
          [30, 200],
          [100, 170],
          [170, 200],
        ],
        6,
        26,
      ) +
      part.hatch(
        [
          [110, 60],
          [170, 60],
          [170, 120],
        ],
        12,
        14,
      ) +
      part.mane(
        [
          [30, 260],
          [60, 240],
          [90, 250],
          [120, 250],
        ],
        20,
      ),
  ],
  [
    "put together: a wizard",
    part.staff({ x: 160, y: 160 }, "moon") +
      part.robe({ x: 100, y: 128 }, { belt: true }) +
      part.hand({ x: 156, y: 150 }) +
      part.sleeve("124,136 146,150 154,152") +
      part.sleeve("76,136 54,156 56,178") +
      part.hand({ x: 56, y: 182 }, "open") +
      part.face({ x: 100, y: 100 }, { nose: "bulb", mouth: "none", brows: -0.4 }) +
      part.beard({ x: 100, y: 138 }, "long") +
      part.moustache({ x: 100, y: 118 }) +
      part.hat({ x: 100, y: 76 }, "pointed") +
      part.ground(260, 30, 150),
  ],
  [
    "a knight",
    part.cape({ x: 110, y: 120 }) +
      limb("86,190 84,220 84,240", [22, 18, 16], "b") +
      limb("114,190 116,220 116,240", [22, 18, 16], "b") +
      part.boot({ x: 84, y: 230 }) +
      part.boot({ x: 118, y: 230, flip: true }) +
      part.breastplate({ x: 100, y: 122 }) +
      shape(whole("100,186 72,182 62,214 78,210 90,220 100,212"), "j") +
      part.sword({ x: 150, y: 150, turn: 12 }) +
      limb("134,136 150,144 150,156", [18, 16, 14], "b") +
      part.hand({ x: 150, y: 146, turn: 10 }) +
      part.helmet({ x: 100, y: 84 }) +
      part.shield({ x: 58, y: 170 }) +
      part.ground(258, 30, 150),
  ],
  [
    "a princess",
    part.hair({ x: 100, y: 96 }, "long") +
      part.robe({ x: 100, y: 132 }, { flare: 1.15, height: 124, front: "p" }) +
      part.sleeve("78,142 62,168 78,188", "j", 20) +
      part.sleeve("122,142 138,168 122,188", "j", 20) +
      part.hand({ x: 88, y: 184, turn: -70 }, "fist") +
      part.hand({ x: 112, y: 184, turn: 70, flip: false }, "fist") +
      part.face({ x: 100, y: 96 }, { build: "heart", eyes: "lids", mouth: "smile" }) +
      part.fringe({ x: 100, y: 96 }) +
      part.crown({ x: 100, y: 62, size: 0.8 }) +
      part.ground(262, 30, 150),
  ],
  [
    "a dwarf",
    part.boot({ x: 82, y: 222 }) +
      part.boot({ x: 122, y: 222, flip: true }) +
      part.ball({ x: 100, y: 186 }, 96, 84, "j", null) +
      part.belt([54, 196], [146, 196]) +
      limb("60,160 36,180 44,206", [24, 22, 18], "j") +
      part.hand({ x: 44, y: 206, size: 1.2 }) +
      limb("140,160 164,180 156,206", [24, 22, 18], "j") +
      part.hand({ x: 156, y: 206, size: 1.2 }) +
      part.face({ x: 100, y: 118 }, { build: "round", nose: "bulb", mouth: "none", brows: 0.4 }) +
      part.beard({ x: 100, y: 152 }, "plaited") +
      part.moustache({ x: 100, y: 138 }, "hanging") +
      part.helmet({ x: 100, y: 110 }, "kettle", null) +
      part.ground(252, 30, 150),
  ],
  [
    "a goblin",
    part.ball({ x: 100, y: 190 }, 70, 80, "a", "p") +
      limb("74,170 50,190 60,214", [14, 12, 11]) +
      limb("126,170 150,160 150,130", [14, 12, 11]) +
      part.hand({ x: 150, y: 132, turn: 180 }, "point", "a") +
      part.sack({ x: 44, y: 250 }) +
      part.foot({ x: 84, y: 240, size: 0.8 }) +
      part.foot({ x: 118, y: 240, size: 0.8, flip: true }) +
      part.face(
        { x: 100, y: 116, size: 1.15 },
        { build: "round", ears: "pointed", mouth: "grin", nose: "long", eyes: "wide", brows: 0.5, skin: "a" },
      ) +
      part.hat({ x: 100, y: 88, size: 1.1 }, "nightcap") +
      part.ground(252, 30, 150),
  ],
  [
    "a young dragon",
    part.wing({ x: 112, y: 170, size: 0.8 }) +
      part.tail("128,232 166,236 178,204 164,184", 16, "arrow") +
      part.sitting({ x: 104, y: 254 }) +
      part.horn([106, 64], [132, 36], { bend: 8 }) +
      part.dragonHead({ x: 100, y: 86, size: 1.15 }, { mood: "happy", snout: 0.7, dome: 1.2, teeth: 1 }) +
      part.ground(258, 30, 150),
  ],
];

export const parts: Record<string, string> = Object.fromEntries(
  DRAWN.map(([name, markup], i) => [name, picture({ jewel: JEWELS[i % 4]!, markup })]),
);
