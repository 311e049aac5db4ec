// Every picture of the room by a short name, drawn once. The names are also what flies.
import {
  amulet,
  book,
  cardFront,
  chest,
  crest,
  crystal,
  egg,
  lock,
  page,
  pearl,
  piece,
  sign,
  sunny,
  tile,
  type Back,
} from "./art.ts";
import type { Colour, Name, Pearl } from "./types.ts";

export type Picture =
  | `front:${Name}`
  /** A back, large and small. */
  | `page:${string}`
  | `tile:${string}`
  | `sign:${Colour}`
  | `piece:${number}`
  | "piece"
  | `pearl:${Pearl}`
  /** So many pieces, or with its pearl. */
  | `amulet:${number}`
  | `amulet:${Pearl}`
  | `crest:${number}`
  /** Its points are told beside it. */
  | "crest"
  | `chest:${number}`
  | "book"
  | "egg"
  | "crystal"
  | "sunny"
  | "lock";

function backOf(key: string): Back {
  const isStart = key.endsWith("*");
  const on = isStart ? key.slice(0, -1) : key;
  return { on: Number(on) || (on as Colour), isStart };
}

const DRAW: Readonly<Record<string, (key: string) => string>> = {
  front: cardFront,
  page: (key) => page(backOf(key)),
  tile: (key) => tile(backOf(key)),
  sign: (key) => sign(key as Colour),
  piece: (key) => piece(key === "" ? null : Number(key)),
  pearl: (key) => pearl(key as Pearl),
  amulet: (key) => (key === "red" || key === "blue" ? amulet(3, key) : amulet(Number(key), null)),
  crest: (key) => crest(key === "" ? null : Number(key)),
  chest: (key) => chest(Number(key)),
  book: () => book(),
  egg: () => egg(),
  crystal: () => crystal(),
  sunny: () => sunny(),
  lock: () => lock(),
};

/** Width by height; what is not here is as wide as it is high. */
const RATIOS: Readonly<Record<string, number>> = {
  front: 5 / 7,
  page: 5 / 7,
  tile: 48 / 58,
  piece: 3 / 2,
  book: 480 / 330,
};

const drawn = new Map<Picture, string>();

function parts(name: Picture): [kind: string, key: string] {
  const [kind = "", key = ""] = name.split(":");
  return [kind, key];
}

export function pictureOf(name: Picture): string {
  let found = drawn.get(name);
  if (found === undefined) {
    const [kind, key] = parts(name);
    const draw = DRAW[kind];
    if (draw === undefined) throw new Error(`there is no picture "${name}"`);
    found = draw(key);
    drawn.set(name, found);
  }
  return found;
}

/** Whether it takes no time to show it. */
export function isDrawn(name: Picture): boolean {
  return drawn.has(name);
}

export function ratioOf(name: Picture): number {
  return RATIOS[parts(name)[0]] ?? 1;
}
