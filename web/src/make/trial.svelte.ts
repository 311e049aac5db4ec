// Many games with something of one's own: what they have come to so far, line by line.
import { ndjson } from "../lib/api.ts";
import { tellTrouble } from "../lib/problems.ts";

export class Trial<Line extends object> {
  #playing: AbortController | null = $state.raw(null);
  /** What the last line said. */
  tried: Line | null = $state.raw(null);

  get isPlaying(): boolean {
    return this.#playing !== null;
  }

  stop(): void {
    this.#playing?.abort();
    this.#playing = null;
  }

  /** What was counted belongs to what was asked. */
  forget(): void {
    this.stop();
    this.tried = null;
  }

  /** Returns whether all games that were to be played have been. */
  async play(path: string, asked: object): Promise<boolean> {
    this.forget();
    const mine = (this.#playing = new AbortController());
    try {
      for await (const line of ndjson<Line>(path, asked, mine.signal)) {
        if (mine.signal.aborted) return false;
        this.tried = line;
      }
      return true;
    } catch (error) {
      if (!mine.signal.aborted) tellTrouble(error);
      return false;
    } finally {
      if (this.#playing === mine) this.#playing = null;
    }
  }
}
