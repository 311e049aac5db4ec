// A review that is asked for again and again until it is done.
import type { ReviewState } from "../lib/protocol.ts";

const AGAIN_MS = 1000;

export class Asked {
  #state: ReviewState | null = $state.raw(null);
  #error: unknown = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  /** `begin` is asked first, `ask` from then on. */
  constructor(begin: () => Promise<ReviewState>, ask: () => Promise<ReviewState>) {
    void this.#next(begin, ask);
  }

  get state(): ReviewState | null {
    return this.#state;
  }

  /** What went wrong, if it cannot be had. */
  get error(): unknown {
    return this.#error;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #next(now: () => Promise<ReviewState>, ask: () => Promise<ReviewState>): Promise<void> {
    try {
      const state = await now();
      if (this.#isStopped) return;
      this.#state = state;
      if (state.state === "running") this.#timer = setTimeout(() => void this.#next(ask, ask), AGAIN_MS);
    } catch (error) {
      if (!this.#isStopped) this.#error = error;
    }
  }
}
