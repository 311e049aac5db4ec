// Counts on plaques, and the scores at the end.
import { tileSign, land as landPicture } from "./art.ts";
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
  const shared = isShared(view) ? "yes" : "no";
  return [
    {
      label: say("web-lands", { count: lands }),
      about: say("web-about-lands", { shared }),
      value: lands,
      icon: { art: LAND },
    },
    {
      label: say("web-cards", { count: player.hand_size }),
      about: say("web-about-cards"),
      value: player.hand_size,
      icon: "cards",
    },
    {
      label: say("web-power", { count: player.power }),
      about: say("web-about-power", { shared }),
      value: player.power,
      icon: { art: POWER },
    },
  ];
}

/** What counts for somebody as things are: power, with a shared result lands. 9.2 When the dragon wins, nothing does. */
function counted(view: View, seat: number): number {
  if (view.outcome?.winners.length === 0) return 0;
  if (isShared(view)) return standing(view, seat);
  return view.outcome?.scores[seat] ?? (view.players[seat]?.power ?? 0) * factor(view, seat);
}

/** What there is to say about the end, by who has won. */
function why(view: View): ScoreSheet["why"] {
  const { outcome, seat, lost, players } = view;
  if (outcome === null || outcome.ending === "stopped") return null;
  const lands = players.flatMap((player) => player.lands).filter((land) => !lost.includes(land)).length;
  const how = outcome.winners.length === 0 ? "dragon" : isShared(view) ? "shared" : "crown";
  const [winner = 0] = outcome.winners;
  return { how, lands, points: outcome.scores[winner] ?? 0, mine: outcome.scores[seat ?? 0] ?? 0 };
}

/** 9.4, 9.5 Power from the game, power from the finale, what it counts times; with a shared result the lands. */
export function scores({ view, log }: Story<View>, say: Say): ScoreSheet {
  const seats = view.players.map((_, seat) => seat);
  const totals = seats.map((seat) => counted(view, seat));
  if (isShared(view)) {
    // Lands that are saved stand in the last column.
    const isSaved = view.outcome?.winners.length !== 0;
    const power = view.players.map((player) => player.power);
    const rows = seats.map((seat) => ({ seat, cells: [power[seat] ?? 0, ...(isSaved ? [] : [standing(view, seat)])] }));
    const columns = [say("web-col-power"), ...(isSaved ? [] : [say("web-col-lands")])];
    return { columns, rows, total: say("web-col-saved"), totals, why: why(view) };
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
    // 9.5 More standing lands decide where points are equal.
    order: [totals, seats.map((seat) => standing(view, seat))],
    why: why(view),
  };
}

/** The crown by points as they would count now, a shared game by its lands. */
export const measure = {
  title: (view: View, say: Say): string => say(isShared(view) ? "web-col-lands" : "web-col-points"),
  value: counted,
};
