// Where somebody wants to sit down: a link or a code, as it was copied, read out or typed.

export interface Wanted {
  readonly id: string;
  /** Of an invitation. */
  readonly code: string | null;
}

const ID = /^[A-Za-z0-9_-]{6,32}$/;
const LINK = /\/t\/([^/?#\s]+)\/?(?:\?[^#\s]*)?(?:#(\S*))?$/;

/** A whole link, its end, or the id alone; null for what is none of these. */
export function wantedTable(text: string): Wanted | null {
  const trimmed = text.trim();
  const link = LINK.exec(trimmed);
  if (link !== null) return wanted(link[1] ?? "", link[2] ?? "");
  const [id = "", fragment = ""] = trimmed.split("#");
  return wanted(id, fragment);
}

function wanted(id: string, fragment: string): Wanted | null {
  if (!ID.test(id)) return null;
  const code = /^invite=([A-Za-z0-9_-]+)$/.exec(fragment)?.[1] ?? null;
  return { id, code };
}
