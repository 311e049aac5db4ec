// A rule's text in pieces: bold, code, and the numbers of other rules, which lead there.
import { spans, type Span } from "../lib/format.ts";

export interface Piece {
  readonly text: string;
  readonly mark: Span["mark"] | "rule";
}

const NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?!\.?\d)/;

/** `isRule` says which numbers are rules. */
export function pieces(text: string, isRule: (number: string) => boolean): Piece[] {
  return spans(text).flatMap((span): Piece[] => {
    if (span.mark === "code") return [span];
    return span.text.split(NUMBER).flatMap((part, index): Piece[] => {
      if (part === "") return [];
      // Every second part is what stood between the others.
      return [{ text: part, mark: index % 2 === 1 && isRule(part) ? "rule" : span.mark }];
    });
  });
}
