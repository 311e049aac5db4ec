// What keeps a mark until my turn is over: stones and cards that have changed hands. What was bid shows in the fists.
import { COLOURS, type Event } from "./types.ts";

export function marks(event: Event): string[] {
  switch (event.event) {
    case "took-stones":
    case "paid-stones":
    case "lost-stones":
      return COLOURS.filter((colour) => event[colour] > 0).map((colour) => `stones:${event.seat}:${colour}`);
    case "stole-stone":
      return [event.seat, event.from].map((seat) => `stones:${seat}:${event.colour}`);
    case "bought":
      return [`stones:${event.seat}:${event.colour}`];
    case "laid-down":
      return [`seat:${event.seat}:double`];
    case "took-black":
    case "took-red":
      return [`seat:${event.seat}:magic`];
    default:
      return [];
  }
}
