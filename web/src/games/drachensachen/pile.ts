import type { Kind } from "./types.ts";

/** How many equal cards lie directly on each other at the top. */
export function runOf(pile: readonly Kind[]): number {
  return pile.length - 1 - pile.findLastIndex((kind) => kind !== pile.at(-1));
}
