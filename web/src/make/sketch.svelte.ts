// Something of one's own in the making: as it is, as it was before, and what the engine finds wrong with it.
import { Trouble } from "../lib/api.ts";
import { keep, recall } from "../lib/kept.ts";
import type { Language } from "../lib/texts.svelte.ts";

const MOST_STEPS = 200;
/** Milliseconds after which a change is looked at, and after which one that could not be is looked at again. */
const SOON = 700;
const LATER = 5000;

/** What is made: where the browser keeps it, what it begins with, and whom to ask about it. */
export interface Making<Made, Fault> {
  readonly key: string;
  /** What the browser has kept, if it is one. */
  readonly recalled: (text: string | null) => Made | null;
  readonly first: (lang: Language) => Promise<Made>;
  readonly faultsOf: (made: Made, lang: Language) => Promise<readonly Fault[]>;
}

export class Sketch<Made, Fault> {
  readonly #making: Making<Made, Fault>;
  #made: Made | null = $state.raw(null);
  #past: Made[] = $state.raw([]);
  #future: Made[] = $state.raw([]);
  /** What was changed last: the same thing, changed on and on, is one step. */
  #last = "";
  #isKept = $state(true);
  /** Null as long as nobody knows. */
  faults: readonly Fault[] | null = $state.raw(null);
  /** Whether the server could not be asked. */
  isLost = $state(false);

  constructor(making: Making<Made, Fault>) {
    this.#making = making;
  }

  get drawing(): Made | null {
    return this.#made;
  }

  /** Whether the browser keeps it, so that nothing is lost with the page. */
  get isKept(): boolean {
    return this.#isKept;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What was kept, else what everybody begins with. */
  async begin(lang: Language): Promise<void> {
    this.#set(this.#making.recalled(recall(this.#making.key)) ?? (await this.#making.first(lang)));
  }

  change(made: Made, what = ""): void {
    if (this.#made === null || made === this.#made) return;
    if (what === "" || what !== this.#last) this.#past = [...this.#past, this.#made].slice(-MOST_STEPS);
    this.#last = what;
    this.#future = [];
    this.#set(made);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined || this.#made === null) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#made];
    this.#last = "";
    this.#set(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined || this.#made === null) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#made];
    this.#last = "";
    this.#set(after);
  }

  #set(made: Made): void {
    this.#made = made;
    this.faults = null;
    const text = JSON.stringify(made);
    keep(this.#making.key, text);
    this.#isKept = recall(this.#making.key) === text;
  }

  /** Asks the engine about it, once nothing has changed for a moment. Returns how to stop. */
  check(made: Made, lang: Language): () => void {
    let isOver = false;
    let timer = 0;
    const ask = async (): Promise<void> => {
      try {
        const faults = await this.#making.faultsOf(made, lang);
        if (isOver) return;
        this.faults = faults;
        this.isLost = false;
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        if (isOver) return;
        this.isLost = true;
        timer = window.setTimeout(() => void ask(), LATER);
      }
    };
    timer = window.setTimeout(() => void ask(), SOON);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}
