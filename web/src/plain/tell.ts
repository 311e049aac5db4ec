// What only the plain table says: its texts come with it.
import { loadCatalogue, type Catalogue, type Values } from "../lib/texts.svelte.ts";

let texts: Catalogue | null = null;

export async function loadPlainTexts(): Promise<void> {
  texts = await loadCatalogue("plain");
}

export function tell(id: string, values?: Values): string {
  return texts?.say(id, values) ?? id;
}
