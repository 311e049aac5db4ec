// Who I am here. Nobody needs an account: the first answer of the server makes a guest of everybody.
import { api } from "./api.ts";
import type { Me } from "./protocol.ts";

class Myself {
  #known: Me | null = $state.raw(null);
  #asking: Promise<Me> | null = null;

  get name(): string | null {
    return this.#known?.name ?? null;
  }

  /** The public id. */
  get person(): string | null {
    return this.#known?.person ?? null;
  }

  /** Ask once; later callers get the same answer. */
  ask(): Promise<Me> {
    this.#asking ??= api.me().then(
      (me) => (this.#known = me),
      (error: unknown) => {
        this.#asking = null;
        throw error;
      },
    );
    return this.#asking;
  }

  async rename(name: string): Promise<void> {
    const me = await api.rename(name);
    this.#known = me;
    this.#asking = Promise.resolve(me);
  }
}

export const myself = new Myself();
