// Which buttons are lit: those that score or bid. Passing and taking coins instead of points are steps back; among colours,
// people and stones none is better than another, and whether to draw on is for everybody to decide.
import type { Action } from "./types.ts";

const FORWARD: ReadonlySet<Action["do"]> = new Set([
  "bid",
  "fairy",
  "magic",
  "silver",
  "pay",
  "double",
  "give",
  "coin",
]);

export function isQuiet(action: Action): boolean {
  return !FORWARD.has(action.do);
}
