// What if: many quick games from a move of a finished game, as the server counts them, and how they are shown.
import { ndjson } from "../lib/api.ts";
import type { WhatCame, WhatIf } from "../lib/protocol.ts";

/** From the position as it was, or from what the seat could know of it. */
export const WAYS = ["truth", "view"] as const;
export type Way = (typeof WAYS)[number];

export const GAMES = 200;

/** How the games stand, again and again until all are played. To abort stops them. */
export function wonder(asked: WhatIf, signal: AbortSignal): AsyncGenerator<WhatCame> {
  return ndjson<WhatCame>("/api/what-if", asked, signal);
}

/** A share as people read it. */
export const percent = (share: number): number => Math.round(100 * share);

export type End = "won" | "shared" | "lost" | "nobody" | "endless";
export const ENDS: readonly End[] = ["won", "shared", "lost", "nobody", "endless"];

export interface Part {
  readonly end: End;
  readonly number: number;
  /** Where it begins and ends in the bar, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The parts of the bar that are not empty. */
export function partsOf(came: WhatCame): Part[] {
  let from = 0;
  return ENDS.flatMap((end) => {
    const number = came[end];
    if (number === 0) return [];
    const part = { end, number, from, to: from + number / came.games };
    from = part.to;
    return [part];
  });
}
