/** The six magic chests (5.3). What comes out of each one says what it does. */
import { contour, dot, edges, patch, place, shape, shapes } from "../../../art/pen.ts";
import { svg } from "../../../art/picture.ts";
import { figures } from "./things.ts";

/** A little card, upright around a point. */
function leaf(x: number, y: number, turn: number, tone: "p" | "j" | "b" = "p"): string {
  return edges(place({ x, y, turn }, "-9,-13 9,-13 9,13 -9,13"), tone);
}

/** What rises from each chest, over y 52. */
const SPELLS: readonly (() => string)[] = [
  // 1 A card comes back.
  () => leaf(50, 34, 8) + contour("34,46 24,30 34,14 52,10") + edges("50,2 62,10 50,18", "j"),
  // 2 One card fewer.
  () => leaf(36, 34, -10) + leaf(52, 30, 2) + contour("66,26 82,26"),
  // 3 Other cards.
  () => leaf(34, 32, -12) + leaf(68, 32, 12, "j") + contour("44,12 52,8 60,12") + edges("58,6 68,14 56,18", "j"),
  // 4 Any colour: a brush and its four dabs.
  () =>
    shape(place({ x: 52, y: 30, turn: 28 }, "-3,24! -3,-6! -7,-14 0,-28! 7,-14 3,-6! 3,24!"), "b") +
    dot(26, 34, 5, { tone: "j", line: "o" }) +
    dot(30, 18, 4, { tone: "p", line: "o" }) +
    dot(76, 40, 5, { tone: "a", line: "o" }) +
    dot(78, 22, 4, { tone: "k", line: "o" }),
  // 5 An open lock.
  () =>
    `<path class="o" d="M38 30V18a11 11 0 0 1 20-6"/>` +
    edges("32,28 66,28 66,50 32,50", "j") +
    dot(49, 38, 4, { tone: "p" }) +
    patch("47,38! 51,38! 52,47! 46,47!", "p"),
  // 6 Two on one page.
  () => leaf(44, 36, -6) + leaf(56, 28, 6, "j") + contour("74,40 74,20") + edges("67,24 74,12 81,24", "j"),
];

/** Chest 1 to 6, on a page of 100 x 100. */
export function chest(number: number, label = ""): string {
  const spell = SPELLS[number - 1];
  if (spell === undefined) throw new Error(`there is no chest ${number}; there are 1 to ${SPELLS.length}`);
  const lid = "14,56! 12,44 22,36 78,36 88,44 86,56!";
  const body = "12,58! 88,58! 85,94! 15,94!";
  const light = "26,56! 10,26 18,6 50,2 82,6 90,26 74,56!";
  const rims = [light, lid, body].map((line) => `<path class="rim" d="${shape(line).slice(9, -3)}"/>`).join("");
  return svg(
    `<g class="art art-amethyst">${rims}` +
      shape(lid, "k") +
      shape(light, "p") +
      spell() +
      shape(body, "b") +
      shapes("j", "12,58! 88,58! 88,66! 13,66!", "22,58! 30,58! 31,94! 24,94!", "70,58! 78,58! 76,94! 69,94!") +
      dot(50, 78, 17, { tone: "p", line: "o" }) +
      `</g>${figures(number, 50, 78, 0.78)}`,
    100,
    100,
    label,
  );
}
