// Dragging by mouse, pen and finger: what is held follows the pointer, and whoever asked is told where it was let go.
// A tap stays a tap, and the keyboard needs none of this.
import type { Thing } from "./things.ts";

/** A thing as it can be taken hold of. */
export interface Grip extends Thing {
  readonly isMine: boolean;
}

export interface Hooks {
  /** Whether it can be dragged; it is picked up then. */
  lift(grip: Grip, isSpot: boolean): boolean;
  /** It was let go on this, or on nothing; `isAway` if not in the zone that it came from. */
  drop(grip: Grip, onto: Grip | undefined, isAway: boolean): void;
}

/** So many pixels are still a tap. */
const FAR = 8;
/** What a thing lies in. */
const ZONE = ".zone, .around-board";
const HELD = "[data-thing]";

/** What stands in `data-thing`. */
export function gripOf({ domain, value }: Thing, isMine: boolean): string {
  return JSON.stringify({ domain, value, isMine });
}

function gripAt(node: Element | null | undefined): Grip | undefined {
  const told = node?.closest<HTMLElement>(HELD)?.dataset["thing"];
  return told === undefined ? undefined : (JSON.parse(told) as Grip);
}

interface Held {
  readonly grip: Grip;
  readonly node: HTMLElement;
  readonly from: PointerEvent;
  /** What follows the pointer. */
  copy?: HTMLElement;
}

export function dragging(table: HTMLElement, { lift, drop }: Hooks): () => void {
  let held: Held | undefined;

  function down(event: PointerEvent): void {
    const node = (event.target as Element).closest<HTMLElement>(HELD);
    const grip = gripAt(node);
    if (held === undefined && event.isPrimary && event.button === 0 && node !== null && grip !== undefined)
      held = { grip, node, from: event };
  }

  function move(event: PointerEvent): void {
    if (held?.from.pointerId !== event.pointerId) return;
    const [right, below] = [event.clientX - held.from.clientX, event.clientY - held.from.clientY];
    if (held.copy === undefined) {
      if (Math.hypot(right, below) < FAR) return;
      if (!lift(held.grip, held.node.classList.contains("spot"))) {
        held = undefined;
        return;
      }
      held.copy = copyOf(held.node);
      table.append(held.copy);
      table.setPointerCapture(event.pointerId);
    }
    held.copy.style.translate = `${String(right)}px ${String(below)}px`;
  }

  function up(event: PointerEvent): void {
    if (held?.from.pointerId !== event.pointerId) return;
    const { grip, node, copy } = held;
    letGo();
    if (copy === undefined) return;
    // The click that follows is none.
    table.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      table.removeEventListener("click", swallow, { capture: true });
    });
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const isThere = under !== null && table.contains(under);
    drop(grip, isThere ? gripAt(under) : undefined, isThere && under.closest(ZONE) !== node.closest(ZONE));
  }

  function cancel(event: Event): void {
    if (held?.copy === undefined || (event instanceof KeyboardEvent && event.key !== "Escape")) return;
    const { grip } = held;
    letGo();
    drop(grip, undefined, false);
  }

  function letGo(): void {
    held?.copy?.remove();
    held = undefined;
  }

  const ends = new AbortController();
  const how = { signal: ends.signal };
  table.addEventListener("pointerdown", down, how);
  document.addEventListener("pointermove", move, how);
  document.addEventListener("pointerup", up, how);
  document.addEventListener("pointercancel", cancel, how);
  document.addEventListener("keydown", cancel, how);
  return () => {
    letGo();
    ends.abort();
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** It looks like the thing, and is nothing that could be tapped, found or read out. */
function copyOf(node: HTMLElement): HTMLElement {
  const copy = document.createElement("span");
  copy.className = node.className;
  copy.innerHTML = node.innerHTML;
  copy.setAttribute("aria-hidden", "true");
  const { left, top, width, height } = node.getBoundingClientRect();
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "20",
    left: `${String(left)}px`,
    top: `${String(top)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
    margin: "0",
    outline: "none",
    pointerEvents: "none",
    rotate: "3deg",
  });
  return copy;
}
