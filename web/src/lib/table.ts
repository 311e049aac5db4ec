// What is known of one table, from the messages about it. Nothing here is ever changed: each message makes a new state.
import type {
  Change,
  ChatLine,
  GameEvent,
  Happened,
  Json,
  Moved,
  Problem,
  SeatClock,
  Sentences,
  ServerMessage,
  Shown,
  TableInfo,
  View,
} from "./protocol.ts";

/** The game through somebody's eyes at one version, and all that was told until then. */
export interface Position {
  readonly version: number;
  /** Whose eyes; null for what everybody may see. */
  readonly seat: number | null;
  readonly view: View;
  readonly words: Sentences;
  readonly log: readonly Happened[];
}

/** One act: from which position to which, and what happened on the way. */
export interface Moment {
  readonly before: Position | null;
  readonly after: Position;
  readonly events: readonly GameEvent[];
  readonly said: readonly string[];
  /** Not to be watched but simply there: on coming in, on coming back, after an undo. */
  readonly isJump: boolean;
}

export interface TableState {
  readonly info: TableInfo | null;
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly SeatClock[];
  readonly position: Position | null;
  /** Why there is no such table, if there is none. */
  readonly trouble: Problem | null;
}

export interface Received {
  readonly state: TableState;
  readonly moment?: Moment;
  /** Something in between is missing: the table has to be entered again. */
  readonly isGap?: true;
}

export const NOTHING_KNOWN: TableState = { info: null, chat: [], clocks: [], position: null, trouble: null };

const SILENCE: Sentences = { prompt: "", labels: [] };

export function receive(state: TableState, message: ServerMessage): Received {
  switch (message.type) {
    case "room":
      return { state: { ...state, info: message.info, chat: message.chat ?? state.chat, trouble: null } };
    case "said":
      return { state: { ...state, chat: [...state.chat, message.line] } };
    case "view":
      return shown(state, message);
    case "moved":
      return moved(state, message);
    case "problem":
      // Without a room there is nothing else to show than why.
      return { state: state.info === null && message.id === undefined ? { ...state, trouble: message } : state };
    default:
      return { state };
  }
}

function shown(state: TableState, message: Shown): Received {
  const before = state.position;
  const isSame = before !== null && before.seat === message.seat && !message.is_whole;
  if (isSame && message.version < before.version) return { state };
  const log = isSame ? [...before.log, ...later(message.log, before.version)] : message.log;
  const after: Position = {
    version: message.version,
    seat: message.seat,
    view: message.view,
    words: message.words ?? SILENCE,
    log,
  };
  const news = isSame ? later(message.log, before.version) : [];
  return {
    state: { ...state, position: after, clocks: message.clocks },
    moment: {
      before,
      after,
      events: news.flatMap(({ events }) => events),
      said: news.flatMap(({ said }) => said ?? []),
      isJump: true,
    },
  };
}

function later(log: readonly Happened[], version: number): Happened[] {
  return log.filter((happened) => happened.version > version);
}

function moved(state: TableState, message: Moved): Received {
  const before = state.position;
  // On its way while the device was handed over: the view for the new eyes follows.
  if (before === null || before.seat !== message.seat) return { state };
  if (message.version <= before.version) return { state };
  if (message.version > before.version + 1) return { state, isGap: true };
  const { version, seat, events, said = [] } = message;
  const after: Position = {
    version,
    seat,
    view: withChanges(before.view as unknown as Json, message.changes) as unknown as View,
    words: message.words ?? SILENCE,
    log: [...before.log, { version, events, said }],
  };
  return {
    state: { ...state, position: after, clocks: message.clocks ?? state.clocks },
    moment: { before, after, events, said, isJump: false },
  };
}

/** The value after these changes. What they do not touch is shared with the value before. */
export function withChanges(old: Json, changes: readonly Change[]): Json {
  return changes.reduce((value, [path, found]) => put(value, path, 0, found), old);
}

function put(within: Json, path: Change[0], depth: number, found: Json): Json {
  const step = path[depth];
  if (step === undefined) return found;
  if (Array.isArray(within) && typeof step === "number" && step in within) {
    return within.with(step, put(within[step] ?? null, path, depth + 1, found));
  }
  if (isObject(within) && typeof step === "string" && step in within) {
    return { ...within, [step]: put(within[step] ?? null, path, depth + 1, found) };
  }
  throw new Error(`a change leads to ${path.join(".")}, where there is nothing`);
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The seats that somebody plays from this device. */
export function seatsOf(info: TableInfo, person: string | null): number[] {
  return info.seats.flatMap((seat, index) => (person !== null && seat.person === person ? [index] : []));
}

/** Whose turn it is to hold the device: the seat that has to decide, among several of one person. */
export function nextToHold(position: Position, own: readonly number[]): number | null {
  const asked = position.view.pending.map(({ seat }) => seat).filter((seat) => own.includes(seat));
  if (asked.length === 0) return null;
  return position.seat !== null && asked.includes(position.seat) ? position.seat : (asked[0] ?? null);
}
