"""The sentences of a table: whose decisions are told to whom, in which order."""

from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.server.base.plans import SeatPlan
from drachenhort.server.table.ledger import Chair
from drachenhort.server.table.speech import Speech

GAME = find("drachensachen")


def prompt(state: State, reader: int | None) -> list[str]:
    """What the reader is told about open decisions, sentence by sentence."""
    chairs = [Chair(SeatPlan("open"), 0) for _ in range(state.seats)]
    for chair, name in zip(chairs, ["Anna", "Ben", "Cleo"], strict=True):
        chair.name = name
    view = state.view(WATCHER if reader is None else reader)
    return Speech(GAME.id, lambda: GAME.options({}), chairs).sentences("en", reader, state, view).prompt.split("\n")


def test_all_who_decide_are_named_in_the_order_of_their_seats() -> None:
    state = GAME.new(3, GAME.options({}), "swap")
    swaps = [f"{name} may swap an open card." for name in ("Anna", "Ben", "Cleo")]
    assert prompt(state, None) == swaps
    state.apply(1, GAME.parse("keep"))
    assert prompt(state, None) == [swaps[0], swaps[2]]
    assert prompt(state, 1) == [swaps[0], swaps[2]]


def test_who_has_to_decide_is_told_only_that() -> None:
    state = GAME.new(3, GAME.options({}), "swap")
    for seat in range(3):
        assert prompt(state, seat) == [
            "Before play you may swap one open card for one from your hand: choose both, or swap nothing."
        ]
