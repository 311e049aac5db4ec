/** A piece of the board with things on it, as an example for a rule. */
import { svg } from "../../../art/picture.ts";
import { boardMarkup } from "./board.ts";
import type { Colour } from "../types.ts";
import { bowMarkup, bridgePiece, dragonPiece, knightPiece } from "./pieces.ts";
import { partOf, planOf, type Field } from "./plan.ts";

/** How many units of the board are one rem: all scenes are drawn to one scale. */
const SCALE = 24;

export interface Scene {
  /** The fields that are seen, by name; neighbours are joined. */
  readonly fields: readonly string[];
  readonly knights?: readonly { readonly field: string; readonly colour: Colour; readonly armour?: boolean }[];
  readonly dragons?: readonly string[];
  /** Sites with a bridge, and how it lies, in degrees. */
  readonly bridges?: Readonly<Record<string, number>>;
  readonly rainbows?: readonly (readonly [from: string, to: string])[];
  /** A way, from field to field. */
  readonly way?: readonly string[];
}

/** A picture put into another one, its foot in the middle of the given place. */
function put(picture: string, x: number, y: number, width: number, height: number, turn = 0): string {
  const inside = picture.replace(
    "<svg ",
    `<svg x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" `,
  );
  return turn === 0 ? inside : `<g transform="rotate(${Math.round(turn)} ${x} ${y})">${inside}</g>`;
}

/** The picture, and its width in rem. */
export function scene({ fields, knights = [], dragons = [], bridges = {}, rainbows = [], way = [] }: Scene): {
  readonly art: string;
  readonly width: number;
} {
  const plan = partOf(planOf([]), fields);
  const at = (id: string): Field => {
    const field = plan.byId.get(id);
    if (field === undefined) throw new Error(`${id} is not among the fields of this scene: ${fields.join(" ")}`);
    return field;
  };
  const foot = (id: string): [number, number] => [at(id).x, at(id).y];
  const line = way.map((id, place) => `${place === 0 ? "M" : "L"}${foot(id).join(" ")}`).join("");
  const art = svg(
    boardMarkup(plan) +
      `<g class="art">${rainbows.map(([from, to]) => bowMarkup(foot(from), foot(to))).join("")}</g>` +
      (line === ""
        ? ""
        : `<g class="art"><path class="route-edge" d="${line}"/><path class="route" d="${line}"/></g>`) +
      Object.entries(bridges)
        .map(([site, turn]) => put(bridgePiece(), ...foot(site), 76, 50, turn))
        .join("") +
      dragons.map((field) => put(dragonPiece(), at(field).x, at(field).y - 4, 58, 58)).join("") +
      knights
        .map(({ field, colour, armour = false }) =>
          put(knightPiece(colour, armour), at(field).x, at(field).y - 16, 48, 69),
        )
        .join(""),
    plan.width,
    plan.height,
  );
  return { art, width: plan.width / SCALE };
}
