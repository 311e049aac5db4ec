/** The three dragons of Drachensachen. Each one's shape says what it does: a ring, a fire, a shield. */
import * as part from '../parts/index.ts';
import { along, contour, ink, limb, patch, place, shape, times, type Point } from '../pen.ts';
import type { Drawing } from '../picture.ts';

/** Null: a dragon asleep, rolled up to a nought (4.6). */
function nought(): Drawing {
  const ring: Point[] = Array.from({ length: 15 }, (_, i) => {
    const angle = (0.62 + (i / 14) * 1.72) * Math.PI;
    return [102 + Math.cos(angle) * 62, 142 + Math.sin(angle) * 80];
  });
  const back = ring.slice(2, 12).map(([x, y], i): Point => [x + (x - 102) * (0.27 + i * 0.005), y + (y - 142) * (0.2 + i * 0.005)]);
  const markup =
    part.spikes(back, 8, 22) +
    part.neck(ring, [38, 44, 46, 44, 38, 28, 16, 8], { belly: 'right', plates: 12 }) +
    '';
  return { jewel: 'ash', markup };
}

export const DRAGONS = [nought()];
