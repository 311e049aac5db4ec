// Arrow keys on the table: to the nearest thing in that direction, within its group or beyond.
import type { Box } from "./places.ts";

export type Direction = "left" | "right" | "up" | "down";

const KEYS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const THINGS = "button:not(:disabled), a[href]";
/** With the shift key also what can only be looked at: the strip says what it is. */
const EVERYTHING = `${THINGS}, [data-about]`;

export function directionOf(key: string): Direction | undefined {
  return KEYS[key];
}

/** The place in the list of the box that lies nearest in a direction; undefined if none lies there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined;
  let shortest = Infinity;
  boxes.forEach((box, index) => {
    const [along, across] = offset(from, box, direction);
    // Straight ahead is nearer than aside.
    const distance = along + 3 * across;
    if (along > 1 && distance < shortest) [best, shortest] = [index, distance];
  });
  return best;
}

/** How far ahead another middle lies, and how far beside the way. */
function offset(from: Box, to: Box, direction: Direction): [along: number, across: number] {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  switch (direction) {
    case "left":
      return [-x, Math.abs(y)];
    case "right":
      return [x, Math.abs(y)];
    case "up":
      return [-y, Math.abs(x)];
    case "down":
      return [y, Math.abs(x)];
  }
}

/** Moves the focus; false if there is nowhere to go. Elements with `data-group` keep their things together. */
export function steer(region: HTMLElement, direction: Direction, isLooking = false): boolean {
  const here = document.activeElement;
  const wanted = isLooking ? EVERYTHING : THINGS;
  const things = [...region.querySelectorAll<HTMLElement>(wanted)].filter((thing) => thing.checkVisibility());
  if (!(here instanceof HTMLElement) || !region.contains(here) || here.matches("[tabindex='-1']:not([data-about])")) {
    return focus(first(things));
  }
  const group = here.closest("[data-group]");
  const others = things.filter((thing) => thing !== here);
  const near = others.filter((thing) => thing.closest("[data-group]") === group);
  return focus(towards(here, near, direction) ?? towards(here, others, direction));
}

function first(things: HTMLElement[]): HTMLElement | undefined {
  return things.find((thing) => thing.hasAttribute("data-can")) ?? things[0];
}

function towards(here: HTMLElement, things: HTMLElement[], direction: Direction): HTMLElement | undefined {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const index = nearest(here.getBoundingClientRect(), boxes, direction);
  return index === undefined ? undefined : things[index];
}

function focus(thing: HTMLElement | undefined): boolean {
  // What cannot be operated takes the focus only when it is steered to.
  if (thing !== undefined && thing.tabIndex < 0) thing.tabIndex = -1;
  thing?.focus();
  return thing !== undefined;
}
