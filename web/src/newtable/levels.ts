// What bots are called by how well they play.
import { say } from "../lib/texts.svelte.ts";

const NAMED = ["random", "greedy"];

/** A level that came later than these words goes by its own. */
export function levelName(level: string): string {
  return NAMED.includes(level) ? say(`level-${level}`) : level;
}
