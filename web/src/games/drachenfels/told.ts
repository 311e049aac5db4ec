// Counts on plaques, and the scores at the end.
import { isMagic } from "./art.ts";
import { armourPiece } from "./art/pieces.ts";
import type { Fact, Say, ScoreSheet, Story } from "../../table/contract.ts";
import type { Event, View } from "./types.ts";

const ARMOUR = armourPiece();

/** What others hold and wear lies on their plaques as it is; mine lies before me, and only my armour is not always seen. */
export function facts(view: View, seat: number, say: Say): Fact[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { hand_size, armour, looked } = player;
  const all: Fact[] = [];
  if (seat === view.seat) {
    all.push({
      label: say("seat-hand", { count: hand_size }),
      value: hand_size,
      icon: "cards",
      about: say("web-hand-mine"),
    });
    if (armour)
      all.push({ label: say("web-armour"), value: "", icon: { art: ARMOUR }, about: say("web-armour-about") });
  }
  if (looked.length > 0) {
    const label = say("web-looked", { count: looked.length });
    // With three castles seen for nothing the fourth one is known.
    all.push({
      label,
      value: looked.length,
      icon: "eye",
      isWarning: looked.length > 2,
      about: say("web-looked-about", { count: looked.length }),
    });
  }
  return all;
}

/** The stage of the way that lies behind a knight, as everybody sees it: armour, a castle looked into, the princess. */
function stage({ outcome, players }: View, seat: number): number {
  const player = players[seat];
  if (outcome?.winners.includes(seat) === true) return 3;
  return player === undefined ? 0 : player.looked.length > 0 ? 2 : player.armour ? 1 : 0;
}

/** Rock castles looked into; the one with the right princess too. */
function castles({ outcome, players }: View, seat: number): number {
  return (players[seat]?.looked.length ?? 0) + (outcome?.winners.includes(seat) === true ? 1 : 0);
}

/** What each knight has done. Of a log that does not go back to the deal only what the table itself shows is told. */
export function scores({ view, log, isWhole }: Story<View>, say: Say): ScoreSheet {
  const events = log.flatMap(({ events }) => events as Event[]);
  const sum = (seat: number, count: (event: Event) => number): number =>
    events.reduce((total, event) => total + (event["seat"] === seat ? count(event) : 0), 0);
  const counted: [string, (seat: number) => number][] = [
    [say("web-steps"), (seat) => sum(seat, (event) => (event.event === "moved" ? event.steps : 0))],
    [say("web-magic"), (seat) => sum(seat, (event) => Number(event.event === "played" && isMagic(event.kind)))],
    [say("web-duels"), (seat) => sum(seat, (event) => Number(event.event === "duel"))],
  ];
  const looked: [string, (seat: number) => number] = [say("web-castles"), (seat) => castles(view, seat)];
  const columns = [...(isWhole ? counted : []), looked];
  const mine = view.seat ?? 0;
  return {
    columns: columns.map(([title]) => title),
    rows: view.players.map((_, seat) => ({ seat, cells: columns.map(([, count]) => count(seat)) })),
    total: say("web-stage"),
    totals: view.players.map((_, seat) => stage(view, seat)),
    // 8.1 Only finding her counts: all others share a place.
    order: [view.outcome?.scores ?? []],
    why: view.outcome?.ending === "stopped" ? null : { stage: stage(view, mine), castles: castles(view, mine) },
  };
}

export const measure = {
  title: (_: View, say: Say): string => say("web-progress"),
  value: stage,
};
