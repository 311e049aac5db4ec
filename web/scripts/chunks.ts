// Built files and what they need of each other.

export interface Linked {
  fileName: string;
  isEntry: boolean;
  /** The source file this chunk was made for, if it was made for one. */
  facadeModuleId: string | null;
  imports: string[];
}

export function entryOf<Chunk extends Linked>(chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("the bundle has no entry");
  return entry;
}

/** These chunks and all they need, apart from what is there already. */
export function reach<Chunk extends Linked>(
  begun: readonly Chunk[],
  chunks: readonly Chunk[],
  there: ReadonlySet<Chunk> = new Set(),
): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const open = [...begun];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || there.has(next)) continue;
    found.add(next);
    for (const name of next.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) open.push(imported);
    }
  }
  return found;
}
