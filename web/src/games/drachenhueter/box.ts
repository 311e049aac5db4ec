// What is printed in the box and not in the view.
import { PRINTED, type View } from "./types.ts";

/** Pieces that make an amulet; points for an egg: the best egg of all is worth more, which only the end tells. */
export const { ring: RING, egg: EGG } = PRINTED;

/** What a lay earns by the number on the left page, 1 to 6. */
const REWARDS = PRINTED.rewards;

/** So many amulets in all end the game. */
export function amuletsToEnd(seats: number): number {
  return PRINTED.amulets_to_end[seats] ?? 0;
}

export function amuletsOf({ players }: Pick<View, "players">): number {
  return players.reduce((sum, { pieces }) => sum + Math.floor(pieces.length / RING), 0);
}

export interface Earning {
  readonly isHighest: boolean;
  readonly piece: number;
  readonly backlights: number;
  readonly crystals: number;
  readonly eggs: number;
}

type Supply = Pick<View, "pieces" | "backlights" | "crystals" | "eggs">;

/** What laying by this number would bring: what the book promises, as far as the supply has it. */
export function earning(number: number, supply: Supply): Earning | null {
  const reward = REWARDS[number - 1];
  const piece = reward?.is_highest ? supply.pieces.at(-1) : supply.pieces[0];
  if (reward === undefined || piece === undefined) return null;
  return {
    isHighest: reward.is_highest,
    piece,
    backlights: Math.min(reward.backlights, supply.backlights),
    crystals: Math.min(reward.crystals, supply.crystals),
    eggs: Math.min(reward.eggs, supply.eggs),
  };
}
