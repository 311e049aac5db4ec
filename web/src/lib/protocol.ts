// Written by `make protocol` from the server's messages (src/drachenhort/server). Change them there.

export const PROTOCOL = 1;
export const LONGEST_CHAT = 300;
export const LONGEST_NAME = 24;
export const MOST_SEATS = 6;

/** Plain data. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What happened. The other fields are those of the kind of event. */
export interface GameEvent {
  event: string;
  [name: string]: Json;
}

/** One that the server has texts in. */
export type Language = string;

/** Where in the view something has changed, and the value found there now. The empty path is the view itself. */
export type Change = [path: (string | number)[], value: Json];

export type Code =
  | "malformed"
  | "protocol"
  | "too-fast"
  | "too-many-tables"
  | "storage"
  | "elsewhere"
  | "no-game"
  | "old-game"
  | "no-table"
  | "no-move"
  | "no-review"
  | "no-puzzle"
  | "no-way"
  | "no-lab"
  | "no-run"
  | "not-your-run"
  | "lab-full"
  | "no-pair"
  | "no-passkeys"
  | "shared-tables"
  | "no-passkey"
  | "bad-passkey"
  | "last-passkey"
  | "too-many-passkeys"
  | "no-account"
  | "no-push"
  | "bad-endpoint"
  | "busy"
  | "bad-action"
  | "bad-record"
  | "bad-options"
  | "bad-variant"
  | "too-many-variants"
  | "bad-seats"
  | "bad-clock"
  | "bad-name"
  | "bad-text"
  | "set-up-anew"
  | "too-many-changes"
  | "not-host"
  | "not-entered"
  | "no-token"
  | "not-your-seat"
  | "not-seated"
  | "no-seat"
  | "seat-taken"
  | "seat-kept"
  | "seats-open"
  | "no-bot"
  | "started"
  | "not-started"
  | "not-over"
  | "over"
  | "closed"
  | "nothing-to-undo"
  | "undo-learnt"
  | "undo-secret"
  | "undo-asked"
  | "no-undo-asked"
  | "not-your-turn"
  | "not-alone"
  | "several-choices";

export type Status = "open" | "running" | "over" | "closed";

export type Mark = "best" | "good" | "inaccurate" | "mistake" | "blunder";

export type Luck = "none" | "unlucky" | "lucky";

/** Where the position came from that a prepared table begins with. */
export interface Origin {
  /** After so many moves of a finished game. */
  move: number;
  /** The table of that game; null if its record came from outside. */
  table: string | null;
}

/** A value that a variant has otherwise: what is printed, and what it is. */
export interface Difference {
  name: string;
  printed: number;
  now: number;
}

/** What is otherwise at a table that is not played as it is in the box. What differs among `options` is there. */
export interface VariantTold {
  name: string;
  description: string;
  /** All of them; in lists of tables only the first. */
  changes: Difference[];
  /** How many there are. */
  count: number;
}

/**
 * Who is meant to sit here: me, a bot of a level, anybody, or whoever has the invitation.
 *
 * Whoever plays several seats at one device gives each its `name`.
 */
export interface SeatPlan {
  kind: "bot" | "invited" | "me" | "open";
  /** A player of the program, such as level-3. */
  level?: string;
  /** What the seat is called, checked like a person's name; none is the person's own. */
  name?: string;
}

/**
 * How long people may think.
 *
 * `none`: as long as they like. `decision`: so many seconds for each decision. `game`: so many seconds for all of them,
 * and `increment` more after each. `days`: so many days for each decision, for tables played over weeks.
 */
export interface Clock {
  kind: "days" | "decision" | "game" | "none";
  seconds: number;
  increment: number;
  days: number;
}

/** A table as somebody wants it. Seats in the order of play; options that are not given have their defaults. */
export interface TableSetup {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string | string[]>;
  clock?: Clock;
  is_public?: boolean;
  /** The text of a variant file, if it is played by one. */
  variant?: string | null;
}

/** A seat as it is to be. `was` is its number until now: whoever sits there comes along, and so does its invitation. */
export interface SeatChange extends SeatPlan {
  /** Seats count from 0. */
  was?: number | null;
}

/** How the host wants a table that has not begun. What is not given stays as it is. */
export interface TableChange {
  /** `changes` of the table that this was decided on. */
  seen: number;
  seats: SeatChange[];
  options?: Record<string, boolean | number | string | string[]> | null;
  clock?: Clock | null;
}

/** The first message. With a language, sentences come along; programs leave it out. */
export interface Hello {
  type: "hello";
  /** The version of the protocol that the client speaks. */
  protocol: number;
  /** The language of all sentences. */
  lang?: Language | null;
}

/** Come to a table, as whoever sits there or to look on. Until it has answered with `room` it cannot be talked to. */
export interface Enter {
  type: "enter";
  /** The id of a table. */
  table: string;
  /** After a lost connection: the version shown last. */
  seen?: number | null;
}

/** Go away from a table; a seat is kept. */
export interface Leave {
  type: "leave";
  /** The id of a table. */
  table: string;
}

/** Several seats at one device: show this seat's view from now on, or with none only what everybody sees. */
export interface HandOver {
  type: "handover";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number | null;
}

