// The drawings beside the rules of each game.
import type { GameId } from "../lib/games.ts";
import type { Examples } from "../rules/example.ts";

const files = import.meta.glob<{ default: Examples }>("./*/examples.ts");

/** What is drawn for a game; nothing for one that has no drawings yet. */
export async function examplesOf(game: GameId): Promise<Examples> {
  return (await files[`./${game}/examples.ts`]?.())?.default ?? {};
}
