// What is shown, which may be a little behind what is known: acts are shown one after the other, so that they can be followed.
import type { Moment, Position } from "../lib/table.ts";

/** Shows one act; done when all of it has been seen. The signal says that somebody does not want to wait. */
export type Performer = (moment: Moment, signal: AbortSignal) => Promise<void>;

/** When so many acts wait, the older ones are shown without motion. */
export const MOST_WAITING = 8;

export class Stage {
  #shown: Position | null = $state.raw(null);
  #isPlaying = $state(false);
  #waiting: Moment[] = [];
  /** The act that is being shown; null again as soon as it need not be. */
  #current: { readonly moment: Moment; readonly control: AbortController } | null = null;
  #onshown: (moment: Moment) => void;

  /** How acts are shown. Without a performer they are simply there. */
  performer: Performer | null = null;
  /** Whether somebody wants to see every act: then not waiting for one goes on to the next, not to the last. */
  isPatient: () => boolean = () => false;

  /** `onshown` is called for every moment, when the table looks as it did after it. */
  constructor(onshown: (moment: Moment) => void = () => undefined) {
    this.#onshown = onshown;
  }

  get shown(): Position | null {
    return this.#shown;
  }

  /** Whether what is shown is behind what is known. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  add(moment: Moment): void {
    if (moment.isJump) {
      this.#drop();
      this.#show(moment);
      return;
    }
    this.#waiting.push(moment);
    if (!this.#isPlaying) void this.#play();
  }

  /** Somebody does not want to wait: everything is as it is known to be, at once; or one step nearer to it, if they are patient. */
  skip(): void {
    if (this.isPatient()) this.#current?.control.abort();
    else this.skipAll();
  }

  skipAll(): void {
    for (const moment of this.#drop()) this.#show(moment);
  }

  /** Everything that is shown goes, and nothing that waits is shown any more: the device changes hands. */
  clear(): void {
    this.#drop();
    this.#shown = null;
  }

  /** What was to be shown, and now is not. */
  #drop(): Moment[] {
    const dropped = [...(this.#current === null ? [] : [this.#current.moment]), ...this.#waiting];
    this.#waiting = [];
    this.#current?.control.abort();
    this.#current = null;
    return dropped;
  }

  async #play(): Promise<void> {
    this.#isPlaying = true;
    for (let moment = this.#waiting.shift(); moment !== undefined; moment = this.#waiting.shift()) {
      const current = (this.#current = { moment, control: new AbortController() });
      if (this.performer !== null && (this.#waiting.length < MOST_WAITING || this.isPatient())) {
        await this.performer(moment, current.control.signal);
      }
      if (this.#current === current) {
        this.#current = null;
        this.#show(moment);
      }
    }
    this.#isPlaying = false;
  }

  #show(moment: Moment): void {
    this.#shown = moment.after;
    this.#onshown(moment);
  }
}
