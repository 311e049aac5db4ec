// What a browser has and the tests' one has not: sizes, and things that are near.
import { flushSync } from "svelte";
import { vi } from "vitest";

export const SIZE = { width: 1200, height: 700 };

/** Before anything is imported that asks for them. */
export function furnish(): void {
  vi.stubGlobal("print", () => undefined);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      #tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        const box = [{ inlineSize: SIZE.width, blockSize: SIZE.height }];
        const contentRect = { ...SIZE, x: 0, y: 0, top: 0, left: 0, right: SIZE.width, bottom: SIZE.height };
        queueMicrotask(() =>
          this.#tell([
            { target, contentRect, borderBoxSize: box, contentBoxSize: box, devicePixelContentBoxSize: box },
          ]),
        );
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      #tell: (entries: unknown[]) => void;
      constructor(tell: (entries: unknown[]) => void) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]));
      }
      disconnect(): void {}
    },
  );
}

const NOW = 1_000_000;
const WHILE_MS = 2000;

/** Time goes on only while somebody waits for it, so a busy machine changes nothing. */
export function stopTime(): void {
  vi.useFakeTimers({ now: NOW });
}

/** Everything that was begun comes to its end. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    flushSync();
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(WHILE_MS);
  }
  flushSync();
}