/** Decide. Sent twice with one id it counts once; decided on a version that has passed it gets a fresh view. */
export interface Act {
  type: "act";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number;
  /** Chosen by the client; answers carry it. */
  id: string;
  /** How many acts and undos there were before that this seat could know of. */
  version: number;
  /** An action; `legal` in the view has those allowed. */
  action: number;
  /** The other parts of the same choice, such as the magic coins after the gold of one fist. */
  then?: number[];
}

/** Ask which rule forbids an action. */
export interface Why {
  type: "why";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number;
  /** Chosen by the client; answers carry it. */
  id: string;
  /** An action; `legal` in the view has those allowed. */
  action: number;
}

/** Ask which actions the strongest bot finds best, and why. */
export interface Hint {
  type: "hint";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number;
  /** Chosen by the client; answers carry it. */
  id: string;
}

/** Ask what matters before the decision that is open now, and which actions lose much. Only if all others are bots. */
export interface Coach {
  type: "coach";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number;
  /** Chosen by the client; answers carry it. */
  id: string;
}

/** Ask to take one's last act back. The other people at the table are asked, if there are any. */
export interface Undo {
  type: "undo";
  /** The id of a table. */
  table: string;
  /** Chosen by the client; answers carry it. */
  id: string;
}

/** Answer somebody who wants to take an act back. */
export interface Agree {
  type: "agree";
  /** The id of a table. */
  table: string;
  yes: boolean;
}

/** Take one's seat back from the bot that plays for it. */
export interface TakeBack {
  type: "takeback";
  /** The id of a table. */
  table: string;
  /** Seats count from 0. */
  seat: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  /** The id of a table. */
  table: string;
  text: string;
}

/** How a game ended. */
export interface Outcome {
  /** In which of the ways that the game has. */
  ending: string;
  /** The score of each seat; more is better. */
  scores: number[];
  /** The seats that have won: none, one or several. */
  winners: number[];
}

/** A seat and who is on it. `person` is a public id; the cookie that proves it is not. */
export interface SeatInfo {
  kind: "bot" | "invited" | "open" | "person" | "program";
  person: string | null;
  /** Bots have none: theirs are in the texts of the reader's language. */
  name: string | null;
  /** Of a bot: how well it plays. The game says what its levels are. */
  level: string | null;
  /** Whether the person is connected. */
  is_here: boolean;
  /** A bot plays: for one choice, if the time was up, or until the person sits down again. */
  is_bot_playing: boolean;
}

/** Something that somebody said. */
export interface ChatLine {
  /** Milliseconds since the beginning of 1970. */
  at: number;
  person: string;
  name: string;
  text: string;
}

/** A table without what lies on it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  seats: SeatInfo[];
  clock: Clock;
  /** Whether lists show it; else whoever has its id may come in. */
  is_public: boolean;
  status: Status;
  /** The public id of the person who set the table up. */
  host: string;
  /** Milliseconds since the beginning of 1970. */
  created: number;
  /** How many people without a seat are there. */
  watchers: number;
  /** How many acts and undos there were that everybody could know of. */
  version: number;
  /** The salted hash of the seed, from the start on. */
  commitment: string | null;
  /** The seed itself, after the end. */
  seed: string | null;
  /** What the hash was salted with, after the end. */
  salt: string | null;
  /** The table that this is the rematch of; only for those who play. */
  previous: string | null;
  /** The table where they play again; only for those who play. */
  rematch: string | null;
  /** The public id of the person who wants to take an act back. */
  undo: string | null;
  /** Bots had to decide for people again and again: the clocks stand still until somebody acts. */
  is_resting: boolean;
  /** How often the host has changed seats, options or clock before the start, or a bot's level. */
  changes: number;
  /** When the game was over. */
  ended: number | null;
  /** How it ended, once it is over. */
  outcome: Outcome | null;
  /** The version of the rules that are played by, if they are not today's. */
  rules?: number;
  /** The game began with a position instead of a deal, so there is no seed to be checked. */
  is_prepared: boolean;
  /** The game that this one goes on from one of its moves; only for those who play. */
  origin: Origin | null;
  /** A guided first game: the views of its player say what to do. */
  is_guided: boolean;
  /** What differs from the box. Then the table itself says what the codes of its actions mean. */
  variant: VariantTold | null;
}

/** How long a seat has. */
export interface SeatClock {
  seat: number;
  /** Milliseconds for all that is to come, by a clock for the whole game. */
  left: number | null;
  /** The time by which it has to make the decision it is asked for now. */
  until: number | null;
}

/** Who has to decide, and what kind of decision it is. */
export interface OpenDecision {
  seat: number;
  decision: string;
}

/** What one seat may know. This much is in the view of every game; each adds what lies on its own table. */
export interface View {
  game: string;
  /** Null for somebody who looks on. */
  seat: number | null;
  options: Record<string, boolean | number | string | string[]>;
  /** All open decisions. */
  pending: OpenDecision[];
  /** The codes of the actions this seat may choose from now. */
  legal: number[];
  /** Null until the game is over. */
  outcome: Outcome | null;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** Who the client is taken to be: a public id. */
  person: string;
  name: string;
  /** The server's time in milliseconds, to set clocks by. */
  now: number;
}

