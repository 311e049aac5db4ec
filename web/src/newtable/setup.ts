// From a filled-in form to a table, and from the server's answer back to the field that is wrong.
import type { Clock, SeatPlan } from "../lib/protocol.ts";
import type { Schema, Value, Values } from "./presets.ts";
import { defaults } from "./presets.ts";

/** Who is to sit somewhere, as one word: `me`, `open`, `invited`, or a bot's level behind a colon. */
export type Sitter = "me" | "open" | "invited" | `bot:${string}`;

export function planOf(sitter: Sitter): SeatPlan {
  return sitter === "me" || sitter === "open" || sitter === "invited"
    ? { kind: sitter }
    : { kind: "bot", level: sitter.slice("bot:".length) };
}

/** As many seats as wanted: the first ones stay as they are, new ones are like `usual`. */
export function resized(sitters: readonly Sitter[], count: number, usual: Sitter): Sitter[] {
  return Array.from({ length: count }, (_, seat) => sitters[seat] ?? usual);
}

export function haveBots(sitters: readonly Sitter[]): boolean {
  return sitters.some((sitter) => sitter.startsWith("bot:"));
}

/** Nobody has to be waited for. */
export function canBegin(sitters: readonly Sitter[]): boolean {
  return sitters.every((sitter) => sitter !== "open" && sitter !== "invited");
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

/** What in the form the server complains about: an option by its name, a part of the form, or nothing in particular. */
export type Place = { option: string } | "seats" | "clock" | "all";

export function placeOf(code: string, text: string): Place {
  if (code === "bad-seats") return "seats";
  if (code === "bad-clock") return "clock";
  const option = /\boption '?([a-z_0-9]+)/.exec(text)?.[1];
  return code === "bad-options" && option !== undefined ? { option } : "all";
}
