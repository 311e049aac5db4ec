/** The boxes on the shelf, drawn when the client is built: the hall needs no pen for them. */
import { coverDrawings } from "../../scripts/found.ts";
import { titleOf } from "../lib/games.ts";
import { box, LONG_TITLE } from "./boxes.ts";
import * as plain from "./plain.ts";

export const BOXES = Object.fromEntries(
  (await coverDrawings()).map(([game, drawings]) => [game, box(titleOf(game), drawings, "")]),
);
/** Of a game that nobody has drawn one for: what stands for its title, short and long, and the box with it. */
export const PLAIN_BOXES = ["@".repeat(LONG_TITLE), "@".repeat(LONG_TITLE + 1)].map((title) => ({
  title,
  drawn: box(title, plain, ""),
}));
