// A room without pictures: every game can be played with it until its own is drawn.
import type { Component } from "svelte";
import { say } from "../lib/texts.svelte.ts";
import { room, type AnyRoom } from "./contract.ts";
import PlainPiece from "./PlainPiece.svelte";
import PlainTable from "./PlainTable.svelte";

export function plainRoom(Ornament: Component): AnyRoom {
  return room({
    Ornament,
    Table: PlainTable,
    Piece: PlainPiece,
    facts: () => [],
    motion: () => [],
    scores: ({ view }) => ({
      columns: [],
      rows: view.outcome?.scores.map((_, seat) => ({ seat, cells: [] })) ?? [],
      total: say("points"),
      totals: view.outcome?.scores ?? [],
    }),
    measure: {
      title: () => say("points"),
      value: ({ outcome }, seat) => outcome?.scores[seat] ?? 0,
    },
  });
}
