// Whom one plays against when a box is opened.
import { coverOf, type GameId } from "../lib/games.ts";
import { levelsOf, rivals, type Level } from "../lib/levels.svelte.ts";

/** The levels of the bots that sit down then, each once; none until they are known. */
export function rivalsNow(game: GameId): Level[] {
  const wanted = rivals(game, coverOf(game).usual - 1);
  return levelsOf(game).filter(({ id }) => wanted.includes(id));
}
