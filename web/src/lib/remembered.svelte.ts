// Choices a visitor made, kept in the browser: one of a few words each.
import { keep, recall } from "./kept.ts";

const PREFIX = "drachenhort.";

export class Remembered<Value extends string> {
  readonly values: readonly Value[];
  #key: string;
  #value: Value;

  /** The same choice holds in all open windows; `follow` says how this one comes to it. */
  constructor(
    key: string,
    values: readonly Value[],
    otherwise: Value,
    follow = (value: Value): void => void (this.#value = value),
  ) {
    this.values = values;
    this.#key = PREFIX + key;
    this.#value = $state(this.#known(recall(this.#key)) ?? otherwise);
    window.addEventListener("storage", (event) => {
      if (event.key === this.#key) follow(this.#known(event.newValue) ?? otherwise);
    });
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    keep(this.#key, value);
  }

  #known(text: string | null): Value | undefined {
    return this.values.find((value) => value === text);
  }
}
