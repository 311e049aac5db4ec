// What flies at a plain table: whatever an event names goes from where there is less of it afterwards to where there is more.
import type { GameEvent, Json, View } from "../lib/protocol.ts";
import type { Beat, Flight, Scene } from "../table/contract.ts";
import { wordOf, type Declared, type Label } from "./declared.ts";
import { countsIn, domainOf, inner, lyingIn, partsOf, type Lying, type Thing } from "./things.ts";

/** What is in the air: a thing with its word, or a number of things. */
export interface Piece {
  readonly label: Label;
  readonly isCard: boolean;
}

/** More than these would only be a crowd. */
const MOST = 6;
const SECOND = ["to", "from", "with", "other", "loser", "knight"];

/** The things that an event names, in the order of its fields. */
function namedBy(declared: Declared, event: GameEvent): Thing[] {
  return Object.entries(declared.events[event.event] ?? {}).flatMap(([key, domain]): Thing[] => {
    if (declared.domains[domain]?.is !== "name" && !isNumberOfThings(declared, domain)) return [];
    const value: Json = event[key] ?? null;
    return (Array.isArray(value) ? value : [value]).filter((each) => each !== null).map((value) => ({ domain, value }));
  });
}

/** Numbers that stand for things: those that lie somewhere in a list, such as cards that have but a value. */
function isNumberOfThings(declared: Declared, domain: number): boolean {
  return (
    declared.domains[domain]?.is === "number" &&
    Object.values(declared.actions).some((fields) => Object.values(fields).includes(domain))
  );
}

function seatNamed(event: GameEvent, names: readonly string[]): string | undefined {
  const seat = names.map((name) => event[name]).find((value) => typeof value === "number");
  return seat === undefined ? undefined : `seat:${String(seat)}`;
}

function tally(lying: readonly Lying[], { domain, value }: Thing): Map<string, number> {
  const found = new Map<string, number>();
  for (const each of lying)
    if (each.domain === domain && each.value === value) found.set(each.place, (found.get(each.place) ?? 0) + 1);
  return found;
}

/** Where there is less of it, and where more. */
function moved(before: Map<string, number>, after: Map<string, number>): { from?: string; to?: string } {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const change = (place: string): number => (after.get(place) ?? 0) - (before.get(place) ?? 0);
  const from = places.find((place) => change(place) < 0);
  const to = places.find((place) => change(place) > 0);
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

export function motionOf(declared: Declared, event: GameEvent, { before, after }: Scene<View>): Beat<Piece>[] {
  const [one, other] = [seatNamed(event, ["seat"]), seatNamed(event, SECOND)];
  const [lyingBefore, lyingAfter] = [lyingIn(declared, before), lyingIn(declared, after)];
  const things = namedBy(declared, event).slice(0, MOST);
  const flights = things.flatMap((thing): Flight<Piece>[] => {
    const { from = one, to = other ?? one } = moved(tally(lyingBefore, thing), tally(lyingAfter, thing));
    if (from === undefined || to === undefined || from === to) return [];
    return [{ piece: { label: wordOf(declared.domains[thing.domain], thing.value), isCard: true }, from, to }];
  });
  const stones = flights.length > 0 ? [] : stoneFlights(declared, before, after);
  const counted = flights.length + stones.length > 0 ? [] : countFlights(declared, event, before, after, one);
  const all = [...flights, ...stones, ...counted];
  return [
    { lights: one === undefined ? [] : [one], flights: all, ...(all.length > 0 ? { sound: "card" as const } : {}) },
  ];
}

/** A place that is somebody's now and was nobody's: a stone of theirs flies there. */
function stoneFlights(declared: Declared, before: View, after: View): Flight<Piece>[] {
  const earlier = new Map(partsOf(declared, before, false).map(({ place, value }) => [place, value]));
  return partsOf(declared, after, false).flatMap(({ part, value, place }): Flight<Piece>[] => {
    const [shape, was] = [inner(part.of), earlier.get(place)];
    if (shape.is !== "many" || domainOf(declared, shape.of)?.is !== "seat") return [];
    if (!Array.isArray(value) || !Array.isArray(was) || value.length !== was.length) return [];
    return value.flatMap((seat, index): Flight<Piece>[] =>
      seat === null || was[index] !== null
        ? []
        : [
            {
              piece: { label: { text: "" }, isCard: false },
              from: `seat:${String(seat)}`,
              to: `${place}:${String(index)}`,
            },
          ],
    );
  });
}

/** Of what has no face only the number moves: from the count that has become less to the one that has become more. */
function countFlights(
  declared: Declared,
  event: GameEvent,
  before: View,
  after: View,
  seat: string | undefined,
): Flight<Piece>[] {
  const { from, to = seat } = moved(countsIn(declared, before), countsIn(declared, after));
  const hasCount = Object.entries(declared.events[event.event] ?? {}).some(
    ([, domain]) => declared.domains[domain]?.is === "number",
  );
  if (from === undefined || to === undefined || from === to || !hasCount) return [];
  const less = (countsIn(declared, before).get(from) ?? 0) - (countsIn(declared, after).get(from) ?? 0);
  return [{ piece: { label: { text: String(less) }, isCard: false }, from, to }];
}
