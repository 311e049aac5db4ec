// The tabletop of a puzzle: one decision that can be tried again and again, without a table on the server.
import type { Attachment } from "svelte/attachments";
import type { SeatInfo, View } from "../lib/protocol.ts";
import type { Position } from "../lib/table.ts";
import type { Actions } from "../table/actions.ts";
import type { Offer, OpenRoom, Say, Tabletop } from "../table/contract.ts";
import { Places } from "../table/places.ts";
import { sittersOf } from "../table/top.svelte.ts";

/** What the tabletop asks of the puzzle. */
export interface Asking {
  /** What is shown now. */
  readonly shown: Position;
  /** Whether a move can be tried now. */
  readonly isOpen: boolean;
  /** The action that is on its way. */
  readonly sending: number | null;
  attempt(action: number): void;
}

export class PuzzleTop implements Tabletop {
  readonly places = new Places();
  readonly say: Say;
  readonly hinted = null;
  #puzzle: Asking;
  #seats: readonly SeatInfo[];
  #room: OpenRoom;
  #actions: Actions;
  #people = $derived.by(() =>
    sittersOf(this.#seats, this.seat, this.say, (seat) => this.#room.charge?.(this.view, seat) ?? null),
  );
  #offers = $derived.by(() => this.#find());

  constructor(puzzle: Asking, seats: readonly SeatInfo[], room: OpenRoom, actions: Actions) {
    this.#puzzle = puzzle;
    this.#seats = seats;
    this.#room = room;
    this.#actions = actions;
    this.say = (id, values) => room.texts.say(id, values);
  }

  get view(): View {
    return this.#puzzle.shown.view;
  }

  get seat(): number | null {
    return this.view.seat;
  }

  get people() {
    return this.#people;
  }

  get offers(): readonly Offer[] {
    return this.#offers;
  }

  get sending(): number | null {
    return this.#puzzle.sending;
  }

  offer(action: unknown): Offer | undefined {
    if (this.#offers.length === 0) return undefined;
    const code = this.#actions.code(action);
    return this.#offers.find((offer) => offer.code === code);
  }

  /** The first part of a choice is what the puzzle is about. */
  attempt(action: unknown): void {
    const code = this.#actions.code(action);
    if (code !== undefined) this.act(code);
  }

  act(code: number): void {
    if (this.#puzzle.isOpen && this.#puzzle.sending === null) this.#puzzle.attempt(code);
  }

  place(name: string): Attachment<HTMLElement> {
    return this.places.mark(name);
  }

  #find(): Offer[] {
    const { view, words } = this.#puzzle.shown;
    if (!this.#puzzle.isOpen) return [];
    return view.legal.map((code, index) => ({
      code,
      action: this.#actions.meaning(code),
      label: words.labels[index] ?? "",
    }));
  }
}
