// Counts on plaques, and the scores at the end.
import { die } from "../../art/drachenfaust.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import { cardOf, type View } from "./types.ts";

export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { points } = view.options;
  return [
    {
      label: say("web-points", { points: player.score, target: points }),
      value: player.score,
      icon: { art: die(player.score) },
      isWarning: player.score === points - 1,
    },
  ];
}

/** Which creatures gave the points; of those before the log begins only the sum is known. */
export function scores({ view, log, isWhole }: Story<View>, say: Say): ScoreSheet {
  const seats = view.players.length;
  const from = new Map<string, number[]>();
  let card = "";
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event === "uses") card = cardOf(Number(event["card"]));
    if (event.event !== "scored" || card === "") continue;
    const points = from.get(card) ?? Array.from({ length: seats }, () => 0);
    const seat = Number(event["seat"]);
    points[seat] = (points[seat] ?? 0) + Number(event["points"]);
    from.set(card, points);
  }
  const columns = [...from.values()];
  const known = (seat: number): number => columns.reduce((sum, points) => sum + (points[seat] ?? 0), 0);
  const before = view.players.map(({ score }, seat) => score - known(seat));
  const isCut = !isWhole && before.some((points) => points !== 0);
  return {
    columns: [...(isCut ? [say("web-before")] : []), ...[...from.keys()].map((name) => say(`card-${name}`))],
    rows: view.players.map((_, seat) => ({
      seat,
      cells: [...(isCut ? [before[seat] ?? 0] : []), ...columns.map((points) => points[seat] || "")],
    })),
    total: say("web-points-total"),
    totals: view.players.map(({ score }) => score),
  };
}

export const measure = {
  title: (_: View, say: Say): string => say("web-points-total"),
  value: ({ players }: View, seat: number): number => players[seat]?.score ?? 0,
};
