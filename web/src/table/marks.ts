// Which places keep a mark after an act of somebody else.
import type { Moment } from "../lib/table.ts";
import type { AnyRoom, Scene } from "./contract.ts";

export function marksOf(room: AnyRoom, { before, after, events }: Moment): string[] {
  if (before === null) return [];
  const scene: Scene = { before: before.view, after: after.view, seat: after.seat };
  return events.flatMap((event) => room.marks?.(event, scene) ?? placesMet(room, event, scene));
}

/** Where motion leads to, but for plaques: those say in words what somebody did. */
function placesMet(room: AnyRoom, event: Moment["events"][number], scene: Scene): string[] {
  const beats = room.motion(event, scene);
  const met = beats.flatMap(({ flights = [], lights = [] }) => [...flights.map(({ to }) => to), ...lights]);
  return met.filter((place) => !place.startsWith("seat:"));
}

/** Whether my turn has ended with this. */
export function endsMyTurn({ before, after }: Moment): boolean {
  const isAsked = (view: typeof after.view): boolean => view.pending.some(({ seat }) => seat === after.seat);
  return before !== null && isAsked(before.view) && !isAsked(after.view);
}

/** Whether somebody else has done this. */
export function isDoneByOthers({ after, events }: Moment): boolean {
  const actor = events.find((event) => typeof event["seat"] === "number")?.["seat"];
  return after.seat === null || actor !== after.seat;
}
