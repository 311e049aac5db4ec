// Counts on plaques, and the scores at the end.
import { goldCoin } from "./art.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { View } from "./types.ts";

/** With so few cards left somebody is about to win. */
const FEW = 2;
const COIN = goldCoin();

export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const left = cardsLeft(view, seat);
  const cards: Fact = {
    label: say("seat-hand", { count: player.hand_size }),
    about: say("web-fact-hand-about"),
    value: player.hand_size,
    icon: "cards",
    isWarning: left <= FEW,
  };
  if (view.options.single_game) return [cards];
  return [
    cards,
    {
      label: say("web-lost", { gold: player.lost }),
      about: say("web-fact-lost-about", { target: view.options.target }),
      // A loss is written as one.
      value: player.lost === 0 ? 0 : `−${player.lost}`,
      icon: { art: COIN },
    },
  ];
}

function cardsLeft({ players }: View, seat: number): number {
  const player = players[seat];
  return player === undefined ? 0 : player.hand_size + player.open.length + player.hidden;
}

/** A single game: the cards that everybody is left with. */
function singleGame(view: View, say: Say): ScoreSheet {
  const totals = view.players.map((_, seat) => cardsLeft(view, seat));
  return {
    columns: [say("web-left-hand"), say("web-left-open"), say("web-left-hidden")],
    rows: view.players.map(({ hand_size, open, hidden }, seat) => ({ seat, cells: [hand_size, open.length, hidden] })),
    total: say("web-cards-left"),
    totals,
    order: [totals.map((cards) => -cards)],
    why: view.outcome?.ending === "stopped" ? null : { single: "yes", gold: 0, mine: totals[view.seat ?? 0] ?? 0 },
  };
}

/** What each game of the match has cost; of games before the log begins only the sum is known. */
export function scores({ view, log, isWhole }: Story<View>, say: Say): ScoreSheet {
  if (view.options.single_game) return singleGame(view, say);
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
  const totals = view.players.map(({ lost }) => lost);
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
    totals,
    order: [totals.map((gold) => -gold)],
    why: { single: "no", gold: Math.min(...totals), mine: totals[view.seat ?? 0] ?? 0 },
  };
}

/** The match by its gold, a single game by the cards that are left. */
export const measure = {
  title: ({ options }: View, say: Say): string => say(options.single_game ? "web-cards-left" : "web-gold-lost"),
  value: (view: View, seat: number): number =>
    view.options.single_game ? cardsLeft(view, seat) : (view.players[seat]?.lost ?? 0),
  isLowBest: (): boolean => true,
};
