// What stands on the boxes, and how a box is opened at once.
import { api } from "../lib/api.ts";
import type { GameId } from "../lib/games.ts";
import type { SeatPlan } from "../lib/protocol.ts";

export interface Cover {
  /** For so many people: the least and the most. */
  readonly seats: readonly [number, number];
  /** Minutes: alone against bots, and with friends who think. */
  readonly minutes: readonly [number, number];
  /** How many sit there if nobody says anything else. */
  readonly usual: number;
}

/** Written here as well as in the engine, so that the shelf is there at once; a test compares them. */
export const COVERS: Record<GameId, Cover> = {
  drachensachen: { seats: [2, 6], minutes: [15, 60], usual: 4 },
  drachenfaust: { seats: [3, 6], minutes: [20, 60], usual: 4 },
  drachenhueter: { seats: [2, 4], minutes: [15, 45], usual: 3 },
  drachenfels: { seats: [2, 4], minutes: [10, 40], usual: 4 },
  schutt_und_asche: { seats: [1, 6], minutes: [20, 60], usual: 4 },
};

/** Me first, and bots for everybody else. */
export function againstBots(seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat): SeatPlan =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level: "greedy" },
  );
}

/** Lays the table and begins; returns its id. */
export async function playNow(game: GameId): Promise<string> {
  const { table } = await api.create({ game, seats: againstBots(COVERS[game].usual) });
  await api.start(table.id);
  return table.id;
}
