// What a tap on the map means, and what is kept between two taps.
import type { Action, Land, LandId, Laying, Tile, View } from "./types.ts";

/** What I am asked, if anything. */
export function askedOf(view: View): string | null {
  return view.pending.find(({ seat }) => seat === view.seat)?.decision ?? null;
}

const BY_DECISION: Readonly<Record<string, "take" | "put" | "look" | "fight" | "lift">> = {
  "take-land": "take",
  "start-knight": "put",
  put: "put",
  sort: "look",
  "pick-fight": "fight",
  marker: "lift",
};

/** The action for tapping a land now; null if a tap only looks at it. */
export function landAction(asked: string | null, land: LandId): Action | null {
  const verb = asked === null ? undefined : BY_DECISION[asked];
  return verb === undefined ? null : { do: verb, land };
}

/** Being done, and stopping a fight, are steps back. */
export function isQuiet(action: Action): boolean {
  return action.do === "done" || action.do === "stop";
}

/** Whose land it is; null while it is free. */
export function ownerOf(view: View, land: LandId): number | null {
  const seat = view.players.findIndex(({ lands }) => lands.includes(land));
  return seat < 0 ? null : seat;
}

/** The stack that I am laying anew. */
export function layingOf({ step }: View): Laying | null {
  if (step?.step === "order") return step;
  return step?.step === "sorting" ? step.laying : null;
}

/** What of the stack is still to be laid: kinds with how many of each. */
export function leftOf(land: Land, laid: readonly Tile[]): Map<Tile, number> {
  const left = new Map<Tile, number>();
  for (const tile of land.known) left.set(tile, (left.get(tile) ?? 0) + 1);
  for (const tile of laid) left.set(tile, (left.get(tile) ?? 0) - 1);
  return new Map([...left].filter(([, count]) => count > 0));
}

/** 8.2 The red fields after a tap: it changes its colour, and if there are too many red ones the oldest turns yellow. */
export function relaid(reds: readonly number[], field: number, count: number): number[] {
  if (reds.includes(field)) return reds.filter((red) => red !== field);
  return [...reds, field].slice(-count);
}

/** The red ones of `YRRY`. */
export function redsIn(colours: string): number[] {
  return [...colours].flatMap((letter, field) => (letter === "R" ? [field] : []));
}

/** Whether just these are the red ones. */
export function areReds(reds: readonly number[], colours: string): boolean {
  return redsIn(colours).join() === reds.toSorted().join();
}

/** Gold by value, the highest first, with how many of each. */
export function goldOf(cards: readonly number[]): [value: number, count: number][] {
  return [3, 2, 1, 0].flatMap((value): [number, number][] => {
    const count = cards.filter((card) => card === value).length;
    return count === 0 ? [] : [[value, count]];
  });
}

export function worthOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

/** Whether the dragon piece stands on its field just now. */
export function isPieceOut({ step }: View): boolean {
  if (step === null) return false;
  return ["offering", "fights", "lift"].includes(step.step) || (step.step === "fight" && step.by === "marker");
}
