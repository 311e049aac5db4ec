// A finished game to look at: any of its moves, through anybody's eyes. A step forward is shown as it happened, all else at once.
import { api } from "../lib/api.ts";
import type { Chronicle, Language, Replay } from "../lib/protocol.ts";
import type { Moment, Position } from "../lib/table.ts";
import { Stage } from "../table/stage.svelte.ts";

/** So many positions are kept, so that going back and forth asks nothing twice. */
const KEPT = 400;

interface Look {
  readonly move: number;
  readonly seat: number | null;
  readonly lang: Language;
}

export class Film {
  readonly stage: Stage;
  #id: string;
  #chronicle: Chronicle | null = $state.raw(null);
  #frame: Replay | null = $state.raw(null);
  #isLoading = $state(false);
  #isLost = $state(false);
  /** How often somebody has asked. */
  #asked = 0;
  #told: { key: string; answer: Promise<Chronicle> } | null = null;
  #kept = new Map<string, Promise<Replay>>();

  constructor(id: string, onshown: (moment: Moment) => void) {
    this.#id = id;
    this.stage = new Stage(onshown);
  }

  /** What happened, move by move; null before it is known. */
  get chronicle(): Chronicle | null {
    return this.#chronicle;
  }

  /** How many moves the game has. */
  get moves(): number {
    return Math.max(0, (this.#chronicle?.moves.length ?? 1) - 1);
  }

  /** What was asked for last and is there. */
  get frame(): Replay | null {
    return this.#frame;
  }

  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Whether what was asked for last could not be had. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Go to a move, or with none to the end. Whoever asks again meanwhile gets what was asked for last. */
  async look(move: number | null, seat: number | null, lang: Language): Promise<void> {
    const number = ++this.#asked;
    this.#isLoading = true;
    try {
      const chronicle = await this.#tell(seat, lang);
      const last = chronicle.moves.length - 1;
      const wanted: Look = { move: Math.min(move ?? last, last), seat, lang };
      const frame = await this.#fetch(wanted);
      if (number !== this.#asked) return;
      this.#chronicle = chronicle;
      this.#show(frame);
      this.#isLoading = this.#isLost = false;
      if (wanted.move < last) void this.#fetch({ ...wanted, move: wanted.move + 1 }).catch(() => undefined);
    } catch (error) {
      if (number !== this.#asked) return;
      this.#isLoading = false;
      this.#isLost = true;
      throw error;
    }
  }

  #tell(seat: number | null, lang: Language): Promise<Chronicle> {
    const key = `${lang} ${seat}`;
    if (this.#told?.key !== key) {
      const answer = api.chronicle(this.#id, seat, lang);
      this.#told = { key, answer };
      answer.catch(() => (this.#told = null));
    }
    return this.#told.answer;
  }

  #fetch({ move, seat, lang }: Look): Promise<Replay> {
    const key = `${lang} ${seat} ${move}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const answer = api.replay(this.#id, move, seat, lang);
    this.#kept.set(key, answer);
    answer.catch(() => this.#kept.delete(key));
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }

  #show(frame: Replay): void {
    this.stage.skip();
    const before = this.stage.shown;
    const after: Position = {
      version: frame.move,
      seat: frame.seat,
      view: frame.view,
      words: { prompt: frame.prompt, labels: [] },
      log: [],
    };
    const isStep = before !== null && before.version + 1 === frame.move && before.seat === frame.seat;
    this.#frame = frame;
    this.stage.add({ before, after, events: frame.events, said: frame.said, isJump: !isStep });
  }
}

/** What is told of a move: everything that has words. */
export function wordsOf({ said }: { readonly said: readonly string[] }): string[] {
  return said.filter((sentence) => sentence !== "");
}
