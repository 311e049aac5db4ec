/** The games' signs, drawn when the client is built: they stand on nearly every page. */
import { coverDrawings } from "../../scripts/found.ts";
import { group, svg } from "./picture.ts";
import { emblem as plain } from "./plain.ts";

export const SIGNS = Object.fromEntries(
  (await coverDrawings()).map(([game, { emblem }]) => [game, svg(group(emblem()), 100, 100)]),
);
/** Of a game that nobody has drawn one for. */
export const PLAIN_SIGN = svg(group(plain()), 100, 100);
