// Pictures that are shown again and again are drawn once.
const drawn = new Map<string, string>();

export function once(key: string, draw: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw();
    drawn.set(key, found);
  }
  return found;
}
