"""3 Setup: princesses, knights, cards, who starts."""

from typing import final

from drachenhort.core.event import EVERYBODY, only
from drachenhort.core.native import i64
from drachenhort.core.packed import unpack
from drachenhort.core.step import Step
from drachenhort.games.drachenfels import decisions, events
from drachenhort.games.drachenfels.actions import KNIGHT
from drachenhort.games.drachenfels.data import HAND
from drachenhort.games.drachenfels.fields import QUARTERS, START
from drachenhort.games.drachenfels.legal import decide
from drachenhort.games.drachenfels.moves import take_random
from drachenhort.games.drachenfels.state import NO_COLOUR, State
from drachenhort.games.drachenfels.steps import Turn


def set_up(state: State) -> None:
    state.push(Setup())


@final
class Setup(Step[State]):
    """3.1, 3.3 Princesses are shuffled unseen; then knights are picked or given out."""

    def run(self, state: State) -> None:
        princesses = state.princesses[:]
        state.rng.shuffle(princesses)
        state.princesses = princesses
        starter = 0 if state.options.first_seat_starts else state.rng.below(state.seats)
        state.on_turn = starter
        state.tell(events.GAME_BEGINS, EVERYBODY, [starter])
        colours = list(range(QUARTERS))
        if state.options.knights_at_random:
            state.rng.shuffle(colours)
        if state.options.knights_at_random or state.options.knights_by_seat:
            for seat in range(state.seats):
                take_knight(state, seat, colours[seat])
        state.replace(PickKnights())


@final
class PickKnights(Step[State]):
    """3.1 From the start player clockwise; when every seat has a knight, 3.2 the cards are dealt."""

    def run(self, state: State) -> None:
        for place in range(state.seats):
            seat = (state.on_turn + place) % state.seats
            if state.places[seat].colour == NO_COLOUR:
                state.decision = decide(state, seat, decisions.KNIGHT)
                return
        deal(state)
        state.turns = 1
        state.replace(Turn(True, False))

    def answer(self, state: State, seat: i64, action: i64) -> None:
        take_knight(state, seat, action - KNIGHT)


def take_knight(state: State, seat: i64, colour: i64) -> None:
    """3.1 It stands on the start of its colour."""
    state.places[seat].colour = colour
    state.places[seat].field = START + colour
    state.tell(events.KNIGHT_PICKED, EVERYBODY, [seat, colour])


def deal(state: State) -> None:
    """3.2 Seven cards each; the rest is the draw pile."""
    for seat in range(state.seats):
        hand = take_random(state.rng, state.draw_pile, HAND)
        state.draw_pile -= hand
        state.places[seat].hand = hand
        if state.is_logging:
            state.tell(events.DEALT, only(seat), [seat, *unpack(hand)])
