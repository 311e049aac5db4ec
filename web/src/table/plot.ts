// The arithmetic of a plot.

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
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => low + place * step);
  return { low, high, ticks };
}

/** 1, 2 or 5 times a power of ten; never a part of a whole point. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 10 * power;
}

/** The places nearest to the wanted ones that keep a distance from each other, between two bounds. */
export function spread(wanted: readonly number[], distance: number, from: number, to: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let free = from;
  for (const place of order) {
    found[place] = Math.max(wanted[place] ?? 0, free);
    free = (found[place] ?? 0) + distance;
  }
  let limit = Math.max(to, from + (wanted.length - 1) * distance);
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place] ?? 0, limit);
    limit = (found[place] ?? 0) - distance;
  }
  return found;
}
