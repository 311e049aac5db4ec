// What lists say of tables: who sits there, how it stands, which ones come first.
import { coverOf, isGame } from "../lib/games.ts";
import { levelOf } from "../lib/levels.svelte.ts";
import type { MyTable, SeatInfo, TableInfo } from "../lib/protocol.ts";
import { language, say } from "../lib/texts.svelte.ts";
import { ranksOf } from "../table/ranks.ts";

export function mySeats(table: TableInfo, me: string | null): number[] {
  return mySeatsOf(table.seats, me);
}

function mySeatsOf(seats: readonly SeatInfo[], me: string | null): number[] {
  return seats.flatMap((seat, index) => (me !== null && seat.person === me ? [index] : []));
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(({ kind }) => kind === "open").length;
}

export function isMyTurn(table: MyTable, me: string | null): boolean {
  return table.status === "running" && mySeats(table, me).some((seat) => table.asked.includes(seat));
}

/** Me first, then people by name, then bots by their number; what is free is said elsewhere. */
export function whoSits({ seats, game }: TableInfo, me: string | null): string {
  const people = seats.filter(({ kind }) => kind === "person" || kind === "program");
  const own = people.filter(({ person }) => me !== null && person === me);
  // The first seat of mine is me; at the others somebody else plays from the same device.
  const others = people.filter((seat) => seat !== own[0] && seat.name !== own[0]?.name).map(({ name }) => name ?? "");
  const bots = seats.filter(({ kind }) => kind === "bot");
  const parts = [
    ...(own.length > 0 ? [say("list-you")] : []),
    ...new Set(others),
    ...(bots.length > 0 ? [whichBots(game, bots)] : []),
  ];
  return parts.length === 0 ? say("list-nobody") : listed(parts);
}

/** How many, and of which levels, if those are offered. */
function whichBots(game: string, bots: readonly SeatInfo[]): string {
  const count = say("list-bots", { count: bots.length });
  const titles = [...new Set(bots.flatMap((bot) => levelOf(game, bot)?.title ?? []))];
  return titles.length === 0 ? count : `${count} (${titles.join(", ")})`;
}

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** How it stands with a table of mine. */
export function standing(table: MyTable, me: string | null): string {
  if (table.status === "over") return [resultOf(table, me), dayOf(table)].join(" · ");
  if (table.status !== "running") {
    const waiting = table.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
    return waiting > 0 ? say("waiting-for", { count: waiting }) : say("waiting-start");
  }
  if (isMyTurn(table, me)) return say("list-my-turn");
  const people = table.asked.flatMap((seat) => table.seats[seat]?.name ?? []);
  return people.length > 0 ? say("list-their-turn", { names: listed(people) }) : say("list-bots-turn");
}

/** How a finished game went for me. */
export function resultOf({ outcome, seats, game }: TableInfo, me: string | null): string {
  const own = mySeatsOf(seats, me);
  const [seat] = own;
  // Of games finished long ago it was not kept; and whose seat a bot has played to the end has neither won nor lost.
  if (outcome === null || (own.length === 1 && seat !== undefined && seats[seat]?.is_bot_playing))
    return say("list-over");
  const { winners, scores } = outcome;
  if (winners.length === 0)
    return say(isGame(game) && coverOf(game).can_all_lose ? "result-lost-together" : "result-nobody");
  if (winners.length === seats.length && own.length > 0) return say("result-won-together");
  if (own.length !== 1 || seat === undefined) {
    const names = winners.map((winner) => seats[winner]?.name ?? say("result-bot"));
    return say("result-names", { names: listed([...new Set(names)]) });
  }
  if (winners.includes(seat)) return say("result-won");
  const ranks = ranksOf({ totals: scores }, winners) ?? [];
  const rank = ranks[seat] ?? 0;
  // Where all who have not won have the same there are no ranks.
  const isRanked = ranks.some((their, other) => their !== rank && !winners.includes(other));
  return isRanked ? say("result-rank", { rank, of: seats.length }) : say("result-lost");
}

/** When it was played, in the reader's words. */
export function dayOf({ ended, created }: TableInfo): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(ended ?? created);
}

const ORDER: Record<TableInfo["status"], number> = { running: 1, open: 2, over: 3, closed: 4 };

/** Where I am waited for, then what is being played, then what has not begun; what is over comes apart, the latest first. */
export function ordered(tables: readonly MyTable[], me: string | null): { current: MyTable[]; over: MyTable[] } {
  const rank = (table: MyTable): number => (isMyTurn(table, me) ? 0 : ORDER[table.status]);
  const all = tables.filter(({ status }) => status !== "closed").sort((one, other) => rank(one) - rank(other));
  return {
    current: all.filter(({ status }) => status !== "over"),
    over: all
      .filter(({ status }) => status === "over")
      .sort((one, other) => (other.ended ?? other.created) - (one.ended ?? one.created)),
  };
}
