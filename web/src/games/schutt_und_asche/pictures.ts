// Pictures that are shown again and again are drawn once. All that a picture depends on is in its name.
import { untrack } from "svelte";

const drawn = new Map<string, string>();

export function once(key: string, draw: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) {
    found = untrack(draw);
    drawn.set(key, found);
  }
  return found;
}
