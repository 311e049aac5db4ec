// What is on the drawing board: the drawing, what it was before, and what the engine finds wrong with it.
import { api, Trouble } from "../../../lib/api.ts";
import { keep, recall } from "../../../lib/kept.ts";
import type { BoardRead } from "../../../lib/protocol.ts";
import type { Language } from "../../../lib/texts.svelte.ts";
import { drawingOf, type Drawing } from "./drawing.ts";
import { fileOf, recalled } from "./file.ts";

const KEY = "drachenhort.drachenfels-drawing";
const MOST_STEPS = 200;
/** Milliseconds after which a change is looked at, and after which one that could not be is looked at again. */
const SOON = 700;
const LATER = 5000;

export type Fault = BoardRead["faults"][number];

export class Sketch {
  #drawing: Drawing | null = $state.raw(null);
  #past: Drawing[] = $state.raw([]);
  #future: Drawing[] = $state.raw([]);
  /** What was changed last: the same thing, changed on and on, is one step. */
  #last = "";
  #isKept = $state(true);
  /** Null as long as nobody knows. */
  faults: readonly Fault[] | null = $state.raw(null);
  /** Whether the server could not be asked. */
  isLost = $state(false);

  get drawing(): Drawing | null {
    return this.#drawing;
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

  /** What was kept, else the printed board. */
  async begin(lang: Language): Promise<void> {
    this.#set(recalled(recall(KEY)) ?? drawingOf(await api.printedBoard(lang)));
  }

  change(drawing: Drawing, what = ""): void {
    if (this.#drawing === null || drawing === this.#drawing) return;
    if (what === "" || what !== this.#last) this.#past = [...this.#past, this.#drawing].slice(-MOST_STEPS);
    this.#last = what;
    this.#future = [];
    this.#set(drawing);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined || this.#drawing === null) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#drawing];
    this.#last = "";
    this.#set(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined || this.#drawing === null) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#drawing];
    this.#last = "";
    this.#set(after);
  }

  #set(drawing: Drawing): void {
    this.#drawing = drawing;
    this.faults = null;
    const text = JSON.stringify(drawing);
    keep(KEY, text);
    this.#isKept = recall(KEY) === text;
  }

  /** Asks the engine about this drawing, once nothing has changed for a moment. Returns how to stop. */
  check(drawing: Drawing, lang: Language): () => void {
    let isOver = false;
    let timer = 0;
    const ask = async (): Promise<void> => {
      try {
        const { faults } = await api.checkBoard(fileOf(drawing), lang);
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
