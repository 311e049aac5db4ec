/** The backs of cards: a weave of its own for each game, with the game's key in the middle. */
import type { CoverDrawings } from "./boxes.ts";
import { coin } from "./parts/things.ts";
import { group, PAGE, svg } from "./picture.ts";

export type BackDrawings = Pick<CoverDrawings, "emblem" | "weave">;

export interface BackOptions {
  /** Coins printed on the back. */
  readonly coins?: number;
}

/** The markup of a card's back, for a page of 200 x 280. */
export function backMarkup({ emblem, weave }: BackDrawings, { coins = 0 }: BackOptions = {}): string {
  const key = emblem();
  const { width, height } = PAGE;
  const money = Array.from({ length: coins }, (_, i) => coin(100 + (i - (coins - 1) / 2) * 24, 216, 13)).join("");
  return (
    `<g class="card-face card-back art-${key.jewel}">` +
    `<rect class="card-sheet" x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="8"/>` +
    `<rect class="back-field" x="10" y="10" width="${width - 20}" height="${height - 20}" rx="4"/>` +
    weave() +
    `<rect class="back-edge" x="17" y="17" width="${width - 34}" height="${height - 34}" rx="2"/>` +
    `<circle class="back-boss" cx="100" cy="140" r="52"/><circle class="back-ring" cx="100" cy="140" r="46"/></g>` +
    group(key, "translate(64 104) scale(.72)") +
    (money ? `<g class="art art-topaz">${money}</g>` : "")
  );
}

export function back(game: BackDrawings, options: BackOptions = {}, label = ""): string {
  return svg(backMarkup(game, options), PAGE.width, PAGE.height, label);
}
