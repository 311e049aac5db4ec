// What everybody did last, in a few words for their plaques.
import type { GameEvent, Happened } from "../lib/protocol.ts";
import { capital } from "../lib/format.ts";

/** So many sentences of one act; the rest is in the log. */
const MOST = 2;
const NOTHING: Happened = { version: 0, events: [] };

/** For each seat the sentences of its last act, without its name at the beginning; empty if it has done nothing yet.
 *
 * What weighs more than the last act, and was done just before it without anybody else coming between, stands in front. */
export function lastActs(
  log: readonly Happened[],
  names: readonly string[],
  isWeighty: (event: GameEvent) => boolean = () => false,
): string[] {
  return names.map((name, seat) => {
    const last = log.findLastIndex((each) => saidBy(each, seat).length > 0);
    if (last < 0) return "";
    const sentences = saidBy(log[last], seat).slice(-MOST);
    const weighty = lastWeighty(log.slice(0, last + 1), seat, isWeighty);
    const shown =
      weighty === null || sentences.includes(weighty) ? sentences : [weighty, ...sentences.slice(-MOST + 1)];
    return shown.map((text, nth) => told(text, name, nth === 0)).join(" ");
  });
}

function saidBy({ events, said = [] }: Happened = NOTHING, seat: number): string[] {
  return said.filter((text, nth) => text !== "" && events[nth]?.["seat"] === seat);
}

/** Back from the end of the log, for as long as nobody else acts. */
function lastWeighty(log: readonly Happened[], seat: number, isWeighty: (event: GameEvent) => boolean): string | null {
  for (const { events, said = [] } of log.toReversed()) {
    if (events.some((event) => typeof event["seat"] === "number" && event["seat"] !== seat)) return null;
    const at = events.findLastIndex((event) => isWeighty(event));
    if (at >= 0) return said[at] ?? null;
  }
  return null;
}

/** "Funke lays two dragons." on Funke's own plaque: "lays two dragons." What follows begins a sentence of its own. */
function told(text: string, name: string, isFirst: boolean): string {
  const act = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return isFirst ? act : capital(act);
}
