// What a game declares, with words: the server says it, and the plain table is drawn from it.
import { api } from "../lib/api.ts";
import { capital } from "../lib/format.ts";
import type { GameId } from "../lib/games.ts";
import type { Json } from "../lib/protocol.ts";
import { language, speakWith, type Language } from "../lib/texts.svelte.ts";

/** What something is called; `lang` if there is no word for it in the language that is spoken. */
export interface Label {
  readonly text: string;
  readonly lang?: string;
}

export interface Part {
  readonly key: string;
  readonly label: Label;
  readonly of: Shape;
  /** One entry for each seat. */
  readonly by_seat?: boolean;
  readonly zone?: "mine" | "middle" | "seats" | "hidden";
  readonly shape?: "cards" | "tokens" | "dice" | "pile" | "grid" | "count";
  readonly columns?: number;
  /** The field of an action that a column of a grid stands for; "none" where nothing is tapped, though its like is elsewhere. */
  readonly taps?: string;
  readonly colours?: Readonly<Record<string, string>>;
}

export interface FieldsShape {
  readonly is: "fields";
  /** What tells it from others. */
  readonly tag: { readonly key: string; readonly is: string; readonly label: Label } | null;
  readonly parts: readonly Part[];
}

export type Shape =
  | FieldsShape
  /** One value of the domain with this number. */
  | { readonly is: "one"; readonly domain: number }
  | { readonly is: "maybe" | "many"; readonly of: Shape }
  | {
      readonly is: "each";
      readonly names: readonly { readonly key: string; readonly label: Label }[];
      readonly of: Shape;
    }
  | { readonly is: "either"; readonly of: readonly FieldsShape[] }
  | { readonly is: "text" | "nothing" };

export type Domain =
  | { readonly is: "name"; readonly words: Readonly<Record<string, Label>> }
  | { readonly is: "number"; readonly low: number; readonly high: number }
  | { readonly is: "place"; readonly most: number }
  | { readonly is: "seat" | "flag" };

/** Places with their coordinates, and which of them are next to each other. */
export interface Board {
  readonly domain: number;
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  readonly links: readonly (readonly [string, string])[];
}

export interface Declared {
  readonly view: FieldsShape;
  /** By the name of an action or event, and that of its field: the number of the domain. */
  readonly actions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly events: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly boards: readonly Board[];
  readonly domains: readonly Domain[];
}

const known = new Map<string, Declared>();
const games = new Set<GameId>();

speakWith((spoken) => Promise.all([...games].map((game) => load(game, spoken))));

async function load(game: GameId, spoken: Language): Promise<void> {
  const key = `${game} ${spoken}`;
  if (!known.has(key)) known.set(key, (await api.plainTable(game, spoken)).declared as unknown as Declared);
}

/** Asks for it in the language that is spoken; from then on it is there in any other too, once that is spoken. */
export async function declare(game: GameId): Promise<void> {
  games.add(game);
  await load(game, language());
}

/** What was asked for before, in the language that is spoken. */
export function declaredOf(game: GameId): Declared {
  const found = known.get(`${game} ${language()}`);
  if (found === undefined) throw new Error(`nobody has asked what ${game} declares`);
  return found;
}

/** What a value is called. Seats and places have their numbers here, counted from 1 as people count. */
export function wordOf(domain: Domain | undefined, value: Json): Label {
  if (domain?.is === "name") return domain.words[String(value)] ?? { text: String(value) };
  if (domain?.is === "place" && typeof value === "number") return { text: String(value + 1) };
  return { text: String(value) };
}

const IS_CODE = /^[A-Za-z]{0,2}[^A-Za-z]*$/;

/** A name as it stands by itself: a word with its first letter large. Codes such as `b2` stay as they are. */
export function headed(text: string): string {
  return IS_CODE.test(text) ? text : capital(text);
}
