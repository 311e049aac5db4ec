// From a filled-in form to a table, and from the server's answer back to the field that is wrong.
import type { Clock, SeatChange, SeatPlan, TableInfo } from "../lib/protocol.ts";
import type { Schema, Value, Values } from "./presets.ts";
import { defaults } from "./presets.ts";

/** Who is to sit somewhere, as one word: `me`, `open`, `invited`, or a bot's level behind a colon; with none the usual. */
export type Sitter = "me" | "open" | "invited" | `bot:${string}`;

/** One seat in the form. */
export interface Row {
  readonly sitter: Sitter;
  /** Of a seat of mine; empty for my own name. */
  readonly name: string;
  /** Which seat of the table this has been so far, if there is a table already. */
  readonly was: number | null;
  /** Somebody else who sits there, and stays. */
  readonly guest: string | null;
}

export function rowOf(sitter: Sitter): Row {
  return { sitter, name: "", was: null, guest: null };
}

/** The seats of a table that has not begun. */
export function rowsOf({ seats }: Pick<TableInfo, "seats">, me: string | null): Row[] {
  return seats.map(({ kind, person, name, level }, was): Row => {
    if (person !== null && person === me) return { sitter: "me", name: name ?? "", was, guest: null };
    if (person !== null) return { sitter: "open", name: "", was, guest: name ?? "" };
    if (kind === "bot") return { sitter: `bot:${level ?? ""}`, name: "", was, guest: null };
    return { sitter: kind === "invited" ? "invited" : "open", name: "", was, guest: null };
  });
}

export function planOf({ sitter, name }: Row): SeatPlan {
  if (sitter === "me") return name.trim() === "" ? { kind: "me" } : { kind: "me", name: name.trim() };
  if (sitter === "open" || sitter === "invited") return { kind: sitter };
  const level = botLevel(sitter);
  return level === null || level === "" ? { kind: "bot" } : { kind: "bot", level };
}

export function changeOf(row: Row): SeatChange {
  return { ...planOf(row), was: row.was };
}

/** Every seat of mine after the first has a name, so that it is clear who gets the device. */
export function named(rows: readonly Row[], usual: (seat: number) => string): Row[] {
  const first = rows.findIndex(({ sitter }) => sitter === "me");
  return rows.map((row, seat) =>
    row.sitter === "me" && seat !== first && row.name.trim() === "" ? { ...row, name: usual(seat) } : row,
  );
}

/** One seat more, like `usual`. */
export function widened(rows: readonly Row[], usual: Sitter): Row[] {
  return [...rows, rowOf(usual)];
}

/** One seat fewer: the last in which nobody else sits. */
export function narrowed(rows: readonly Row[]): Row[] {
  const last = rows.findLastIndex(({ guest }) => guest === null);
  return rows.filter((_, seat) => seat !== last);
}

/** With one seat and the one before it the other way round. */
export function swapped(rows: readonly Row[], seat: number): Row[] {
  const [before, row] = [rows[seat - 1], rows[seat]];
  return before === undefined || row === undefined ? [...rows] : rows.with(seat - 1, row).with(seat, before);
}

/** The level of the bot that is to sit there, if one is. */
export function botLevel(sitter: Sitter): string | null {
  return sitter.startsWith("bot:") ? sitter.slice("bot:".length) : null;
}

/** The levels of all bots, seat by seat. */
export function levelsAt(rows: readonly Row[]): string[] {
  return rows.flatMap(({ sitter }) => botLevel(sitter) ?? []);
}

/** With all bots of this level. */
export function withLevel(rows: readonly Row[], level: string): Row[] {
  return rows.map((row) => (botLevel(row.sitter) === null ? row : { ...row, sitter: `bot:${level}` }));
}

export function haveBots(rows: readonly Row[]): boolean {
  return rows.some(({ sitter }) => botLevel(sitter) !== null);
}

/** Nobody has to be waited for. */
export function canBegin(rows: readonly Row[]): boolean {
  return rows.every(({ sitter, guest }) => guest !== null || (sitter !== "open" && sitter !== "invited"));
}

/** Some options are for one seat; those of seats that are not there are not asked for. */
export function isAsked(name: string, seats: number): boolean {
  const seat = /_(\d)$/.exec(name)?.[1];
  return seat === undefined || Number(seat) <= seats;
}

/** What has to be said: all that was touched, and all that is not as usual. One option may change what is usual for others. */
export function toSend(
  values: Values,
  schema: Schema,
  touched: ReadonlySet<string>,
  seats: number,
): Record<string, Value> {
  const usual = defaults(schema);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        isAsked(name, seats) && (touched.has(name) || JSON.stringify(value) !== JSON.stringify(usual[name])),
    ),
  );
}

/** Numbers that are none or out of bounds, by the option's name. */
export function outOfBounds(values: Values, schema: Schema): string[] {
  return Object.entries(schema).flatMap(([name, { type, minimum = -Infinity, maximum = Infinity }]) => {
    const value = values[name];
    const isFine =
      type !== "integer" || (Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum);
    return isFine ? [] : [name];
  });
}

export interface ClockForm {
  readonly kind: Clock["kind"];
  /** For each decision. */
  readonly seconds: number;
  /** For the whole game. */
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
}

export const USUAL_CLOCK: ClockForm = { kind: "none", seconds: 60, minutes: 15, increment: 5, days: 2 };

export function clockOf({ kind, seconds, minutes, increment, days }: ClockForm): Clock {
  const none = { kind, seconds: 0, increment: 0, days: 0 };
  switch (kind) {
    case "none":
      return none;
    case "decision":
      return { ...none, seconds };
    case "game":
      return { ...none, seconds: minutes * 60, increment };
    case "days":
      return { ...none, days };
  }
}

/** A clock as the form has it. */
export function clockFormOf({ kind, seconds, increment, days }: Clock): ClockForm {
  switch (kind) {
    case "none":
      return USUAL_CLOCK;
    case "decision":
      return { ...USUAL_CLOCK, kind, seconds };
    case "game":
      return { ...USUAL_CLOCK, kind, minutes: Math.max(1, Math.round(seconds / 60)), increment };
    case "days":
      return { ...USUAL_CLOCK, kind, days };
  }
}

/** What in the form the server complains about: an option by its name, a part of the form, or nothing in particular. */
export type Place = { option: string } | "seats" | "clock" | "variant" | "all";

export function placeOf(code: string, text: string): Place {
  if (code === "bad-seats" || code === "bad-name" || code === "seat-taken") return "seats";
  if (code === "bad-clock") return "clock";
  if (code === "bad-variant") return "variant";
  const option = /\boption '?([a-z_0-9]+)/.exec(text)?.[1];
  return code === "bad-options" && option !== undefined ? { option } : "all";
}
