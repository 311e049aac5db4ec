/** When what stands on the page now has been seen: what takes longer begins after that. */
export function painted(): Promise<void> {
  // Nothing is painted for whoever looks elsewhere, and nobody waits for it.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
