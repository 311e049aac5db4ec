// Somebody's record with puzzles, kept in the browser.
import { keep, recall } from "../lib/kept.ts";

const KEY = "drachenhort.puzzles";
const DAY_MS = 86_400_000;

/** What became of one puzzle. */
export interface Attempt {
  /** Wrong moves before it was solved or given up. */
  readonly wrong: number;
  readonly end: "solved" | "given-up" | null;
}

/** All of it. */
export interface Kept {
  readonly puzzles: Readonly<Record<string, Attempt>>;
  /** The days on which the puzzle of the day was solved, as `2026-11-19`, in their order. */
  readonly days: readonly string[];
}

const NOTHING: Kept = { puzzles: {}, days: [] };
const UNTRIED: Attempt = { wrong: 0, end: null };

/** After a try. What was solved or given up stays as it was. `day` is given for the puzzle of that day. */
export function noted(kept: Kept, id: string, outcome: "wrong" | "solved" | "given-up", day: string | null): Kept {
  const before = kept.puzzles[id] ?? UNTRIED;
  if (before.end !== null) return kept;
  const after: Attempt = outcome === "wrong" ? { ...before, wrong: before.wrong + 1 } : { ...before, end: outcome };
  const isOfToday = outcome === "solved" && day !== null && !kept.days.includes(day);
  return {
    puzzles: { ...kept.puzzles, [id]: after },
    days: isOfToday ? [...kept.days, day].sort() : kept.days,
  };
}

/** How many days in a row the puzzle of the day was solved, up to today or, if today's is still to come, yesterday. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  let day = Date.parse(today);
  if (!solved.has(today)) day -= DAY_MS;
  let count = 0;
  while (solved.has(dayText(day))) {
    count++;
    day -= DAY_MS;
  }
  return count;
}

function dayText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** How many were solved, and how many of them at once. */
export function counts({ puzzles }: Kept): { solved: number; atOnce: number } {
  const solved = Object.values(puzzles).filter(({ end }) => end === "solved");
  return { solved: solved.length, atOnce: solved.filter(({ wrong }) => wrong === 0).length };
}

/** What a browser has kept; whatever is no record is none. */
export function readKept(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Kept> | null;
    const puzzles = Object.entries(found?.puzzles ?? {}).filter(([, each]) => isAttempt(each));
    const days = (Array.isArray(found?.days) ? found.days : []).filter((day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(String(day)),
    );
    return { puzzles: Object.fromEntries(puzzles), days };
  } catch {
    return NOTHING;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  const { wrong, end } = value as Partial<Attempt>;
  return typeof wrong === "number" && (end === null || end === "solved" || end === "given-up");
}

class PuzzleRecord {
  #kept: Kept = $state.raw(readKept(recall(KEY)));

  constructor() {
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = readKept(event.newValue);
    });
  }

  get kept(): Kept {
    return this.#kept;
  }

  of(id: string): Attempt {
    return this.#kept.puzzles[id] ?? UNTRIED;
  }

  note(id: string, outcome: "wrong" | "solved" | "given-up", day: string | null): void {
    this.#kept = noted(readKept(recall(KEY) ?? JSON.stringify(this.#kept)), id, outcome, day);
    keep(KEY, JSON.stringify(this.#kept));
  }
}

export const record = new PuzzleRecord();
