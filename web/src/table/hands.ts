// What hands of cards have in common, whatever game they are of.

/** A card in its row. */
export interface Lying {
  /** From the left, in pixels. */
  readonly x: number;
}

export interface HandRow<Card extends Lying> {
  readonly cards: readonly Card[];
  readonly width: number;
}

/** So much of a card has to be seen to know it, and to be hit with a thumb, in pixels. */
export const LEAST_SEEN = 26;

/** Between cards that lie beside each other, in pixels. */
export const GAP = 6;

/** What a hand is given: how wide a card and all of it are, in pixels, what is picked up, and what taps and Enter do. */
export interface HandPart<Card> {
  card: number;
  space: number;
  chosen: readonly Card[];
  ontap: (card: Card) => void;
  onenter: () => void;
}

/** Enter on a card that is picked up does what the main button says. */
export function entered(event: KeyboardEvent, isUp: boolean, onenter: (() => void) | undefined): void {
  if (event.key !== "Enter" || !isUp || onenter === undefined) return;
  event.preventDefault();
  onenter();
}
