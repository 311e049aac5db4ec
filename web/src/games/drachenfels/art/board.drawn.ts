/** The board as it is in the box, drawn when the client is built: finding room for its woods takes a phone a while. */
import { board } from "./board.ts";
import { planOf } from "./plan.ts";

export const BOARD = board(planOf([]));
