/** What creatures hold and stand on. Origins are where a hand holds the thing, or where it stands. */
import {
  contour,
  brush,
  dot,
  ink,
  limb,
  patch,
  place,
  shape,
  type Line,
  type Point,
  type Spot,
  type Tone,
} from "../pen.ts";

/** A sword, its blade up; the hand is at the grip. About 90 long. */
export function sword(spot: Spot): string {
  const on = (line: Line): Point[] => place(spot, line);
  const end = on("0,14")[0]!;
  return (
    shape(on("-5,-8! -4,-66! 0,-76! 4,-66! 5,-8!"), "p") +
    ink(on("0,-14 0,-60")) +
    limb(on("0,-6 0,10"), [6 * (spot.size ?? 1), 6 * (spot.size ?? 1)], "b") +
    limb(on("-17,-6 0,-8 17,-6"), [7 * (spot.size ?? 1), 6 * (spot.size ?? 1), 7 * (spot.size ?? 1)], "j") +
    dot(end[0], end[1], 4.5 * (spot.size ?? 1), { tone: "j", line: "o" })
  );
}

/** A staff, 150 high, held in its middle; a jewel, a moon or a hook on top. */
export function staff(spot: Spot, top: "jewel" | "moon" | "crook" = "jewel"): string {
  const on = (line: Line): Point[] => place(spot, line);
  const size = spot.size ?? 1;
  const pole = limb(on("0,84 2,30 -2,-20 0,-66"), [7 * size, 7 * size, 6 * size], "b");
  const head = on("0,-78")[0]!;
  const tops = {
    jewel:
      shape(on("-14,-84! -9,-64 9,-64 14,-84! 6,-72 -6,-72"), "b") +
      shape(on("0,-98! -10,-84! 0,-70! 10,-84!"), "j") +
      ink(on("-10,-84 0,-82 10,-84")),
    moon:
      shape(on("6,-98! -12,-92 -14,-74 2,-64 16,-72! 2,-74 -2,-88"), "j") +
      dot(head[0] + 9 * size, head[1] - 8 * size, 2.5 * size, { tone: "j", line: "i" }),
    crook: limb(on("0,-62 -2,-82 12,-94 24,-84 18,-72 10,-76"), [6 * size, 6 * size, 5 * size, 4 * size], "b"),
  };
  return pole + tops[top];
}

/** A shield with a bend of jewel. Origin: its middle; 52 x 62. */
export function shield(spot: Spot, kind: "heater" | "round" = "heater", tone: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  if (kind === "round") {
    const r = 28 * (spot.size ?? 1);
    return (
      dot(spot.x, spot.y, r, { tone, line: "o" }) +
      dot(spot.x, spot.y, r * 0.72, { tone: "a", line: "i" }) +
      dot(spot.x, spot.y, r * 0.25, { tone, line: "o" })
    );
  }
  return (
    shape(on("-26,-30! 0,-26 26,-30! 26,0 14,22 0,34! -14,22 -26,0"), tone) +
    patch(on("-20,-22! 0,-19 0,26! -10,18 -20,0"), "a") +
    ink(on("0,-19 0,26"), on("-20,-22 0,-19 20,-22 20,0 10,18 0,26 -10,18 -20,0 -20,-22"))
  );
}

/** A coin, its face towards us: the marks of a claw. */
export function coin(x: number, y: number, r = 12, tone: Tone = "j"): string {
  const scratch = (dx: number): string =>
    `${x + r * (dx + 0.12)},${y - r * 0.36} ${x + r * dx},${y} ${x + r * (dx - 0.14)},${y + r * 0.38}`;
  const marks = [-0.27, 0, 0.27].map(scratch);
  const face = dot(x, y, r, { tone, line: "o" }) + dot(x, y, r * 0.7, { tone, line: "i" });
  // A big coin shows how the pen was pressed, a small one only that there are marks.
  return face + (r < 16 ? ink(...marks) : marks.map((line) => brush(line, [0, r * 0.16, 0])).join(""));
}

/** A pile of coins seen from the side. Origin: the middle of its foot. */
export function coins(x: number, y: number, count = 4, width = 26, tone: Tone = "j"): string {
  let drawn = "";
  for (let i = 0; i < count; i++)
    drawn += limb(
      `${x - width / 2 + (i % 2) * 3},${y - 4 - i * 7} ${x + width / 2 + (i % 2) * 3},${y - 4 - i * 7}`,
      [7, 7],
      tone,
    );
  return drawn;
}

/** A playing card; with a little mark on it. Origin: its middle; 26 x 36. */
export function leafCard(spot: Spot, tone: Tone = "p", marked = true): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-13,-18! 13,-18! 13,18! -13,18!"), tone) +
    (marked ? patch(on("0,-9! 7,0! 0,9! -7,0!"), "j") : ink(on("-8,-13 8,13"), on("8,-13 -8,13")))
  );
}

/** An open book from the front. Origin: the foot of its spine; 70 wide. */
export function book(spot: Spot, cover: Tone = "j"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("0,4 -20,-2 -40,4! -40,-38! 0,-36 40,-38! 40,4! 20,-2"), cover) +
    shape(on("0,0! -18,-8 -36,-2! -36,-44! -18,-50 0,-42!"), "p") +
    shape(on("0,0! 18,-8 36,-2! 36,-44! 18,-50 0,-42!"), "p") +
    ink(
      on("-30,-36 -18,-41 -6,-36"),
      on("-30,-26 -18,-31 -6,-26"),
      on("-30,-16 -18,-21 -6,-16"),
      on("6,-36 18,-41 30,-36"),
      on("6,-26 18,-31 30,-26"),
    )
  );
}

/** A sack tied at the neck. Origin: its foot. */
export function sack(spot: Spot, tone: Tone = "b"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-6,-46 -16,-60 0,-54 14,-62 8,-46"), tone) +
    shape(on("-6,-46 -28,-28 -32,-6 -18,2 18,2 32,-6 28,-28 8,-46"), tone) +
    contour(on("-9,-45 0,-42 11,-45")) +
    ink(on("-8,-36 -16,-22"), on("8,-36 14,-20"))
  );
}

/** The ground: a bumpy line with tufts of grass, so that nobody floats. */
export function ground(y: number, from = 20, to = 180, tufts = 3): string {
  const middle = (from + to) / 2;
  const line: Point[] = [
    [from, y + 2],
    [from + (to - from) * 0.22, y - 1],
    [middle, y + 2],
    [from + (to - from) * 0.8, y - 1],
    [to, y + 2],
  ];
  const grass = Array.from({ length: tufts }, (_, i): Point[][] => {
    const x = from + ((i * 0.83 + 0.3) % 1) * (to - from);
    return [
      [
        [x, y],
        [x - 3, y - 6],
        [x - 6, y - 9],
      ],
      [
        [x + 2, y],
        [x + 2, y - 9],
      ],
      [
        [x + 4, y],
        [x + 8, y - 7],
      ],
    ];
  }).flat();
  return (
    contour(line) +
    ink(...grass, `${from + 14},${y + 8} ${from + 40},${y + 7}`, `${to - 52},${y + 8} ${to - 18},${y + 7}`)
  );
}

/** A boulder. Origin: the middle of its foot; 50 wide. */
export function rock(spot: Spot, tone: Tone = "b"): string {
  const on = (line: Line): Point[] => place(spot, line);
  return (
    shape(on("-26,0! -24,-16 -8,-28 12,-24 26,-10 27,0!"), tone) + ink(on("-8,-27 -2,-16 -10,-6"), on("10,-23 14,-14"))
  );
}
