// Which puzzles somebody is shown.
import type { PuzzleList, PuzzleSummary } from "../lib/protocol.ts";
import type { Kept } from "./record.svelte.ts";

/** What is looked for: null is anything. */
export interface Wanted {
  readonly game: string | null;
  readonly theme: string | null;
  readonly grade: number | null;
}

/** A puzzle and its game. */
export interface Listed extends PuzzleSummary {
  readonly game: string;
}

export function allOf({ games }: PuzzleList): Listed[] {
  return games.flatMap(({ game, puzzles }) => puzzles.map((puzzle) => ({ ...puzzle, game })));
}

export function fitting(list: PuzzleList, { game, theme, grade }: Wanted): Listed[] {
  return allOf(list).filter(
    (puzzle) =>
      (game === null || puzzle.game === game) &&
      (theme === null || puzzle.theme === theme) &&
      (grade === null || puzzle.grade === grade),
  );
}

/** The puzzle after this one: the next of its game that is not solved yet, or else simply the next. */
export function nextOf(list: PuzzleList, id: string, { puzzles }: Kept): string | null {
  const all = allOf(list);
  const game = all.find((each) => each.id === id)?.game;
  const own = all.filter((each) => each.game === game);
  const at = own.findIndex((each) => each.id === id);
  const others = [...own.slice(at + 1), ...own.slice(0, Math.max(at, 0))];
  const open = others.find((each) => (puzzles[each.id]?.end ?? null) === null);
  return (open ?? others[0])?.id ?? null;
}
