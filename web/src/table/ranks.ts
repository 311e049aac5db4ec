// Who came first, second and so on.
import type { ScoreSheet } from "./contract.ts";

/** The rank of each seat, equal ones shared; null if everybody has won or lost together. */
export function ranksOf(
  { totals, order = [totals] }: Pick<ScoreSheet, "totals" | "order">,
  winners: readonly number[],
): number[] | null {
  if (winners.length === 0 || winners.length === totals.length) return null;
  const isBefore = (one: number, other: number): boolean => {
    const hasWon = winners.includes(one);
    if (hasWon !== winners.includes(other)) return hasWon;
    if (hasWon) return false;
    const deciding = order.find((list) => list[one] !== list[other]);
    return deciding !== undefined && (deciding[one] ?? 0) > (deciding[other] ?? 0);
  };
  return totals.map((_, seat) => 1 + totals.filter((_, other) => isBefore(other, seat)).length);
}
