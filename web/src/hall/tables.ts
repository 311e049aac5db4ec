// What lists say of tables: who sits there, how it stands, which ones come first.
import type { MyTable, TableInfo } from "../lib/protocol.ts";
import { language, say } from "../lib/texts.svelte.ts";

export function mySeats(table: TableInfo, me: string | null): number[] {
  return table.seats.flatMap((seat, place) => (me !== null && seat.person === me ? [place] : []));
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter(({ kind }) => kind === "open").length;
}

export function isMyTurn(table: MyTable, me: string | null): boolean {
  return table.status === "running" && mySeats(table, me).some((seat) => table.asked.includes(seat));
}

/** Me first, then people by name, then bots by their number; what is free is said elsewhere. */
export function whoSits({ seats }: TableInfo, me: string | null): string {
  const people = seats.filter(({ kind }) => kind === "person" || kind === "program");
  const others = people.filter(({ person }) => person !== me).map(({ name }) => name ?? "");
  const bots = seats.filter(({ kind }) => kind === "bot").length;
  const parts = [
    ...(others.length < people.length ? [say("list-you")] : []),
    ...new Set(others),
    ...(bots > 0 ? [say("list-bots", { count: bots })] : []),
  ];
  return parts.length === 0 ? say("list-nobody") : listed(parts);
}

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** How it stands with a table of mine. */
export function standing(table: MyTable, me: string | null): string {
  if (table.status === "over") return say("list-over");
  if (table.status !== "running") {
    const waiting = table.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
    return waiting > 0 ? say("waiting-for", { count: waiting }) : say("waiting-start");
  }
  if (isMyTurn(table, me)) return say("list-my-turn");
  const people = table.asked.flatMap((seat) => table.seats[seat]?.name ?? []);
  return people.length > 0 ? say("list-their-turn", { names: listed(people) }) : say("list-bots-turn");
}

const ORDER: Record<TableInfo["status"], number> = { running: 1, open: 2, over: 3, closed: 4 };

/** Where I am waited for, then what is being played, then what has not begun; what is over comes apart. */
export function ordered(tables: readonly MyTable[], me: string | null): { current: MyTable[]; over: MyTable[] } {
  const rank = (table: MyTable): number => (isMyTurn(table, me) ? 0 : ORDER[table.status]);
  const all = tables.filter(({ status }) => status !== "closed").sort((one, other) => rank(one) - rank(other));
  return {
    current: all.filter(({ status }) => status !== "over"),
    over: all.filter(({ status }) => status === "over"),
  };
}
