// The games' rooms. A room is loaded when somebody comes to its table, with its texts.
import type { AnyRoom } from "../table/contract.ts";
import type { GameId } from "./games.ts";
import { loadCatalogue, type Catalogue } from "./texts.svelte.ts";

export interface OpenRoom extends AnyRoom {
  readonly texts: Catalogue;
}

/** Each `games/<game>/room.ts` exports its room by default. */
const rooms = import.meta.glob<{ default: AnyRoom }>("../games/*/room.ts");

export async function openRoom(game: GameId): Promise<OpenRoom> {
  const load = rooms[`../games/${game}/room.ts`];
  if (load === undefined) throw new Error(`games/${game}/room.ts is missing`);
  const [{ default: room }, texts] = await Promise.all([load(), loadCatalogue("table", game)]);
  return { ...room, texts };
}
