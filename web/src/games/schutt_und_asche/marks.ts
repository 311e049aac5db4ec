// What keeps a mark on the map after somebody else has acted.
import type { Event } from "./types.ts";

export function marks(event: Event): readonly string[] {
  switch (event.event) {
    case "took-land":
    case "knight-put":
    case "bought":
    case "tile-put":
    case "land-lost":
    case "hit":
    case "dragon-won-fight":
    case "draw":
      return [`land:${event.land}`];
    case "attacked":
      return event.lands.map((land) => `land:${land}`);
    case "piece-put":
    case "tile-up":
      return [`field:${event.field}`];
    default:
      return [];
  }
}
