/** The boxes on the shelf, drawn when the client is built: the hall needs no pen for them. */
import { GAMES, type GameId } from "../lib/games.ts";
import { box } from "./boxes.ts";

export const BOXES = Object.fromEntries(GAMES.map((game) => [game, box(game, "")])) as Readonly<Record<GameId, string>>;
