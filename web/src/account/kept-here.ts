// What the browser itself keeps of somebody: it belongs into the file with all about them, and goes with the rest.

const OURS = "drachenhort.";

export function keptHere(storage: Storage = localStorage): Record<string, unknown> {
  return Object.fromEntries(ownKeys(storage).map((key) => [key.slice(OURS.length), parsed(storage.getItem(key))]));
}

export function forgetHere(storage: Storage = localStorage): void {
  for (const key of ownKeys(storage)) storage.removeItem(key);
}

function ownKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((key) =>
    key.startsWith(OURS),
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}
