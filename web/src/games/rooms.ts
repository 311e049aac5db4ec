// The games' rooms. A room is found by its folder, and loaded with its texts when somebody comes to its table; a game without a
// folder has the plain one.
import { isPlain, type GameId } from "../lib/games.ts";
import { gameTexts } from "../lib/told.ts";
import type { AnyRoom, OpenRoom } from "../table/contract.ts";

/** Each `room.ts` exports its room by default. */
const rooms = import.meta.glob<{ default: AnyRoom }>("./*/room.ts");

export async function openRoom(game: GameId): Promise<OpenRoom> {
  const [room, texts] = await Promise.all([isPlain(game) ? plainRoom(game) : ownRoom(game), gameTexts(game)]);
  return { ...room, texts };
}

async function ownRoom(game: GameId): Promise<AnyRoom> {
  const load = rooms[`./${game}/room.ts`];
  if (load === undefined) throw new Error(`games/${game}/room.ts is missing`);
  return (await load()).default;
}

async function plainRoom(game: GameId): Promise<AnyRoom> {
  return (await import("../plain/room.ts")).openPlain(game);
}
