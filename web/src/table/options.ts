// What a table has chosen, in words.
import type { TableInfo } from "../lib/protocol.ts";
import type { Catalogue } from "../lib/texts.svelte.ts";
import { say } from "../lib/texts.svelte.ts";

/** Everything that was chosen on purpose; what is switched off or left out goes without saying. */
export function optionsTold(options: TableInfo["options"], texts: Catalogue): string[] {
  return Object.entries(options).flatMap(([name, value]): string[] => {
    const label = texts.say(`option-${name}`);
    if (value === false || value === 0 || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    if (value === true) return [label];
    if (Array.isArray(value)) return [say("option-chosen", { label, value: value.length })];
    return [say("option-chosen", { label, value: String(value).slice(0, 40) })];
  });
}
