// How well somebody knows a game: so many were played to the end on this device. Newcomers are told more, and more slowly.
import type { GameId } from "./games.ts";
import { keep, recallObject } from "./kept.ts";

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
  keep(KEY, JSON.stringify(counts));
}

/** Whether somebody plays this for the first time and has not been led through it either. */
export function isFirst(game: GameId): boolean {
  return finishedGames(game) === 0 && led[game] === undefined;
}

export function noteLed(game: GameId): void {
  led = { ...read(LED), [game]: 1 };
  keep(LED, JSON.stringify(led));
}

function read(key: string): Record<string, number> {
  const counts = Object.entries(recallObject(key)).filter((entry): entry is [string, number] => isNumber(entry[1]));
  return Object.fromEntries(counts);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}
