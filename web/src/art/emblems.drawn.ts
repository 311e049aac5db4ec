/** The games' signs, drawn when the client is built: they stand on nearly every page. */
import { GAMES, type GameId } from "../lib/games.ts";
import { EMBLEMS } from "./emblems.ts";
import { group, svg } from "./picture.ts";

export const SIGNS = Object.fromEntries(GAMES.map((game) => [game, svg(group(EMBLEMS[game]), 100, 100)])) as Readonly<
  Record<GameId, string>
>;
