"""2 Setup: the stacks, the draft of lands, the start tiles, the sorting."""

from typing import final

from drachenhort.core.decision import bit_count
from drachenhort.core.event import EVERYBODY
from drachenhort.core.native import i64
from drachenhort.core.state import NOTHING_FURTHER
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions, events
from drachenhort.games.schutt_und_asche.actions import DONE, LOOK, NEXT, PUT, TAKE
from drachenhort.games.schutt_und_asche.board import BIT, LANDS, lands_of
from drachenhort.games.schutt_und_asche.data import CITY_TILES, KINDS, KNIGHT, STACK, START_KNIGHTS, tiles_of_round
from drachenhort.games.schutt_und_asche.legal import decide, decide_order, free_lands
from drachenhort.games.schutt_und_asche.moves import lay_stack, look_at, take_land
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import count_in, pack
from drachenhort.games.schutt_und_asche.state import NO_TILES, State
from drachenhort.games.schutt_und_asche.steps import INCOME, Round


def set_up(state: State) -> None:
    """2.1, 2.6 Stacks and dragon tiles, unseen; the regent, random or named."""
    tiles = [kind for kind in range(1, KINDS + 1) for _ in range(CITY_TILES[kind])]
    state.rng.shuffle(tiles)
    place = 0
    for land in range(LANDS):
        state.stacks[land] = pack(tiles[place : place + STACK[land]])
        place += STACK[land]
    state.aside = tiles[place:]
    state.round = 1
    dragons = tiles_of_round(1)
    state.rng.shuffle(dragons)
    state.tiles = dragons
    named = state.options.regent
    state.regent = named - 1 if 1 <= named <= state.seats else state.rng.below(state.seats)
    state.push(Draft())


@final
class Draft(Step[State]):
    """2.2 From the regent on each seat takes one free land, round after round."""

    def run(self, state: State) -> None:
        free = free_lands(state)
        if free == 0:
            state.replace(StartKnights(0))
            return
        seat = state.seat_after(state.regent, LANDS - bit_count(free))
        if free & (free - 1):
            state.decision = decide(state, seat, decisions.TAKE_LAND)
        else:
            take_land(state, seat, lands_of(free)[0])

    def answer(self, state: State, seat: i64, action: i64) -> None:
        take_land(state, seat, action - TAKE)


def start_power(state: State, seat: i64) -> i64:
    """2.3 Start power of a seat; 2.2 one more for a seat with fewer lands than the others."""
    power: i64 = max(state.options.start_tiles[seat] - START_KNIGHTS, 0)
    if LANDS % state.seats and state.seat_after(seat, state.seats - state.first_regent()) >= LANDS % state.seats:
        power += 1
    return power


def has_start_knight(state: State, seat: i64) -> bool:
    """2.3 Unless its option says no start tiles."""
    return state.options.start_tiles[seat] > 0


@final
class StartKnights(Step[State]):
    """2.3 In the same order each seat puts its start knight on an own land; `turn` seats have."""

    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn

    def run(self, state: State) -> None:
        if self.turn == state.seats:
            state.replace(Sorting(0, [None] * state.seats))
            return
        seat = state.seat_after(state.regent, self.turn)
        if has_start_knight(state, seat):
            state.decision = decide(state, seat, decisions.START_KNIGHT)
        else:
            self.take_power(state, seat)

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.knights |= BIT[action - PUT]
        state.tell(events.KNIGHT_PUT, EVERYBODY, [seat, action - PUT])
        self.take_power(state, seat)

    def take_power(self, state: State, seat: i64) -> None:
        state.places[seat].power = start_power(state, seat)
        state.tell(events.START_TILES, EVERYBODY, [seat, state.places[seat].power])
        state.replace(StartKnights(self.turn + 1))


@final
class Sorting(Step[State]):
    """2.4 All seats at once, each over its own lands. `done` is a mask of seats, `orders` the stacks being laid."""

    def __init__(self, done: i64, orders: list[Order | None]) -> None:
        self.done: i64 = done
        self.orders = orders

    def run(self, state: State) -> None:
        if self.is_over(state):
            end_sorting(state)
            return
        for seat in range(state.seats):
            if not self.done >> seat & 1:
                order = self.orders[seat]
                state.ask(decide(state, seat, decisions.SORT) if order is None else decide_order(seat, order))

    def is_over(self, state: State) -> bool:
        """2.4 When at least half the seats are done, or with the option every seat."""
        done = bit_count(self.done)
        return done == state.seats if state.options.sorting_all else 2 * done >= state.seats

    def answer(self, state: State, seat: i64, action: i64) -> None:
        state.decision = None  # All are asked again, in the order of the seats.
        state.further = NOTHING_FURTHER
        if action == DONE:
            state.tell(events.SORTED, EVERYBODY, [seat])
            one: i64 = 1
            state.replace(Sorting(self.done | one << seat, self.orders))
        elif action >= LOOK:
            self.lay(state, seat, look_at(state, seat, action - LOOK))
        else:
            order = self.orders[seat]
            assert order is not None, "a seat that lays tiles has a stack open"
            self.lay(state, seat, order.with_next(action - NEXT + 1))

    def lay(self, state: State, seat: i64, order: Order) -> None:
        """The next tile, if there is still something to choose."""
        orders = self.orders[:]
        if order.is_plain():
            lay_stack(state, seat, order)
            orders[seat] = None
        else:
            orders[seat] = order
        state.replace(Sorting(self.done, orders))


def end_sorting(state: State) -> None:
    """2.5 Each land gets one of the tiles put aside, on top, unseen by all."""
    state.tell(events.SORTING_ENDS, EVERYBODY, [])
    state.hidden_knights = 0
    for land in range(LANDS):
        stack: i64 = state.stacks[land]
        state.stacks[land] = stack << 3 | state.aside[land]
        state.hidden_knights += count_in(state.stacks[land], KNIGHT)
    state.aside = NO_TILES
    state.replace(Round(INCOME))
