// One table, live: what is known of it, and what can be done there.
import { Stage } from "./stage.svelte.ts";
import type { Coached, Hinted, Problem, Refused, ServerMessage, Tip, Warned } from "../lib/protocol.ts";
import { theSocket } from "../lib/live.ts";
import type { Line, Socket } from "../lib/socket.ts";
import { nextToHold, NOTHING_KNOWN, receive, seatsOf, type Moment, type TableState } from "../lib/table.ts";

export interface Events {
  /** The table now looks as it does after this moment. */
  shown(moment: Moment): void;
  /** The rules do not allow it. */
  refused(refusal: Refused): void;
  /** It could not be done, for another reason. */
  problem(problem: Problem): void;
  /** An act came too late and was not played. */
  late(): void;
  /** Somebody does not want an act taken back. */
  undoRefused(by: string): void;
}

/** An act whose effect is not to be seen yet. */
interface Sending {
  readonly id: string;
  readonly code: number;
  /** The version it has led to, once the server has said that it counts. */
  readonly version?: number;
}

/** What was said about a decision, and the version in which it is open. */
interface About<Message> {
  readonly version: number;
  readonly message: Message;
}

export class LiveTable {
  readonly id: string;
  readonly stage: Stage;
  #socket: Socket;
  #events: Events;
  #state: TableState = $state.raw(NOTHING_KNOWN);
  #line: Line = $state("resting");
  #me: string | null = $state(null);
  #sending: Sending | null = $state.raw(null);
  #hinted: About<Hinted> | null = $state.raw(null);
  /** Which of the tips is shown on the table. */
  #tip = $state(0);
  #coached: About<Coached> | null = $state.raw(null);
  /** The act that somebody was warned of, and may do with the next tap. */
  #warned: About<Warned> | null = $state.raw(null);
  /** The id of the last question to the coach. */
  #coaching = "";
  /** The server's time is ours plus this. */
  #offset = $state(0);
  /** The id of the question that an answer is awaited for; later ones make earlier ones idle. */
  #asking = "";
  /** The seat that was handed the device, for a line that comes back. */
  #holder: number | null = $state(null);
  /** Whose eyes are awaited after a change of hands. What is still meant for others is not looked at. */
  #awaited: { readonly seat: number | null } | null = null;
  #stop: (() => void)[] = [];

  constructor(id: string, events: Events, socket: Socket = theSocket()) {
    this.id = id;
    this.#socket = socket;
    this.#events = events;
    this.stage = new Stage((moment) => events.shown(moment));
  }

  /** Come in; returns how to leave. */
  enter(): () => void {
    const socket = this.#socket;
    this.#line = socket.line;
    this.#me = socket.welcome?.person ?? null;
    this.#stop = [
      socket.watch((line) => (this.#line = line)),
      socket.enter(this.id, {
        seen: () => this.#seen(),
        receive: (message) => this.#receive(message),
      }),
    ];
    return () => this.#stop.forEach((stop) => stop());
  }

  /** The version shown last. Versions count for each seat, and whoever plays several is first shown what everybody sees. */
  #seen(): number | null {
    return this.own.length > 1 ? null : (this.#state.position?.version ?? null);
  }

  get state(): TableState {
    return this.#state;
  }

  get line(): Line {
    return this.#line;
  }

  /** My public id, once the server has told it. */
  get me(): string | null {
    return this.#me;
  }

  /** The seats I play: none, one, or several at one device. */
  get own(): number[] {
    return this.#state.info === null ? [] : seatsOf(this.#state.info, this.#me);
  }

  get sending(): number | null {
    return this.#sending?.code ?? null;
  }

  /** What a bot would do, as long as it still can be done. */
  get hinted(): Hinted | null {
    return this.#still(this.#hinted);
  }

  /** What the coach says about this decision. */
  get coached(): Coached | null {
    return this.#still(this.#coached);
  }

  /** What the coach has warned of; the same act again is done. */
  get warned(): Warned | null {
    return this.#still(this.#warned);
  }

  /** Of the hint's best acts the one that lies marked on the table; after a warning what to do instead. */
  get tip(): Tip | null {
    return this.hinted?.tips[this.#tip] ?? null;
  }

  get lit(): number | null {
    if (this.warned !== null) return this.coached?.best ?? null;
    return this.tip?.action ?? null;
  }

  pick(index: number): void {
    this.#tip = index;
  }

  /** A hint that was read, or a warning. */
  putAway(): void {
    this.#hinted = null;
    this.#warned = null;
  }

  #still<Message>(about: About<Message> | null): Message | null {
    return about?.version === this.#state.position?.version ? (about?.message ?? null) : null;
  }

  /** Whether the coach objects. Only once, and not while a hint lies there: whoever reads that knows. */
  #holdsBack(code: number): boolean {
    const position = this.#state.position;
    const warning = this.coached?.warnings.find(({ action }) => action === code);
    if (position === null || warning === undefined || this.warned?.action === code) return false;
    if (this.hinted?.tips.some(({ action }) => action === code) === true) return false;
    this.#hinted = null;
    this.#warned = { version: position.version, message: warning };
    return true;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Decide; with the other parts of the same choice, if it has several. */
  act(code: number, then: readonly number[] = []): void {
    const position = this.#state.position;
    if (position === null || position.seat === null || this.#sending !== null || this.#holdsBack(code)) return;
    const id = newId();
    this.#sending = { id, code };
    this.putAway();
    this.stage.skipAll();
    this.#socket.act({
      type: "act",
      table: this.id,
      seat: position.seat,
      id,
      version: position.version,
      action: code,
      then: [...then],
    });
  }

