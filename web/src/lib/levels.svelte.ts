// The levels of bots: what they are called and how they play, asked of the server, and which one somebody likes to play against.
import { api } from "./api.ts";
import type { GameId } from "./games.ts";
import { keep, recallObject } from "./kept.ts";
import type { GameSummary, Language, SeatInfo } from "./protocol.ts";
import { language } from "./texts.svelte.ts";

/** A level that is offered at tables. */
export interface Level {
  readonly id: string;
  /** From 1, the weakest. */
  readonly rank: number;
  /** How many there are. */
  readonly of: number;
  readonly title: string;
  /** How it plays, as the end of a sentence. */
  readonly about: string;
}

type Asked = Pick<GameSummary, "id" | "level_titles" | "level_names" | "usual_level">;

/** What the server says of each game, by language. */
let known: Readonly<Partial<Record<Language, readonly Asked[]>>> = $state.raw({});
const asking = new Set<Language>();

/** Asks for the levels in the language that is spoken, once; call it in an effect. Without an answer there is less to read. */
export function askLevels(): void {
  const spoken = language();
  if (asking.has(spoken)) return;
  asking.add(spoken);
  api.games(spoken).then(
    (games) => (known = { ...known, [spoken]: games }),
    () => asking.delete(spoken),
  );
}

function foundOf(game: string): Asked | undefined {
  return known[language()]?.find(({ id }) => id === game);
}

/** Those that a game offers, the weakest first. */
export function levelsIn({ level_titles, level_names }: Omit<Asked, "id" | "usual_level">): Level[] {
  const titles = Object.entries(level_titles);
  return titles.map(([id, title], index) => ({
    id,
    rank: index + 1,
    of: titles.length,
    title,
    about: level_names[id] ?? "",
  }));
}

/** The same of a game of which only the name is known; none until the server has answered. */
export function levelsOf(game: string): Level[] {
  const found = foundOf(game);
  return found === undefined ? [] : levelsIn(found);
}

/** That of a seat's bot, if it is one that is offered. */
export function levelOf(game: string, { kind, level }: Pick<SeatInfo, "kind" | "level">): Level | undefined {
  return kind === "bot" ? levelsOf(game).find(({ id }) => id === level) : undefined;
}

const KEY = "drachenhort.levels";

/** The levels of the bots of somebody's last table by game: one for all of them, or one for each. */
let liked: Readonly<Record<string, readonly string[]>> = $state.raw(read());

/**
 * What so many bots are to be, as somebody liked them last; if they have never chosen, or it is no longer offered, the usual.
 * Undefined: the server knows which that is.
 */
export function rivals(game: GameId, count: number, found = foundOf(game)): (string | undefined)[] {
  const wanted = liked[game] ?? [];
  return Array.from({ length: count }, (_, bot) => {
    const level = wanted[bot] ?? wanted.at(-1);
    const isThere = level !== undefined && (found === undefined || level in found.level_titles);
    return isThere ? level : found?.usual_level;
  });
}

/** Kept in the browser, for the next table of this game: one for all bots, or one for each. */
export function likeLevels(game: GameId, levels: readonly string[]): void {
  const isOne = levels.every((level) => level === levels[0]);
  liked = { ...read(), [game]: isOne ? levels.slice(0, 1) : levels };
  keep(KEY, JSON.stringify(liked));
}

function read(): Record<string, string[]> {
  const lists = Object.entries(recallObject(KEY)).filter((entry): entry is [string, string[]] => isList(entry[1]));
  return Object.fromEntries(lists);
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
}
