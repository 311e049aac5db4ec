// What a table has chosen, in words.
import type { TableInfo } from "../lib/protocol.ts";
import type { Schema } from "../newtable/presets.ts";

/** Everything that is not as usual; the rest goes without saying. */
export function optionsTold(options: TableInfo["options"], schema: Schema): string[] {
  return Object.entries(schema).flatMap(([name, { title: label, default: usual, items, oneOf }]): string[] => {
    const value = options[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return [];
    if (value === true) return [label];
    if (!Array.isArray(value)) return [`${label}: ${oneOf?.find((each) => each.const === value)?.title ?? value}`];
    const chosen = items?.oneOf?.flatMap(({ const: each, title }) => (value.includes(each) ? title : [])) ?? [];
    return [`${label}: ${chosen.length > 0 ? chosen.join(", ") : value.length}`];
  });
}
