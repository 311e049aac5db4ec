// How a game went, and the arithmetic of showing it.
import { api } from "../lib/api.ts";
import type { Replay } from "../lib/protocol.ts";
import { language } from "../lib/texts.svelte.ts";
import type { Measure, Say } from "./contract.ts";

export interface Plot {
  readonly title: string;
  /** What stands below each point. */
  readonly steps: readonly string[];
  /** By seat. */
  readonly lines: readonly (readonly number[])[];
  /** Less is better: the lowest value is drawn above. */
  readonly isLowBest: boolean;
}

/** So many positions of a game are looked at. */
export const MOST_POINTS = 25;

/** The moves to look at: the deal, the end, and some in between. */
export function movesOf(moves: number): number[] {
  const points = Math.min(moves + 1, MOST_POINTS);
  return Array.from({ length: points }, (_, point) => Math.round((point * moves) / Math.max(1, points - 1)));
}

/** Looks at a finished game through everybody's eyes. */
export async function plotOf(id: string, seats: number, measure: Measure, say: Say): Promise<Plot> {
  const look = (move: number): Promise<Replay> => api.replay(id, move, null, language());
  const deal = await look(0);
  const positions = await Promise.all(movesOf(deal.moves).map((move) => (move === 0 ? deal : look(move))));
  return {
    title: measure.title(deal.view, say),
    steps: positions.map(({ move }) => String(move)),
    lines: Array.from({ length: seats }, (_, seat) => positions.map(({ view }) => measure.value(view, seat))),
    isLowBest: measure.isLowBest?.(deal.view) ?? false,
  };
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MOST_TICKS = 5;

/** Round bounds around the values, zero included, and where the lines across are drawn. */
export function scale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = niceStep((most - least) / MOST_TICKS);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** 1, 2 or 5 times a power of ten; never a part of a whole point. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
}

/** The places nearest to the wanted ones that keep a distance from each other, between two bounds. */
export function spread(wanted: readonly number[], distance: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let free = from;
  for (const index of order) {
    found[index] = Math.max(wanted[index] ?? 0, free);
    free = (found[index] ?? 0) + distance;
  }
  let limit = Math.max(to, from + (wanted.length - 1) * distance);
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index] ?? 0, limit);
    limit = (found[index] ?? 0) - distance;
  }
  return found;
}
