// What lies on the map, in words.
import type { Tabletop } from "../../table/contract.ts";
import { ownerOf } from "./tapping.ts";
import type { Action, Field, Land, View } from "./types.ts";

type Top = Tabletop<View, Action>;

/** "L3 von Anna, Ritter, Schild, 4 Plättchen, oben Macht, Angriffsmarke". */
export function landWords(top: Top, land: Land): string {
  const { say } = top;
  if (!land.is_standing) return say("web-land-lost", { land: land.id });
  const owner = ownerOf(top.view, land.id);
  const sitter = owner === null ? undefined : top.people[owner];
  const whose =
    sitter === undefined
      ? say("web-land-free", { land: land.id })
      : sitter.isMe
        ? say("web-land-mine", { land: land.id })
        : say("web-land-of", { land: land.id, name: sitter.name });
  const known = land.known[0];
  const isTopKnown = known !== undefined && land.known.length === land.height;
  return [
    whose,
    ...land.gear.map((kind) => say("tile", { kind })),
    ...(land.height > 0 ? [say("web-height", { count: land.height })] : []),
    ...(isTopKnown ? [say("web-top", { tile: say("tile", { kind: known }) })] : []),
    ...(land.turned === null ? [] : [say("web-turned", { tile: say("tile", { kind: land.turned }) })]),
    ...(land.is_marked ? [say("marker")] : []),
  ].join(", ");
}

export function fieldWords(top: Top, field: Field, place: number): string {
  const values = { field: place + 1, land: field.entry };
  if (field.colour === null) return top.say("web-field-empty", values);
  const numbers = field.tile === null ? field.possible.join(", ") : String(field.tile);
  return top.say(field.tile === null ? "field-down" : "field-up", { ...values, colour: field.colour, numbers });
}
