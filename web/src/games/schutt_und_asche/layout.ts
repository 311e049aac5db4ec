// How large the map can be, and where everything else lies.

/** Words and my gold below the map, and the narrowest column for them beside it; in pixels. */
const BELOW = 138;
const BESIDE = 416;
const BESIDE_SHARE = 0.42;
/** Narrower than this nothing lies beside the map. */
const NARROW = 720;

/** Beside the map everything is seen at a glance; that is worth a somewhat smaller map. */
const WORTH = 1.25;

/** Whether things lie beside the map: unless it gets much larger with everything below it. */
export function isBeside(width: number, height: number): boolean {
  const beside = Math.min(width - Math.min(BESIDE, width * BESIDE_SHARE), height);
  return width >= NARROW && beside * WORTH >= Math.min(width, height - BELOW);
}
