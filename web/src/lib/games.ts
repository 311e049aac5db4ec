// The five games and their rooms. A room is loaded when somebody comes to its table, with its texts.
import type { Component } from "svelte";
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

/** What a game's folder offers, in `games/<game>/room.ts`. */
export interface Room {
  /** The game's own sign, in its own colour. */
  Ornament: Component;
}

export interface OpenRoom extends Room {
  texts: Catalogue;
}

const rooms = import.meta.glob<Room>("../games/*/room.ts");

export function isGame(text: string): text is GameId {
  return (GAMES as readonly string[]).includes(text);
}

export async function openRoom(game: GameId): Promise<OpenRoom> {
  const load = rooms[`../games/${game}/room.ts`];
  if (load === undefined) throw new Error(`games/${game}/room.ts is missing`);
  const [room, texts] = await Promise.all([load(), loadCatalogue("table", game)]);
  return { ...room, texts };
}
