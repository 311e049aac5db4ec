// Where the titles may be broken: they are German in both languages, and few browsers know German syllables on an English page.

/** With a soft hyphen between the parts of "Drachensachen" and the like. For headings; names of things stay as they are. */
export function hyphenated(text: string): string {
  return text.replaceAll(/Drachen(?=\p{Lowercase}{4})/gu, "Drachen\u00AD");
}
