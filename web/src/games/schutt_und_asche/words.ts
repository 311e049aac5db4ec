// What lies on the map, in words.
import { about } from "../../table/about.svelte.ts";
import type { Say, Tabletop } from "../../table/contract.ts";
import { capital } from "../../lib/format.ts";
import { ownerOf } from "./tapping.ts";
import type { Action, Colour, Field, Land, Tile, View } from "./types.ts";

type Top = Tabletop<View, Action>;

export function landName(say: Say, land: string): string {
  return say("land", { land });
}

/** "Eulenturm von Anna". */
export function whoseLand(top: Top, land: Land): string {
  const { say } = top;
  const name = landName(say, land.id);
  if (!land.is_standing) return say("web-land-lost", { land: name });
  const owner = ownerOf(top.view, land.id);
  const sitter = owner === null ? undefined : top.people[owner];
  if (sitter === undefined) return say("web-land-free", { land: name });
  return sitter.isMe ? say("web-land-mine", { land: name }) : say("web-land-of", { land: name, name: sitter.name });
}

/** The topmost tile of a stack, if I know it. */
export function topOf({ known, height }: Land): Tile | null {
  return known.length === height ? (known[0] ?? null) : null;
}

/** "Eulenturm von Anna, Ritter, Schild, 4 Plättchen, oben Macht, Angriffsmarke". */
export function landWords(top: Top, land: Land): string {
  const { say } = top;
  if (!land.is_standing) return whoseLand(top, land);
  const known = topOf(land);
  return [
    whoseLand(top, land),
    ...land.gear.map((kind) => say("tile", { kind })),
    ...(land.height > 0 ? [say("web-height", { count: land.height })] : []),
    ...(known === null ? [] : [say("web-top", { tile: say("tile", { kind: known }) })]),
    ...(land.turned === null ? [] : [say("web-turned", { tile: say("tile", { kind: land.turned }) })]),
    ...(land.is_marked ? [say("marker")] : []),
  ].join(", ");
}

/** What a land is good for, and what threatens it. */
export function landMeaning({ say, view }: Top, land: Land): string {
  if (!land.is_standing) return say("web-about-lost");
  const [sword, shield] = [land.gear.includes("sword"), land.gear.includes("shield")];
  const gear = sword && shield ? "both" : sword ? "sword" : shield ? "shield" : "none";
  const known = topOf(land);
  const tile = known === null ? "none" : say("tile", { kind: known });
  return [
    ...(land.is_marked ? [say("web-about-marked")] : []),
    land.gear.includes("knight") ? say("web-about-knight", { gear }) : say("web-about-bare"),
    ...(land.gear.length > 0 && !land.gear.includes("knight") ? [say("web-about-waiting")] : []),
    say("web-about-stack", { count: land.height, tile }),
    ...(view.fields.some(({ entry }) => entry === land.id) ? [say("web-about-gate")] : []),
  ].join(" ");
}

export function landAbout(top: Top, land: Land): string {
  return about(whoseLand(top, land), landMeaning(top, land));
}

/** `1–4`, `2, 4` or `5`: what a hidden tile can be. */
export function numbersIn(possible: readonly number[]): string {
  const [first = 0, last = first] = [possible[0], possible.at(-1)];
  const isRow = possible.length > 1 && last - first === possible.length - 1;
  return isRow ? `${first}–${last}` : possible.join(", ");
}

/** What a dragon tile is called. */
export function fieldName({ say }: Top, colour: Colour | null, place: number): string {
  const field = place + 1;
  return colour === null ? say("web-tile-gone", { field }) : say("web-tile-name", { field, colour });
}

/** What a dragon tile wants. */
export function fieldMeaning({ say }: Top, { colour, tile, possible, entry }: Field): string {
  if (colour === null) return say("web-about-tile-gone");
  if (tile !== null) return say("web-about-tile-up", { number: tile });
  return say("web-about-tile-down", { numbers: numbersIn(possible), land: landName(say, entry) });
}

/** A city tile, or one that I do not know. */
export function tileAbout(say: Say, kind: Tile | null): string {
  return kind === null
    ? about(capital(say("web-unknown")), say("web-about-unknown"))
    : about(capital(say("tile", { kind })), say("web-about-tile", { kind }));
}
