// How well somebody knows a game: so many were played to the end on this device. Newcomers are told more, and more slowly.
import type { GameId } from "./games.ts";

const KEY = "drachenhort.finished";
/** Fewer than this, and a game is new to somebody. */
const FAMILIAR = 2;

let counts: Readonly<Record<string, number>> = $state.raw(read());

export function finishedGames(game: GameId): number {
  return counts[game] ?? 0;
}

export function isNew(game: GameId): boolean {
  return finishedGames(game) < FAMILIAR;
}

export function noteFinished(game: GameId): void {
  counts = { ...read(), [game]: finishedGames(game) + 1 };
  try {
    localStorage.setItem(KEY, JSON.stringify(counts));
  } catch {
    // A browser may forbid keeping anything; then it lasts as long as the page.
  }
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, count]) => typeof count === "number"));
  } catch {
    return {};
  }
}