/** Who is at the table and how it stands with it; whenever that changes. */
export interface Room {
  type: "room";
  table: string;
  info: TableInfo;
  /** What was said last; only on entering. */
  chat?: ChatLine[];
  /** At a table that has some: a clock stands still while a bot plays for somebody. */
  clocks?: SeatClock[];
}

/** Somebody has chatted. */
export interface Said {
  type: "said";
  table: string;
  line: ChatLine;
}

/** What one act led to, as far as this seat may know. */
export interface Happened {
  version: number;
  events: GameEvent[];
  /** A sentence for each event, if a language was given; an empty one for what the table shows anyway. */
  said?: string[];
}

/** Where somebody is in a guided first game, and what is to be done there. */
export interface Guided {
  /** From 0; as many as there are when all of them are done and play is free. */
  station: number;
  stations: number;
  title: string;
  /** What this station is about, in a sentence or two. */
  idea: string;
  /** What to do now, or what is happening meanwhile. */
  todo: string;
  /** The number of its rule; none when play is free. */
  clause?: string;
  /** Those of the `legal` actions that it asks for; others are refused. */
  asked: number[];
  /** Legal actions that stand for what is picked up on the way; they are refused too. */
  via: number[];
}

/** What to do now, in words. */
export interface Sentences {
  /** Who decides what; after the end who has won, in several lines. */
  prompt: string;
  /** A phrase for each of the view's `legal` actions. */
  labels: string[];
  /** Only for the player of a guided game. */
  guide?: Guided;
}

/** A finished game after so many of its acts, with the eyes of one seat: the last act and what it led to. */
export interface Replay {
  table: string;
  game: string;
  move: number;
  /** How many the whole game has. */
  moves: number;
  seat: number | null;
  view: View;
  /** The seat that acted last. */
  by: number | null;
  /** The notation of that act. */
  action: string | null;
  events: GameEvent[];
  said: string[];
  prompt: string;
}

/** One act of a finished game and what it led to, as far as one seat could know. The deal is by nobody. */
export interface Told {
  by: number | null;
  events: GameEvent[];
  /** A sentence for each event; an empty one for what the table shows anyway. */
  said: string[];
}

/** A whole finished game in words, with the eyes of one seat. */
export interface Chronicle {
  table: string;
  game: string;
  seat: number | null;
  /** The deal first, then every act. */
  moves: Told[];
}

/** All that a seat may know: on entering, on coming back, after an undo, and in answer to an act that was too late. */
export interface Shown {
  type: "view";
  table: string;
  version: number;
  /** Whose eyes these are; with none what everybody may see. */
  seat: number | null;
  view: View;
  /** What happened since the version that the client has `seen`. */
  log: Happened[];
  /**
   * The log is that of the game so far (at most the last few hundred acts); what the client had before is to be thrown away.
   */
  is_whole: boolean;
  clocks: SeatClock[];
  /** Only if a language was given. */
  words?: Sentences;
  /** The id of an act that came too late and was not played. */
  late?: string;
}

/** Somebody has acted, and this seat's version is the next one. Acts that a seat cannot know of are not told to it. */
export interface Moved {
  type: "moved";
  table: string;
  version: number;
  /** Whose eyes these are; with none what everybody may see. */
  seat: number | null;
  events: GameEvent[];
  /** They lead from the view before to the view now. */
  changes: Change[];
  /** The id of the act, for the seat that made it: it counts, and this came of it. */
  act?: string;
  /** Only if the table has a clock. */
  clocks?: SeatClock[];
  /** A sentence for each event, if a language was given; an empty one for what the table shows anyway. */
  said?: string[];
  /** Only if a language was given. */
  words?: Sentences;
}

/** The act with this id has been played already, and led to this version: it was sent twice. See also `moved`. */
export interface Ack {
  type: "ack";
  table: string;
  id: string;
  version: number;
}

/** The rules do not allow it; nothing has changed. Also the answer to `why`. */
export interface Refused {
  type: "refused";
  table: string;
  id: string;
  /** The number of the rule. */
  clause: string;
  /** A word for programs. */
  reason: string;
  /** Why not, for people; only if a language was given. */
  text?: string;
  /** What the rule says; only if a language was given. */
  rule?: string;
}

/** The answer to `why` for an action that is legal. */
export interface Allowed {
  type: "allowed";
  table: string;
  id: string;
}

/** One of the best actions. In words only if a language was given. */
export interface Tip {
  action: number;
  /** Of 100 games that go on so, at least about so many are won... */
  low: number | null;
  /** ...and at most so many. Null if nobody had time to find out. */
  high: number | null;
  /** The action in words. */
  text?: string;
  /** How likely it wins, in words. */
  chance?: string;
  /** What is worse than usual where it goes badly. */
  risk?: string;
}

/** The answer to `hint`, unless the table has gone on meanwhile. */
export interface Hinted {
  type: "hinted";
  table: string;
  id: string;
  /** The best one. */
  action: number;
  /** The best first; one alone if nothing else is allowed. */
  tips: Tip[];
  /** The best one in words, if a language was given. */
  text?: string;
  /** Why it is better than the second, in a sentence. */
  why?: string;
}

/** An action that loses much. */
export interface Warned {
  action: number;
  /** A sentence. */
  why: string;
}

