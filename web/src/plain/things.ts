// What lies on a table that nobody has drawn: the parts of a view by what they look like and where they belong, and the single
// things in them. No Svelte and no screen in here.
import type { Json, View } from "../lib/protocol.ts";
import type { Declared, Domain, FieldsShape, Label, Part, Shape } from "./declared.ts";

export type Values = Readonly<Record<string, Json>>;

/** How a part is drawn. */
export type Look =
  | "nothing"
  | "count"
  | "pile"
  | "flag"
  | "seat"
  | "name"
  | "text"
  | "row"
  | "rows"
  | "grid"
  | "map"
  | "boxes"
  | "box"
  | "each";

/** One thing that can be tapped or can fly: a card, a piece, a place. */
export interface Thing {
  readonly domain: number;
  readonly value: Json;
}

/** A thing where it lies. */
export interface Lying extends Thing {
  readonly place: string;
  readonly isMine: boolean;
}

/** A part with its value, in the view of one seat. */
export interface Found {
  readonly part: Part;
  readonly value: Json;
  /** The name of its place: `zone:hand`, or `seat:2:open`. */
  readonly place: string;
}

/** What is called like this lies face down, and only its number is known. */
const FACE_DOWN = /(^|_)(pile|deck|stock|hidden|unseen)$|^hand_size$/;
const HAND_SIZE = "hand_size";
/** What is in this list belongs to the seats by itself: their hands, their coins. */
const PLAYERS = "players";
const MINE = /^(hand|own|my)(_|$)/;
const DICE = /^(dice|die|rolled|roll)$/;
const PIPS = 6;
/** These stand in every view, and the frame shows them. */
const EVERYWHERE = new Set(["game", "seat", "options", "pending", "legal", "outcome"]);

export function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a shape is, with or without nothing. */
export function inner(shape: Shape): Shape {
  return shape.is === "maybe" ? inner(shape.of) : shape;
}

export function domainOf(declared: Declared, shape: Shape): Domain | undefined {
  const one = inner(shape);
  return one.is === "one" ? declared.domains[one.domain] : undefined;
}

/** Of several shapes the one that a value has. */
export function fitting(shapes: readonly FieldsShape[], value: Json): FieldsShape | undefined {
  if (!isObject(value)) return undefined;
  return shapes.find(
    ({ tag, parts }) => (tag === null || value[tag.key] === tag.is) && parts.every(({ key }) => key in value),
  );
}

export function lookOf(declared: Declared, part: Part, value: Json): Look {
  const shape = inner(part.of);
  if (part.zone === "hidden" || value === null || value === "none") return "nothing";
  switch (shape.is) {
    case "one":
      return lookOfOne(declared.domains[shape.domain], part, value);
    case "many":
      return lookOfMany(declared, part, inner(shape.of));
    case "each":
      return "each";
    case "fields":
      return "box";
    case "either":
      return isWorthSaying(declared, fitting(shape.of, value)) ? "box" : "nothing";
    case "text":
      return value === "" ? "nothing" : "text";
    default:
      return "nothing";
  }
}

function lookOfOne(domain: Domain | undefined, part: Part, value: Json): Look {
  if (domain?.is === "flag") return value === true ? "flag" : "nothing";
  if (domain?.is === "seat") return "seat";
  if (domain?.is === "name") return "name";
  const isDown = part.shape === undefined ? FACE_DOWN.test(part.key) : part.shape === "pile";
  return isDown ? "pile" : "count";
}

function lookOfMany(declared: Declared, part: Part, of: Shape): Look {
  if (of.is === "one")
    return part.shape === "grid" ? "grid" : declared.domains[of.domain]?.is === "flag" ? "nothing" : "row";
  if (of.is === "many") return "rows";
  if (of.is === "fields") return hasSpot(of) ? "map" : "boxes";
  return of.is === "either" ? "boxes" : "nothing";
}

/** That it is somebody's turn the sentence says already. */
function isWorthSaying(declared: Declared, shape: FieldsShape | undefined): boolean {
  return shape?.parts.some(({ of }) => domainOf(declared, of)?.is !== "seat") ?? false;
}

/** Whether it says where it is to be drawn. */
function hasSpot({ parts }: FieldsShape): boolean {
  return ["x", "y"].every((name) => parts.some(({ key }) => key === name));
}

