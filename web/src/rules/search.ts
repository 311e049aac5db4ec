// Looking something up in the rules.
import type { RuleSection } from "../lib/api.ts";

/** The clauses that have all the words, in their sections; a number finds its clause. Nothing wanted: everything. */
export function found(sections: readonly RuleSection[], wanted: string): RuleSection[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [...sections];
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter(({ id, title, text }) => {
      const all = plain(`${id ?? ""} ${title ?? ""} ${text} ${section.title}`);
      return words.every((word) => (/^\d+\.\d*$/.test(word) ? (id ?? "").startsWith(word) : all.includes(word)));
    });
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  });
}

/** Small letters without accents and marks, as people type them into a search. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f*`]/g, "")
    .replaceAll("ß", "ss");
}