/** The answer to `coach`, unless the table has gone on meanwhile. */
export interface Coached {
  type: "coached";
  table: string;
  id: string;
  /** What others have changed and what matters now, a sentence each. */
  said: string[];
  warnings: Warned[];
  /** What to do instead of what is warned of. */
  best: number | null;
}

/** Somebody does not want the act taken back. */
export interface UndoRefused {
  type: "undorefused";
  table: string;
  /** The public id of that person. */
  by: string;
}

/** Something could not be done, and nothing has changed. */
export interface Problem {
  type: "problem";
  /** For programs, and to say it in the reader's language. */
  code: Code;
  /** What is wrong and what would be right, in English. */
  text: string;
  /** If it was about a table. */
  table?: string;
  /** That of the message, if it had one. */
  id?: string;
  /** With `elsewhere`: the path of the socket to come to, such as `/n/one/ws`. */
  place?: string;
}

/**
 * Shares of the games that are won. A choice has to cost more than a bar even at the lower end of its interval, so that
 * chance accuses nobody.
 */
export interface Bars {
  inaccurate: number;
  mistake: number;
  blunder: number;
  best: number;
  known: number;
}

/** A share with its 95 % interval. */
export interface Span {
  mean: number;
  low: number;
  high: number;
}

/** Shares of a victory, which add up: `equal` + `deal` + `luck` + `skill` is `won`. */
export interface Account {
  equal: number;
  deal: number;
  luck: number;
  skill: Span;
  lost: Span;
  won: number;
}

/** From one minute of the day until before another, perhaps of the next day; `zone` is a name such as Europe/Berlin. */
export interface Quiet {
  /** Of the day, from 0. */
  begin: number;
  /** Of the day, from 0. */
  end: number;
  zone: string;
}

/** Where others find this server, such as `http://192.168.0.7:8080`; null if only this machine can come. */
export interface Address {
  url: string | null;
}

/** A board file, finished or not. */
export interface BoardText {
  text: string;
}

/** Four players of one level on this board, each game dealt anew. */
export interface BoardTrial extends BoardText {
  games?: number;
}

/**
 * Something that is wrong. `field` is the name of a field, or of something else in the file; `key` is empty for what
 * only somebody who writes the file by hand can do wrong.
 */
export interface BoardFault {
  key: string;
  field: string;
  /** Another field that it is about, or a number. */
  other: string;
  line: number;
  /** In English as the command line says it. */
  text: string;
}

/** A field, drawn so far right and down from the middle. */
export interface DrawnField {
  id: string;
  kind: string;
  x: number;
  y: number;
}

/** The fewest steps between two fields, as the file claims them. */
export interface DrawnDistance {
  from: string;
  to: string;
  steps: number;
  bridges: string[];
  rainbows: string[];
}

/** What a board file draws and claims, as far as it can be read, and what is wrong with it. */
export interface BoardRead {
  fields: DrawnField[];
  /** Each as its two fields. */
  ways: string[][];
  symmetry: ("mirror" | "rotation")[];
  distances: DrawnDistance[];
  faults: BoardFault[];
}

/** How often whoever set out there won. With 95 % the share is between `low` and `high`. */
export interface StartShare {
  wins: number;
  share: number;
  low: number;
  high: number;
}

/** The games played so far. */
export interface BoardTried {
  games: number;
  /** So many were asked for. */
  of: number;
  /** By colour: S1 first. */
  starts: StartShare[];
  /** Chance alone makes starts differ as much in one of 20 runs at most. */
  is_uneven: boolean;
  /** A start may differ from a fourth by so much and these games fit it. */
  hidden: number;
}

/** A file with creatures, finished or not. */
export interface CreatureText {
  text: string;
}

/** Four players of one level, and one of the file's creatures comes up in an early round. */
export interface CreatureTrial extends CreatureText {
  /** Of the file's creatures. */
  which?: number;
  level?: "level-1" | "level-2";
  games?: number;
  /** So much gold it is meant to be worth. */
  asked?: number | null;
}

/** What an effect that begins with `do` can say. */
export interface EffectPart {
  do: string;
  /** What it is about; empty if that goes without saying. */
  what: string[];
  /** The highest count, for each of them; 0 where nothing is counted. */
  most: number[];
  /** The most points; 0 where none are scored. */
  points: number;
  /** Under which key the file says whom it affects. */
  key: string;
  whom: string[];
}

/** What creatures can be put together from. */
export interface CreatureParts {
  creatures: number;
  effects: number;
  /** The longest name, in characters. */
  name: number;
  text: number;
  parts: EffectPart[];
}

/** Something in both languages. */
export interface InBoth {
  de: string;
  en: string;
}

/** An effect as the file has it; what it does not say is empty or 0. */
export interface DraftEffect {
  do: string;
  what: string;
  count: number;
  points: number;
  whom: string;
}

/** A creature as the file has it. `says` is what its effects do, in words. */
export interface DraftCreature {
  name: InBoth;
  text: InBoth;
  effects: DraftEffect[];
  /** Empty as long as something is wrong with the effects. */
  says: InBoth;
}

/** Something that is wrong. Creatures and effects are counted from 1; 0 is none of them. */
export interface CreatureFault {
  creature: number;
  effect: number;
  key: string;
  line: number;
  /** As the command line names it. */
  field: string;
  text: string;
}

