// Short notices on the page, and what a screen reader is told.
import { untrack } from "svelte";

/** A note goes by itself; a trouble stays until it was read. */
export type Tone = "note" | "trouble";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const NOTE_MS = 6000;

class Notices {
  #list: Notice[] = $state.raw([]);
  #spoken = $state("");
  #last = 0;
  #held = false;
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();

  get list(): readonly Notice[] {
    return this.#list;
  }

  /** What was announced last, for the live region. */
  get spoken(): string {
    return this.#spoken;
  }

  show(text: string, tone: Tone = "note"): void {
    const notice = { id: ++this.#last, text, tone };
    this.#list = [...this.#list.filter((each) => each.text !== text), notice];
    if (!this.#held) this.#schedule(notice);
  }

  dismiss(id: number): void {
    clearTimeout(this.#leaving.get(id));
    this.#leaving.delete(id);
    this.#list = this.#list.filter((notice) => notice.id !== id);
  }

  /** Nothing goes while somebody points at it or is in it. */
  hold(): void {
    this.#held = true;
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  release(): void {
    this.#held = false;
    for (const notice of this.#list) this.#schedule(notice);
  }

  /** Tell a screen reader what happened. The same words twice in a row are still two announcements. */
  announce(text: string): void {
    // An effect that announces something must not run again for what was announced.
    this.#spoken = text === untrack(() => this.#spoken) ? `${text}\u00a0` : text;
  }

  #schedule(notice: Notice): void {
    if (notice.tone !== "note") return;
    clearTimeout(this.#leaving.get(notice.id));
    this.#leaving.set(
      notice.id,
      setTimeout(() => this.dismiss(notice.id), NOTE_MS),
    );
  }
}

export const notices = new Notices();
