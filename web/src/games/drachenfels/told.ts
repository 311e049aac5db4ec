// Counts on plaques, and the scores at the end.
import { armourPiece } from "../../art/drachenfels/pieces.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { View } from "./types.ts";

const ARMOUR = armourPiece();

export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { hand_size, armour, looked } = player;
  const all: Fact[] = [{ label: say("seat-hand", { count: hand_size }), value: hand_size, icon: "cards" }];
  if (armour) all.push({ label: say("web-armour"), value: "", icon: { art: ARMOUR } });
  if (looked.length > 0) {
    const label = say("web-looked", { castles: looked.join(", ") });
    // With three castles seen for nothing the fourth one is known.
    all.push({ label, value: looked.length, icon: "eye", isWarning: looked.length > 2 });
  }
  return all;
}

/** So much of the way to a princess lies behind a knight, as everybody sees it: armour, then every castle looked into. */
function progress(view: View, seat: number): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  const hasFound = view.outcome?.winners.includes(seat) === true ? 1 : 0;
  return (player.armour ? 1 : 0) + player.looked.length + hasFound;
}

/** What each knight has done. Of a log that does not go back to the deal only what the table itself shows is told. */
export function scores({ view, log, isWhole }: Story<View>, say: Say): ScoreSheet {
  const events = log.flatMap(({ events }) => events);
  const sum = (seat: number, kind: string, field?: string): number =>
    events
      .filter((event) => event.event === kind && event["seat"] === seat)
      .reduce((total, event) => total + (field === undefined ? 1 : Number(event[field])), 0);
  const counted: [string, (seat: number) => number][] = [
    [say("web-steps"), (seat) => sum(seat, "moved", "steps")],
    [
      say("web-magic"),
      (seat) => events.filter((e) => e.event === "played" && e["seat"] === seat && Number(e["kind"]) > 5).length,
    ],
    [say("web-duels"), (seat) => sum(seat, "duel")],
  ];
  const castles: [string, (seat: number) => number] = [
    say("web-castles"),
    (seat) => progress(view, seat) - (view.players[seat]?.armour === true ? 1 : 0),
  ];
  const columns = [...(isWhole ? counted : []), castles];
  return {
    columns: columns.map(([title]) => title),
    rows: view.players.map((_, seat) => ({ seat, cells: columns.map(([, count]) => count(seat)) })),
    total: say("web-princess"),
    totals: view.outcome?.scores ?? view.players.map(() => 0),
  };
}

export const measure = {
  title: (_: View, say: Say): string => say("web-progress"),
  value: progress,
};
