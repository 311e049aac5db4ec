// Bots that are exchanged for others while people sit around the table.
import type { SeatInfo, TableInfo } from "../lib/protocol.ts";

export type Setup = Pick<TableInfo, "seats" | "options" | "clock">;

/** The seats in which a bot of another level sits than before, if nothing else has been changed at the table. */
export function exchanged(before: Setup, now: Setup): number[] {
  if (settled(before) !== settled(now)) return [];
  return now.seats.flatMap(({ level }, seat) => (before.seats[seat]?.level === level ? [] : [seat]));
}

/** All that the host can change, except how well bots play. */
function settled({ seats, options, clock }: Setup): string {
  const who = ({ kind, person }: SeatInfo): (string | null)[] => [kind, person];
  return JSON.stringify([seats.map(who), options, clock]);
}
