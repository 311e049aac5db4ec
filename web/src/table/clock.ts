// A table's clock, in words.
import type { Clock } from "../lib/protocol.ts";
import { say } from "../lib/texts.svelte.ts";

export function clockTold({ kind, seconds, increment, days }: Clock): string {
  switch (kind) {
    case "none":
      return say("clock-told-none");
    case "decision":
      return say("clock-told-decision", { time: spanTold(seconds) });
    case "game":
      return increment > 0
        ? say("clock-told-game-more", { time: spanTold(seconds), more: spanTold(increment) })
        : say("clock-told-game", { time: spanTold(seconds) });
    case "days":
      return say("clock-told-days", { days });
  }
}

/** Whole minutes as minutes, anything else as seconds. */
function spanTold(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? say("span-minutes", { count: seconds / 60 })
    : say("span-seconds", { count: seconds });
}
