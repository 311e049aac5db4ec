import { inTurn } from "./turns.ts";

/** How much of a long list is there: a few more with every turn, until it is all of it. */
export class Growing {
  #count = $state(0);

  constructor(total: () => number, step: number) {
    $effect(() => {
      if (this.#count < total()) return inTurn(() => (this.#count += step));
      return undefined;
    });
  }

  get count(): number {
    return this.#count;
  }
}
