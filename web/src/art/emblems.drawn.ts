/** The games' signs, drawn when the client is built: they stand on nearly every page. */
import { coverDrawings } from "../../scripts/found.ts";
import { group, svg } from "./picture.ts";

export const SIGNS = Object.fromEntries(
  (await coverDrawings()).map(([game, { emblem }]) => [game, svg(group(emblem()), 100, 100)]),
);