export function isDice(declared: Declared, part: Part): boolean {
  if (part.shape !== undefined) return part.shape === "dice";
  const shape = inner(part.of);
  const domain = domainOf(declared, shape.is === "many" ? shape.of : shape);
  return DICE.test(part.key) && domain?.is === "number" && domain.low >= 0 && domain.high <= PIPS;
}

/** Whether a number tells of things, so that it lies there: not a count or a flag beside them. */
export function isThing(domain: Domain | undefined): boolean {
  return domain !== undefined && domain.is !== "flag";
}

function valuesOf(view: View): Values {
  return view as unknown as Values;
}

/** The parts of a view that lie on the table, but for what belongs to the seats. */
export function partsOf(declared: Declared, view: View, isMine: boolean): Found[] {
  const values = valuesOf(view);
  return declared.view.parts
    .filter((part) => !isBySeat(part) && !EVERYWHERE.has(part.key) && belongsToMe(part) === isMine)
    .map((part) => ({ part, value: values[part.key] ?? null, place: `zone:${part.key}` }));
}

/** What belongs to a seat: its entry in each list that has one for every seat. */
export function partsOfSeat(declared: Declared, view: View, seat: number): Found[] {
  const values = valuesOf(view);
  return declared.view.parts.filter(isBySeat).flatMap((part): Found[] => {
    const list = values[part.key];
    const value = Array.isArray(list) ? (list[seat] ?? null) : null;
    const of = part.of.is === "many" ? inner(part.of.of) : part.of;
    if (of.is !== "fields" || part.key !== PLAYERS)
      return [{ part: { ...part, of, by_seat: false }, value, place: `seat:${seat}:${part.key}` }];
    if (!isObject(value)) return [];
    return of.parts.map((inside) => ({
      part: inside,
      value: value[inside.key] ?? null,
      place: `seat:${seat}:${inside.key}`,
    }));
  });
}

function isBySeat(part: Part): boolean {
  return part.by_seat === true || part.zone === "seats";
}

function belongsToMe(part: Part): boolean {
  return part.zone === undefined ? MINE.test(part.key) : part.zone === "mine";
}

/** My own things: what only I see, and what lies before me but for what that shows already. */
export function mineOf(declared: Declared, view: View): Found[] {
  const own = partsOf(declared, view, true);
  if (view.seat === null) return [];
  const shown = own.flatMap(({ value }) => (Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : []));
  // What lies there already, the number of cards in the hand among it, and lists with nothing in them need not be said.
  const isShown = ({ part, value }: Found): boolean =>
    Array.isArray(value)
      ? value.every((each) => shown.includes(JSON.stringify(each)))
      : part.key === HAND_SIZE && own.length > 0;
  return [...own, ...partsOfSeat(declared, view, view.seat).filter((each) => !isShown(each))];
}

/** Everything that lies on the table, thing by thing. */
export function lyingIn(declared: Declared, view: View): Lying[] {
  const found: Lying[] = [];
  const seats = Array.from({ length: seatsOf(declared, view) }, (_, seat) => seat);
  const inTheMiddle = partsOf(declared, view, false);
  for (const { part, value, place } of inTheMiddle) {
    collect(declared, part.of, value, place, false, found);
    for (const column of columnsOf(declared, part)) found.push({ ...column, place, isMine: false });
  }
  for (const each of mineOf(declared, view)) collect(declared, each.part.of, each.value, each.place, true, found);
  for (const seat of seats.filter((seat) => seat !== view.seat))
    for (const each of partsOfSeat(declared, view, seat))
      collect(declared, each.part.of, each.value, each.place, false, found);
  return found;
}

function seatsOf(declared: Declared, view: View): number {
  const lists = declared.view.parts.filter(isBySeat).map(({ key }) => valuesOf(view)[key]);
  return Math.max(0, ...lists.map((list) => (Array.isArray(list) ? list.length : 0)));
}

function collect(declared: Declared, shape: Shape, value: Json, place: string, isMine: boolean, found: Lying[]): void {
  if (value === null) return;
  switch (shape.is) {
    case "maybe":
      return collect(declared, shape.of, value, place, isMine, found);
    case "one":
      if (declared.domains[shape.domain]?.is === "name") found.push({ domain: shape.domain, value, place, isMine });
      return;
    case "many": {
      if (!Array.isArray(value)) return;
      const of = inner(shape.of);
      for (const [index, each] of value.entries()) {
        if (of.is === "one") {
          if (each !== null && isThing(declared.domains[of.domain]))
            found.push({ domain: of.domain, value: each, place, isMine });
          const at = placeDomain(declared, shape, value.length);
          if (at !== undefined) found.push({ domain: at, value: index, place, isMine });
        } else collect(declared, of, each, `${place}:${index}`, isMine, found);
      }
      return;
    }
    case "each":
      if (isObject(value))
        for (const { key } of shape.names)
          collect(declared, shape.of, value[key] ?? null, `${place}:${key}`, isMine, found);
      return;
    case "either":
    case "fields": {
      const of = shape.is === "fields" ? shape : fitting(shape.of, value);
      if (of === undefined || !isObject(value)) return;
      for (const part of of.parts)
        collect(declared, part.of, value[part.key] ?? null, `${place}:${part.key}`, isMine, found);
    }
  }
}

