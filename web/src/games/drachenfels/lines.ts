// Where things lie on the board, and the lines of ways.
import { bowBetween } from "./art/pieces.ts";
import type { Field, FieldKind, Plan } from "./art/plan.ts";
import { endsOf, placeOf, type Spot } from "./places.ts";
import type { Pair } from "./types.ts";

/** How far from its middle a field of each kind reaches, in units of the plan. */
const REACH: Record<FieldKind, number> = {
  castle: 70,
  "rock-castle": 46,
  start: 30,
  rock: 34,
  star: 32,
  hole: 30,
  gate: 28,
  plain: 24,
  dotted: 24,
};

/** Where a piece stands on a field, beside its middle. */
const STAND: Partial<Record<FieldKind, readonly [x: number, y: number]>> = {
  castle: [0, 42],
  "rock-castle": [0, 24],
  rock: [0, -8],
};

/** A finger needs so many pixels around the middle of what it taps. */
const FINGER = 22;

export function reachOf({ kind }: Field): number {
  return REACH[kind];
}

export function standOf({ kind }: Field): readonly [x: number, y: number] {
  return STAND[kind] ?? [0, 0];
}

/** Whether rainbows lead past such a field, and not to it. */
export function isCrossed({ kind }: Field): boolean {
  return kind !== "castle" && kind !== "rock-castle" && kind !== "rock";
}

/** How far each lit field may be tapped from its middle: as far as a finger needs, and not nearer to another one. */
export function tapReach(lit: readonly Field[], pixelsPerUnit: number): Map<string, number> {
  const reach = new Map<string, number>();
  for (const field of lit) {
    const apart = lit
      .filter((other) => other !== field)
      .map((other) => Math.hypot(other.x - field.x, other.y - field.y) / 2);
    const room = Math.min(FINGER / pixelsPerUnit, ...apart);
    reach.set(field.id, Math.max(reachOf(field), room));
  }
  return reach;
}

/** Tapped with less than this, something beside it is easily met. */
const TARGET = 24;

/** The least of these zooms at which every lit field can be met with a finger; without such a one the last. */
export function zoomFor(lit: readonly Field[], pixelsPerUnit: number, zooms: readonly number[]): number {
  const found = zooms.findIndex((zoom) =>
    [...tapReach(lit, pixelsPerUnit * zoom).values()].every((reach) => 2 * reach * pixelsPerUnit * zoom >= TARGET),
  );
  return found === -1 ? zooms.length - 1 : found;
}

/** Where a rainbow of this pair of fields begins and ends. */
export function bowOf(plan: Plan, pair: Pair): { from: [number, number]; to: [number, number] } {
  const [rock, end] = endsOf(pair).map((id) => plan.byId.get(id) ?? { x: 0, y: 0 }) as [Spot, Spot];
  return { from: [rock.x, rock.y - 10], to: [end.x, end.y + (pair.endsWith("K") ? 10 : 0)] };
}

/** Knights on one field stand side by side; only the royal castle holds several. */
export function sideBySide(place: number, count: number): number {
  return (place - (count - 1) / 2) * 34;
}

export interface Route {
  /** Steps on foot, as path data. */
  readonly foot: string;
  /** Flights and rainbows. */
  readonly air: string;
}

/** The line of a way from a field on: straight on foot, in a bow through the air. */
export function routeOf(plan: Plan, from: string, path: readonly string[]): Route {
  let [foot, air] = ["", ""];
  let here = plan.byId.get(from);
  for (const word of path) {
    const { field, by } = placeOf(word);
    const next = plan.byId.get(field);
    if (here === undefined || next === undefined) break;
    if (by === "foot") foot += `M${here.x} ${here.y}L${next.x} ${next.y}`;
    else {
      const { top } = bowBetween([here.x, here.y], [next.x, next.y]);
      const control = [2 * top[0] - (here.x + next.x) / 2, 2 * top[1] - (here.y + next.y) / 2].map(Math.round);
      air += `M${here.x} ${here.y}Q${control.join(" ")} ${next.x} ${next.y}`;
    }
    here = next;
  }
  return { foot, air };
}

/** The direction of a bridge on its site, in degrees: from one neighbour to the other. */
export function turnOf(plan: Plan, site: string): number {
  const [one, other] = plan.edges.flatMap(([a, b]) => (a.id === site ? [b] : b.id === site ? [a] : []));
  if (one === undefined || other === undefined) return 0;
  const turn = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  // Whichever neighbour comes first, it lies the same way up.
  return turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
}
