// What was recorded: see tests/wide/recording.py.
import { vi } from "vitest";
import { isGame } from "../../lib/games.ts";
import type { GameActions, ServerMessage } from "../../lib/protocol.ts";

/** A game as one person's browser got it. */
export interface Recording {
  /** What the actions mean that were allowed. */
  readonly actions: GameActions["actions"];
  readonly messages: readonly ServerMessage[];
  /** What was answered by address when it was over. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const files = import.meta.glob<unknown>("./*.json", { import: "default", eager: true });

export const GAMES = Object.keys(files)
  .map((path) => path.slice(2, -5))
  .filter(isGame);

export function recordingOf(game: string): Recording {
  return files[`./${game}.json`] as Recording;
}

/** The server answers as recorded, and with these. */
export function answer(more: Readonly<Record<string, unknown>>): void {
  const answers = { ...(files["./answers.json"] as Record<string, unknown>), ...more };
  vi.stubGlobal("fetch", (path: string) => {
    const found = answers[path];
    const body = found ?? { code: "no-table", text: `nothing was recorded for ${path}` };
    return Promise.resolve(new Response(JSON.stringify(body), { status: found === undefined ? 404 : 200 }));
  });
}
