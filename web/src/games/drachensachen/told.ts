// Counts on plaques, and the scores at the end.
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { View } from "./types.ts";

/** With so few cards left somebody is about to win. */
const FEW = 2;

export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const left = player.hand_size + player.open.length + player.hidden;
  const cards: Fact = {
    label: say("seat-hand", { count: player.hand_size }),
    value: player.hand_size,
    icon: "cards",
    isWarning: left <= FEW,
  };
  if (view.options.single_game) return [cards];
  return [
    cards,
    { label: say("web-lost", { gold: player.lost, target: view.options.target }), value: player.lost, icon: "coin" },
  ];
}

/** What each game of the match has cost; of games before the log begins only the sum is known. */
export function scores({ view, log, isWhole }: Story<View>, say: Say): ScoreSheet {
  const games: { gold: number[]; totals: number[] }[] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event !== "lost") continue;
    const [seat, gold, total] = [Number(event["seat"]), Number(event["gold"]), Number(event["total"])];
    if (games.at(-1)?.gold[seat] !== undefined || games.length === 0) games.push({ gold: [], totals: [] });
    const game = games.at(-1);
    if (game === undefined) continue;
    game.gold[seat] = gold;
    game.totals[seat] = total;
  }
  const seats = view.players.map((_, seat) => seat);
  const first = games[0];
  const earlier = !isWhole && first !== undefined;
  const number = (place: number): string => say("web-game", { number: view.game_number - games.length + 1 + place });
  return {
    columns: [...(earlier ? [say("web-before")] : []), ...games.map((_, place) => number(place))],
    rows: seats.map((seat) => ({
      seat,
      cells: [
        ...(earlier ? [(first.totals[seat] ?? 0) - (first.gold[seat] ?? 0)] : []),
        ...games.map(({ gold }) => gold[seat] ?? ""),
      ],
    })),
    total: say("web-gold-lost"),
    totals: view.players.map(({ lost }) => lost),
  };
}

/** The match by its gold, a single game by the cards that are left. */
export const measure = {
  title: ({ options }: View, say: Say): string => say(options.single_game ? "web-cards-left" : "web-gold-lost"),
  value: ({ options, players }: View, seat: number): number => {
    const player = players[seat];
    if (player === undefined) return 0;
    return options.single_game ? player.hand_size + player.open.length + player.hidden : player.lost;
  },
};
