// What the strip tells about things: their name, what they are good for, how to get them.
import { cardOf } from "./art.ts";
import { about } from "../../table/about.svelte.ts";
import type { Say } from "../../table/contract.ts";
import { amuletsOf, amuletsToEnd, RING } from "./box.ts";
import { isEnclosed, sayBack, sayCard, sayColour, type Pile } from "./cards.ts";
import { sayPieces } from "./told.ts";
import type { Back } from "./art.ts";
import type { Colour, Name, Pearl, Side, View } from "./types.ts";

/** A thing's name and what there is to know about it. */
export interface Told {
  readonly label: string;
  readonly what: string;
}

export function strip({ label, what }: Told): string {
  return about(label, what);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a card in my hand can do. */
export function aboutHeld(name: Name, say: Say): string {
  const { colour, on, isStart = false } = cardOf(name);
  const label = capital(sayCard(name, say));
  if (colour === null) return about(label, say("web-about-backlight"));
  const side = typeof on === "number" ? "left" : "right";
  const what = say("web-about-card", { front: colour.charAt(0), side, back: sayBack({ on }, say) });
  return about(label, isStart ? `${what} ${say("web-about-start")}` : what);
}

export function aboutOpen(name: Name | null, side: Side, say: Say): string {
  if (name === null) return about(say("web-gap", { side }), say("web-about-gap"));
  return about(say("web-display", { side, card: sayCard(name, say) }), say("web-about-open"));
}

/** A page, with how many cards lie in its stack. */
export function tellPage(view: View, side: Side, say: Say): Told {
  const { page, put_on, put_under, unseen } = view[side];
  if (page === null) return { label: say("web-page-none", { side }), what: say("web-about-page-none") };
  const count = put_on.length + put_under.length + unseen;
  return {
    label: say("web-page", { side, page: sayBack({ on: page }, say), count }),
    what: say("web-about-page", { side }),
  };
}

/** How near the end is. */
export function tellEnd(view: View, say: Say): Told {
  const values = { amulets: amuletsOf(view), needed: amuletsToEnd(view.players.length) };
  const last = view.last_round > 0 ? ` ${say("heading-last")}` : "";
  return { label: say("web-end", values), what: say("web-about-end", values) + last };
}

/** What can be had from the supply, one kind after the other. */
export const supply = {
  piece: ({ thing, count }: Pile<number>, say: Say): Told => ({
    label: say("web-pieces", { value: thing, count }),
    what: say("web-about-pieces"),
  }),
  pieces: ({ pieces }: View, say: Say): Told => ({
    label: say("web-pieces-all", { count: pieces.length, low: pieces[0] ?? 0, high: pieces.at(-1) ?? 0 }),
    what: say("web-about-pieces"),
  }),
  crests: ({ crests }: View, say: Say): Told => ({
    label: say("web-crests", { values: crests.join(", ") }),
    what: say("web-about-crests"),
  }),
  backlights: ({ backlights }: View, say: Say): Told => ({
    label: say("web-backlights", { count: backlights }),
    what: `${say("web-about-backlight")} ${say("web-get-backlights")}`,
  }),
  crystals: (view: View, say: Say): Told => ({
    label: say("web-crystals", { count: view.crystals }),
    what: `${aboutCrystals(view, say)} ${say("web-get-crystals")}`,
  }),
  eggs: ({ eggs }: View, say: Say): Told => ({
    label: say("web-eggs", { count: eggs }),
    what: `${say("web-about-eggs")} ${say("web-get-eggs")}`,
  }),
  pearls: (colour: Pearl, view: View, say: Say): Told => ({
    label: say("web-pearls", { colour, count: colour === "red" ? view.red_pearls : view.blue_pearls }),
    what: say("web-about-pearls", { colour }),
  }),
};

function aboutCrystals({ chests }: View, say: Say): string {
  return say("web-about-crystals", { chests: chests.length > 0 ? "yes" : "no" });
}

/** What somebody has earned. */
export const earned = {
  pieces: (view: View, seat: number, say: Say): Told => ({
    label: capital(sayPieces(view, seat, say)),
    what: say("web-about-own-pieces", { missing: RING - ((view.players[seat]?.pieces.length ?? 0) % RING) }),
  }),
  pearls: (colour: Pearl, count: number, say: Say): Told => ({
    label: say("web-own-pearls", { colour, count }),
    what: say("web-about-own-pearls", { colour }),
  }),
  eggs: (count: number, say: Say): Told => ({ label: say("web-eggs", { count }), what: say("web-about-eggs") }),
  crystals: (view: View, count: number, say: Say): Told => ({
    label: say("web-crystals", { count }),
    what: aboutCrystals(view, say),
  }),
  crest: (points: number, say: Say): Told => ({
    label: capital(say("goods-crest", { points })),
    what: say("web-about-crest"),
  }),
};

/** A stack of somebody's row. */
export function tellStack(row: View["players"][number]["row"], place: number, say: Say): Told {
  const { colour, cards } = row[place] ?? { colour: "red" as Colour, cards: [] };
  const values = { colour: sayColour(colour, say), count: cards.length };
  return isEnclosed(row, place)
    ? { label: capital(say("web-stack-enclosed", values)), what: say("web-about-enclosed") }
    : { label: capital(say("web-stack", values)), what: say("web-about-stack") };
}

/** Cards in somebody's hand, as everybody sees them from behind. */
export function aboutBack(thing: Back, count: number, say: Say): string {
  const side = typeof thing.on === "number" ? "left" : "right";
  return about(say("web-back", { count, back: sayBack(thing, say) }), say("web-about-back", { side }));
}
