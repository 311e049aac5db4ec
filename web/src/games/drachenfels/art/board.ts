/** The board of Drachenfels as a place, drawn from any plan: land along the ways, water between them, woods and hills where there is room. */
import { curve, type Point } from "../../../art/pen.ts";
import { svg } from "../../../art/picture.ts";
import { isSite, type Field, type Plan } from "./plan.ts";
import { boat, chance, compass, fieldMarkup, peak, serpent, tree, waves } from "./scenery.ts";

/** Half of the width of the land along a way. */
const LAND = 50;

interface Room {
  readonly x: number;
  readonly y: number;
  /** How far it is to the nearest way or field. */
  readonly free: number;
}

/** Math.hypot takes several times as long, and finding room asks for this a hundred thousand times. */
function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

function toSegment(x: number, y: number, a: Field, b: Field): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return length(x - a.x - dx * along, y - a.y - dy * along);
}

function toBorder(plan: Plan, x: number, y: number): number {
  return Math.min(x, y, plan.width - x, plan.height - y);
}

/** How far it is to what is drawn; less than is needed is not measured to the end. */
function freeAt(plan: Plan, x: number, y: number, needed: number): number {
  let free = Infinity;
  for (const [a, b] of plan.edges) {
    free = Math.min(free, toSegment(x, y, a, b));
    if (free < needed) return free;
  }
  for (const field of plan.fields) {
    // What is built high needs more room.
    const size = field.kind === "castle" ? 96 : field.kind === "rock-castle" ? 44 : 0;
    free = Math.min(free, length(x - field.x, y - field.y) - size);
  }
  return free;
}

/** The places with most room, none too near to another. */
function rooms(plan: Plan, grid: number, atLeast: number, apart: number): Room[] {
  const all: Room[] = [];
  for (let y = grid / 2; y < plan.height; y += grid)
    for (let x = grid / 2; x < plan.width; x += grid) {
      const free = Math.min(freeAt(plan, x, y, atLeast), toBorder(plan, x, y) + 40);
      if (free >= atLeast) all.push({ x, y, free });
    }
  all.sort((one, other) => other.free - one.free || one.y - other.y || one.x - other.x);
  const chosen: Room[] = [];
  for (const room of all) if (chosen.every(({ x, y }) => length(x - room.x, y - room.y) >= apart)) chosen.push(room);
  return chosen;
}

/** How far it is to the nearest of these ways. */
function toLand(dry: Plan["edges"], x: number, y: number): number {
  return Math.min(...dry.map(([a, b]) => toSegment(x, y, a, b)));
}

/** Ways as path data, those at holes and gates apart. */
function ways(plan: Plan, atSites: boolean): string {
  return plan.edges
    .filter(([a, b]) => (isSite(a) || isSite(b)) === atSites)
    .map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
    .join("");
}

function blob({ x, y, free }: Room): string {
  const r = free + 30;
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI;
    const reach = r * (0.86 + chance(x + i * 7, y, 20) / 100);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return curve(rim, true);
}

/** Things that stand are painted from the back to the front. */
interface Standing {
  readonly y: number;
  readonly markup: string;
}

function wood(room: Room): Standing[] {
  const found: Standing[] = [];
  const r = room.free - LAND;
  for (let i = 0; i < 24; i++) {
    // A sunflower's seeds: evenly spread, never in rows.
    const [angle, reach] = [i * 2.4, 16.5 * Math.sqrt(i + 0.4)];
    if (reach > r) break;
    const [x, y] = [room.x + Math.cos(angle) * reach * 1.15, room.y + 16 + Math.sin(angle) * reach];
    found.push({ y, markup: group("emerald", tree({ x, y, size: 0.78 }, chance(x, y, 3) > 0)) });
  }
  return found;
}

function hills(room: Room): Standing[] {
  const { x, y } = room;
  const s = Math.min(1, (room.free - 10) / 70);
  return [
    { y: y - 6, markup: group("ash", peak({ x: x - 24 * s, y: y + 4, size: 0.72 * s })) },
    { y: y - 2, markup: group("ash", peak({ x: x + 26 * s, y: y + 10, size: 0.8 * s })) },
    { y: y + 24, markup: group("ash", peak({ x: x - 2, y: y + 34 * s, size: 0.62 * s })) },
  ];
}

function group(jewel: string, markup: string): string {
  return `<g class="art-${jewel}">${markup}</g>`;
}

