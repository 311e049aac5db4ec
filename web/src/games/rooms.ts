// The games' rooms. A room is found by its folder, and loaded with its texts when somebody comes to its table.
import type { GameId } from "../lib/games.ts";
import { loadCatalogue } from "../lib/texts.svelte.ts";
import type { AnyRoom, OpenRoom } from "../table/contract.ts";

/** Each `room.ts` exports its room by default. */
const rooms = import.meta.glob<{ default: AnyRoom }>("./*/room.ts");

export async function openRoom(game: GameId): Promise<OpenRoom> {
  const load = rooms[`./${game}/room.ts`];
  if (load === undefined) throw new Error(`games/${game}/room.ts is missing`);
  const [{ default: room }, texts] = await Promise.all([load(), loadCatalogue("table", game)]);
  return { ...room, texts };
}
