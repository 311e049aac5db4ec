// Work that may come a moment later: one piece after the other, each in a task of its own, so that taps and keys are
// answered in between. A phone that puts up a whole table at once does nothing else for half a second.
const waiting = new Set<() => void>();

/** Does it when its turn comes. What is returned takes it back. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (waiting.size === 1) setTimeout(next);
  return () => waiting.delete(work);
}

function next(): void {
  const [work] = waiting;
  if (work === undefined) return;
  waiting.delete(work);
  if (waiting.size > 0) setTimeout(next);
  work();
}