/** What a file describes, as far as it can be read, and what is wrong with it. */
export interface CreaturesRead {
  creatures: DraftCreature[];
  faults: CreatureFault[];
}

/** The games played so far. */
export interface CreatureTried {
  games: number;
  /** So many were asked for. */
  of: number;
  /** In so many of them somebody won the creature; these are played on. */
  won: number;
  /** What it is worth in common gold; null as long as nobody can tell. */
  gold: number | null;
  /** How far the 95 % interval goes to each side. */
  reach: number;
  /** The same in a sentence. */
  text: string;
}

/**
 * A game in a list. `levels` are the bots it has, the weakest first; `level_names` says how each of them plays;
 * `level_titles` what those are called that people are to choose from; `usual_level` is the one that plays where nobody
 * chooses.
 */
export interface GameSummary {
  id: string;
  title: string;
  about: string;
  version: number;
  min_seats: number;
  max_seats: number;
  levels: string[];
  level_names: Record<string, string>;
  level_titles: Record<string, string>;
  usual_level: string;
}

/** A game with its options; `decisions` and `endings` are the words used in views and outcomes. */
export interface GameInfo extends GameSummary {
  options: OptionsSchema;
  decisions: string[];
  endings: string[];
}

/** An action: its code in play, its notation for people, and its meaning for programs. */
export interface GameAction {
  code: number;
  notation: string;
  action: Record<string, boolean | number | string | null>;
}

/** All actions of one version of a game's rules. They never change. */
export interface GameActions {
  game: string;
  version: number;
  actions: GameAction[];
}

/** JSON Schemas of everything a game says: what a seat sees, what it can do, what happens. */
export interface GameSchema {
  game: string;
  version: number;
  view: Record<string, Json>;
  action: Record<string, Json>;
  event: Record<string, Json>;
}

/** What a game declares, with words in one language: enough to draw its table without knowing the game. */
export interface PlainTable {
  game: string;
  version: number;
  declared: Record<string, Json>;
}

export interface Health {
  status: "ok";
}

/**
 * How this server runs. `engine` is `compiled`, or `pure`, which is slower; `compiling` and `ready` are `pure` as well,
 * but the next start will be compiled: that is being done, or has been done since this server started.
 */
export interface ServerInfo {
  engine: "compiled" | "compiling" | "pure" | "ready";
}

/** A number of a game: what it is as printed, where that comes from, and what it can be. */
export interface LabValue {
  /** As in a variant's file. */
  name: string;
  value: number;
  /** `printed` in the rules, `sourced` elsewhere, or `reconstructed`. */
  source: string;
  low: number;
  high: number;
}

/** The values of one part of a game; `title` is what a card is called, if it is one. */
export interface LabPart {
  name: string;
  title: string;
  values: LabValue[];
}

/** What of a game can be tried in the lab; its options are those of any table. */
export interface LabGame {
  game: string;
  parts: LabPart[];
  players: string[];
}

/** A run: what was wanted, and how far it is. `state` is `waiting` until a process plays it. */
export interface LabRun {
  id: string;
  game: string;
  /** Of the variant; empty if it is the game as it is. */
  name: string;
  seats: number;
  player: string;
  seed: string;
  /** Those that were given, as NAME=VALUE. */
  options: string[];
  /** So many are wanted. */
  games: number;
  /** So many are in the report as it is now. */
  done: number;
  begun: number;
  state: "done" | "failed" | "stopped" | "waiting";
  is_playing: boolean;
  /** Whether you may stop it. */
  is_mine: boolean;
}

/** One figure; a share is of all games. With 95 % confidence it is between `low` and `high`. */
export interface LabFigure {
  name: string;
  /** Of an ending, in the game's words. */
  label: string;
  is_share: boolean;
  value: number;
  low: number | null;
  high: number | null;
}

/** With its figures so far, the text of its variant, and why it failed if it did. */
export interface LabRunShown extends LabRun {
  figures: LabFigure[];
  variant: string | null;
  fault: string;
}

/** The lab as you find it. The keeper is whoever runs the server; others see their own runs only. */
export interface LabState {
  is_keeper: boolean;
  /** Games that a run has at least. */
  fewest: number;
  /** Games that your next run can have at most; 0 if you can have none. */
  most: number;
  /** Games that all guests together may have played in a day. */
  budget: number;
  runs: LabRun[];
}

/** The id under which everybody can see it who is told. */
export interface LabRunBegun {
  id: string;
}

/** Two runs by their ids; what is asked is asked about the other. */
export interface LabPair {
  one: string;
  other: string;
}

/** A figure of both, and what is judged: where only the other is asked about, how far it is off an equal share. */
export interface LabLine {
  name: string;
  /** By language, of something that was used. */
  labels: Record<string, string>;
  first: number | null;
  second: number;
  judged: number;
  low: number | null;
  high: number | null;
  is_clear: boolean;
  is_share: boolean;
}

/** The answer to `any` (does anything differ?), `longer` or `fair`, and the figures that say most about it. */
export interface LabAnswer {
  question: string;
  verdict: "no" | "not yet" | "yes";
  /** So many games may answer it. */
  needed: number | null;
  /** So many were looked at. */
  figures: number;
  lines: LabLine[];
}

