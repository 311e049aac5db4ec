// The words for fields, pairs and places of a way, and what they are called: castles, rocks and stars by the compass,
// starts by their colour.
import type { Field, Plan } from "./art/plan.ts";
import type { Say } from "../../table/contract.ts";
import { COLOURS, STARTS, type Castle, type Colour, type Pair, type Rock, type Start } from "./types.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The two ends of a rainbow. */
export function endsOf(pair: Pair): [rock: Rock, end: Castle | "K"] {
  return pair.split("-") as [Rock, Castle | "K"];
}

/** Where a colour's knight starts. */
export function startOf(colour: Colour): Start {
  return STARTS[COLOURS.indexOf(colour)]!;
}

/** A place of a way: a field, and how it is reached. */
export function placeOf(word: string): { field: string; by: "foot" | "flight" | "rainbow" } {
  if (word.startsWith("~")) return { field: word.slice(1), by: "rainbow" };
  if (word.startsWith("*")) return { field: word.slice(1), by: "flight" };
  return { field: word, by: "foot" };
}

/** The tangent of 67.5 degrees: what is steeper than that lies straight north or south. */
const STEEP = 1 + Math.SQRT2;

/** Which of the eight sides of the middle a field lies on, in the words of the texts; the middle itself has none. */
export function sideOf(middle: Spot, field: Spot): string {
  const [right, down] = [field.x - middle.x, field.y - middle.y];
  if (right === 0 && down === 0) return "none";
  const upright = Math.abs(right) > STEEP * Math.abs(down) ? "" : down > 0 ? "south" : "north";
  const across = Math.abs(down) > STEEP * Math.abs(right) ? "" : right > 0 ? "east" : "west";
  return [upright, across].filter(Boolean).join("-");
}

/** Where a field lies, seen from the royal castle. */
export function sideOn(plan: Plan, id: string): string {
  const [middle, field] = [plan.byId.get("K"), plan.byId.get(id)];
  return middle === undefined || field === undefined ? "none" : sideOf(middle, field);
}

/** Land has no name of its own; everything else has. */
export function nameOf(plan: Plan, { id, kind }: Field, say: Say): string {
  if (kind === "plain" || kind === "dotted") return say("web-land", { kind });
  const colour = kind === "start" ? (COLOURS[Number(id[1]) - 1] ?? "none") : "none";
  return say("place", { kind, colour, side: sideOn(plan, id) });
}

/** From where to where a rainbow leads. */
export function bowName(plan: Plan, pair: Pair, say: Say): string {
  const [rock, end] = endsOf(pair);
  return say("bow", { rock: sideOn(plan, rock), end: end === "K" ? "royal" : sideOn(plan, end) });
}
