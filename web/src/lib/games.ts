// The games: whatever has a folder in `src/games`, with what the engine's `games/<game>/cover.json` says of it.
import { COVERS } from "./games.drawn.ts";
import type { OptionSchema } from "./protocol.ts";

/** The id of a game that has a table here. */
export type GameId = string;

/** What stands on a game's box. */
export interface Cover {
  /** Where it stands on the shelf. */
  readonly order: number;
  /** A name: the same in every language. */
  readonly title: string;
  /** For so many people: the least and the most. */
  readonly seats: readonly [number, number];
  /** Minutes: alone against bots, and with friends who think. */
  readonly minutes: readonly [number, number];
  /** How many sit there if nobody says anything else. */
  readonly usual: number;
  /** How much there is to learn before it is fun. */
  readonly level: "easiest" | "middle" | "much";
  /** Whether it can end without a winner because all of them have lost together. */
  readonly can_all_lose: boolean;
  /** Whether there is a guided first game. */
  readonly is_guided: boolean;
  /** The first is for whoever plays it for the first time. */
  readonly presets: readonly Preset[];
}

/** A way to play that somebody thought through. `all` stands for everything that can be chosen; what is not named is as the rules have it. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionSchema["default"]>>;
  readonly all?: readonly string[];
}

/** In the order of the shelf. */
export const GAMES: readonly GameId[] = Object.keys(COVERS);

export function isGame(text: string): boolean {
  return GAMES.includes(text);
}

export function coverOf(game: GameId): Cover {
  const cover = COVERS[game];
  if (cover === undefined) throw new Error(`there is no game ${game}; there are ${GAMES.join(", ")}`);
  return cover;
}

export function titleOf(game: GameId): string {
  return coverOf(game).title;
}
