// What the server said about the address when it sent the page.
import { isGame, type GameId } from "./games.ts";

const said = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content ?? "";
const path = location.pathname;

/** The game that is played at this address, if the server knew it; on pages that one went on to from there nothing is known. */
export function gameHere(): GameId | null {
  return location.pathname === path && isGame(said) ? said : null;
}
