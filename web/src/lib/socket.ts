// The one line to the server: says hello, enters tables, comes back by itself, and never loses an act or sends it as two.
// Knows nothing of the browser: how to connect and how to wait are given to it.
import { PROTOCOL, type Act, type ClientMessage, type Language, type ServerMessage, type Welcome } from "./protocol.ts";

/** An open line. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  onopen(): void;
  onmessage(text: string): void;
  onclose(): void;
}

/** What the socket needs from around it. */
export interface Surroundings {
  /** To a place that the server has named, or to whichever server answers. */
  connect(events: WireEvents, place: string | null): Wire;
  /** Runs something later; returns how to call it off. */
  later(task: () => void, milliseconds: number): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** resting: nobody is at a table. lost: it was there and will be again. outdated: the page is older than the server. */
export type Line = "resting" | "connecting" | "open" | "lost" | "outdated";

/** Somebody at a table, as the socket sees them. */
export interface Visit {
  /** The version shown last; null for nothing yet. */
  seen(): number | null;
  receive(message: ServerMessage): void;
}

/** What is said at a table, apart from acts. An answer that is lost with the line does not come again. */
export type Remark = Exclude<ClientMessage, { type: "hello" | "enter" | "leave" | "act" }>;

interface Stay {
  readonly visit: Visit;
  /** The server has let us in on this line. */
  isIn: boolean;
  /** What we saw was in another language, or through other eyes. */
  isForgotten: boolean;
  readonly unanswered: Map<string, Act>;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 5_000;
/** An act that has no answer for so long: the line is dead, whatever the browser thinks. */
export const PATIENCE = 10_000;
const PAUSE = 1000;
/** So often a table may be somewhere else, one after the other, before we wait a little. */
const MOST_MOVES = 4;

export class Socket {
  #around: Surroundings;
  #language: Language;
  #stays = new Map<string, Stay>();
  #listeners = new Set<(line: Line) => void>();
  #line: Line = "resting";
  #wire: Wire | null = null;
  #failures = 0;
  /** Where the table lives, if several servers share them. */
  #place: string | null = null;
  #moves = 0;
  #cancelRetry: (() => void) | null = null;
  #welcome: Welcome | null = null;

  constructor(around: Surroundings, language: Language) {
    this.#around = around;
    this.#language = language;
  }

  get line(): Line {
    return this.#line;
  }

  /** Who the server takes us for, once it has said so. */
  get welcome(): Welcome | null {
    return this.#welcome;
  }

