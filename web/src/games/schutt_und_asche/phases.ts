// Where we are: getting ready, or in which part of a round.
import type { View } from "./types.ts";

/** 2 Before the first round. */
export const BEFORE = ["lands", "knights", "sorting"] as const;
/** 3 A round. */
export const ROUND = ["income", "dragon", "purchase", "event"] as const;

export type Phase = (typeof BEFORE)[number] | (typeof ROUND)[number];

/** What goes on now; null when it is over. Income needs nobody's decision, so it is over before anybody sees it. */
export function phaseOf({ step, attack, fields }: View): Phase | null {
  switch (step?.step) {
    case undefined:
    case "crown":
      return null;
    case "draft":
      return "lands";
    case "start-knights":
      return "knights";
    case "sorting":
      return "sorting";
    case "purchase":
    case "order":
    case "put":
      return "purchase";
    case "lay-out":
      return "event";
    case "fight":
      return step.by === "tile" ? "purchase" : "dragon";
    case "talk":
      return attack < fields.length ? "dragon" : "purchase";
    default:
      return "dragon";
  }
}

export function phasesAround(phase: Phase | null): readonly Phase[] {
  return BEFORE.some((before) => before === phase) ? BEFORE : ROUND;
}
