// The classes of choices: their shapes, and which of them are shown.
import type { Bars, Mark, ReviewedChoice } from "../lib/protocol.ts";

/** The best first. */
export const MARKS: readonly Mark[] = ["best", "good", "inaccurate", "mistake", "blunder"];

/** What one looks at first: what went wrong. */
export const WRONG: readonly Mark[] = ["inaccurate", "mistake", "blunder"];

/** Each class has a shape of its own, drawn around the middle of a square of 16: no class is told by its colour alone. */
export const SHAPES: Record<Mark, string> = {
  best: "M8 5.5a2.5 2.5 0 1 0 .01 0z",
  good: "M8 3a5 5 0 1 0 .01 0zM8 5.5a2.5 2.5 0 1 1-.01 0z",
  inaccurate: "M8 2.5 14 13H2z",
  mistake: "M8 1.5 14.5 8 8 14.5 1.5 8z",
  blunder: "M4.5 2 8 5.5 11.5 2 14 4.5 10.5 8l3.5 3.5-2.5 2.5L8 10.5 4.5 14 2 11.5 5.5 8 2 4.5z",
};

/** What a choice of this class costs at least, in percent; null where it need not cost anything. */
export function barOf(bars: Bars, mark: Mark): number | null {
  const bar = { best: 0, good: 0, inaccurate: bars.inaccurate, mistake: bars.mistake, blunder: bars.blunder }[mark];
  return bar === 0 ? null : percent(bar);
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, which is no hyphen. */
export function signed(share: number): string {
  const number = percent(share);
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

/** Which classes are shown at first: what went wrong, and if nothing did, all. */
export function firstShown(choices: readonly ReviewedChoice[]): readonly Mark[] {
  return choices.some(({ mark }) => WRONG.includes(mark)) ? WRONG : MARKS;
}

/** The next place among those shown, before or after a place; the same if there is none. */
export function beside(places: readonly number[], at: number, step: 1 | -1): number {
  const there = step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at);
  return there ?? at;
}
