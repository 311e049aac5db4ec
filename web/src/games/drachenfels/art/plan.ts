/** The plan of the board: which fields there are, where they lie and which of them are neighbours. */

export type FieldKind = "castle" | "start" | "rock" | "star" | "rock-castle" | "hole" | "gate" | "plain" | "dotted";

export interface Field {
  readonly id: string;
  readonly kind: FieldKind;
  /** On the drawing, from its top left corner. */
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly fields: readonly Field[];
  readonly byId: ReadonlyMap<string, Field>;
  readonly edges: readonly (readonly [Field, Field])[];
  readonly width: number;
  readonly height: number;
}

type Place = readonly [id: string, kind: FieldKind, x: number, y: number];

/** So far apart are neighbours drawn that lie closest to each other; so it is on the standard board. */
const STEP = 52;
/** Room around the outermost fields. */
const MARGIN = 84;

export function isSite({ kind }: Field): boolean {
  return kind === "hole" || kind === "gate";
}

/** One quarter of the standard board; the others are the same, turned. `board.toml` of the engine is what it has to agree with. */
const QUARTER: readonly Place[] = [
  ["S", "start", 0, -200],
  ["R", "rock", 225, -225],
  ["T", "star", 0, -450],
  ["F", "rock-castle", 453, -453],
  ["H", "hole", 0, -325],
  ["G", "gate", 396, -396],
  ["a", "plain", 52, -193],
  ["A", "plain", 193, -52],
  ["b", "dotted", 100, -173],
  ["B", "dotted", 173, -100],
  ["c", "plain", 141, -141],
  ["d", "plain", 182, -182],
  ["e", "dotted", 264, -264],
  ["f", "dotted", 304, -304],
  ["p", "dotted", 346, -346],
  ["m", "dotted", 0, -262],
  ["n", "dotted", 0, -388],
  ["w", "dotted", 118, -432],
  ["x", "dotted", 236, -396],
  ["y", "dotted", 396, -236],
  ["z", "dotted", 432, -118],
];

/** Ways of the first quarter; a > leads into the next one. */
const WAYS = "S-a-b-c-B-A->S c-d-R-e-f-p-G-F S-m-H-n-T T-w-x-p-y-z->T";

const QUARTERS = [1, 2, 3, 4] as const;

function standard(): Plan {
  const places: Place[] = [["K", "castle", 0, 0]];
  for (const quarter of QUARTERS)
    for (const [letter, kind, x, y] of QUARTER) {
      let [right, down] = [x, y];
      for (let turns = 1; turns < quarter; turns++) [right, down] = [-down, right];
      places.push([`${letter}${quarter}`, kind, right, down]);
    }
  const pairs = QUARTERS.flatMap((quarter) =>
    WAYS.split(" ").flatMap((way) => {
      const ids = way
        .split("-")
        .map((letter) => `${letter.replace(">", "")}${letter[0] === ">" ? (quarter % 4) + 1 : quarter}`);
      return ids.slice(1).map((id, i): [string, string] => [ids[i]!, id]);
    }),
  );
  return laidOut(places, pairs);
}

/** A board of one's own, in the short form that the option `board` has: `b1:dotted:100:-173:a1/c1`. */
function own(words: readonly string[]): Plan {
  const places: Place[] = [];
  const pairs: [string, string][] = [];
  for (const word of words) {
    const [id = "", kind = "", x = "", y = "", others = ""] = word.split(":");
    places.push([id, kind as FieldKind, Number(x), Number(y)]);
    for (const other of others.split("/")) if (other > id) pairs.push([id, other]);
  }
  return laidOut(places, pairs);
}

/** How much larger a board is drawn than its file has it, from how long its ways are there. */
export function scaleOf(lengths: readonly number[]): number {
  const sorted = lengths.filter((length) => length > 0).sort((one, other) => one - other);
  return STEP / (sorted[Math.floor(sorted.length / 20)] ?? STEP);
}

/** Moves the board to where it can be drawn, and makes it as large as its nearest neighbours need. */
function laidOut(places: readonly Place[], pairs: readonly (readonly [string, string])[]): Plan {
  const at = new Map(places.map((place) => [place[0], place]));
  const scale = scaleOf(
    pairs.map(([one, other]) => Math.hypot(at.get(one)![2] - at.get(other)![2], at.get(one)![3] - at.get(other)![3])),
  );
  const xs = places.map((place) => place[2] * scale);
  const ys = places.map((place) => place[3] * scale);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const fields = places.map(([id, kind], i): Field => ({
    id,
    kind,
    x: Math.round(xs[i]! - left),
    y: Math.round(ys[i]! - top),
  }));
  const byId = new Map(fields.map((field) => [field.id, field]));
  return {
    fields,
    byId,
    edges: pairs.map(([one, other]) => [byId.get(one)!, byId.get(other)!] as const),
    width: Math.round(Math.max(...xs) - left + MARGIN),
    height: Math.round(Math.max(...ys) - top + MARGIN),
  };
}

/** A piece of a plan, as large as it is there, with as much room around it as what stands there needs. */
export function partOf(plan: Plan, ids: readonly string[]): Plan {
  const kept = plan.fields.filter(({ id }) => ids.includes(id));
  const room = (field: Field): number => (field.kind === "castle" ? 110 : field.kind === "rock-castle" ? 70 : 46);
  const [left, top] = [
    Math.min(...kept.map((each) => each.x - room(each))),
    Math.min(...kept.map((each) => each.y - room(each))),
  ];
  const fields = kept.map((field) => ({ ...field, x: field.x - left, y: field.y - top }));
  const byId = new Map(fields.map((field) => [field.id, field]));
  return {
    fields,
    byId,
    edges: plan.edges.flatMap(([a, b]) => {
      const [one, other] = [byId.get(a.id), byId.get(b.id)];
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    }),
    width: Math.max(...fields.map((field) => field.x + room(field))),
    height: Math.max(...fields.map((field) => field.y + room(field))),
  };
}

const known = new Map<string, Plan>();

/** The plan for the option `board`; an empty list is the standard board. */
export function planOf(words: readonly string[]): Plan {
  const key = words.join(",");
  let plan = known.get(key);
  if (plan === undefined) {
    plan = words.length === 0 ? standard() : own(words);
    known.set(key, plan);
  }
  return plan;
}
