/** The keys of the five games, each on a page of 100 x 100. */
import * as part from "./parts/index.ts";
import { contour, dot, edges, ink, limb, patch, place, shape, shapes, twice, whole } from "./pen.ts";
import type { GameId } from "../lib/games.ts";
import { whenSeen, type Drawing } from "./picture.ts";

/** A closed fist from the front, with a coin's edge between its fingers. */
function fist(): Drawing {
  const finger = (i: number): string =>
    shape(
      place({ x: 26 + i * 17, y: 30 - (i === 1 || i === 2 ? 4 : 0) }, "-9,4 -7,-12 0,-16 7,-12 9,4 8,22 0,26 -8,22"),
      "p",
    );
  return {
    jewel: "topaz",
    markup:
      shape("24,88! 22,66 14,52 16,34 50,24 86,32 90,52 82,70 78,88!", "p") +
      [0, 1, 2, 3].map(finger).join("") +
      ink("22,26 26,22 30,25", "39,22 43,18 47,21", "56,22 60,18 64,21", "73,26 77,22 81,25") +
      limb("20,48 34,56 52,54 66,58", [17, 18, 16, 12], "p") +
      ink("60,55 66,54") +
      shape("20,84! 50,78 80,84! 80,97! 50,92 20,97!", "j") +
      ink("32,84 32,92", "68,84 68,92"),
  };
}

/** A claw that will not let go of its coin. */
function clawOnCoin(): Drawing {
  const finger = (line: string, talon: string): string => shape(talon, "p") + limb(line, [17, 18, 13]);
  return {
    jewel: "ruby",
    markup:
      dot(48, 62, 34, { tone: "j", line: "o" }) +
      dot(48, 62, 26, { tone: "j", line: "i" }) +
      finger("56,20 30,26 22,44", "16,44! 18,58 28,70! 28,56 29,46!") +
      finger("62,22 46,32 44,50", "38,50! 39,66 48,80! 50,64 51,50!") +
      finger("70,24 68,36 68,50", "62,52! 62,64 68,78! 74,64 75,50!") +
      shape("98,4! 76,2 54,8 48,22 58,32 78,30 98,34!") +
      ink("62,14 68,19 74,14", "76,18 82,23 88,18", "28,34 33,37", "48,38 54,39"),
  };
}

/** A tower on its rock, over the water. */
function towerOnRock(): Drawing {
  return {
    jewel: "sapphire",
    markup:
      shape("10,90! 20,70 32,62! 40,54 62,54 72,64! 82,74 92,90!", "b") +
      ink("34,64 30,76", "66,60 70,72 66,80", "50,70 46,80") +
      edges("38,56 36,28 32,28 32,14 41,14 41,19 46,19 46,14 55,14 55,19 60,19 60,14 69,14 69,28 65,28 63,56", "p") +
      ink("51,14 51,2") +
      edges("52,1 68,5 52,10", "j") +
      shape("45,56! 45,46 50,41 56,46 56,56!", "k") +
      part.masonry("42,33 54,36", 9, 5) +
      shape("4,92! 4,86 14,82 24,87 36,82 48,87 60,82 72,87 84,82 96,86 96,92! 50,98", "j"),
  };
}

/** An open book with a ribbon, and a small flame over it. */
function openBook(): Drawing {
  return {
    jewel: "emerald",
    markup:
      shape(whole("50,90 28,82 4,88! 4,34! 50,38", 50), "j") +
      shapes("p", ...twice("50,84! 30,74 9,80! 9,28 30,22 50,32!", 50)) +
      ink(...twice("17,40 29,35 42,41", 50), ...twice("17,51 29,46 42,52", 50), ...twice("17,62 29,57 42,63", 50)) +
      shape("58,30! 66,28! 66,58! 62,52! 58,58!", "j") +
      shape("50,20 43,13 46,5 51,-1! 53,6 58,12", "j"),
  };
}

/** A crown in flames. */
function crownInFlames(): Drawing {
  return {
    jewel: "amethyst",
    markup:
      shape("12,86 6,62 14,44! 18,52 24,26! 32,40 38,18 50,0! 58,20 66,40 76,24! 82,50 88,42! 94,64 86,86", "j") +
      patch("24,80 20,62 28,46! 36,56 40,36 50,20! 60,38 64,56 72,46! 80,62 76,80", "p") +
      edges("18,90 12,50 32,66 50,40 68,66 88,50 82,90", "b") +
      contour("19,80 50,82 81,80") +
      dot(12, 48, 4.5, { tone: "p", line: "o" }) +
      dot(50, 37, 4.5, { tone: "p", line: "o" }) +
      dot(88, 48, 4.5, { tone: "p", line: "o" }) +
      edges("50,62 57,70 50,78 43,70", "j"),
  };
}

export const EMBLEMS: Readonly<Record<GameId, Drawing>> = whenSeen({
  drachenfaust: fist,
  drachensachen: clawOnCoin,
  drachenfels: towerOnRock,
  drachenhueter: openBook,
  schutt_und_asche: crownInFlames,
});
