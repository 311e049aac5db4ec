// What could not be done, in the reader's language.
import { Trouble } from "./api.ts";
import { notices } from "./notices.svelte.ts";
import { say } from "./texts.svelte.ts";

const KNOWN = new Set([
  "no-table",
  "no-puzzle",
  "no-game",
  "old-game",
  "storage",
  "elsewhere",
  "too-fast",
  "too-many-tables",
  "not-your-turn",
  "nothing-to-undo",
  "undo-learnt",
  "undo-secret",
  "several-choices",
  "undo-asked",
  "no-undo-asked",
  "not-over",
  "no-move",
  "no-review",
  "bad-action",
  "bad-record",
  "over",
  "closed",
  "started",
  "seat-taken",
  "seat-kept",
  "seats-open",
  "no-bot",
  "set-up-anew",
  "too-many-changes",
  "not-your-seat",
  "not-host",
  "not-seated",
  "bad-text",
  "bad-name",
  "bad-options",
  "bad-variant",
  "too-many-variants",
  "bad-seats",
  "bad-clock",
  "no-lab",
  "no-run",
  "not-your-run",
  "lab-full",
  "no-pair",
  "offline",
]);

/** `text` is the server's own, in English, for what has no words of ours. */
export function problemText(code: string, text: string): string {
  return KNOWN.has(code) ? say(`problem-${code}`, { text }) : say("problem-other", { text });
}

/** Tells in a notice what the server did not do; any other error is a fault of ours, and goes on. */
export function tellTrouble(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  notices.show(problemText(error.code, error.message), "trouble");
}
