// What is known of a rock castle or a knight, in words.
import { about } from "../../table/about.svelte.ts";
import type { Say, Tabletop } from "../../table/contract.ts";
import { capital } from "../../lib/format.ts";
import { CASTLES, type Action, type Player, type View } from "./types.ts";

export interface Words {
  readonly name: string;
  readonly what: string;
}

/** Of the castle in this place of the list, which lies on this side of the board. */
export function castleWords(
  { view, people, say }: Pick<Tabletop<View, Action>, "view" | "people" | "say">,
  place: number,
  side: string,
): Words {
  const castle = CASTLES[place] ?? "F1";
  const possible = view.sheet[place] ?? [];
  const seen = view.seen[place] ?? null;
  const colours = possible.map((colour) => say("colour", { colour })).join(", ");
  const shoes =
    seen !== null
      ? say("web-sheet-seen", { colour: seen })
      : say(possible.length === 1 ? "web-sheet-sure" : "web-sheet-possible", { colours });
  const names = view.players.flatMap(({ looked }, seat) => (looked.includes(castle) ? [people[seat]?.name ?? ""] : []));
  const visited = names.length === 0 ? "" : ` ${say("web-sheet-visitors", { names: names.join(", ") })}`;
  return { name: capital(say("place", { kind: "rock-castle", colour: "none", side })), what: shoes + visited };
}

/** A knight of this name: what he wears and can do. */
export function knightWords(name: string, { armour, doubling }: Player, say: Say): string {
  return about(name, say("web-knight-about", { armour: armour ? "on" : "off", double: doubling ? "on" : "off" }));
}
