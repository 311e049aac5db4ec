// The text of a variant's file, from what was changed in the form.
import type { LabPart } from "../lib/protocol.ts";

/** New values by their names, such as `deal.hand`. */
export type Changes = Readonly<Record<string, number>>;

/** Those that are another than printed. */
export function changedIn(parts: readonly LabPart[], values: Changes): Changes {
  const printed = new Map(parts.flatMap((part) => part.values.map((value) => [value.name, value.value])));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => printed.get(name) !== value));
}

/** The names of numbers that are none or out of bounds. */
export function wrongIn(parts: readonly LabPart[], values: Changes): string[] {
  return parts.flatMap((part) =>
    part.values.flatMap(({ name, low, high, value }) => {
      const chosen = values[name] ?? value;
      return Number.isInteger(chosen) && chosen >= low && chosen <= high ? [] : [name];
    }),
  );
}

/** Null where nothing differs: that is the game as it is. */
export function variantText(game: string, name: string, parts: readonly LabPart[], values: Changes): string | null {
  const changed = changedIn(parts, values);
  const tables = parts.flatMap((part) => {
    const lines = part.values.flatMap((value) => {
      const chosen = changed[value.name];
      return chosen === undefined ? [] : [`${value.name.slice(part.name.length + 1)} = ${chosen}`];
    });
    return lines.length === 0 ? [] : [`\n[${part.name}]\n${lines.join("\n")}\n`];
  });
  return tables.length === 0 ? null : `game = ${quoted(game)}\nname = ${quoted(name)}\n${tables.join("")}`;
}

/** The options of a run, from NAME=VALUE; a table takes values as they are written there. */
export function optionsOf(words: readonly string[]): Record<string, string> {
  const pairs = words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