  why(code: number): void {
    const seat = this.#state.position?.seat ?? null;
    if (seat === null) return;
    this.#asking = newId();
    this.#socket.say({ type: "why", table: this.id, seat, id: this.#asking, action: code });
  }

  askHint(): void {
    const seat = this.#state.position?.seat ?? null;
    if (seat === null) return;
    this.#asking = newId();
    this.#socket.say({ type: "hint", table: this.id, seat, id: this.#asking });
  }

  /** Before a decision; the answer comes while somebody looks at the table. */
  askCoach(): void {
    const seat = this.#state.position?.seat ?? null;
    if (seat === null) return;
    this.#coaching = newId();
    this.#socket.say({ type: "coach", table: this.id, seat, id: this.#coaching });
  }

  /** From now on nobody is warned. */
  dismissCoach(): void {
    this.#coaching = "";
    this.#coached = null;
    this.#warned = null;
  }

  undo(): void {
    this.#socket.say({ type: "undo", table: this.id, id: newId() });
  }

  agree(yes: boolean): void {
    this.#socket.say({ type: "agree", table: this.id, yes });
  }

  takeBack(seat: number): void {
    this.#socket.say({ type: "takeback", table: this.id, seat });
  }

  /** False if it cannot be heard now. */
  chat(text: string): boolean {
    return this.#socket.say({ type: "chat", table: this.id, text });
  }

  /** The seat the device has to go to next; null if it may stay where it is. */
  get toHold(): number | null {
    const { position } = this.#state;
    if (position === null || this.own.length < 2) return null;
    const next = nextToHold(position, this.own);
    return next === position.seat ? null : next;
  }

  /** Somebody has taken the device, and their cards are not there yet. */
  get isTaken(): boolean {
    return this.#holder !== null && this.#state.position?.seat !== this.#holder;
  }

  /** Hands the device over to a seat, or with none to nobody yet. Nothing that was seen before stays on the screen. */
  handOver(seat: number | null): void {
    this.#holder = seat;
    this.#awaited = { seat };
    this.stage.clear();
    this.#socket.say({ type: "handover", table: this.id, seat });
  }

  /** The act on its way counts, and has led to this version. */
  #counts(version: number): void {
    if (this.#sending !== null) this.#sending = { ...this.#sending, version };
  }

  #isForOthers(message: ServerMessage): boolean {
    if (this.#awaited === null || (message.type !== "view" && message.type !== "moved")) return false;
    if (message.seat !== this.#awaited.seat) return true;
    this.#awaited = null;
    return false;
  }

  #receive(message: ServerMessage): void {
    if (this.#isForOthers(message)) return;
    const { state, moment, isGap } = receive(this.#state, message);
    this.#state = state;
    if (moment !== undefined) this.stage.add(moment);
    if (isGap) this.#socket.catchUp(this.id);
    switch (message.type) {
      case "welcome":
        this.#awaited = null;
        this.#me = message.person;
        this.#offset = message.now - Date.now();
        break;
      case "room":
        // After a lost line the server does not remember who held the device.
        if (message.chat !== undefined && this.#holder !== null && this.own.length > 1) this.handOver(this.#holder);
        break;
      case "moved":
        if (message.act !== undefined && message.act === this.#sending?.id) this.#counts(message.version);
        break;
      case "ack":
        if (message.id === this.#sending?.id) this.#counts(message.version);
        break;
      case "refused":
        if (message.id === this.#sending?.id) this.#sending = null;
        else if (message.id !== this.#asking) break;
        this.#events.refused(message);
        break;
      case "view":
        if (message.late === undefined || message.late !== this.#sending?.id) break;
        this.#sending = null;
        this.#events.late();
        break;
      case "hinted":
        if (message.id !== this.#asking || state.position === null) break;
        this.#hinted = { version: state.position.version, message };
        this.#tip = 0;
        this.#warned = null;
        break;
      case "coached":
        if (message.id !== this.#coaching || state.position === null) break;
        this.#coached = { version: state.position.version, message };
        break;
      case "undorefused":
        this.#events.undoRefused(message.by);
        break;
      case "problem":
        if (message.id !== undefined && message.id === this.#sending?.id) this.#sending = null;
        if (state.trouble === null) this.#events.problem(message);
        break;
    }
    if ((this.#sending?.version ?? Infinity) <= (state.position?.version ?? -1)) this.#sending = null;
  }
}

/** Only pages served safely have crypto.randomUUID, and a table in the living room is not. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}
