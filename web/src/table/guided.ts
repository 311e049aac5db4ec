// What is shown of a guided game besides its own words.
import type { Guided, Sentences } from "../lib/protocol.ts";
import { say } from "../lib/texts.svelte.ts";

/** Whether all stations are done, and the player decides alone. */
export function isFree(guide: Guided): boolean {
  return guide.station >= guide.stations;
}

/** Which station it is, in words. */
export function stationOf(guide: Guided): string {
  const { station, stations } = guide;
  return isFree(guide) ? say("guide-last") : say("guide-station", { station: station + 1, stations });
}

/** What is said beside the buttons: as long as somebody is led, what to do; else what is asked, and at the end how it ended. */
export function promptOf({ prompt, guide }: Sentences): string {
  return guide === undefined || isFree(guide) ? prompt : guide.todo;
}

/** What is new to whoever listens: an idea that was not there before. */
export function newsOf(before: Guided | undefined, now: Guided | undefined): string[] {
  if (now === undefined || before?.idea === now.idea) return [];
  return [`${now.title}.`, now.idea, ...(isFree(now) ? [now.todo] : [])];
}
