// What my games come to: won of played, in rows of games and opponents, and how it went over time.
import type { OwnGame } from "./protocol.ts";

/** With fewer games a share says nothing yet. */
export const ENOUGH = 10;
/** A point of the plot looks back on so many games. */
export const BACK = 10;

const Z_95 = 1.959963984540054;

/** The 95 % interval of a share after Wilson, as the engine has it in `core/shares.py`. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const spread = (Z_95 * Z_95) / games;
  const middle = share + spread / 2;
  const reach = Z_95 * Math.sqrt((share * (1 - share) + spread / 4) / games);
  const low = (middle - reach) / (1 + spread);
  const high = (middle + reach) / (1 + spread);
  return { low: Math.max(Math.min(low, share), 0), high: Math.min(Math.max(high, share), 1) };
}

export interface Tally {
  readonly played: number;
  /** Alone or together with others. */
  readonly won: number;
}

/** Whether it was won, be it together with others. */
export const isWon = ({ result }: OwnGame): boolean => result === "won" || result === "shared";

export function tallyOf(games: readonly OwnGame[]): Tally {
  return { played: games.length, won: games.filter(isWon).length };
}

/** The strongest bot at the table; null where only people sat. */
export function strongest({ levels }: OwnGame): string | null {
  return [...(levels ?? [])].sort().at(-1) ?? null;
}

export interface Row extends Tally {
  readonly level: string | null;
}

/** Of one game, by the strongest opponent, the weakest of them first. */
export function rowsOf(games: readonly OwnGame[]): Row[] {
  const levels = [...new Set(games.map(strongest))].sort((one, other) => (one ?? "").localeCompare(other ?? ""));
  return levels.map((level) => ({ level, ...tallyOf(games.filter((game) => strongest(game) === level)) }));
}

/** So many games won one after the other: now, and at best. */
export function streaksOf(games: readonly OwnGame[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const game of games) {
    now = isWon(game) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** After each game the share of the last ones that were won; before there are enough of them nothing is shown. */
export function winsOverTime(games: readonly OwnGame[]): number[] {
  const ends = games.slice(BACK - 1).map((_, index) => index + BACK);
  return ends.map((end) => tallyOf(games.slice(end - BACK, end)).won / BACK);
}

/** Of each game that was reviewed, the share of decisions that were good. */
export function goodOverTime(games: readonly OwnGame[]): number[] {
  return games.flatMap(({ judged, good }) => (judged == null || judged === 0 ? [] : [(good ?? 0) / judged]));
}
