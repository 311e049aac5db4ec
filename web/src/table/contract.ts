// What a game's room gives to the frame, and what it gets from it. games/README.md tells how to use it.
import type { Component, Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameEvent, Happened, View } from "../lib/protocol.ts";
import type { Catalogue, Values } from "../lib/texts.svelte.ts";
import type { Charge } from "../art/charges.ts";
import type { IconName } from "../lib/ui/icons.ts";
import type { Sound } from "./sounds.ts";

/** A text of the game: its own catalogue and that of the table. */
export type Say = (id: string, values?: Values) => string;

/** Something this seat may do now. */
export interface Offer<Action = unknown> {
  readonly code: number;
  /** The same as data, as `actions.py` of the game says it. */
  readonly action: Action;
  /** The same in words, beginning small. */
  readonly label: string;
  /** At a guided game: it stands for what is picked up on the way to what is asked for, and would itself be refused. */
  readonly isOnTheWay?: boolean;
}

/** Somebody in a seat. */
export interface Sitter {
  readonly seat: number;
  readonly name: string;
  readonly charge: Charge;
  /** The one whose eyes we look with. */
  readonly isMe: boolean;
}

/** The game as it is shown now, and how to act. All of it is reactive: read it where it is used. */
export interface Tabletop<GameView extends View = View, Action = unknown> {
  readonly view: GameView;
  /** Whose eyes; null for somebody who looks on. */
  readonly seat: number | null;
  readonly people: readonly Sitter[];
  /** Everything that is allowed now. Empty while things move; while an act is on its way as before, but nothing more is done. */
  readonly offers: readonly Offer<Action>[];
  /** What a bot would do, after somebody asked. */
  readonly hinted: Offer<Action> | null;
  /** The code of the act that is on its way. */
  readonly sending: number | null;
  /** The offer for this action, if it is allowed now. */
  offer(action: Action): Offer<Action> | undefined;
  /**
   * Do it; or, if it is not allowed, ask why and show the answer. This is what a tap on a thing means.
   * A choice that has several parts is made as one: the first, then the others.
   */
  attempt(action: Action, ...then: readonly Action[]): void;
  readonly say: Say;
  /** Marks an element as a place that things fly from and to. */
  place(name: string): Attachment<HTMLElement>;
}

/** So much room, in pixels. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/** What every part of a table is given. */
export interface TablePart<GameView extends View = View, Action = unknown> {
  top: Tabletop<GameView, Action>;
}

/** What a part is given that shows the things of one seat. */
export interface SeatPart<GameView extends View = View, Action = unknown> extends TablePart<GameView, Action> {
  seat: number;
}

/** What the whole table is given. */
export interface WholeTable<GameView extends View = View, Action = unknown> extends TablePart<GameView, Action> {
  sentence: Snippet<[readonly Offer<Action>[]]>;
  /** What is left of the screen. Sizes follow from this, never from the height of what lies there. */
  space: Space;
}

/** A count on somebody's plaque. */
export interface Fact {
  /** What it is, in words; told by the strip, and read out. */
  readonly label: string;
  /** What it is good for, if that has to be said: a second sentence in the strip. */
  readonly about?: string;
  readonly value: number | string;
  /** One of the interface's icons, or a whole picture of the art library. */
  readonly icon: IconName | { readonly art: string };
  /** Something to look out for. */
  readonly isWarning?: boolean;
}

/** Something on its way from one place to another. */
export interface Flight<Piece> {
  readonly piece: Piece;
  /** What it turns into on the way, such as a card's face. */
  readonly turnsInto?: Piece;
  readonly from: string;
  readonly to: string;
}

/** One thing after the other. Flights of one beat begin shortly after each other; the next beat waits for all of them. */
export interface Beat<Piece> {
  readonly flights?: readonly Flight<Piece>[];
  /** Milliseconds at normal speed between the beginnings of two flights, if not the usual ones; 0: all together. */
  readonly apart?: number;
  /** Places that are empty from now until the new view is shown. */
  readonly hides?: readonly string[];
  /** Places that light up. */
  readonly lights?: readonly string[];
  readonly sound?: Sound;
  /** Shows the event's sentence large, for a moment that everybody should notice. */
  readonly isTold?: boolean;
  /** Milliseconds at normal speed to let it sink in. */
  readonly pause?: number;
}

