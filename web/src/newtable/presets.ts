// Ways to play that somebody thought through: a few options each.
import type { Preset } from "../lib/games.ts";
import type { OptionSchema } from "../lib/protocol.ts";

export type Value = OptionSchema["default"];
export type Values = Readonly<Record<string, Value>>;
export type Schema = Readonly<Record<string, OptionSchema>>;

/** What a table is offered with: the game as its rules have it. */
export const USUAL = "plain";

export function defaults(schema: Schema): Values {
  return Object.fromEntries(Object.entries(schema).map(([name, option]) => [name, option.default]));
}

/** What bots at the table settle, whatever is chosen. */
export function settledByBots(schema: Schema): Values {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, { "x-with-bots": settled }]) =>
      settled === undefined ? [] : [[name, settled]],
    ),
  );
}

/** The options of a table with bots: what they settle is what is usual there. */
export function withBots(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([name, option]) => [
      name,
      { ...option, default: option["x-with-bots"] ?? option.default },
    ]),
  );
}

/** All options as a preset has them. */
export function presetValues(preset: Preset, schema: Schema): Values {
  const all = (preset.all ?? []).map((name) => [name, schema[name]?.items?.oneOf?.map((choice) => choice.const) ?? []]);
  return { ...defaults(schema), ...preset.options, ...(Object.fromEntries(all) as Values) };
}

/** The preset that these options are, if they are one. */
export function presetOf(values: Values, presets: readonly Preset[], schema: Schema): string | null {
  return presets.find((preset) => isSame(values, presetValues(preset, schema)))?.id ?? null;
}

function isSame(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => text(one[name]) === text(other[name]));
}

/** The order in which things were ticked does not matter. */
function text(value: Value | undefined): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}
