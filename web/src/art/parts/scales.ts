/** Surfaces: scales, hatching, fur, feathers of a breast, wood and stone. All of them are single paths of fine lines. */
import { along, curve, points, type Line, type Path, type Point } from "../pen.ts";

/** Fine strokes, all in one path. */
function fine(lines: readonly Path[]): string {
  return lines.length ? `<path class="i" d="${lines.map((line) => curve(line)).join("")}"/>` : "";
}

/** Rows of scales, bows open to the top, in an oval around a middle. Sparse on purpose: a few say "scales". */
export function scales(x: number, y: number, rx: number, ry: number, size = 10): string {
  const lines: Path[] = [];
  for (let row = 0; y - ry + row * size * 0.8 <= y + ry; row++) {
    const py = y - ry + row * size * 0.8;
    for (let px = x - rx + (row % 2 ? size / 2 : 0); px <= x + rx; px += size) {
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 1) continue;
      lines.push([
        [px - size * 0.4, py],
        [px, py + size * 0.5],
        [px + size * 0.4, py],
      ]);
    }
  }
  return fine(lines);
}

/** Hatching along one side of a line: short parallel strokes that lean with it. */
export function hatch(line: Line, count: number, length: number, lean = 0.6): string {
  const strokes = Array.from({ length: count }, (_, i): Path => {
    const { at, normal } = along(line, (i + 0.5) / count);
    const reach = length * (0.65 + 0.35 * Math.sin((Math.PI * (i + 0.5)) / count));
    return [at, [at[0] + (normal[0] - normal[1] * lean) * reach, at[1] + (normal[1] + normal[0] * lean) * reach]];
  });
  return fine(strokes);
}

/** Tufts of fur: little ticks at points, all leaning one way. */
export function fur(spots: Line, length = 7, dx = 0.3, dy = 1): string {
  return fine(
    points(spots).map(([x, y]): Path => [
      [x, y],
      [x + dx * length * 0.7, y + dy * length * 0.5],
      [x + dx * length, y + dy * length],
    ]),
  );
}

/** Stones in a wall: a few corners, not every joint. */
export function masonry(spots: Line, width = 12, height = 7): string {
  return fine(
    points(spots).map(([x, y]): Path => [
      [x, y + height, 0],
      [x, y, 0],
      [x + width, y, 0],
    ]),
  );
}

/** The grain of a plank between two points. */
export function grain(from: Point, to: Point, lines = 2): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return fine(
    Array.from({ length: lines }, (_, i): Path => {
      const off = (i + 1) / (lines + 1) - 0.5;
      const [nx, ny] = [-dy * off * 0.12, dx * off * 0.12];
      return [
        [from[0] + dx * 0.1 + nx, from[1] + dy * 0.1 + ny],
        [from[0] + dx * 0.5 + nx * 1.6, from[1] + dy * 0.5 + ny * 1.6],
        [from[0] + dx * 0.85 + nx, from[1] + dy * 0.85 + ny],
      ];
    }),
  );
}
