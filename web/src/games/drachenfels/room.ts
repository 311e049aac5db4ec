import type { Charge } from "../../art/charges.ts";
import { CHARGE_OF } from "./art/people.ts";
import { room } from "../../table/contract.ts";
import Belongings from "./Belongings.svelte";
import { marks, motion, ratio } from "./motion.ts";
import Piece from "./Piece.svelte";
import Table from "./Table.svelte";
import { facts, measure, scores } from "./told.ts";
import type { Action, Event, View } from "./types.ts";

/** A knight's arms have his colour. */
function charge(view: View, seat: number): Charge | null {
  const colour = view.players[seat]?.colour ?? null;
  return colour === null ? null : CHARGE_OF[colour];
}

function isQuiet({ do: act }: Action): boolean {
  return act === "stop" || act === "leave" || act === "refresh";
}

/** After a duel the winner still draws cards; that somebody has lost it, and why their knight stands elsewhere, is more. */
function isWeighty({ event }: Event): boolean {
  return event === "duel";
}

export default room({
  Table,
  Belongings,
  Piece,
  ratio,
  facts,
  charge,
  isQuiet,
  isWeighty,
  motion,
  marks,
  scores,
  measure,
});
