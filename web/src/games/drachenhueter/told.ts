// Counts on plaques, the scores at the end, and what the plot follows.
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import { EGG, RING } from "./box.ts";
import { pictureOf, type Picture } from "./pictures.ts";
import type { Player, View } from "./types.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const art = (name: Picture): { art: string } => ({ art: pictureOf(name) });

/** 6.3 My own pieces I may look at; those of others with the memory aid, and when all is over. */
export function canSeePieces(view: View, seat: number): boolean {
  return seat === view.seat || view.options.memory_aid || view.outcome !== null;
}

export function sayPieces(view: View, seat: number, say: Say): string {
  const pieces = view.players[seat]?.pieces ?? [];
  if (pieces.length === 0 || !canSeePieces(view, seat)) return say("goods-pieces", { count: pieces.length });
  return say("goods-values", { count: pieces.length, values: pieces.join(", ") });
}

/** Of others; my own things lie before me. */
export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined || seat === view.seat) return [];
  const { pieces, eggs, crystals, red_pearls: reds, blue_pearls: blues } = player;
  return [
    {
      label: say("web-amulets", { count: reds + blues, open: pieces.length % RING }),
      about: say("web-about-amulets", { reds, blues }),
      value: reds + blues,
      icon: art(`amulet:${pieces.length % RING}`),
    },
    { label: say("web-eggs", { count: eggs }), about: say("web-about-eggs"), value: eggs, icon: art("egg") },
    {
      label: say("web-crystals", { count: crystals }),
      about: say("web-about-crystals", { chests: view.chests.length > 0 ? "yes" : "no" }),
      value: crystals,
      icon: art("crystal"),
    },
  ];
}

/** Pieces, pearls, crest; what is left of the points the eggs have brought. */
export function scores({ view }: Story<View>, say: Say): ScoreSheet {
  const totals = view.outcome?.scores ?? view.players.map(() => 0);
  const laid = view.players.map((player) => player.laid);
  // 4.2 Cards in the row decide where points are equal; elsewhere nobody needs to know them.
  const isTied = new Set(totals).size < totals.length;
  const parts = view.players.map(({ pieces, pearls, crest }) => [sum(pieces), sum(pearls ?? []), crest]);
  return {
    columns: [
      say("web-score-pieces"),
      say("web-score-pearls"),
      say("web-score-crest"),
      say("web-score-eggs"),
      ...(isTied ? [say("web-score-laid")] : []),
    ],
    rows: parts.map((cells, seat) => ({
      seat,
      cells: [
        ...cells,
        say("web-score-eggs-of", { points: (totals[seat] ?? 0) - sum(cells), count: view.players[seat]?.eggs ?? 0 }),
        ...(isTied ? [laid[seat] ?? 0] : []),
      ],
    })),
    total: say("web-score-total"),
    totals,
    order: [totals, laid],
    why: { points: Math.max(...totals), mine: totals[view.seat ?? 0] ?? 0, how: howWon(view, totals) },
  };
}

/** 4.2 By points alone, by cards laid among equal ones, or shared. */
function howWon({ outcome }: View, totals: readonly number[]): "points" | "laid" | "shared" {
  const winners = outcome?.winners ?? [];
  if (winners.length > 1) return "shared";
  return totals.filter((total) => total === Math.max(...totals)).length > 1 ? "laid" : "points";
}

/** What lies before somebody, without pearls, which nobody knows, and without the best egg, which only the end decides. */
function worth({ pieces, crest, eggs }: Player): number {
  return sum(pieces) + crest + EGG * eggs;
}

export const measure = {
  title: (_: View, say: Say): string => say("web-plot"),
  value: ({ outcome, players }: View, seat: number): number => {
    const player = players[seat];
    return outcome?.scores[seat] ?? (player === undefined ? 0 : worth(player));
  },
};
