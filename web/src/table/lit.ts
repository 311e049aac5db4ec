import type { Offer } from "./contract.ts";

/** The lit button: the first one that is no step back. A step back is lit only where there is nothing else at all to do. */
export function litOf(offers: readonly Offer[], all: number, isQuiet: (offer: Offer) => boolean): Offer | undefined {
  const [only] = offers;
  return all === 1 ? only : offers.find((offer) => !isQuiet(offer));
}
