// Times and marked texts, made fit to be read.

/** Milliseconds as a clock shows them: `0:07`, `12:30`, `3:05:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export interface Span {
  readonly text: string;
  readonly mark: "plain" | "bold" | "code";
}

/** A rule's text in pieces: `**bold**` and `` `code` `` are marked in it. */
export function spans(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((part): Span[] => {
    if (part === "") return [];
    if (part.startsWith("**") && part.length > 4) return [{ text: part.slice(2, -2), mark: "bold" }];
    if (part.startsWith("`") && part.length > 2) return [{ text: part.slice(1, -1), mark: "code" }];
    return [{ text: part, mark: "plain" }];
  });
}

/** A sentence's beginning for a button: labels of actions begin small. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
