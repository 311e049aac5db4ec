// What is printed in the box and not in the view. A test holds it against the game's components.toml.
import type { View } from "./types.ts";

/** Pieces that make an amulet. */
export const RING = 3;
/** Points for an egg; the best egg of all is worth more, which only the end tells. */
export const EGG = 4;

const AMULETS_TO_END: Readonly<Record<number, number>> = { 2: 7, 3: 8, 4: 9 };

/** What a lay earns by the number on the left page, 1 to 6. */
export interface Reward {
  readonly isHighest: boolean;
  readonly backlights: number;
  readonly crystals: number;
  readonly eggs: number;
}

export const REWARDS: readonly Reward[] = [
  { isHighest: false, backlights: 0, crystals: 0, eggs: 0 },
  { isHighest: false, backlights: 1, crystals: 0, eggs: 0 },
  { isHighest: false, backlights: 1, crystals: 1, eggs: 0 },
  { isHighest: false, backlights: 0, crystals: 1, eggs: 1 },
  { isHighest: false, backlights: 0, crystals: 0, eggs: 2 },
  { isHighest: true, backlights: 0, crystals: 0, eggs: 0 },
];

/** So many amulets in all end the game. */
export function amuletsToEnd(seats: number): number {
  return AMULETS_TO_END[seats] ?? 0;
}

export function amuletsOf({ players }: Pick<View, "players">): number {
  return players.reduce((sum, { pieces }) => sum + Math.floor(pieces.length / RING), 0);
}

export interface Earning extends Reward {
  readonly piece: number;
}

type Supply = Pick<View, "pieces" | "backlights" | "crystals" | "eggs">;

/** What laying by this number would bring: what the book promises, as far as the supply has it. */
export function earning(number: number, supply: Supply): Earning | null {
  const reward = REWARDS[number - 1];
  const piece = reward?.isHighest ? supply.pieces.at(-1) : supply.pieces[0];
  if (reward === undefined || piece === undefined) return null;
  return {
    isHighest: reward.isHighest,
    piece,
    backlights: Math.min(reward.backlights, supply.backlights),
    crystals: Math.min(reward.crystals, supply.crystals),
    eggs: Math.min(reward.eggs, supply.eggs),
  };
}
