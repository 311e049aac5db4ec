// How well somebody knows a game: so many were played to the end on this device. Newcomers are told more, and more slowly.
import type { GameId } from "./games.ts";

const KEY = "drachenhort.finished";
/** Whoever was led through a game to its end is not offered that first any more. */
const LED = "drachenhort.led";
/** Fewer than this, and a game is new to somebody. */
const FAMILIAR = 2;

let counts: Readonly<Record<string, number>> = $state.raw(read(KEY));
let led: Readonly<Record<string, number>> = $state.raw(read(LED));

export function finishedGames(game: GameId): number {
  return counts[game] ?? 0;
}

export function isNew(game: GameId): boolean {
  return finishedGames(game) < FAMILIAR;
}

export function noteFinished(game: GameId): void {
  counts = { ...read(KEY), [game]: finishedGames(game) + 1 };
  keep(KEY, counts);
}

/** Whether somebody plays this for the first time and has not been led through it either. */
export function isFirst(game: GameId): boolean {
  return finishedGames(game) === 0 && led[game] === undefined;
}

export function noteLed(game: GameId): void {
  led = { ...read(LED), [game]: 1 };
  keep(LED, led);
}

function keep(key: string, counts: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(key, JSON.stringify(counts));
  } catch {
    // A browser may forbid keeping anything; then it lasts as long as the page.
  }
}

function read(key: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, count]) => typeof count === "number"));
  } catch {
    return {};
  }
}
