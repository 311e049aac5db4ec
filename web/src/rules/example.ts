// Small drawings beside the rules that they explain. `games/<game>/examples.ts` exports by default what there is for a game.
import type { Catalogue } from "../lib/texts.svelte.ts";

/** Pictures that belong together: side by side, or one upon the other. */
export interface Group {
  /** SVG from the art library, as decoration: the caption says everything in words. */
  readonly art: readonly string[];
  readonly isPile?: boolean;
  /** Whether this may be done. */
  readonly mark?: "yes" | "no";
  /** The width of one picture in rem; that of a card, if it is not given. */
  readonly width?: number;
}

export interface Example {
  /** From left to right; `to` is an arrow. Drawn when somebody comes near. */
  readonly parts: () => readonly (Group | "to")[];
  /** The id of a text of the game. */
  readonly caption: string;
}

/** By the number of the rule. */
export type Examples = Readonly<Record<string, Example>>;

/** What a book shows: its examples, and the words below them. */
export interface Pictures {
  readonly examples: Examples;
  readonly texts: Catalogue;
}
