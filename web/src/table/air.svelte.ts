// What is in the air: cards and other things on their way, over the table as it was before.

import { FOLLOW_MS, isCalm, MOVE_MS, paced } from "../lib/settings.svelte.ts";
import type { Moment } from "../lib/table.ts";
import type { AnyRoom, Beat, Flight, Scene } from "./contract.ts";
import { isDoneByOthers } from "./marks.ts";
import type { Box, Places } from "./places.ts";
import { play } from "./sounds.ts";

const CARD = 5 / 7;
/** The longest that a browser can wait for. */
const FOR_EVER = 2 ** 31 - 1;
/** Between two acts, at normal speed: so that one can see what the first has led to. */
const REST_MS = 220;
/** The same for somebody who does not know the game yet, and reads what the others do. */
const READ_MS = 1600;

/** How somebody wants to follow what the others do. */
export interface Following {
  /** They do not know the game yet. */
  readonly isNew: boolean;
  /** Nothing goes on before they have tapped. */
  readonly isStepwise: boolean;
}

/** One thing in the air, as Flights.svelte draws it. */
export interface Flying {
  readonly id: number;
  readonly flight: Flight<unknown>;
  readonly to: Box;
  /** Sets an element off; called once it is there. */
  fly(element: HTMLElement): void;
}

export class Air {
  #flying: readonly Flying[] = $state.raw([]);
  #told = $state("");
  #toldAt: Box | undefined = $state.raw();
  #places: Places;
  #room: AnyRoom;
  #following: () => Following;
  #count = 0;
  #lastShown = 0;
  /** Whether what was shown last was done by somebody else. */
  #wasOthers = false;
  #isWaiting = $state(false);
  #going: AbortController | null = null;

  constructor(room: AnyRoom, places: Places, following: () => Following = () => ({ isNew: false, isStepwise: false })) {
    this.#room = room;
    this.#places = places;
    this.#following = following;
  }

  /** Whether the next act waits for a tap. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  get flying(): readonly Flying[] {
    return this.#flying;
  }

  /** What is shown large just now. */
  get told(): string {
    return this.#told;
  }

  /** Where it is shown: in the place `told`, if the table has one, so that it covers nothing that has to be seen with it. */
  get toldAt(): Box | undefined {
    return this.#toldAt;
  }

  /** Shows what happens in a moment, over the view before it. What has flown stays where it is until `land`. */
  async perform(moment: Moment, signal: AbortSignal): Promise<void> {
    if (moment.before === null) return;
    await this.#rest(moment, signal);
    if (paced(1) === 0 || document.hidden) return;
    const scene: Scene = { before: moment.before.view, after: moment.after.view, seat: moment.after.seat };
    for (const [index, event] of moment.events.entries()) {
      for (const beat of this.#room.motion(event, scene)) {
        if (signal.aborted) return;
        if (beat.isTold) this.#tell(moment.said[index] ?? "");
        await this.#beat(beat, signal);
      }
    }
  }

  #tell(text: string): void {
    this.#toldAt = this.#places.find("told")?.getBoundingClientRect();
    this.#told = text;
  }

  /** Lets what was shown last sink in. */
  async #rest(moment: Moment, signal: AbortSignal): Promise<void> {
    const isOthers = isDoneByOthers(moment);
    const [isNext, { isNew, isStepwise }] = [isOthers && this.#wasOthers, this.#following()];
    this.#wasOthers = isOthers;
    const going = (this.#going = new AbortController());
    signal.addEventListener("abort", () => going.abort(), { once: true });
    this.#isWaiting = isNext && isStepwise;
    const rest = this.#isWaiting
      ? FOR_EVER
      : this.#lastShown + paced(isNext && isNew ? READ_MS : REST_MS) - performance.now();
    await pause(rest, going.signal);
    this.#isWaiting = false;
    this.#going = null;
  }

  /** Somebody has read enough: the next act is shown now. False if none waits. */
  goOn(): boolean {
    this.#going?.abort();
    return this.#going !== null;
  }

  /** The new view is there: nothing is in the air any more. */
  land(): void {
    this.#flying = [];
    this.#told = "";
    this.#places.showAll();
    this.#lastShown = performance.now();
  }

  async #beat(beat: Beat<unknown>, signal: AbortSignal): Promise<void> {
    if (beat.sound !== undefined) play(beat.sound);
    for (const name of beat.lights ?? []) this.#light(name);
    const apart = paced(beat.apart ?? FOLLOW_MS);
    // What sets off from where something has landed is that thing, which flies on: a knight, field by field.
    const from = new Set(beat.flights?.map((flight) => flight.from));
    this.#flying = this.#flying.filter(({ flight }) => !from.has(flight.to));
    const done = (beat.flights ?? []).map((flight, index) => this.#launch(flight, index * apart, signal));
    for (const name of beat.hides ?? []) this.#places.hide(name);
    await Promise.all(done);
    if (beat.pause !== undefined) await pause(paced(beat.pause), signal);
  }

  #launch(flight: Flight<unknown>, delay: number, signal: AbortSignal): Promise<void> {
    const ratio = this.#room.ratio?.(flight.piece) ?? CARD;
    const [from, to] = [this.#places.box(flight.from, ratio), this.#places.box(flight.to, ratio)];
    // A place that is not on the screen: what happened is told in words all the same.
    if (from === undefined || to === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const fly = (element: HTMLElement): void => {
        const motion = isCalm()
          ? appear(element, delay)
          : travel(element, from, to, delay, flight.turnsInto !== undefined);
        const finish = (): void => motion.forEach((each) => each.finish());
        if (signal.aborted) finish();
        signal.addEventListener("abort", finish, { once: true });
        void Promise.allSettled(motion.map((each) => each.finished)).then(() => resolve());
      };
      this.#flying = [...this.#flying, { id: this.#count++, flight, to, fly }];
    });
  }

  #light(name: string): void {
    const [dark, bright] = ["0 0 0 0 transparent", "0 0 0.75rem 0.25rem var(--ember)"];
    this.#places
      .find(name)
      ?.animate({ boxShadow: [dark, bright, dark] }, { duration: paced(MOVE_MS * 4), easing: "ease-in-out" });
  }
}

function appear(element: HTMLElement, delay: number): Animation[] {
  return [element.animate({ opacity: [0, 1] }, { duration: paced(MOVE_MS), delay, fill: "backwards" })];
}

function travel(element: HTMLElement, from: Box, to: Box, delay: number, isTurning: boolean): Animation[] {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  const timing: KeyframeAnimationOptions = { duration: paced(MOVE_MS * 1.2), delay, fill: "backwards" };
  const motion = [
    element.animate({ transform: [shift, "none"] }, { ...timing, easing: "cubic-bezier(0.3, 0, 0.2, 1)" }),
  ];
  const sides = element.firstElementChild;
  if (isTurning && sides !== null) {
    motion.push(
      sides.animate({ transform: ["rotateY(180deg)", "rotateY(0deg)"] }, { ...timing, easing: "ease-in-out" }),
    );
  }
  return motion;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
