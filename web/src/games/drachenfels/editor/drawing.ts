// A board as it is being drawn: fields, ways, and what its file claims. Every change makes a new one; what is allowed the engine says.
import type { BoardRead } from "../../../lib/protocol.ts";
import type { FieldKind } from "../art/plan.ts";

export type Drawn = Readonly<BoardRead["fields"][number]>;
export type Way = readonly [one: string, other: string];
export type Symmetry = BoardRead["symmetry"][number];
export type Distance = Readonly<BoardRead["distances"][number]>;

export interface Drawing {
  readonly fields: readonly Drawn[];
  readonly ways: readonly Way[];
  readonly symmetry: readonly Symmetry[];
  readonly distances: readonly Distance[];
}

/** A board as the server has read it. */
export function drawingOf({ fields, ways, symmetry, distances }: BoardRead): Drawing {
  return {
    fields,
    ways: ways.map(([one = "", other = ""]): Way => [one, other]),
    symmetry,
    distances,
  };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What can be put on the board, with the letters that the format has for it. */
export const LETTERS: Readonly<Record<FieldKind, string>> = {
  dotted: "aAbBcdefghijklmnopwxyz",
  plain: "aAbBcdefghijklmnopwxyz",
  start: "S",
  rock: "R",
  star: "T",
  "rock-castle": "F",
  hole: "H",
  gate: "G",
  castle: "K",
};
export const KINDS = Object.keys(LETTERS) as FieldKind[];
/** The format has numbers up to this, and of letters so many quarters. */
const FARTHEST = 10_000;
const QUARTERS = 4;

const TURNS = [0, 1, 2, 3] as const;
/** Whether a change is made in one place, or in all four quarters alike. */
const turnsOf = (isInAll: boolean): readonly number[] => (isInAll ? TURNS : [0]);

export function isLand({ kind }: { kind: string }): boolean {
  return kind === "dotted" || kind === "plain";
}

export function fieldOf(drawing: Drawing, id: string): Drawn | undefined {
  return drawing.fields.find((field) => field.id === id);
}

/** The field that this one becomes when the board is turned by so many quarters; the royal castle stays itself. */
export function turnedId(id: string, turns: number): string {
  const quarter = Number(id.slice(1));
  return id.length === 1 ? id : `${id[0]}${((quarter - 1 + turns) % QUARTERS) + 1}`;
}

export function turnedSpot({ x, y }: Spot, turns: number): Spot {
  // Adding 0: there is no -0 in a file.
  if (turns === 0) return { x, y };
  return turnedSpot({ x: -y + 0, y: x }, turns - 1);
}

/** The quarter a place lies in, 1 to 4 by the clock: the first one between the north, with it, and the east. */
export function quarterAt({ x, y }: Spot): number {
  if (x >= 0 && y < 0) return 1;
  if (x > 0 && y >= 0) return 2;
  if (x <= 0 && y > 0) return 3;
  return x < 0 ? 4 : 1;
}

const rounded = (value: number): number => Math.min(Math.max(Math.round(value), -FARTHEST), FARTHEST) + 0;

export function moved(drawing: Drawing, id: string, to: Spot, isInAll: boolean): Drawing {
  const spots = new Map(
    turnsOf(isInAll && id !== "K").map((turns) => [
      turnedId(id, turns),
      turnedSpot({ x: rounded(to.x), y: rounded(to.y) }, turns),
    ]),
  );
  return { ...drawing, fields: drawing.fields.map((field) => ({ ...field, ...spots.get(field.id) })) };
}

/** A field more, and which; null if the format has no other of this kind. */
export function added(
  drawing: Drawing,
  kind: FieldKind,
  at: Spot,
  isInAll: boolean,
): { drawing: Drawing; id: string } | null {
  const taken = new Set(drawing.fields.map(({ id }) => id));
  const spot = { x: rounded(at.x), y: rounded(at.y) };
  const id = freeId(taken, kind, quarterAt(spot), isInAll) ?? freeId(taken, kind, quarterAt(spot), false);
  if (id === null) return null;
  const fields = turnsOf(isInAll && id !== "K")
    .map((turns): Drawn => ({ id: turnedId(id, turns), kind, ...turnedSpot(spot, turns) }))
    .filter((field) => !taken.has(field.id));
  return { drawing: { ...drawing, fields: [...drawing.fields, ...fields] }, id };
}

/** In this quarter if there is still one, else in another. */
function freeId(taken: ReadonlySet<string>, kind: FieldKind, quarter: number, isInAll: boolean): string | null {
  for (const letter of LETTERS[kind]) {
    if (letter === "K") return taken.has("K") ? null : "K";
    const ids = TURNS.map((turns) => turnedId(`${letter}${quarter}`, turns));
    if (isInAll ? ids.every((id) => !taken.has(id)) : !taken.has(ids[0]!)) return ids[0]!;
  }
  if (isInAll) return null;
  const others = TURNS.flatMap((turns) => [...LETTERS[kind]].map((letter) => turnedId(`${letter}${quarter}`, turns)));
  return others.find((id) => !taken.has(id)) ?? null;
}

export function removed(drawing: Drawing, id: string, isInAll: boolean): Drawing {
  const gone = new Set(turnsOf(isInAll).map((turns) => turnedId(id, turns)));
  return {
    ...drawing,
    fields: drawing.fields.filter((field) => !gone.has(field.id)),
    ways: drawing.ways.filter((way) => !way.some((end) => gone.has(end))),
  };
}

export function dotted(drawing: Drawing, id: string, isDotted: boolean, isInAll: boolean): Drawing {
  const meant = new Set(turnsOf(isInAll).map((turns) => turnedId(id, turns)));
  const kind = isDotted ? "dotted" : "plain";
  const fields = drawing.fields.map((field) => (meant.has(field.id) && isLand(field) ? { ...field, kind } : field));
  return { ...drawing, fields };
}

const joins = (way: Way, one: string, other: string): boolean => way.includes(one) && way.includes(other);

export function areJoined(drawing: Drawing, one: string, other: string): boolean {
  return drawing.ways.some((way) => joins(way, one, other));
}

/** With a way between two fields, or without the one that was there. */
export function rejoined(drawing: Drawing, one: string, other: string, isInAll: boolean): Drawing {
  if (one === other) return drawing;
  const isParting = areJoined(drawing, one, other);
  const there = new Set(drawing.fields.map(({ id }) => id));
  let ways = drawing.ways;
  for (const turns of turnsOf(isInAll)) {
    const [a, b] = [turnedId(one, turns), turnedId(other, turns)];
    if (!there.has(a) || !there.has(b)) continue;
    if (isParting) ways = ways.filter((way) => !joins(way, a, b));
    else if (!ways.some((way) => joins(way, a, b))) ways = [...ways, [a, b]];
  }
  return { ...drawing, ways };
}

export function neighboursOf(drawing: Drawing, id: string): string[] {
  return drawing.ways.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
}

export function claiming(drawing: Drawing, symmetry: Symmetry, isClaimed: boolean): Drawing {
  const others = drawing.symmetry.filter((each) => each !== symmetry);
  return { ...drawing, symmetry: isClaimed ? [...others, symmetry] : others };
}

/** The field that an arrow key leads to: the nearest one in that direction, and rather straight ahead than aside. */
export function nextField(drawing: Drawing, from: Spot, key: string): Drawn | undefined {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (way === undefined) return undefined;
  const [right, down] = way as [number, number];
  let best: Drawn | undefined;
  let least = Infinity;
  for (const field of drawing.fields) {
    const [x, y] = [field.x - from.x, field.y - from.y];
    const [ahead, aside] = [x * right + y * down, Math.abs(x * down + y * right)];
    const far = ahead + 2 * aside;
    if (ahead > 0 && aside <= 2 * ahead && far < least) [best, least] = [field, far];
  }
  return best;
}

/** A place beside this one with nothing in it. */
export function freeSpot(drawing: Drawing, near: Spot, step: number): Spot {
  for (let ring = 1; ; ring++)
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const spot = { x: near.x + Math.cos(angle) * step * ring, y: near.y + Math.sin(angle) * step * ring };
      if (drawing.fields.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > 0.7 * step)) return spot;
    }
}