/** Two runs on the same deals, set against each other. */
export interface LabCompared {
  answers: LabAnswer[];
}

/** A report that is wanted. `variant` is the text of a variant's file. */
export interface LabWish {
  game: string;
  seats: number;
  /** A player of the program, such as level-3. */
  player?: string;
  games?: number;
  seed?: string;
  options?: Record<string, boolean | number | string | string[]>;
  variant?: string | null;
}

/** One of the things that can be chosen. */
export interface Choice {
  const: string;
  title: string;
  description: string;
}

/** A number that stands for something. */
export interface NamedNumber {
  const: number;
  title: string;
}

/** What may be in a list. */
export interface Items {
  type: "string";
  oneOf?: Choice[];
}

/**
 * One option. `x-clause` is the rule that speaks of it. With `x-from-file` a text may be sent instead of the list.
 *
 * `oneOf` names the values of a number, where each of them stands for something. `x-with-bots` is the value that it has
 * at every table with bots, whatever is sent.
 */
export interface OptionSchema {
  type: "array" | "boolean" | "integer";
  title: string;
  description: string;
  default: boolean | number | string | string[];
  "x-clause": string;
  minimum?: number;
  maximum?: number;
  oneOf?: NamedNumber[];
  items?: Items;
  uniqueItems?: boolean;
  "x-from-file"?: boolean;
  "x-with-bots"?: boolean | number | string | string[];
}

/** A JSON Schema for `options` when a table is set up. */
export interface OptionsSchema {
  $schema: string;
  type: "object";
  properties: Record<string, OptionSchema>;
  additionalProperties: boolean;
}

export interface Deletion {
  /** Your name here, so that nobody does it by mistake. */
  name: string;
}

/** A finished game and how it went for whoever keeps it. */
export interface OwnGame {
  table: string;
  game: string;
  /** Milliseconds since the beginning of 1970. */
  ended: number;
  seats: number;
  /** Won alone, won with others, lost, or lost by all together. */
  result: "lost" | "nobody" | "shared" | "won";
  /** Of the bots in the other seats. */
  levels?: string[];
  /** So many decisions were judged in a review. */
  judged?: number | null;
  /** So many of them were good, or the best. */
  good?: number | null;
}

/** Each game once. */
export interface OwnRecord {
  games: OwnGame[];
}

/** `person` is a public id, which tables show to everybody; the cookie that proves it is yours is not. */
export interface Me {
  person: string;
  name: string;
}

export interface NewName {
  /** 1 to 24 characters without spaces around it; no control characters. */
  name: string;
}

/** Something could not be done, and nothing has changed. `code` is for programs, `text` says what would be right. */
export interface Fault {
  code: Code | "fault" | "foreign-page" | "no-address" | "no-json" | "no-method" | "too-large";
  text: string;
}

export interface NewProgram {
  /** What the program is called at the table: 1 to 24 characters. */
  name?: string;
}

/**
 * The program connects to `/ws` with the header `Authorization: Bearer TOKEN`. Whoever has the token plays the seat.
 */
export interface ProgramSeat {
  token: string;
  person: string;
  seat: number;
}

/** What was found out about one action: the share of `playouts` that were won, and its 95 % interval. */
export interface ActionChance {
  /** The code of an action, as in `legal` of the view. */
  action: number;
  /** To win; null if it was not tried. A shared victory counts in part. */
  chance: number | null;
  low: number;
  high: number;
  playouts: number;
}

/** How good the strongest bot finds each action of a decision, the best first, from what the seat may know alone. */
export interface SeatEvaluation {
  seat: number;
  /** Of the view that it is about. */
  version: number;
  /** The action that the bot would choose. */
  best: number;
  /** Of all actions together. Under load there are fewer. */
  playouts: number;
  actions: ActionChance[];
}

/** Where and when you get messages. `devices` are the beginnings of SHA-256 of the endpoints, as base64url. */
export interface MessagesWanted {
  /** What browsers subscribe with; null where there are no messages. */
  key: string | null;
  devices: string[];
  quiet: Quiet | null;
}

/** A browser's subscription, the language to write to it in, and your quiet hours on all of your devices. */
export interface NewDevice {
  endpoint: string;
  /** As base64url. */
  key: string;
  /** As base64url. */
  auth: string;
  language: Language;
  quiet: Quiet | null;
}

export interface OldDevice {
  endpoint: string;
}

/** The chance to win after a move, with its 95 % interval, and by how much that is less than after the best one. */
export interface MoveWorth {
  action: number;
  label: string;
  chance: number;
  low: number;
  high: number;
  lost: number;
}

/** An act of a line and what it led to, as the seat of the puzzle sees it. */
export interface PuzzleMoment {
  by: number;
  view: View;
  events: GameEvent[];
  /** A sentence for each event. */
  said: string[];
  prompt: string;
}

/** How often a level of the bots finds the solution. */
export interface LevelTries {
  level: string;
  found: number;
  tries: number;
}

/**
 * The best move and what strong play goes on with, on one table that fits what the seat can know; the same for the
 * move that tempts most.
 */
