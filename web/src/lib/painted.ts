/** When what stands on the page now has been seen: what takes longer begins after that. */
export function painted(): Promise<void> {
  // Nothing is painted for whoever looks elsewhere, and nobody waits for it.
  if (document.hidden) return Promise.resolve();
  // The second frame begins when the first is on the screen.
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}
