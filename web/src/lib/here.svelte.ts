// Where others find this server: whoever sits at the server's own machine sees an address that nobody else can open.
import { api } from "./api.ts";

class Here {
  /** Undefined before it is known; null if only this machine can come. */
  #url: string | null | undefined = $state();
  #asking: Promise<void> | null = null;

  get url(): string | null | undefined {
    return this.#url;
  }

  /** What a link for others begins with. */
  get origin(): string {
    return this.#url ?? location.origin;
  }

  ask(): Promise<void> {
    this.#asking ??= api.address().then(
      ({ url }) => void (this.#url = url),
      // Not important enough for a complaint: it is asked for again the next time.
      () => void (this.#asking = null),
    );
    return this.#asking;
  }
}

export const here = new Here();