/** What surrounds an event. The view before is what is shown while it plays. */
export interface Scene<GameView extends View = View> {
  readonly before: GameView;
  readonly after: GameView;
  readonly seat: number | null;
}

/** The game so far, for the end. */
export interface Story<GameView extends View = View> {
  readonly view: GameView;
  readonly log: readonly Happened[];
  /** Whether the log goes back to the deal. */
  readonly isWhole: boolean;
}

/** Scores taken apart: a column for each part, a row for each seat. */
export interface ScoreSheet {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly cells: readonly (number | string)[] }[];
  /** The heading of the last column, which counts. */
  readonly total: string;
  readonly totals: readonly number[];
  /**
   * What the places of those who have not won go by: more is better, and where it is equal the next list decides. The totals,
   * if nothing is said.
   */
  readonly order?: readonly (readonly number[])[];
  /** What the game's text `web-why` needs, to say in a sentence why it ended as it did; null if there is nothing to say. */
  readonly why: Values | null;
}

/** How it went: a line for each seat, from positions of the game as everybody saw them. */
export interface Measure<GameView extends View = View> {
  title(view: GameView, say: Say): string;
  /** In the last position the total of the score sheet. */
  value(view: GameView, seat: number): number;
  /** Whether less is better: then the lines are drawn upside down, so that whoever leads is above. */
  isLowBest?(view: GameView): boolean;
}

/** A game's room. */
export interface Room<
  GameView extends View = View,
  Action = unknown,
  Event extends GameEvent = GameEvent,
  Piece = unknown,
> {
  /** The middle and my own things. Renders `sentence` where the words belong, with the offers to be had as buttons. */
  readonly Table: Component<WholeTable<GameView, Action>>;
  /** What lies before somebody else, on their plaque. */
  readonly Belongings?: Component<SeatPart<GameView, Action>>;
  /** What flies. */
  readonly Piece: Component<{ piece: Piece }>;
  /** The width of a piece by its height; that of a card, if it is not given. */
  ratio?(piece: Piece): number;
  /** The counts on a plaque, at most four. */
  facts(view: GameView, seat: number, say: Say): readonly Fact[];
  /** What a tap on somebody's plaque means, when it is allowed: then it needs no button. */
  plaque?(seat: number): Action;
  /** Stepping back, as taking, passing or giving up are: its button is never the lit one. */
  isQuiet?(action: Action, view: GameView): boolean;
  /** What somebody has done to others: it stays on their plaque before whatever else they do in that turn. */
  isWeighty?(event: Event): boolean;
  /** Whose arms somebody bears, where the game says it: a knight's colour. Otherwise by seat. */
  charge?(view: GameView, seat: number): Charge | null;
  /** The places that keep a mark after this, until my next turn is over; if it is left out, those that motion leads to. */
  marks?(event: Event, scene: Scene<GameView>): readonly string[];
  /** How an event is shown. No beats: it shows by itself in the new view. */
  motion(event: Event, scene: Scene<GameView>): readonly Beat<Piece>[];
  scores(story: Story<GameView>, say: Say): ScoreSheet;
  /** What the plot at the end shows. */
  readonly measure: Measure<GameView>;
}

/** A room with its types forgotten, for the frame, which works with any game. */
export type AnyRoom = Room;

/** A room with the texts of its game. */
export interface OpenRoom extends AnyRoom {
  readonly texts: Catalogue;
}

/** Loads what is seen of a table before the game begins. */
export type OpenWaiting = () => Promise<typeof import("./Waiting.svelte")>;
/** Loads the form of a table, for those who change theirs. */
export type OpenTableForm = () => Promise<typeof import("../newtable/TableForm.svelte")>;

/** What every `room.ts` exports by default. The frame hands a room only what its own game has sent. */
export function room<GameView extends View, Action, Event extends GameEvent, Piece>(
  typed: Room<GameView, Action, Event, Piece>,
): AnyRoom {
  return typed as unknown as AnyRoom;
}
