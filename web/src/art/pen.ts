/**
 * The pen: every line of every drawing goes through here, so that all of them look like one hand.
 *
 * Drawings are strings of SVG markup. A corner is marked as one, every other point is passed smoothly. Sizes are applied to points, never as an SVG transform, so that a small horn has the same line as a big one.
 */

export type Point = readonly [x: number, y: number, corner?: 0 | undefined];
export type Path = readonly Point[];

/** A line as it is written: "10,20 30,40! 50,20", with a ! after every corner; or points that were reckoned. */
export type Line = string | Path;

export function points(line: Line): Path {
  if (typeof line !== "string") return line;
  return line.split(" ").map((word): Point => {
    const [x, y] = word.replace("!", "").split(",").map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new Error(`"${word}" in "${line}" must be like 12,34 or 12,34!`);
    return word.endsWith("!") ? [x, y, 0] : [x, y];
  });
}

/** What a closed shape is filled with; `art.css` says how each looks. */
export type Tone =
  | "p" // paper: the lightest, eyes, teeth, shirts
  | "a" // the first tone, a light wash
  | "b" // the second tone, the shadow side
  | "j" // the one jewel colour
  | "k"; // solid ink

/** Where a part stands: its origin, its size (1 as drawn), a turn in degrees and whether it looks the other way. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Half units are fine enough for a small thing on a page of 200 x 280, whole ones for a big one; this keeps a creature under 4 kB. */
function half(value: number): number {
  return Math.round(value * 2) / 2;
}

/** Big enough for whole units. */
function isBig(path: Path): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of path) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return Math.max(right - left, bottom - top) > 24;
}

/** A number as SVG likes it, on a grid of halves: no leading zero. */
function written(value: number): string {
  if (value === 0) return "0";
  if (value > -1 && value < 1) return value < 0 ? "-.5" : ".5";
  return String(value);
}

/** Numbers one after the other, with a space only where no minus separates. */
function numbers(values: readonly number[], grid: (value: number) => number): string {
  let text = "";
  for (const value of values) {
    const one = written(grid(value));
    text += text === "" || one[0] === "-" ? one : ` ${one}`;
  }
  return text;
}