export interface Solution {
  action: number;
  /** All that were judged, the best first. */
  moves: MoveWorth[];
  line: PuzzleMoment[];
  tempting: number;
  /** Why the best move is better than the tempting one; empty if nothing is known. */
  why: string;
  refutation: PuzzleMoment[];
  levels: LevelTries[];
  playouts: number;
}

/** The rules do not allow the move. */
export interface PuzzleRefusal {
  clause: string;
  text: string;
  rule: string;
}

/** What comes of a try. `solution` is there if it was right, or if somebody gave up. */
export interface PuzzleAnswer {
  is_right: boolean;
  /** What the move is worth; null if nobody judged it. */
  tried: MoveWorth | null;
  /** It is the move that tempts most. */
  is_tempting: boolean;
  /** What follows on a tempting move. */
  then: PuzzleMoment[];
  refused: PuzzleRefusal | null;
  solution: Solution | null;
}

/** What puzzles of a game are about. */
export interface PuzzleTheme {
  id: string;
  name: string;
}

/** A puzzle in a list. `grade` is how many of the levels 1 to 4 find the solution: with fewer it is harder. */
export interface PuzzleSummary {
  id: string;
  theme: string;
  grade: number;
}

/** The puzzles of a game, and which of them is today's. */
export interface PuzzlesOfGame {
  game: string;
  today: string;
  themes: PuzzleTheme[];
  puzzles: PuzzleSummary[];
}

/** All puzzles. `date` is the day by the clock of Greenwich, and `today` the puzzle of that day for everybody. */
export interface PuzzleList {
  date: string;
  today: string | null;
  games: PuzzlesOfGame[];
}

/** A puzzle to solve: the table as its seat sees it, and what that seat may do. The solution is not in it. */
export interface PuzzleShown {
  id: string;
  game: string;
  /** The version of the rules: what the codes of actions mean follows from it. */
  version: number;
  seat: number;
  seats: number;
  theme: PuzzleTheme;
  grade: number;
  view: View;
  words: Sentences;
  /** By how many games played on from here the moves were judged. */
  playouts: number;
}

/** A move; without an action somebody gives up and wants to see the solution. */
export interface PuzzleTry {
  /** An action; `legal` in the view has those allowed. */
  action?: number | null;
}

/** Bots of this level sit in all other seats. */
export interface PuzzleGame {
  /** A player of the program, such as level-3. */
  level?: string;
}

/** The id of the table where it is played on. */
export interface PuzzleTable {
  id: string;
}

/** A move in words and in the game's notation, the parts of a choice with commas, and the chance to win with it. */
export interface ReviewedMove {
  text: string;
  action: string;
  chance: Span;
}

/** One choice, judged by what the seat could know. */
export interface ReviewedChoice {
  /** After so many moves of the game; of a record each action is a move. */
  move: number;
  /** What there was to decide. */
  asked: string;
  mark: Mark;
  played: ReviewedMove;
  /** The same as what was played, where nothing better was found. */
  best: ReviewedMove;
  others: ReviewedMove[];
  /** What the played one cost against the best; below 0 it did better. */
  loss: Span;
  /** Why the best one is better, where something was lost. */
  reason: string | null;
  /** Unlucky: fine for all that could be known, not on the real table. Lucky: the other way round. */
  luck: Luck;
  /** The best move on the real table. It is no part of the judgement. */
  there: string;
  view: View;
}

/** A review that is done. Chances are shares, from 0 to 1, with 95 % intervals. */
export interface ReviewResult {
  /** What a choice has to cost at least to be of a class. */
  bars: Bars;
  /** For each choice. */
  playouts: number;
  /** Choices where there was nothing to choose. */
  forced: number;
  account: Account;
  /** In sentences. */
  summary: string[];
  /** Of the seats. */
  names: string[];
  choices: ReviewedChoice[];
}

/** How far a review is, and when it is done, all of it. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running";
  game: string;
  seat: number;
  /** So many choices are judged. */
  done: number;
  /** So many there are; 0 before that is known. */
  total: number;
  result: ReviewResult | null;
}

/** A finished game that was played anywhere, and whose choices are to be judged. */
export interface RecordToReview {
  /** The text of a record's file. */
  record: string;
  /** Seats count from 0. */
  seat: number;
}

/** The id under which it can be asked for, by you alone. */
export interface ReviewBegun {
  id: string;
}

/** One rule. `id` is what refusals cite; other paragraphs have none. `text` may mark **bold** and `code`. */
export interface RuleClause {
  id: string | null;
  title: string | null;
  text: string;
}

export interface RuleSection {
  number: number | null;
  title: string;
  clauses: RuleClause[];
}

/** A game's rules in one language. */
export interface Rules {
  game: string;
  lang: Language;
  title: string;
  introduction: string[];
  sections: RuleSection[];
}

export interface PasskeyShown {
  id: string;
  name: string;
  made: number;
  used: number | null;
  /** Whether its maker has a copy for your other devices. */
  is_synced: boolean;
}

/** Whether you are a guest or have an account; `passkeys` are none for a guest. */
export interface OwnAccount {
  /** The origin at which passkeys are possible; null if nowhere. */
  place: string | null;
  passkeys: PasskeyShown[];
  /** The name of the guest who is here again after the sign-out. */
  guest: string | null;
}

