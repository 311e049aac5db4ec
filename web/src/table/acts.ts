// What everybody did last, in a few words for their plaques.
import type { Happened } from "../lib/protocol.ts";
import { capital } from "../lib/format.ts";

/** So many sentences of one act; the rest is in the log. */
const MOST = 2;

/** For each seat the sentences of its last act, without its name at the beginning; empty if it has done nothing yet. */
export function lastActs(log: readonly Happened[], names: readonly string[]): string[] {
  const acts: (string | undefined)[] = names.map(() => undefined);
  for (let index = log.length - 1; index >= 0 && acts.includes(undefined); index--) {
    const { events, said = [] } = log[index] ?? { events: [] };
    names.forEach((name, seat) => {
      if (acts[seat] !== undefined) return;
      const sentences = said.filter((text, nth) => text !== "" && events[nth]?.["seat"] === seat).slice(-MOST);
      if (sentences.length > 0) acts[seat] = sentences.map((text, nth) => told(text, name, nth === 0)).join(" ");
    });
  }
  return acts.map((act) => act ?? "");
}

/** "Funke lays two dragons." on Funke's own plaque: "lays two dragons." What follows begins a sentence of its own. */
function told(text: string, name: string, isFirst: boolean): string {
  const act = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return isFirst ? act : capital(act);
}