  /** Be told whenever the line changes; returns how to stop. */
  watch(listener: (line: Line) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Come to a table; returns how to leave it. */
  enter(table: string, visit: Visit): () => void {
    this.#stays.set(table, { visit, isIn: false, isForgotten: false, unanswered: new Map() });
    if (this.#line === "open") this.#sendEnter(table);
    else if (this.#line === "resting") this.#connect();
    return () => this.#leave(table, visit);
  }

  /** Decide. Kept until it is answered, over any number of lines. */
  act(act: Act): void {
    const stay = this.#stays.get(act.table);
    if (stay === undefined) throw new Error(`not at the table ${act.table}`);
    stay.unanswered.set(act.id, act);
    if (this.#line === "open" && stay.isIn) this.#sendAct(act);
  }

  /** Say something else at a table. False if it cannot be heard now. */
  say(remark: Remark): boolean {
    if (this.#line !== "open" || this.#stays.get(remark.table)?.isIn !== true) return false;
    this.#send(remark);
    return true;
  }

  /** Ask for everything missed: something in between did not arrive. */
  catchUp(table: string): void {
    if (this.#line === "open") this.#sendEnter(table);
  }

  /** Everything in another language from now on. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    for (const stay of this.#stays.values()) stay.isForgotten = true;
    if (this.#wire !== null) {
      this.#drop();
      this.#connect();
    }
  }

  /** Somebody looks, or the network is back: no need to wait any longer. */
  hurry(): void {
    if (this.#line === "lost" && this.#wire === null) this.#connect();
  }

  /** The network is gone, and the browser knows it before the line does. */
  giveUp(): void {
    if (this.#wire === null) return;
    this.#drop();
    this.#retryLater();
  }

  #leave(table: string, visit: Visit): void {
    if (this.#stays.get(table)?.visit !== visit) return;
    this.#stays.delete(table);
    if (this.#line === "open") this.#send({ type: "leave", table });
    if (this.#stays.size === 0) {
      this.#drop();
      this.#cancelRetry?.();
      this.#set("resting");
    }
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    if (this.#line !== "lost") this.#set("connecting");
    let wire: Wire | null = null;
    // What an earlier line still has to say is no longer heard.
    const isCurrent = (): boolean => wire !== null && this.#wire === wire;
    const events: WireEvents = {
      onopen: () => {
        if (isCurrent()) this.#send({ type: "hello", protocol: PROTOCOL, lang: this.#language });
      },
      onmessage: (text) => {
        if (isCurrent()) this.#receive(JSON.parse(text) as ServerMessage);
      },
      onclose: () => {
        if (!isCurrent()) return;
        this.#drop();
        this.#retryLater();
      },
    };
    wire = this.#wire = this.#around.connect(events, this.#place);
  }

  /** The table lives elsewhere; without a place nobody knows yet where. */
  #follow(table: string, place: string | undefined): void {
    if (++this.#moves > MOST_MOVES) {
      this.giveUp();
    } else if (place === undefined) {
      this.#sendEnter(table);
    } else {
      this.#drop();
      this.#place = place;
      this.#connect();
    }
  }

  /** Lets go of the line, if there is one. */
  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    for (const stay of this.#stays.values()) stay.isIn = false;
    wire?.close();
  }

  #retryLater(): void {
    if (this.#line === "outdated") return;
    this.#set("lost");
    // Whoever was there may be gone: anybody knows where the table is now.
    this.#place = null;
    this.#moves = 0;
    const longest = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT);
    this.#cancelRetry?.();
    // Not everybody at once, after a restart.
    this.#cancelRetry = this.#around.later(() => this.#connect(), longest * (0.5 + this.#around.random() / 2));
  }

  #receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#failures = 0;
      this.#welcome = message;
      this.#set("open");
      for (const [table, { visit }] of this.#stays) {
        visit.receive(message);
        this.#sendEnter(table);
      }
      return;
    }
    if (message.type === "problem" && message.code === "protocol") {
      this.#set("outdated");
      this.#drop();
      return;
    }
    // Refused before anybody read what it was.
    if (message.type === "problem" && message.code === "too-fast" && message.table === undefined) {
      this.#around.later(() => this.#resend(), PAUSE);
      return;
    }
    if (message.table === undefined) return;
    const stay = this.#stays.get(message.table);
    if (stay === undefined) return;
    if (message.type === "problem" && message.code === "elsewhere") {
      this.#follow(message.table, message.place);
      return;
    }
    const answered = answeredBy(message);
    if (answered !== undefined) stay.unanswered.delete(answered);
    if (message.type === "view") stay.isForgotten = false;
    const isEntering = message.type === "room" && !stay.isIn;
    if (isEntering) {
      stay.isIn = true;
      this.#moves = 0;
    }
    stay.visit.receive(message);
    if (isEntering) for (const act of stay.unanswered.values()) this.#sendAct(act);
  }

  #sendEnter(table: string): void {
    const stay = this.#stays.get(table);
    if (stay === undefined) return;
    stay.isIn = false;
    const seen = stay.isForgotten ? null : stay.visit.seen();
    this.#send(seen === null ? { type: "enter", table } : { type: "enter", table, seen });
  }

  #sendAct(act: Act): void {
    this.#send(act);
    const wire = this.#wire;
    this.#around.later(() => {
      const isWaiting = this.#stays.get(act.table)?.unanswered.has(act.id) === true;
      if (isWaiting && this.#wire === wire) this.giveUp();
    }, PATIENCE);
  }

  #resend(): void {
    if (this.#line !== "open") return;
    for (const stay of this.#stays.values()) {
      if (stay.isIn) for (const act of stay.unanswered.values()) this.#sendAct(act);
    }
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #set(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    for (const listener of this.#listeners) listener(line);
  }
}

/** The id of what a message answers, if it answers something. */
function answeredBy(message: ServerMessage): string | undefined {
  if (message.type === "view") return message.late;
  if (message.type === "moved") return message.act;
  return "id" in message ? message.id : undefined;
}
