// What a browser keeps. It may forbid keeping anything; then it lasts as long as the page.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** What was kept as an object; anything else is an empty one. */
export function recallObject(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
