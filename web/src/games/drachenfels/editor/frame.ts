// How a drawing lies on the page: the art is drawn for neighbours that are so far apart as on the printed board.
import { scaleOf, type Field, type FieldKind, type Plan } from "../art/plan.ts";
import type { Drawing, Spot } from "./drawing.ts";

/** Room around the outermost fields, to put others there. */
const MARGIN = 120;
/** From the middle to the edge, at least. */
const LEAST = 480;

export interface Frame {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `scale` is that of the drawing as it was when it came: if it changed with each way, all fields would jump. */
export function frameOf({ fields }: Drawing, scale: number): Frame {
  const xs = fields.map(({ x }) => x * scale);
  const ys = fields.map(({ y }) => y * scale);
  const [left, top] = [Math.min(-LEAST, ...xs) - MARGIN, Math.min(-LEAST, ...ys) - MARGIN];
  return {
    scale,
    left,
    top,
    width: Math.round(Math.max(LEAST, ...xs) + MARGIN - left),
    height: Math.round(Math.max(LEAST, ...ys) + MARGIN - top),
  };
}

export function scaleFor({ fields, ways }: Drawing): number {
  const at = new Map(fields.map((field) => [field.id, field]));
  return scaleOf(
    ways.flatMap(([one, other]) => {
      const [a, b] = [at.get(one), at.get(other)];
      return a === undefined || b === undefined ? [] : [Math.hypot(a.x - b.x, a.y - b.y)];
    }),
  );
}

export function planIn({ fields, ways }: Drawing, { scale, left, top, width, height }: Frame): Plan {
  const placed = fields.map(({ id, kind, x, y }): Field => ({
    id,
    kind: kind as FieldKind,
    x: Math.round(x * scale - left),
    y: Math.round(y * scale - top),
  }));
  const byId = new Map(placed.map((field) => [field.id, field]));
  const edges = ways.flatMap(([one, other]): [Field, Field][] => {
    const [a, b] = [byId.get(one), byId.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
  return { fields: placed, byId, edges, width, height };
}

/** The place on the board under a place of the picture. */
export function spotIn({ scale, left, top }: Frame, { x, y }: Spot): Spot {
  return { x: (x + left) / scale, y: (y + top) / scale };
}
