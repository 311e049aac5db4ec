/** 6.21 A creature of the table's own: put together from parts by its name, so that it is always the same one. */
import * as part from "../../../art/parts/index.ts";
import { contour, limb, shape, shapes, twice } from "../../../art/pen.ts";
import type { Drawing, Jewel } from "../../../art/picture.ts";

/** A different number for a different name. */
function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return number;
}

/** Draws from a number again and again: each choice takes its share of it. */
function chooser(name: string): <Thing>(things: readonly Thing[]) => Thing {
  let left = numberOf(name);
  return (things) => {
    left = (Math.imul(left, 1664525) + 1013904223) >>> 0;
    return things[Math.floor((left / 2 ** 32) * things.length)]!;
  };
}

type Choose = ReturnType<typeof chooser>;

const STONES: readonly Jewel[] = ["ruby", "sapphire", "topaz", "emerald", "amethyst", "ash"];

function held(choose: Choose): string {
  return choose([
    () => part.staff({ x: 160, y: 174 }, choose(["jewel", "moon", "crook"])),
    () => part.sword({ x: 160, y: 184 }),
    () => part.book({ x: 152, y: 214, size: 0.8 }),
    () => part.sack({ x: 160, y: 258, size: 0.9 }),
    () => part.leafCard({ x: 160, y: 176, turn: 10, size: 1.3 }),
  ])();
}

function body(choose: Choose): string {
  return choose([
    () => part.robe({ x: 100, y: 138 }, { height: 118, belt: choose([true, false]), flare: choose([0.9, 1, 1.15]) }),
    () =>
      shapes("b", ...twice("92,232! 92,258! 52,259 50,248 68,240 68,232!")) +
      part.ball({ x: 100, y: 194 }, choose([84, 100]), 92, "j", choose(["p", null])),
    () =>
      part.tail("128,232 174,236 168,190", 18, choose(["arrow", "leaf"])) +
      part.ball({ x: 100, y: 196 }, 92, 112, "a", null) +
      shapes("a", ...twice("70,238 52,244 48,256 60,259 88,258 88,244")),
    () =>
      shape("72,140! 56,172 60,220 46,258! 100,250 154,258! 140,220 144,172 128,140!", "j") +
      part.belt([58, 200], [142, 200]),
  ])();
}

function head(choose: Choose): string {
  const skin = choose(["p", "p", "a"] as const);
  return choose([
    () =>
      part.dragonFace(
        { x: 100, y: 92 },
        { mood: choose(["open", "cross", "sly", "happy"]), mouth: choose(["smile", "teeth"]) },
      ),
    ...Array.from({ length: 4 }, () => () => {
      const spot = { x: 100, y: 106 };
      const back = choose([() => "", () => part.hair(spot, choose(["bob", "long", "wild", "bun"]))])();
      return (
        back +
        part.face(spot, {
          build: choose(["oval", "round", "long", "square", "heart"]),
          nose: choose(["small", "bulb", "long", "hook"]),
          mouth: choose(["smile", "grin", "smirk", "grim"]),
          brows: choose([-0.6, 0, 0.6]),
          eyes: choose(["dots", "lids", "wide"]),
          ears: choose(["round", "pointed"]),
          skin,
        })
      );
    }),
  ])();
}

function hat(choose: Choose): string {
  return choose([
    () => part.hat({ x: 100, y: 80, size: 0.82 }, "pointed"),
    () => part.hat({ x: 100, y: 80 }, choose(["cap", "nightcap", "floppy", "turban", "feathered"])),
    () => part.crown({ x: 100, y: 76, size: 0.9 }, 3),
    () => part.horn([84, 74], [62, 40], { rings: 0 }) + part.horn([116, 74], [138, 40], { bend: -8, rings: 0 }),
  ])();
}

export function own(name: string): Drawing {
  const choose = chooser(name);
  const markup =
    body(choose) +
    held(choose) +
    limb("66,156 42,182 52,206", [20, 18, 15], "j") +
    part.hand({ x: 52, y: 202 }, choose(["open", "fist"])) +
    limb("134,156 156,164 158,178", [20, 18, 15], "j") +
    part.hand({ x: 158, y: 174 }) +
    head(choose) +
    hat(choose) +
    contour("30,262 100,260 170,262");
  return { jewel: choose(STONES), markup };
}
