// What others have changed on the table, as places: the cards they laid above all.
import type { Scene } from "../../table/contract.ts";
import type { Event, View } from "./types.ts";

export function marks(event: Event, { before, seat: me }: Scene<View>): readonly string[] {
  switch (event.event) {
    case "played":
      return Array.from({ length: event.count }, (_, nth) => `pile:${before.pile.length + nth}`);
    case "turned":
      return [`pile:${before.pile.length}`];
    case "swapped":
      return [`stand:${event.seat}:open:${event.hand}`];
    case "removed-four":
    case "pile-leaves":
      return ["removed"];
    case "gave-card":
      return event.to === me ? ["hand"] : [];
    case "reversed":
      return ["direction"];
    default:
      return [];
  }
}
