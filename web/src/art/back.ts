/** The backs of cards: a weave of its own for each game, with the game's key in the middle. */
import type { GameId } from "../lib/games.ts";
import { EMBLEMS } from "./emblems.ts";
import { coin } from "./parts/things.ts";
import { group, PAGE, svg } from "./picture.ts";

/** The woven field: 160 x 240, in whole cells of 20. */
const LEFT = 20;
const TOP = 20;
const COLUMNS = 8;
const ROWS = 12;
const CELL = 20;

/** A strand is drawn twice: its edge in the dark of the field, its body in colour. */
function strands(data: string, name = ""): string {
  return `<path class="strand-edge" d="${data}"/><path class="strand${name}" d="${data}"/>`;
}

function cells(draw: (x: number, y: number, column: number, row: number) => string): string {
  let data = "";
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) data += draw(LEFT + column * CELL, TOP + row * CELL, column, row);
  return data;
}

/** Diagonal plaiting, over and under: angular, like a ruby. */
function plaited(): string {
  const down = cells((x, y) => `M${x} ${y}l20 20`);
  const up = cells((x, y) => `M${x} ${y + 20}l20-20`);
  const over = cells((x, y, column, row) => ((column + row) % 2 ? `M${x + 5} ${y + 5}l10 10` : ""));
  return strands(down) + strands(up) + strands(over, " strand-over");
}

/** Waves over waves: round, like a sapphire. */
function waves(): string {
  let drawn = "";
  for (let row = 0; row < ROWS * 2; row++) {
    const y = TOP + row * 10 + 10;
    const shift = row % 2 ? 0 : -20;
    let data = "";
    for (let x = LEFT + shift; x < LEFT + COLUMNS * CELL; x += 40) data += wave(x, y);
    drawn += strands(data);
  }
  return drawn;
}

function wave(x: number, y: number): string {
  const right = LEFT + COLUMNS * CELL;
  if (x < LEFT) return `M${LEFT} ${y - 10}q14 0 20 10`;
  if (x + 40 > right) return `M${x} ${y}q6-10 20-10`;
  return `M${x} ${y}q6-10 20-10q14 0 20 10`;
}

/** Straw in three directions: three-cornered, like a topaz. */
function straw(): string {
  const flat = Array.from({ length: ROWS / 2 + 1 }, (_, i) => `M${LEFT} ${TOP + i * 40}h160`).join("");
  const rising = steep(1);
  const falling = steep(-1);
  return strands(flat) + strands(rising) + strands(falling) + strands(flatOver(), " strand-over");
}

/** Steep strands across the field, cut at its sides. */
function steep(sign: 1 | -1): string {
  let data = "";
  for (let start = -120; start < 160; start += 40) {
    // From the foot of the field upwards: 20 across for every 40.
    const from = Math.max(0, -start * 2);
    const to = Math.min(240, (160 - start) * 2);
    if (to <= from) continue;
    const at = (up: number): string =>
      `${sign === 1 ? LEFT + start + up / 2 : LEFT + 160 - start - up / 2} ${TOP + 240 - up}`;
    data += `M${at(from)}L${at(to)}`;
  }
  return data;
}

function flatOver(): string {
  let data = "";
  for (let row = 1; row < ROWS / 2; row++)
    for (let i = 0; i < 4; i++) data += `M${LEFT + 14 + i * 40} ${TOP + row * 40}h12`;
  return data;
}

/** Four leaves to a knot: like an emerald. */
function leaves(): string {
  const leaf = (x: number, y: number, dx: number, dy: number): string =>
    `M${x} ${y}q${dx * 20} 0 ${dx * 20} ${dy * 20}q${-dx * 20} 0 ${-dx * 20} ${-dy * 20}z`;
  const veins = (x: number, y: number, dx: number, dy: number): string =>
    `M${x + dx * 4} ${y + dy * 4}l${dx * 11} ${dy * 11}`;
  let [shapes, lines] = ["", ""];
  for (let row = 0; row < ROWS; row += 2) {
    for (let column = 0; column < COLUMNS; column += 2) {
      const [x, y] = [LEFT + column * CELL + 20, TOP + row * CELL + 20];
      for (const [dx, dy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        shapes += leaf(x, y, dx, dy);
        lines += veins(x, y, dx, dy);
      }
    }
  }
  return `<path class="leaf" d="${shapes}"/><path class="vein" d="${lines}"/>`;
}

/** Wickerwork of laths, upright and lying: what is left of a burnt town. */
function laths(): string {
  const lying = cells((x, y, column, row) => ((column + row) % 2 ? "" : `M${x + 3} ${y + 5}h14M${x + 3} ${y + 15}h14`));
  const upright = cells((x, y, column, row) =>
    (column + row) % 2 ? `M${x + 5} ${y + 3}v14M${x + 15} ${y + 3}v14` : "",
  );
  return strands(lying) + strands(upright, " strand-over");
}

const WEAVES: Record<GameId, () => string> = {
  drachenfaust: straw,
  drachensachen: plaited,
  drachenfels: waves,
  drachenhueter: leaves,
  schutt_und_asche: laths,
};

export interface BackOptions {
  /** Coins printed on the back. */
  readonly coins?: number;
}

/** The markup of a card's back, for a page of 200 x 280. */
export function backMarkup(game: GameId, { coins = 0 }: BackOptions = {}): string {
  const emblem = EMBLEMS[game];
  const { width, height } = PAGE;
  const money = Array.from({ length: coins }, (_, i) => coin(100 + (i - (coins - 1) / 2) * 24, 216, 13)).join("");
  return (
    `<g class="card-face card-back art-${emblem.jewel}">` +
    `<rect class="card-sheet" x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="8"/>` +
    `<rect class="back-field" x="10" y="10" width="${width - 20}" height="${height - 20}" rx="4"/>` +
    WEAVES[game]() +
    `<rect class="back-edge" x="17" y="17" width="${width - 34}" height="${height - 34}" rx="2"/>` +
    `<circle class="back-boss" cx="100" cy="140" r="52"/><circle class="back-ring" cx="100" cy="140" r="46"/></g>` +
    group(emblem, "translate(64 104) scale(.72)") +
    (money ? `<g class="art art-topaz">${money}</g>` : "")
  );
}

export function back(game: GameId, options: BackOptions = {}, label = ""): string {
  return svg(backMarkup(game, options), PAGE.width, PAGE.height, label);
}
