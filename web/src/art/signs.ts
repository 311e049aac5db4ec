/** The sign of a game, wherever it stands. */
import { PLAIN_SIGN, SIGNS } from "./emblems.drawn.ts";

export function signOf(game: string): string {
  return SIGNS[game] ?? PLAIN_SIGN;
}
