// What taps mean. Every offer is a short row of things to tap; what has been tapped so far picks out those that are meant.
import type { Offer, Tabletop } from "../../table/contract.ts";
import { endsOf, startOf } from "./places.ts";
import { PAIRS, SITES, type Action, type Kind, type Pair, type Site, type View } from "./types.ts";

/** Something that can be tapped. */
export type Thing =
  | `card:${Kind}`
  | `field:${string}`
  | `knight:${number}`
  | `bow:${Pair}`
  | `hand:${number}`
  | "supply:rainbow"
  | "supply:bridge"
  | "pile"
  | "discards";

export type Chosen = readonly Thing[];

/** What every part of the table with things to tap gets. */
export interface Tapping {
  top: Tabletop<View, Action>;
  lit: ReadonlySet<Thing>;
  hinted: ReadonlySet<Thing>;
  ontap: (thing: Thing, event: MouseEvent) => void;
}

/** Likewise, of a part that shows what is picked up. */
export interface Choosing extends Tapping {
  chosen: Chosen;
}

/** The things to tap for an action, in order; none for what is only to be had as a button. */
export function tapsOf(action: Action): Thing[] {
  switch (action.do) {
    case "move":
      return [`field:${action.to}`];
    case "play":
      return [`card:${action.kind}`];
    case "use":
      return ["discards"];
    case "refresh":
      return ["pile"];
    case "draw":
      return [`hand:${action.seat}`];
    case "knight":
      return [`field:${startOf(action.colour)}`];
    case "swap":
    case "cloud":
      return [`knight:${action.seat}`];
    case "dragon":
      return [`field:${action.field}`];
    case "build":
      return [`field:${action.site}`];
    case "raze":
      return [`field:${action.site}`, "supply:bridge"];
    case "rebuild":
      return [`field:${action.site}`, `field:${action.to}`];
    case "set":
      return ends(action.pair);
    case "lift":
      return [`bow:${action.pair}`, "supply:rainbow"];
    case "shift":
      return [`bow:${action.pair}`, ...ends(action.to)];
    case "stop":
    case "leave":
      return [];
  }
}

function ends(pair: Pair): Thing[] {
  const [rock, end] = endsOf(pair);
  return [`field:${rock}`, `field:${end}`];
}

/** The offers that begin with these taps. Without any, all that are tapped at all. */
export function meantBy(offers: readonly Offer<Action>[], chosen: Chosen): Offer<Action>[] {
  return offers.filter(({ action }) => {
    const taps = tapsOf(action);
    return taps.length > 0 && chosen.every((thing, place) => taps[place] === thing);
  });
}

/** What can be tapped next. When nothing more is needed, what could have been tapped instead. */
export function lit(offers: readonly Offer<Action>[], chosen: Chosen): ReadonlySet<Thing> {
  const next = meantBy(offers, chosen).flatMap(({ action }) => tapsOf(action).slice(chosen.length, chosen.length + 1));
  if (next.length === 0 && chosen.length > 0) return lit(offers, chosen.slice(0, -1));
  return new Set(next);
}

/** What is tapped goes on with what was begun, replaces the last of it, begins anew, or is nothing that can be done: null. */
export function tapped(offers: readonly Offer<Action>[], chosen: Chosen, thing: Thing): Chosen | null {
  for (const next of [[...chosen, thing], [...chosen.slice(0, -1), thing], [thing]])
    if (meantBy(offers, next).length > 0) return next;
  return null;
}

const isSite = (field: string): field is Site => (SITES as readonly string[]).includes(field);

/** The action that a tap means where it is not allowed, to ask why. */
export function refusedBy(view: View, chosen: Chosen, thing: Thing): Action {
  const [what, name = ""] = thing.split(":") as [string, string?];
  const decision = view.pending.find(({ seat }) => seat === view.seat)?.decision;
  switch (what) {
    case "card":
      return { do: "play", kind: name as Kind };
    case "pile":
      return { do: "refresh" };
    case "discards":
      return { do: "use" };
    case "hand":
      return { do: "draw", seat: Number(name) };
    case "knight":
      return { do: decision === "cloud" ? "cloud" : "swap", seat: Number(name) };
    case "bow":
      return { do: "lift", pair: name as Pair };
    case "supply":
      return name === "bridge" ? { do: "build", site: "H1" } : { do: "set", pair: "R1-K" };
  }
  const last = chosen.at(-1)?.replace("field:", "");
  if (decision === "dragon") return { do: "dragon", field: name };
  if (decision === "bridge" && isSite(name)) {
    const begun = chosen[0]?.replace("field:", "") ?? name;
    if (begun !== name && isSite(begun)) return { do: "rebuild", site: begun, to: name };
    return { do: view.bridges.includes(name) ? "raze" : "build", site: name };
  }
  const pair = PAIRS.find((other) => other === `${last}-${name}`);
  if (pair !== undefined && (decision === "rainbow" || decision === "re-set")) return { do: "set", pair };
  return { do: "move", to: name, first: null, last: null, reset: false };
}
