// The scores at the end of a plain game, and what its plot measures.
import type { View } from "../lib/protocol.ts";
import { tell } from "./tell.ts";
import type { Measure, ScoreSheet, Story } from "../table/contract.ts";
import type { Declared } from "./declared.ts";
import { domainOf, partsOfSeat } from "./things.ts";

/** Of what somebody has, this is what games count. */
const SCORES = ["score", "points", "total"];

/** The scores as the outcome has them; how they came about nobody has declared. */
export function scoresOf({ view }: Story<View>): ScoreSheet {
  const totals = view.outcome?.scores ?? [];
  return {
    columns: [],
    rows: totals.map((_, seat) => ({ seat, cells: [] })),
    total: tell("plain-points"),
    totals,
    why: null,
  };
}

/** The line of everybody's points, if the view shows them all along. */
export function measureOf(declared: Declared): Measure<View> | undefined {
  const shown = declared.view.parts.flatMap(({ by_seat, of }) => {
    const each = by_seat && of.is === "many" ? of.of : undefined;
    return each?.is === "fields" ? each.parts : [];
  });
  const counts = shown.find(({ key, of }) => SCORES.includes(key) && domainOf(declared, of)?.is === "number");
  if (counts === undefined) return undefined;
  return {
    title: () => tell("plain-points"),
    value(view, seat) {
      if (view.outcome !== null) return view.outcome.scores[seat] ?? 0;
      const value = partsOfSeat(declared, view, seat).find(({ part }) => part.key === counts.key)?.value;
      return typeof value === "number" ? value : 0;
    },
  };
}
