// Counts on plaques, and the scores at the end.
import { tileSign, land as landPicture } from "../../art/schutt_und_asche.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { View } from "./types.ts";

const POWER = tileSign("power");
const LAND = landPicture(0, false);

/** 9.5 */
const FACTORS = { none: 1, successful: 2, victorious: 3 } as const;

export function standing({ players, lost }: View, seat: number): number {
  return (players[seat]?.lands ?? []).filter((land) => !lost.includes(land)).length;
}

export function factor({ players }: View, seat: number): number {
  return FACTORS[players[seat]?.status ?? "none"];
}

/** Nobody wins the crown: alone, or by the option. */
export function isShared(view: View): boolean {
  return view.options.cooperative || view.players.length === 1;
}

export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const lands = standing(view, seat);
  return [
    { label: say("web-lands", { count: lands }), value: lands, icon: { art: LAND } },
    { label: say("web-cards", { count: player.hand_size }), value: player.hand_size, icon: "cards" },
    { label: say("web-power", { count: player.power }), value: player.power, icon: { art: POWER } },
  ];
}

/** 9.4, 9.5 Power from the game, power from the finale, what it counts times; with a shared result the lands. */
export function scores({ view, log }: Story<View>, say: Say): ScoreSheet {
  const seats = view.players.map((_, seat) => seat);
  const totals = view.outcome?.scores ?? seats.map(() => 0);
  if (isShared(view)) {
    const rows = seats.map((seat) => ({ seat, cells: [view.players[seat]?.power ?? 0, standing(view, seat)] }));
    return { columns: [say("web-col-power"), say("web-col-lands")], rows, total: say("web-col-saved"), totals };
  }
  const found = seats.map(() => 0);
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event === "turned") found[Number(event["seat"])]! += Number(event["power"]);
  }
  return {
    columns: [say("web-col-power"), say("web-col-finale"), say("web-col-factor"), say("web-col-lands")],
    rows: seats.map((seat) => ({
      seat,
      cells: [
        (view.players[seat]?.power ?? 0) - (found[seat] ?? 0),
        found[seat] ?? 0,
        `×${factor(view, seat)}`,
        standing(view, seat),
      ],
    })),
    total: say("web-col-points"),
    totals,
  };
}

/** The crown by points as they would count now, a shared game by its lands. */
export const measure = {
  title: (view: View, say: Say): string => say(isShared(view) ? "web-col-lands" : "web-col-points"),
  value: (view: View, seat: number): number =>
    isShared(view) ? standing(view, seat) : (view.players[seat]?.power ?? 0) * factor(view, seat),
};
