// Counts on plaques, and the scores at the end.
import { die } from "./art.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { Card, Event, View } from "./types.ts";

/** My own points; those of the others stand among their belongings, beside their stones. */
export function facts(view: View, seat: number, say: Say): Fact[] {
  const fact = seat === view.seat ? points(view, seat, say) : undefined;
  return fact === undefined ? [] : [fact];
}

export function points(view: View, seat: number, say: Say): Fact | undefined {
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const target = view.options.points;
  return {
    label: say("web-points", { points: player.score, target }),
    about: say("web-about-points", { target }),
    value: player.score,
    icon: { art: die(player.score) },
    isWarning: view.outcome === null && player.score === target - 1,
  };
}

/** What points were given for. Most creatures want stones, these do not. */
type Source = "stones" | "quack" | "necromancer" | "own";
const SOURCES: readonly Source[] = ["stones", "quack", "necromancer", "own"];

function sourceOf(card: Card): Source {
  if (card === "quack" || card === "necromancer") return card;
  return card.startsWith("custom-") ? "own" : "stones";
}

/** What the points were for; of those before the log begins only the sum is known. */
export function scores({ view, log }: Story<View>, say: Say): ScoreSheet {
  const given = new Map(SOURCES.map((source) => [source, view.players.map(() => 0)]));
  let source: Source | undefined;
  for (const event of log.flatMap(({ events }) => events as Event[])) {
    if (event.event === "uses") source = sourceOf(event.card);
    const points = source && given.get(source);
    if (event.event !== "scored" || points === undefined) continue;
    points[event.seat] = (points[event.seat] ?? 0) + event.points;
  }
  const columns = [...given].filter(([, points]) => points.some((each) => each > 0));
  const before = view.players.map(({ score }, seat) =>
    columns.reduce((rest, [, points]) => rest - (points[seat] ?? 0), score),
  );
  const isCut = before.some((points) => points !== 0);
  return {
    columns: [...(isCut ? [say("web-before")] : []), ...columns.map(([name]) => say(`web-from-${name}`))],
    rows: view.players.map((_, seat) => ({
      seat,
      cells: [...(isCut ? [before[seat] ?? 0] : []), ...columns.map(([, points]) => points[seat] ?? 0)],
    })),
    total: say("web-points-total"),
    totals: view.players.map(({ score }) => score),
    why:
      view.outcome?.ending === "stopped"
        ? null
        : { points: view.options.points, mine: view.players[view.seat ?? 0]?.score ?? 0 },
  };
}

export const measure = {
  title: (_: View, say: Say): string => say("web-points-total"),
  value: ({ players }: View, seat: number): number => players[seat]?.score ?? 0,
};