/** What each column of a grid stands for, if an action speaks of that. */
export function columnsOf(declared: Declared, { taps, columns }: Part): Thing[] {
  if (taps === undefined || columns === undefined) return [];
  const spoken = Object.values(declared.actions).find((fields) => taps in fields);
  const domain = spoken?.[taps];
  return domain === undefined ? [] : Array.from({ length: columns }, (_, value) => ({ domain, value }));
}

/** The domain of places in a row of so many that may be empty, if an action speaks of one. */
export function placeDomain(declared: Declared, shape: Shape, length: number): number | undefined {
  if (shape.is !== "many" || shape.of.is !== "maybe") return undefined;
  const spoken = Object.values(declared.actions).flatMap((fields) => Object.values(fields));
  return spoken.find((number) => {
    const domain = declared.domains[number];
    return domain?.is === "place" && domain.most === length;
  });
}

/** Single numbers with where they stand, for what moves though it has no face: coins, points, cards face down. */
export function countsIn(declared: Declared, view: View): Map<string, number> {
  const seats = Array.from({ length: seatsOf(declared, view) }, (_, seat) => seat);
  const all = [...partsOf(declared, view, false), ...partsOf(declared, view, true)];
  for (const seat of seats) all.push(...partsOfSeat(declared, view, seat));
  return new Map(
    all.flatMap(({ part, value, place }): [string, number][] =>
      typeof value === "number" && domainOf(declared, part.of)?.is === "number" ? [[place, value]] : [],
    ),
  );
}

export interface Bundle {
  readonly value: Json;
  /** Of the first of them. */
  readonly index: number;
  readonly count: number;
}

/** So many are laid out one by one. */
const LAID_OUT = 12;

/** A long list as it can be looked at: equal things together. Where each has a place of its own, they stay where they are. */
export function bundled(list: readonly Json[], hasPlaces: boolean): Bundle[] {
  const each = list.map((value, index) => ({ value, index, count: 1 }));
  if (hasPlaces || list.length <= LAID_OUT) return each;
  return each
    .filter(({ value, index }) => list.indexOf(value) === index)
    .map((bundle) => ({ ...bundle, count: list.filter((value) => value === bundle.value).length }));
}

/** Whether there is nothing to see of a part. */
export function isEmpty(declared: Declared, { part, value }: Found): boolean {
  return lookOf(declared, part, value) === "nothing";
}

/** What needs a place of its own; all else stands in a line of words and numbers. */
export function isLarge(declared: Declared, { part, value }: Found): boolean {
  return !["count", "pile", "flag", "seat"].includes(lookOf(declared, part, value));
}

/** Who or what stands at a place of a board. */
export interface Standing {
  readonly seat: number | null;
  readonly label: Label;
}

/** By the place, everything in a view that is said to be there. */
export function standingAt(declared: Declared, view: View, domain: number): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
  const put = ({ part, value }: Found, seat: number | null): void => {
    const shape = inner(part.of);
    const of = shape.is === "many" ? inner(shape.of) : shape;
    if (of.is !== "one" || of.domain !== domain) return;
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each === "string") found.set(each, [...(found.get(each) ?? []), { seat, label: part.label }]);
  };
  for (const each of [...partsOf(declared, view, false), ...partsOf(declared, view, true)]) put(each, null);
  for (let seat = 0; seat < seatsOf(declared, view); seat++)
    for (const each of partsOfSeat(declared, view, seat)) put(each, seat);
  return found;
}

/** The places of all boards: they can be tapped, whatever stands there. */
export function spotsOn(declared: Declared): Lying[] {
  return declared.boards.flatMap(({ domain, at }) =>
    Object.keys(at).map((name) => ({ domain, value: name, place: `spot:${domain}:${name}`, isMine: false })),
  );
}
