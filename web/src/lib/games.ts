// The games: whatever has a folder in `src/games`, with what the engine's `games/<game>/cover.json` says of it; and what the
// server has besides, which is drawn plainly.
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
  /** Minutes: alone against bots, and with friends who think; null if nobody has said. */
  readonly minutes: readonly [number, number] | null;
  /** How many sit there if nobody says anything else. */
  readonly usual: number;
  /** How much there is to learn before it is fun; null if nobody has said. */
  readonly level: "easiest" | "middle" | "much" | null;
  /** Whether it can end without a winner because all of them have lost together. */
  readonly can_all_lose: boolean;
  /** Whether there is a guided first game. */
  readonly is_guided: boolean;
  /** Whether something for it can be drawn or put together here, such as a board of one's own. */
  readonly has_editor?: boolean;
  /** The first is for whoever plays it for the first time. */
  readonly presets: readonly Preset[];
}

/** A way to play that somebody thought through. `all` stands for everything that can be chosen; what is not named is as the rules have it. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionSchema["default"]>>;
  readonly all?: readonly string[];
}

/** A cover that came with the page, with what the game is about in each language. */
interface ToldCover extends Cover {
  readonly about: Readonly<Record<string, string>>;
}

/** The games that this server has and the client no folder for, as the page says it. */
const PLAIN = toldInPage();

function toldInPage(): Readonly<Record<GameId, ToldCover>> {
  // Node, which builds the client, has no page.
  if (typeof document === "undefined") return {};
  const told = document.querySelector<HTMLMetaElement>('meta[name="plain-games"]')?.content;
  return told === undefined ? {} : (JSON.parse(told) as Record<GameId, ToldCover>);
}

/** In the order of the shelf. */
export const GAMES: readonly GameId[] = [...new Set([...Object.keys(COVERS), ...Object.keys(PLAIN)])];

export function isGame(text: string): boolean {
  return GAMES.includes(text);
}

/** Whether its table is drawn from what it declares, as nobody has drawn one for it. */
export function isPlain(game: GameId): boolean {
  return game in PLAIN;
}

/** What a game from outside says of itself; undefined for ours, whose words come with the client. */
export function toldOf(game: GameId, language: string): string | undefined {
  return game in COVERS ? undefined : PLAIN[game]?.about[language];
}

export function coverOf(game: GameId): Cover {
  const cover = COVERS[game] ?? PLAIN[game];
  if (cover === undefined) throw new Error(`there is no game ${game}; there are ${GAMES.join(", ")}`);
  return cover;
}

export function titleOf(game: GameId): string {
  return coverOf(game).title;
}
