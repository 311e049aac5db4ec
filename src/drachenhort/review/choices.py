"""The choices of a seat in a recorded game, each with the table as it was then."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from drachenhort.core.decision import Decision
from drachenhort.core.record import Record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View

LONGEST: Final = 100
"""Parts of one choice; far more than any game has."""


class Choice(NamedTuple):
    """One choice at the table: an action, or several that are parts of it."""

    number: int
    """How many choices this seat made before: it knows that itself."""
    at: int
    """How many actions the record has before this one."""
    state: State
    """As it was then, hidden things included."""
    actions: list[int]
    is_free: bool
    """Whether there was anything to choose."""


def choices_of(record: Record, seat: int) -> Iterator[Choice]:
    """In the order of the game. The states are handed over: whoever gets one may keep it."""
    state = record.start(is_logging=True)
    state.take_events()
    number = 0
    begun: Choice | None = None
    for at, (who, action) in enumerate(record.actions):
        decision = state.decision_of(who)
        assert decision is not None, "a record that was checked replays"
        if who == seat:
            if begun is None:
                begun = Choice(number, at, _still(state), [], is_free=False)
                number += 1
            begun = begun._replace(actions=[*begun.actions, action], is_free=begun.is_free or decision.count() > 1)
        state.apply(who, action)
        if who == seat and begun is not None and not goes_on(state, decision, record.game.parts):
            yield begun
            begun = None
        state.take_events()
    if begun is not None:
        yield begun


def _still(state: State) -> State:
    copy = state.copy()
    copy.is_logging = False
    return copy


def goes_on(state: State, answered: Decision, parts: list[int]) -> bool:
    """Whether one part of a choice was answered just now and the next part is asked: nothing has happened between."""
    if answered.kind not in parts or state.events:
        return False
    following = state.decision_of(answered.seat)
    return following is not None and following.kind in parts


def next_part(view: View, actions: list[int], parts: list[int], rng: Rng) -> tuple[View, Decision] | None:
    """What the seat is asked after these parts of a choice; None if the choice is made. It is asked the same on any table
    that fits its view."""
    state = view.sample(rng)
    state.is_logging = True
    for action in actions:
        decision = state.decision_of(view.seat)
        assert decision is not None, "each part was asked for"
        state.apply(view.seat, action)
        if not goes_on(state, decision, parts):
            return None
    following = state.decision_of(view.seat)
    assert following is not None, "the next part is asked"
    state.is_logging = False
    return state.view(view.seat), following
