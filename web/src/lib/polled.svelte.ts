// What others change while somebody looks: asked for again every few seconds, and at once when they come back to the page.

export class Polled<Value> {
  #load: () => Promise<Value>;
  #every: number;
  #value: Value | null = $state.raw(null);
  #isLost = $state(false);
  #asking: Promise<void> | null = null;

  constructor(load: () => Promise<Value>, every: number) {
    this.#load = load;
    this.#every = every;
  }

  /** What was known last; null before the first answer. */
  get value(): Value | null {
    return this.#value;
  }

  /** Whether the last question had no answer. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Ask until told to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.refresh();
    };
    const timer = setInterval(look, this.#every);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    window.addEventListener("online", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      window.removeEventListener("online", look);
    };
  }

  /** Ask now; whoever asks meanwhile gets the same answer. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      this.#value = await this.#load();
      this.#isLost = false;
    } catch {
      this.#isLost = true;
    }
  }
}
