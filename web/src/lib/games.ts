// The five games and their rooms. A room is loaded when somebody comes to its table, with its texts.
import type { AnyRoom } from "../table/contract.ts";
import { loadCatalogue, type Catalogue } from "./texts.svelte.ts";

export const GAMES = ["drachensachen", "drachenfaust", "drachenhueter", "drachenfels", "schutt_und_asche"] as const;
export type GameId = (typeof GAMES)[number];

export const TITLES: Record<GameId, string> = {
  drachensachen: "Drachensachen",
  drachenfaust: "Drachenfaust",
  drachenhueter: "Drachenhüter",
  drachenfels: "Drachenfels",
  schutt_und_asche: "Schutt und Asche",
};

export interface OpenRoom extends AnyRoom {
  readonly texts: Catalogue;
}

/** Each `games/<game>/room.ts` exports its room by default. */
const rooms = import.meta.glob<{ default: AnyRoom }>("../games/*/room.ts");

export function isGame(text: string): text is GameId {
  return (GAMES as readonly string[]).includes(text);
}

export async function openRoom(game: GameId): Promise<OpenRoom> {
  const load = rooms[`../games/${game}/room.ts`];
  if (load === undefined) throw new Error(`games/${game}/room.ts is missing`);
  const [{ default: room }, texts] = await Promise.all([load(), loadCatalogue("table", game)]);
  return { ...room, texts };
}