/** Moves points from a part's own coordinates to where it stands. */
export function place(spot: Spot, line: Line): Point[] {
  const size = spot.size ?? 1;
  const angle = ((spot.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const side = spot.flip ? -1 : 1;
  return points(line).map(([x, y, corner]) => {
    return [spot.x + side * (x * cos - y * sin), spot.y + x * sin + y * cos, corner];
  });
}

/** Where one point of a part comes to stand, turned and flipped with it: for a part upon a part. */
export function upon(spot: Spot, point: string, size = spot.size ?? 1): Spot & { readonly size: number } {
  const [at] = place(spot, point);
  return { ...spot, x: at![0], y: at![1], size };
}

/** A line and its mirror image across an upright axis. */
export function twice(line: Line, axis = 100): [Point[], Point[]] {
  const all = points(line);
  return [[...all], all.map(([x, y, corner]): Point => [2 * axis - x, y, corner])];
}

/** An outline from its one half, which begins and ends on the axis: what is drawn is the same on both sides. */
export function whole(line: Line, axis = 100): Point[] {
  const [half, other] = twice(line, axis);
  const from = half[0]?.[0] === axis ? 1 : 0;
  const to = half.at(-1)?.[0] === axis ? -1 : undefined;
  return [...half, ...other.slice(from, to).reverse()];
}

function distance(a: Point, b: Point): number {
  // Math.hypot takes several times as long, and a drawing asks for this thousands of times.
  return Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
}

function unit(a: Point, b: Point): [number, number] {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** How far a handle reaches along its piece; 0.38 turns four points into a good circle. */
const REACH = 0.38;

/** A smooth curve through all points, as path data. */
export function curve(line: Line, closed = false): string {
  const all = points(line);
  const count = all.length;
  const at = (index: number): Point => all[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const first = at(0);
  const grid = isBig(all) ? Math.round : half;
  let [x, y] = [grid(first[0]), grid(first[1])];
  let data = `M${numbers([x, y], grid)}`;
  let command = "";
  // The same command again goes without its letter.
  const add = (letter: string, values: readonly number[]): void => {
    const text = numbers(values, grid);
    data += letter !== command ? letter + text : text.startsWith("-") ? text : ` ${text}`;
    command = letter;
  };
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)];
    const reach = distance(from, to) * REACH;
    const out = from[2] === 0 ? unit(from, to) : unit(at(i - 1), to);
    const into = to[2] === 0 ? unit(from, to) : unit(from, at(i + 2));
    const [endX, endY] = [grid(to[0]), grid(to[1])];
    if (from[2] === 0 && to[2] === 0) {
      add("l", [endX - x, endY - y]);
    } else {
      add("c", [
        from[0] + out[0] * reach - x,
        from[1] + out[1] * reach - y,
        to[0] - into[0] * reach - x,
        to[1] - into[1] * reach - y,
        endX - x,
        endY - y,
      ]);
    }
    [x, y] = [endX, endY];
  }
  return closed ? `${data}z` : data;
}

/** The class attribute; the first tone with the heavy line is what `art.css` draws without one. */
function kind(names: string): string {
  return names === "a" ? "" : ` class="${names}"`;
}

/** A closed shape with the heavy outline. */
export function shape(line: Line, tone: Tone = "a"): string {
  return `<path${kind(tone)} d="${curve(line, true)}"/>`;
}

/** Several closed shapes that look alike, in one element: teeth, talons, spikes. */
export function shapes(tone: Tone, ...lines: Line[]): string {
  return `<path${kind(tone)} d="${lines.map((line) => curve(line, true)).join("")}"/>`;
}

/** The outline of a closed shape alone, over what was painted into it. */
export function outline(line: Line): string {
  return `<path class="o" d="${curve(line, true)}"/>`;
}

/** A closed shape without outline: a shadow, a blush, a spot. */
export function patch(line: Line, tone: Tone = "b"): string {
  return `<path class="${tone} n" d="${curve(line, true)}"/>`;
}

/** An open heavy line: a mouth, the edge of a cloak. */
export function contour(...lines: Line[]): string {
  return `<path class="o" d="${lines.map((line) => curve(line)).join("")}"/>`;
}

/** Open fine lines inside a shape. Several lines share one element. */
export function ink(...lines: Line[]): string {
  return `<path class="i" d="${lines.map((line) => curve(line)).join("")}"/>`;
}

/** Straight-edged closed shape; every point is a corner. */
export function edges(line: Line, tone: Tone = "a"): string {
  return shape(
    points(line).map(([x, y]): Point => [x, y, 0]),
    tone,
  );
}

export interface Dot {
  readonly rx?: number;
  readonly tone?: Tone;
  /** 'o' heavy, 'i' fine, 'n' none. */
  readonly line?: "o" | "i" | "n";
}

/** A round spot; give rx for an upright or lying oval. */
export function dot(x: number, y: number, r: number, { rx = r, tone = "k", line = "n" }: Dot = {}): string {
  const look = kind(line === "o" ? tone : line === "i" ? `${tone} f` : `${tone} n`);
  const at = `cx="${half(x)}" cy="${half(y)}"`;
  return rx === r
    ? `<circle${look} ${at} r="${half(r)}"/>`
    : `<ellipse${look} ${at} rx="${half(rx)}" ry="${half(r)}"/>`;
}

/** The unit normals of a line at its points, to the left when walking along it. */
export function normals(line: Line): Point[] {
  const spine = points(line);
  return spine.map((_, i) => {
    const [dx, dy] = unit(spine[Math.max(i - 1, 0)]!, spine[Math.min(i + 1, spine.length - 1)]!);
    return [dy, -dx];
  });
}

/** A point of a smooth spine at 0..1, with the normal there. Straight between points: dense enough for scales and hairs. */
export function along(line: Line, part: number): { at: Point; normal: Point } {
  const spine = points(line);
  const all = normals(spine);
  const place = Math.min(Math.max(part, 0), 1) * (spine.length - 1);
  const i = Math.min(Math.floor(place), spine.length - 2);
  const rest = place - i;
  const mix = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
  return { at: mix(spine[i]!, spine[i + 1]!), normal: mix(all[i]!, all[i + 1]!) };
}

/** The two sides of something long that follows a spine: [left, right], both in walking direction. */
export function sides(line: Line, widths: readonly number[]): [Point[], Point[]] {
  const spine = points(line);
  const all = normals(spine);
  const width = (i: number): number => {
    const place = (i / Math.max(spine.length - 1, 1)) * (widths.length - 1);
    const low = Math.min(Math.floor(place), widths.length - 1);
    const high = Math.min(low + 1, widths.length - 1);
    return (widths[low]! + (widths[high]! - widths[low]!) * (place - low)) / 2;
  };
  const side = (sign: number): Point[] =>
    spine.map(([x, y], i) => [x + all[i]![0] * width(i) * sign, y + all[i]![1] * width(i) * sign]);
  return [side(1), side(-1)];
}

/** Something long and soft around a spine: neck, tail, arm, horn. Widths are spread evenly along it; a 0 at an end is a tip. */
export function limb(spine: Line, widths: readonly number[], tone: Tone = "a"): string {
  return shape(limbOutline(spine, widths), tone);
}

export function limbOutline(spine: Line, widths: readonly number[]): Point[] {
  const [left, right] = sides(spine, widths);
  const tipped = widths[widths.length - 1] === 0;
  const rooted = widths[0] === 0;
  const back = right.reverse();
  const end = left[left.length - 1]!;
  const start = left[0]!;
  const ahead = tipped ? [...left.slice(0, -1), [end[0], end[1], 0] as Point] : left;
  const behind = back.slice(tipped ? 1 : 0, rooted ? -1 : undefined);
  return rooted ? [[start[0], start[1], 0], ...ahead.slice(1), ...behind] : [...ahead, ...behind];
}

/** A stroke that swells and tapers like a pen pressed and lifted: whiskers, brows, cracks. */
export function brush(spine: Line, widths: readonly number[] = [0, 3, 0]): string {
  return `<path class="k n" d="${curve(limbOutline(spine, widths), true)}"/>`;
}

/** Copies of a drawing function, joined. */
export function times(count: number, draw: (index: number, part: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0)).join("");
}
