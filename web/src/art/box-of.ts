/** The box of a game: as it was drawn, or the plain one with its title. */
import { BOXES, PLAIN_BOXES } from "./boxes.drawn.ts";
import { titleOf } from "../lib/games.ts";

export function boxOf(game: string): string {
  return BOXES[game] ?? plainBox(titleOf(game));
}

function plainBox(title: string): string {
  const written = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const box = PLAIN_BOXES.find((box) => title.length <= box.title.length) ?? PLAIN_BOXES.at(-1);
  return box?.drawn.replace(box.title, () => written) ?? "";
}
