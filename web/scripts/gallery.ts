// Writes gallery/: one page for each game's pictures, the shared ones and the parts, in both lights, to be looked at.
// With Chromium at hand (its path in CHROMIUM, or found by name) a PNG of every page as well.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parts } from "./gallery-parts.ts";
import { back } from "../src/art/back.ts";
import { box, type CoverDrawings } from "../src/art/boxes.ts";
import { charge, CHARGES } from "../src/art/charges.ts";
import { icon, ICON_NAMES } from "../src/lib/ui/icons.ts";
import { jewel } from "../src/art/jewels.ts";
import { group, JEWELS, svg, type Drawing } from "../src/art/picture.ts";
import { titleOf } from "../src/lib/games.ts";
import { coverDrawings } from "./found.ts";

const web = join(import.meta.dirname, "..");
const out = join(web, "gallery");
const games = await coverDrawings();

interface GameArt {
  drawings(): Readonly<Record<string, Drawing>>;
  sheet(): Readonly<Record<string, string>>;
}

type Pictures = Record<string, string>;

/** Fonts by their files, so that the page works from the disk. */
function styles(): string {
  const fonts = readFileSync(join(web, "src/styles/fonts.css"), "utf8").replace(
    /url\("@/g,
    `url("${pathToFileURL(join(web, "node_modules")).href}/@`,
  );
  const read = (path: string): string => readFileSync(join(web, path), "utf8");
  return fonts + read("src/styles/tokens.css") + read("src/art/art.css") + read("scripts/gallery.css");
}

function figures(pictures: Pictures, size: string): string {
  const all = Object.entries(pictures).map(
    ([name, picture]) => `<figure>${picture}<figcaption>${name}</figcaption></figure>`,
  );
  return `<div class="${size}">${all.join("")}</div>`;
}

function page(name: string, light: string, body: string): string {
  const title = `${name}, ${light}`;
  return `<!doctype html><html lang="en" data-theme="${light}"><meta charset="utf-8"><title>${title}</title><style>${styles()}</style><h1>${title}</h1>${body}</html>`;
}

async function bodies(): Promise<Record<string, [body: string, height: number]>> {
  const found: Record<string, [string, number]> = {};
  const rows = (count: number, columns: number): number => Math.ceil(count / columns);
  for (const [game] of games) {
    const path = join(web, `src/games/${game}/art.ts`);
    if (!existsSync(path)) continue;
    const art = (await import(pathToFileURL(path).href)) as GameArt;
    const [drawings, sheet] = [art.drawings(), art.sheet()];
    const bytes = Object.fromEntries(
      Object.entries(sheet).map(([id, picture]) => [
        `${id}${drawings[id] ? ` · ${drawings[id].markup.length}` : ""}`,
        picture,
      ]),
    );
    const count = Object.keys(sheet).length;
    found[game] = [
      figures(bytes, "large") + figures(sheet, "small"),
      120 + rows(count, 6) * 350 + rows(count, 17) * 124,
    ];
  }
  const of = (names: readonly string[], draw: (name: string) => string): Pictures =>
    Object.fromEntries(names.map((name) => [name, draw(name)]));
  const ofGames = (draw: (drawings: CoverDrawings, game: string) => string): Pictures =>
    Object.fromEntries(games.map(([game, drawings]) => [game, draw(drawings, game)]));
  const boxes = ofGames((drawings, game) => box(titleOf(game), drawings, game));
  const emblems = ofGames(({ emblem }) => svg(group(emblem()), 100, 100));
  const charges = of(CHARGES, (name) => charge(name as (typeof CHARGES)[number]));
  const jewels = of(JEWELS, (name) => jewel(name as (typeof JEWELS)[number]));
  const icons = of(ICON_NAMES, (name) => icon(name as (typeof ICON_NAMES)[number]));
  const backs = ofGames((drawings) => back(drawings));
  found["shared"] = [
    figures(boxes, "large") +
      figures(backs, "large") +
      figures({ ...emblems, ...charges, ...jewels }, "small") +
      figures({ ...emblems, ...charges }, "tiny") +
      figures(icons, "small") +
      figures(icons, "tiny"),
    1560,
  ];
  found["parts"] = [figures(parts, "large paper"), 100 + rows(Object.keys(parts).length, 6) * 350];
  return found;
}

function chromium(): string | undefined {
  const wanted = process.env["CHROMIUM"];
  if (wanted !== undefined) return wanted;
  return ["chromium", "chromium-browser", "google-chrome"].find((name) => spawnSync(name, ["--version"]).status === 0);
}

mkdirSync(out, { recursive: true });
const browser = chromium();
for (const [name, [body, height]] of Object.entries(await bodies())) {
  for (const light of ["lamplight", "daylight"]) {
    const path = join(out, `${name}-${light}.html`);
    writeFileSync(path, page(name, light, body));
    if (browser === undefined) continue;
    const picture = path.replace(/html$/, "png");
    const options = [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--hide-scrollbars",
      `--window-size=1360,${height}`,
    ];
    const done = spawnSync(browser, [...options, `--screenshot=${picture}`, pathToFileURL(path).href], {
      timeout: 60_000,
    });
    if (done.status !== 0) throw new Error(`${browser} made no picture of ${path}: ${String(done.stderr)}`);
  }
  console.log(`gallery/${name}-lamplight.html, gallery/${name}-daylight.html`);
}
if (browser === undefined) console.log("No Chromium found, so no PNGs; CHROMIUM=/path/to/it names one.");
