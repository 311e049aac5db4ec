// What is said of a game before its table is there: from the texts that come with the client, or as a game from outside says it.
import { toldOf, type GameId } from "./games.ts";
import { language, loadCatalogue, say, type Catalogue } from "./texts.svelte.ts";

/** What a game is about, in a sentence. */
export function pitchOf(game: GameId): string {
  return toldOf(game, language()) ?? say(`pitch-${game}`);
}

/** Whether the game has words of its own here: for ways to play, its goal, tips and examples. */
export function hasWords(game: GameId): boolean {
  return toldOf(game, language()) === undefined;
}

/** What the game says at its table; of one from outside only what all games say. */
export function gameTexts(game: GameId): Promise<Catalogue> {
  return hasWords(game) ? loadCatalogue("table", game) : loadCatalogue("table");
}
