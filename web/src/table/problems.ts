// What could not be done, in the reader's language.
import { say } from "../lib/texts.svelte.ts";

const KNOWN = new Set([
  "no-table",
  "no-game",
  "old-game",
  "storage",
  "too-fast",
  "too-many-tables",
  "not-your-turn",
  "nothing-to-undo",
  "undo-learnt",
  "undo-secret",
  "several-choices",
  "undo-asked",
  "no-undo-asked",
  "over",
  "closed",
  "started",
  "seat-taken",
  "seat-kept",
  "seats-open",
  "not-host",
  "not-seated",
  "bad-text",
  "bad-name",
  "bad-options",
  "bad-seats",
  "bad-clock",
  "offline",
]);

/** `text` is the server's own, in English, for what has no words of ours. */
export function problemText(code: string, text: string): string {
  return KNOWN.has(code) ? say(`problem-${code}`, { text }) : say("problem-other", { text });
}
