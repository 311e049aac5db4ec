/** The boxes on the shelf, drawn when the client is built: the hall needs no pen for them. */
import { coverDrawings } from "../../scripts/found.ts";
import { titleOf } from "../lib/games.ts";
import { box } from "./boxes.ts";

export const BOXES = Object.fromEntries(
  (await coverDrawings()).map(([game, drawings]) => [game, box(titleOf(game), drawings, "")]),
);