const FEATURES = ["wood", "lake", "hills", "lake", "wood", "lake"] as const;

/** The board without anything that moves; the page is as large as the plan. */
export function boardMarkup(plan: Plan): string {
  const middle = { x: plan.width / 2, y: plan.height / 2 };
  const large = rooms(plan, 20, 84, 150).sort(
    (one, other) => Math.atan2(one.y - middle.y, one.x - middle.x) - Math.atan2(other.y - middle.y, other.x - middle.x),
  );
  let blobs = "";
  let water = "";
  const standing: Standing[] = [];
  const swimmers = [boat, serpent];
  let [lakes, lands] = [0, 0];
  large.forEach((room) => {
    // Out at the border there is only the sea.
    const isSea = toBorder(plan, room.x, room.y) < 120;
    const feature = isSea ? "lake" : FEATURES[lands++ % FEATURES.length];
    if (feature === "lake") {
      if (lakes++ % 2 === 0)
        water += group("emerald", swimmers[(lakes >> 1) % 2]!({ x: room.x, y: room.y + 8, size: 0.9 }));
      else water += waves(room.x - 14, room.y) + waves(room.x + 16, room.y + 14);
      return;
    }
    blobs += blob(room);
    standing.push(...(feature === "wood" ? wood(room) : hills(room)));
  });
  const small = rooms(plan, 26, 62, 46).filter(
    (room) => !large.some(({ x, y, free }) => length(x - room.x, y - room.y) < free * 0.9),
  );
  for (const { x, y } of small) water += waves(x, y);
  // Trees and tufts on the banks.
  const dry = plan.edges.filter(([a, b]) => !isSite(a) && !isSite(b));
  for (let at = 0; at < plan.edges.length * 6; at++) {
    const [x, y] = [chance(at, 1, plan.width), chance(2, at, plan.height)];
    if (freeAt(plan, x, y, 33) < 33 || toLand(dry, x, y) > 42) continue;
    const dice = chance(x, y, 5);
    if (dice === 0)
      standing.push({ y, markup: group("emerald", tree({ x, y: y + 8, size: 0.5 }, chance(y, x, 2) > 0)) });
    else if (dice < 3)
      standing.push({ y, markup: `<path class="i" d="M${x - 5} ${y}l-3-7M${x} ${y}l0-9M${x + 5} ${y}l3-7"/>` });
  }
  for (const field of plan.fields)
    standing.push({ y: field.y + (field.kind === "castle" ? 60 : 0), markup: fieldMarkup(field) });
  standing.sort((one, other) => one.y - other.y);
  const open = ways(plan, false);
  // On a piece of a board it would lie in somebody's way.
  const hasCompass =
    plan.width > 600 &&
    !plan.fields.some(({ x, y }) => x > plan.width - 170 && y > plan.height / 2 - 60 && y < plan.height / 2 + 60);
  return (
    `<g class="art art-ash plan"><rect class="sea" width="${plan.width}" height="${plan.height}"/>` +
    `<path class="shore" d="${open}"/><path class="shore-of" d="${blobs}"/>` +
    `<path class="land-edge" d="${open}"/><path class="land-edge-of" d="${blobs}"/>` +
    `<path class="land" d="${open}"/><path class="land-of" d="${blobs}"/>` +
    water +
    (hasCompass ? group("ruby", compass({ x: plan.width - 80, y: plan.height / 2, size: 0.9 })) : "") +
    `<path class="gap" d="${ways(plan, true)}"/><path class="way-edge" d="${open}"/><path class="way" d="${open}"/>` +
    standing.map(({ markup }) => markup).join("") +
    `</g>`
  );
}

/** Water, land and ways alone, for a board that is being drawn and changes with every move of the hand. */
export function groundMarkup(plan: Plan): string {
  const open = ways(plan, false);
  return (
    `<g class="art art-ash plan"><rect class="sea" width="${plan.width}" height="${plan.height}"/>` +
    `<path class="shore" d="${open}"/><path class="land-edge" d="${open}"/><path class="land" d="${open}"/>` +
    `<path class="gap" d="${ways(plan, true)}"/><path class="way-edge" d="${open}"/><path class="way" d="${open}"/></g>`
  );
}

export function board(plan: Plan, label = ""): string {
  return svg(boardMarkup(plan), plan.width, plan.height, label);
}
