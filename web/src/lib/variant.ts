// What is otherwise at a table that is not played as it is in the box, in words.
import type { VariantTold } from "./protocol.ts";
import { say } from "./texts.svelte.ts";

export function variantNamed({ name }: Pick<VariantTold, "name">): string {
  return say("variant-named", { name });
}

/** Each value that differs: its name, what is printed and what it is here. */
export function changesTold({ changes, count }: Pick<VariantTold, "changes" | "count">): string[] {
  const told = changes.map(({ name, printed, now }) => `${name} ${printed} → ${now}`);
  return count > changes.length ? [...told, say("variant-more", { count: count - changes.length })] : told;
}
