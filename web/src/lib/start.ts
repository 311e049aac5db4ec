// What the start page knew when the server sent it.
import { isGame, type GameId } from "./games.ts";

const said = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content ?? "";
const words = document.querySelector("#app > .start-words")?.innerHTML ?? "";
const path = location.pathname;

/** The game that is played at this address, if the server knew it; on pages that one went on to from there nothing is known. */
export function gameHere(): GameId | null {
  return location.pathname === path && isGame(said) ? said : null;
}

/** What the start page says in both languages; nothing on pages that one went on to from there. */
export function wordsHere(): string {
  return location.pathname === path ? words : "";
}
