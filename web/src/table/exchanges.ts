// Bots that are exchanged for others while people sit around the table.
import type { TableInfo } from "../lib/protocol.ts";

type Seated = Pick<TableInfo, "seats" | "changes">;

/** The seats in which a bot of another level sits than before. When the host has set up the table anew, all are told of that. */
export function exchanged(before: Seated, now: Seated): number[] {
  if (before.changes !== now.changes) return [];
  return now.seats.flatMap(({ kind, level }, seat) => {
    const was = before.seats[seat];
    return kind === "bot" && was?.kind === "bot" && was.level !== level ? [seat] : [];
  });
}