/** What `navigator.credentials.create` is asked for; bytes as base64url. */
export interface PasskeyWanted {
  challenge: string;
  /** The name of the relying party, and with `place` all of it. */
  site: string;
  /** The id of the relying party. */
  place: string;
  /** The user handle. */
  person: string;
  name: string;
  /** Of signatures, by COSE's numbers, the best first. */
  kinds: number[];
  /** Passkeys that you have already. */
  known: string[];
}

/** The authenticator's answer, and what the passkey is to be called. */
export interface NewPasskey {
  /** Checked like the name of a person. */
  name: string;
  /** As base64url. */
  id: string;
  /** As base64url. */
  client_data: string;
  /** As base64url. */
  attestation: string;
  transports?: string[];
}

export interface PasskeyRenamed {
  /** Checked like the name of a person. */
  name: string;
}

/** What `navigator.credentials.get` is asked for. */
export interface SignInWanted {
  challenge: string;
  place: string;
}

/** The authenticator's answer. With `wants_games` the games of the guest you were become the account's. */
export interface SignIn {
  /** As base64url. */
  id: string;
  /** The user handle, as base64url. */
  person: string;
  /** As base64url. */
  client_data: string;
  /** As base64url. */
  authenticator_data: string;
  /** As base64url. */
  signature: string;
  wants_games: boolean;
}

/** `guest` is who stays in this browser, with games of their own, and is here again after the sign-out. */
export interface SignedIn {
  me: Me;
  guest: string | null;
}

export interface SignOut {
  /** On all devices, of which one may be lost. */
  everywhere?: boolean;
}

/** Lets whoever has the code sit down in a seat that is kept. Give it away in a message, never in a link's path. */
export interface Invitation {
  seat: number;
  code: string;
}

export interface NewTable {
  table: TableInfo;
  invitations: Invitation[];
}

/** The actions of a table, and what is printed there and not in its views. */
export interface TableActions extends GameActions {
  printed: Record<string, Json>;
}

/** The latest changed first. Of an option that comes from a file, lists say only how many entries it has. */
export interface TableList {
  tables: TableInfo[];
}

/** A table of mine. `asked` are the seats that have to decide now. */
export interface MyTable extends TableInfo {
  asked: number[];
}

/** The latest changed first. Of an option that comes from a file, lists say only how many entries it has. */
export interface MyTables {
  tables: MyTable[];
}

/** Without a seat: the one you have, the one your code is for, or the first that is free. */
export interface SitDown {
  /** Seats count from 0. */
  seat?: number | null;
  /** The code of an invitation. */
  code?: string | null;
}

export interface Sitting {
  seat: number;
  table: TableInfo;
}

export interface StandUp {
  /** Seats count from 0. */
  seat: number;
}

export interface NameSeat {
  /** Seats count from 0. */
  seat: number;
  /** Checked like the name of a person. */
  name: string;
}

export interface BotLevel {
  /** A player of the program, such as level-3. */
  level: string;
}

/** The id of the table where the same people play again. */
export interface Rematch {
  table: string;
}

/** A variant file. */
export interface VariantText {
  text: string;
}

/** Something that is wrong, in English as the command line says it. */
export interface VariantMistake {
  line: number;
  text: string;
}

/** What a variant file says, if it can be played, or else what is wrong with it. */
export interface VariantRead {
  mistakes: VariantMistake[];
  game: string | null;
  variant: VariantTold | null;
  /** What a table has if nothing else is said. */
  options: Record<string, boolean | number | string | string[]>;
}

/** A moment of a finished game: `table` or `record`, and after how many moves. Of a record each action is a move. */
export interface Moment {
  /** After so many moves; 0 is the deal. */
  move: number;
  /** Seats count from 0. */
  seat: number;
  table?: string | null;
  /** The text of a record's file. */
  record?: string | null;
  /** What the seat does first, in the game's notation; several parts of one choice with commas. */
  action?: string | null;
}

/** You sit in `seat`, bots of the level in all others. */
export interface PlayOn extends Moment {
  /** A player of the program, such as level-3. */
  level?: string;
}

/** The id of the table where the game goes on. */
export interface PlayedOn {
  id: string;
}

/** All seats play on by a quick policy, or by a level that decides at once. */
export interface WhatIf extends Moment {
  /** From the position as it was, or from tables that fit what the seat could know of it. */
  way?: "truth" | "view";
  games?: number;
  /** A player of the program, such as level-3. */
  level?: string | null;
}

/** How the games played so far ended for the seat. With 95 % the share won is between `low` and `high`. */
export interface WhatCame {
  games: number;
  /** So many were asked for. */
  of: number;
  /** Alone. */
  won: number;
  /** Won together with others. */
  shared: number;
  lost: number;
  /** Lost by all together. */
  nobody: number;
  /** Broken off after thousands of decisions. */
  endless: number;
  /** Won alone, of all. */
  share: number;
  low: number;
  high: number;
}

export type ClientMessage =
  Hello | Enter | Leave | HandOver | Act | Why | Hint | Coach | Undo | Agree | TakeBack | Chat;

export type ServerMessage =
  Welcome | Room | Said | Shown | Moved | Ack | Refused | Allowed | Hinted | Coached | UndoRefused | Problem;
