// One puzzle while somebody is at it: what they tried, what came of it, and the lines that can be looked at.
import { api } from "../lib/api.ts";
import type { Language, PuzzleAnswer, PuzzleMoment, PuzzleShown, Solution } from "../lib/protocol.ts";
import type { Moment, Position } from "../lib/table.ts";
import { Stage } from "../table/stage.svelte.ts";
import type { Asking } from "./top.svelte.ts";

/** What lies on the table: the puzzle, or where a line has led. */
export type Look = "puzzle" | "line" | "refutation";

export class Solving implements Asking {
  readonly puzzle: PuzzleShown;
  readonly stage: Stage;
  #start: Position;
  #sending: number | null = $state(null);
  #answer: PuzzleAnswer | null = $state.raw(null);
  #look: Look = $state("puzzle");
  #tried: readonly number[] = $state.raw([]);

  constructor(puzzle: PuzzleShown, onshown: (moment: Moment) => void) {
    this.puzzle = puzzle;
    this.stage = new Stage(onshown);
    this.#start = { version: 0, seat: puzzle.seat, view: puzzle.view, words: puzzle.words, log: [] };
  }

  get shown(): Position {
    return this.stage.shown ?? this.#start;
  }

  get isOpen(): boolean {
    return this.solved === null && this.#look === "puzzle" && !this.stage.isPlaying;
  }

  get sending(): number | null {
    return this.#sending;
  }

  /** The solution, once it was found or given away. */
  get solved(): Solution | null {
    return this.#answer?.solution ?? null;
  }

  /** What came of the last try. */
  get answer(): PuzzleAnswer | null {
    return this.#answer;
  }

  get look(): Look {
    return this.#look;
  }

  /** The wrong moves, in their order. */
  get tried(): readonly number[] {
    return this.#tried;
  }

  /** What becomes of the answer is told to whoever called; tries on a table that is not open come to nothing. */
  onanswer: (answer: PuzzleAnswer) => void = () => undefined;
  ontrouble: (error: unknown) => void = () => undefined;
  language: () => Language = () => "en";

  attempt(action: number): void {
    void this.ask(action);
  }

  /** With null somebody gives up. */
  async ask(action: number | null): Promise<void> {
    if (this.#sending !== null || this.solved !== null) return;
    this.#sending = action ?? -1;
    try {
      const answer = await api.tryPuzzle(this.puzzle.id, action, this.language());
      if (action !== null && !answer.is_right && answer.refused === null && !this.#tried.includes(action))
        this.#tried = [...this.#tried, action];
      this.#answer = answer;
      this.onanswer(answer);
    } catch (error) {
      this.ontrouble(error);
    } finally {
      this.#sending = null;
    }
  }

  /** The moments of a line, as far as they are known. */
  moments(look: Look): readonly PuzzleMoment[] {
    if (look === "line") return this.solved?.line ?? [];
    if (look === "refutation") return this.solved?.refutation ?? this.#answer?.then ?? [];
    return [];
  }

  /** Plays a line on the table, from the puzzle on; or puts the puzzle back. */
  show(look: Look): void {
    this.#begin();
    this.#look = look;
    let before = this.#start;
    for (const { view, events, said, prompt } of this.moments(look)) {
      const after: Position = {
        version: before.version + 1,
        seat: before.seat,
        view,
        words: { prompt, labels: [] },
        log: [],
      };
      this.stage.add({ before, after, events, said, isJump: false });
      before = after;
    }
  }

  #begin(): void {
    this.#look = "puzzle";
    this.stage.add({ before: null, after: this.#start, events: [], said: [], isJump: true });
  }
}

/** The sentences of a line, those that say something. */
export function sentencesOf(moments: readonly PuzzleMoment[]): string[] {
  return moments.flatMap(({ said }) => said.filter((sentence) => sentence !== ""));
}
