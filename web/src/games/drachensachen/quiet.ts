import type { Action } from "./types.ts";

const QUIET: readonly Action["do"][] = ["take", "draw", "accept", "keep", "onward"];

/** Stepping back: taking, drawing, missing a turn, and leaving things as they are. */
export function isQuiet(action: Action): boolean {
  return QUIET.includes(action.do);
}
