// The games that I have finished and how they went for me: kept in the browser, and on the server if I say so.
//
// A review that is done is noted with `ownGames.noteReview({ table, judged, good })`.
import { get, send } from "./api.ts";
import { keep, recall } from "./kept.ts";
import type { MyTable, OwnGame, OwnRecord } from "./protocol.ts";
import { Remembered } from "./remembered.svelte.ts";

const KEY = "drachenhort.own-games";
const WHERE = "/api/people/me/record";
/** So many of the latest are kept here, and so many of those on the server. */
const MOST_HERE = 2000;
export const MOST_THERE = 400;
/** Of a file to take in. */
export const LARGEST_FILE = 2_000_000;

const RESULTS: readonly string[] = ["won", "shared", "lost", "nobody"] satisfies OwnGame["result"][];

/** How a finished table went for me; null for what is no game of mine: prepared, played by a bot, or by several of us here. */
export function ownGameOf(table: MyTable, me: string | null): OwnGame | null {
  const own = table.seats.flatMap(({ person }, seat) => (me !== null && person === me ? [seat] : []));
  const [seat] = own;
  if (table.status !== "over" || table.is_prepared || table.outcome === null) return null;
  if (seat === undefined || own.length > 1 || table.seats[seat]?.is_bot_playing === true) return null;
  const { winners } = table.outcome;
  const hasWon = winners.includes(seat);
  return {
    table: table.id,
    game: table.game,
    ended: table.ended ?? table.created,
    seats: table.seats.length,
    result: winners.length === 0 ? "nobody" : !hasWon ? "lost" : winners.length === 1 ? "won" : "shared",
    levels: table.seats.flatMap(({ kind, level }) => (kind === "bot" && level !== null ? [level] : [])),
  };
}

/** Each game once, the latest last. What a review has found out stays, whichever of two devices knows it. */
export function merged(...lists: readonly (readonly OwnGame[])[]): OwnGame[] {
  const found = new Map<string, OwnGame>();
  for (const game of lists.flat()) {
    const before = found.get(game.table);
    const judged = game.judged ?? before?.judged;
    const good = game.judged == null ? before?.good : game.good;
    found.set(game.table, judged == null || good == null ? { ...game } : { ...game, judged, good });
  }
  return [...found.values()].sort((one, other) => one.ended - other.ended).slice(-MOST_HERE);
}

interface Kept {
  /** What had ended by then was deleted, and does not come again by itself. */
  since: number;
  games: OwnGame[];
}

/** Reads what was kept or what a file says; null if it is no record. */
export function readRecord(text: string | null): Kept | null {
  try {
    const said: unknown = JSON.parse(text ?? "");
    if (typeof said !== "object" || said === null || !("games" in said) || !Array.isArray(said.games)) return null;
    if (!said.games.every(isOwnGame)) return null;
    const since = "since" in said && typeof said.since === "number" ? said.since : 0;
    return { since, games: merged(said.games) };
  } catch {
    return null;
  }
}

function isOwnGame(value: unknown): value is OwnGame {
  if (typeof value !== "object" || value === null) return false;
  const game = value as Partial<Record<keyof OwnGame, unknown>>;
  const isCount = (number: unknown): boolean => number == null || (Number.isInteger(number) && Number(number) >= 0);
  return (
    typeof game.table === "string" &&
    /^[A-Za-z0-9_-]{1,32}$/.test(game.table) &&
    typeof game.game === "string" &&
    /^[a-z][a-z0-9_]{0,39}$/.test(game.game) &&
    Number.isInteger(game.ended) &&
    Number.isInteger(game.seats) &&
    Number(game.seats) >= 1 &&
    Number(game.seats) <= 6 &&
    RESULTS.includes(String(game.result)) &&
    (game.levels === undefined ||
      (Array.isArray(game.levels) &&
        game.levels.length <= 6 &&
        game.levels.every((each) => typeof each === "string"))) &&
    isCount(game.judged) &&
    isCount(game.good) &&
    Number(game.good ?? 0) <= Number(game.judged ?? 0)
  );
}

class OwnGames {
  #kept: Kept = $state.raw(readRecord(recall(KEY)) ?? { since: 0, games: [] });
  /** Whether they are kept on this table's server too. */
  readonly there = new Remembered("own-games-there", ["off", "on"], "off");

  constructor() {
    window.addEventListener("storage", ({ key, newValue }) => {
      if (key === KEY) this.#kept = readRecord(newValue) ?? { since: 0, games: [] };
    });
  }

  get games(): readonly OwnGame[] {
    return this.#kept.games;
  }

  /** What the server says of my tables: those that are over and new here are noted. */
  note(tables: readonly MyTable[], me: string | null): void {
    const known = new Set(this.games.map(({ table }) => table));
    const found = tables.flatMap((table) => ownGameOf(table, me) ?? []);
    const added = found.filter(({ table, ended }) => !known.has(table) && ended > this.#kept.since);
    if (added.length > 0) this.#keep(merged(this.games, added));
  }

  /** A review of one of my games is done: so many decisions were judged, so many of them were good. */
  noteReview({ table, judged, good }: { table: string; judged: number; good: number }): void {
    const found = this.games.find((game) => game.table === table);
    if (found === undefined || (found.judged === judged && found.good === good)) return;
    this.#keep(merged(this.games, [{ ...found, judged, good }]));
  }

  /** The games of a file, added to those here; false if it is no record. */
  take(text: string): boolean {
    const found = readRecord(text);
    if (found !== null) this.#keep(merged(this.games, found.games));
    return found !== null;
  }

  /** As a file to keep. */
  file(): string {
    return `${JSON.stringify({ games: this.games }, null, 1)}\n`;
  }

  /** Here and on the server. */
  async clear(): Promise<void> {
    if (this.there.value === "on") await send<OwnRecord>("PUT", WHERE, { games: [] });
    this.#keep([], Date.now());
  }

  /** Brings together what is here and what is there, if it is to be there. */
  async meet(): Promise<void> {
    if (this.there.value !== "on") return;
    const { games } = await get<OwnRecord>(WHERE);
    const all = merged(games, this.games);
    if (all.length !== this.games.length || games.length > 0) this.#keep(all);
    const wanted = all.slice(-MOST_THERE);
    if (JSON.stringify(wanted) !== JSON.stringify(merged(games))) {
      await send<OwnRecord>("PUT", WHERE, { games: wanted });
    }
  }

  /** From now on they are kept on the server too, or not any more: then nothing is left there. */
  async keepThere(isWanted: boolean): Promise<void> {
    if (!isWanted) await send<OwnRecord>("PUT", WHERE, { games: [] });
    this.there.value = isWanted ? "on" : "off";
    await this.meet();
  }

  #keep(games: OwnGame[], since = this.#kept.since): void {
    this.#kept = { since, games };
    keep(KEY, JSON.stringify(this.#kept));
  }
}

export const ownGames = new OwnGames();
