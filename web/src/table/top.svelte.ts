// The tabletop that a game's room gets to see: live, or of a game that is looked back upon.
import type { Attachment } from "svelte/attachments";
import { CHARGES } from "../art/charges.ts";
import type { SeatInfo, TableInfo, View } from "../lib/protocol.ts";
import type { LiveTable } from "./live.svelte.ts";
import type { Actions } from "./actions.ts";
import type { Offer, OpenRoom, Say, Sitter, Tabletop } from "./contract.ts";
import { Places } from "./places.ts";

/** Everybody at the table. Bots have their names from the texts; who plays several seats is told apart by their numbers. */
export function sittersOf(
  seats: readonly SeatInfo[],
  eyes: number | null,
  say: Say,
  arms: (seat: number) => Sitter["charge"] | null = () => null,
): Sitter[] {
  const names = seats.map(({ name }, seat) => name ?? say(`bot-${seat + 1}`));
  return seats.map((_, seat) => ({
    seat,
    name: names.filter((name) => name === names[seat]).length > 1 ? `${names[seat]} ${seat + 1}` : (names[seat] ?? ""),
    charge: arms(seat) ?? CHARGES[seat % CHARGES.length] ?? "tower",
    isMe: seat === eyes,
  }));
}

export class LiveTop implements Tabletop {
  readonly places = new Places();
  readonly say: Say;
  #table: LiveTable;
  #info: () => TableInfo;
  #actions: Actions;
  #room: OpenRoom;
  #people = $derived.by(() =>
    sittersOf(this.#info().seats, this.seat, this.say, (seat) => {
      // While the device changes hands nothing is shown.
      const { shown } = this.#table.stage;
      return shown === null ? null : (this.#room.charge?.(shown.view, seat) ?? null);
    }),
  );
  #offers = $derived.by(() => this.#find());

  constructor(table: LiveTable, info: () => TableInfo, actions: Actions, room: OpenRoom) {
    this.#table = table;
    this.#info = info;
    this.#actions = actions;
    this.#room = room;
    this.say = (id, values) => room.texts.say(id, values);
  }

  get view(): View {
    const { shown } = this.#table.stage;
    if (shown === null) throw new Error("nothing is shown yet");
    return shown.view;
  }

  get seat(): number | null {
    return this.#table.stage.shown?.seat ?? null;
  }

  get people(): readonly Sitter[] {
    return this.#people;
  }

  get offers(): readonly Offer[] {
    return this.#offers;
  }

  get hinted(): Offer | null {
    const { lit } = this.#table;
    return this.#offers.find(({ code }) => code === lit) ?? null;
  }

  get sending(): number | null {
    return this.#table.sending;
  }

  offer(action: unknown): Offer | undefined {
    // Asked for everything on the table, and mostly while others play.
    if (this.#offers.length === 0) return undefined;
    const code = this.#actions.code(action);
    return this.#offers.find((offer) => offer.code === code);
  }

  attempt(action: unknown, ...then: readonly unknown[]): void {
    const { stage } = this.#table;
    // Whoever wants to see every act first sees it, unless what is shown asks for the same already: closed fists of others.
    if (stage.isPlaying && stage.isPatient() && this.#offers.length === 0) return;
    if (stage.isPlaying) stage.skipAll();
    const code = this.#actions.code(action);
    const others = then.flatMap((part) => this.#actions.code(part) ?? []);
    if (code === undefined || others.length < then.length || this.#table.sending !== null) return;
    if (this.#table.state.position?.view.legal.includes(code)) this.#table.act(code, others);
    else this.#table.why(code);
  }

  act(code: number): void {
    this.#table.act(code);
  }

  place(name: string): Attachment<HTMLElement> {
    return this.places.mark(name);
  }

  /** What is allowed, if what is shown asks for the same as what is known. */
  #find(): Offer[] {
    const known = this.#table.state.position;
    const { shown } = this.#table.stage;
    if (known === null || shown === null) return [];
    if (shown !== known && String(shown.view.legal) !== String(known.view.legal)) return [];
    // At a guided game only what it asks for is lit; of everything else the server says why it is not done now.
    const { asked = [], via = [] } = known.words.guide ?? {};
    const offers = known.view.legal.map((code, index) => ({
      code,
      action: this.#actions.meaning(code),
      label: known.words.labels[index] ?? "",
      isOnTheWay: via.includes(code),
    }));
    return asked.length === 0 ? offers : offers.filter(({ code, isOnTheWay }) => isOnTheWay || asked.includes(code));
  }
}

/** A game that is looked back upon: nothing can be done. */
export class StillTop implements Tabletop {
  readonly places = new Places();
  readonly say: Say;
  readonly offers = [];
  readonly hinted = null;
  readonly sending = null;
  #view: () => View;
  #seats: () => readonly SeatInfo[];
  #room: OpenRoom;
  #people = $derived.by(() =>
    sittersOf(this.#seats(), this.seat, this.say, (seat) => this.#room.charge?.(this.view, seat) ?? null),
  );

  constructor(view: () => View, seats: () => readonly SeatInfo[], room: OpenRoom) {
    this.#view = view;
    this.#seats = seats;
    this.#room = room;
    this.say = (id, values) => room.texts.say(id, values);
  }

  get view(): View {
    return this.#view();
  }

  get seat(): number | null {
    return this.#view().seat;
  }

  get people(): readonly Sitter[] {
    return this.#people;
  }

  offer(): undefined {
    return undefined;
  }

  attempt(): void {
    return;
  }

  place(name: string): Attachment<HTMLElement> {
    return this.places.mark(name);
  }
}
