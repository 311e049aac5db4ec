// What the strip says: the thing under mouse, focus or a resting finger tells what it is and what it does.
import type { Box } from "./places.ts";

/** How long a mouse rests on something before it is told, and a finger before it means "what is this?". In milliseconds. */
export const MOUSE_RESTS = 150;
export const FINGER_RESTS = 450;
/** A finger that has moved so far, in pixels, is on its way somewhere. */
const STRAYS = 12;
/** Between a thing and its strip, and between the strip and the edge of the screen. */
const GAP = 8;

/** The strip's id on the page. */
export const STRIP = "strip";
const TOLD = "[data-about]";

/** What a thing says, for its attribute `data-about`: its name, and what it is or does. */
export function about(name: string, what = ""): string {
  return what === "" ? name : `${name}\n${what}`;
}

export interface Told {
  readonly name: string;
  readonly what: string;
  /** Where the thing is on the screen; or what it is told over, if that lies elsewhere. */
  readonly at: Box;
  readonly isOver: boolean;
}

export class Strip {
  #told: Told | null = $state.raw(null);
  #thing: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finger: { readonly x: number; readonly y: number } | null = null;
  /** The mouse lies where it clicked last, or where it lay when the table came: nobody points at what comes under it. */
  #isStill = true;
  /** A finger has rested: what it then lets go of is no tap. */
  #hasAsked = false;

  get told(): Told | null {
    return this.#told;
  }

  /** Listens to everything in an element; returns how to stop. */
  readonly listen = (region: HTMLElement): (() => void) => {
    const control = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => region.addEventListener(name, heard, { signal: control.signal, capture });
    on("pointerover", (event) => event.pointerType === "mouse" && !this.#isStill && this.#point(event));
    on("pointerleave", (event) => event.pointerType === "mouse" && this.#leave());
    on("pointerdown", (event) => (event.pointerType === "mouse" ? this.#rest() : this.#touch(event)));
    on("pointermove", (event) => (event.pointerType === "mouse" ? this.#wake(event) : this.#stray(event)));
    on("pointerup", () => this.#lift());
    on("pointercancel", () => this.#lift());
    on("contextmenu", (event) => this.#hasAsked && event.preventDefault());
    on("click", (event) => this.#click(event), true);
    on("focusin", ({ target }) => this.#focus(target));
    // What loses the focus may be going while the page is being changed; the strip follows after that.
    on("focusout", () =>
      queueMicrotask(() => this.#thing?.contains(document.activeElement) === false && this.#leave()),
    );
    return () => {
      control.abort();
      this.#leave();
    };
  };

  /** The thing may have gone or changed: it is told anew, or no more. */
  renew(): void {
    if (this.#thing === null) return;
    if (this.#thing.isConnected && this.#told !== null) this.#tell(this.#thing);
    else this.#leave();
  }

  #point({ target }: PointerEvent): void {
    const thing = thingOf(target);
    if (thing === this.#thing) return;
    this.#leave();
    if (thing === null) return;
    this.#thing = thing;
    this.#timer = setTimeout(() => this.#tell(thing), MOUSE_RESTS);
  }

  #rest(): void {
    this.#leave();
    this.#isStill = true;
  }

  #wake(event: PointerEvent): void {
    if (!this.#isStill) return;
    this.#isStill = false;
    this.#point(event);
  }

  #touch({ target, clientX: x, clientY: y }: PointerEvent): void {
    this.#leave();
    this.#hasAsked = false;
    const thing = thingOf(target);
    if (thing === null) return;
    this.#finger = { x, y };
    this.#timer = setTimeout(() => {
      this.#hasAsked = true;
      this.#tell(thing);
    }, FINGER_RESTS);
  }

  #stray({ clientX, clientY }: PointerEvent): void {
    if (this.#finger === null || this.#hasAsked) return;
    if (Math.hypot(clientX - this.#finger.x, clientY - this.#finger.y) > STRAYS) this.#lift();
  }

  #lift(): void {
    this.#finger = null;
    if (!this.#hasAsked) clearTimeout(this.#timer);
  }

  #click(event: MouseEvent): void {
    if (this.#hasAsked) {
      this.#hasAsked = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const thing = thingOf(event.target);
    if (thing === null) return;
    // What is picked up says so once it is, however that was done; a tap on what does nothing asks what it is.
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (thing.hasAttribute("aria-pressed"))
      requestAnimationFrame(() => thing.getAttribute("aria-pressed") === "true" && this.#tell(thing));
    else if (isTouch && thing.closest("button, a") === null) this.#tell(thing);
  }

  #focus(target: EventTarget | null): void {
    // What a mouse or a finger has focused is told in their own way.
    const thing = target instanceof HTMLElement && target.matches(":focus-visible") ? thingOf(target) : null;
    if (thing === null) return;
    // Read out as well: screen readers add it to the thing's own words.
    thing.setAttribute("aria-describedby", STRIP);
    requestAnimationFrame(() => thing.contains(document.activeElement) && this.#tell(thing));
  }

  #tell(thing: HTMLElement): void {
    const [name = "", ...what] = (thing.dataset["about"] ?? "").split("\n");
    if (name === "") return;
    this.#thing = thing;
    // Above a hand there are the sentence and its buttons: a room may have its cards told over something else.
    const over = thing.closest("[data-told-apart]") === null ? null : document.querySelector("[data-told-here]");
    const at = (over ?? thing).getBoundingClientRect();
    this.#told = { name, what: what.join(" "), at, isOver: over !== null };
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#thing?.removeAttribute("aria-describedby");
    this.#thing = null;
    this.#finger = null;
    this.#told = null;
  }
}

/** Where the strip lies: at the lower edge of what it is over, or so that it hides its thing nowhere, but within the screen. */
export function beside(
  at: Box,
  strip: { width: number; height: number },
  screen: { width: number; height: number },
  isOver = false,
) {
  const above = at.y - GAP - strip.height;
  const below = at.y + at.height + (isOver ? -strip.height - GAP : GAP);
  const y = above >= GAP && !isOver ? above : Math.min(below, screen.height - strip.height - GAP);
  const middle = at.x + at.width / 2 - strip.width / 2;
  return { x: Math.max(GAP, Math.min(middle, screen.width - strip.width - GAP)), y: Math.max(GAP, y) };
}

function thingOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TOLD) : null;
}
