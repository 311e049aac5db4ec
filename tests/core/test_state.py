"""What every State does: decisions open and close, bad actions change nothing."""

import pytest

from drachenhort.core.errors import Illegal, SeatsError, UnknownGame
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games import all_games, find

GAME = find("drachensachen")


def test_several_decisions_close_in_any_order() -> None:
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = GAME.new(3, GAME.options({}), "order")
        assert [decision.seat for decision in state.pending] == [0, 1, 2]
        left = [0, 1, 2]
        for seat in order:
            assert state.decision_of(seat) is not None
            state.apply(seat, GAME.parse("keep"))
            left.remove(seat)
            if left:
                assert [decision.seat for decision in state.pending] == left
        assert len(state.pending) == 1


def test_a_seat_cannot_decide_twice() -> None:
    state = GAME.new(3, GAME.options({}), "twice")
    state.apply(1, GAME.parse("keep"))
    with pytest.raises(Illegal):
        state.apply(1, GAME.parse("keep"))


def test_act_plays_for_the_open_decision_and_says_what_is_legal_next() -> None:
    state = GAME.new(2, GAME.options({}), "act")
    twin = state.copy()
    keep = GAME.parse("keep")
    legal = state.act(keep)
    twin.apply(0, keep)
    assert state.text() == twin.text()
    assert twin.decision is not None
    assert legal == twin.decision.legal


def test_act_refuses_what_is_not_legal_and_changes_nothing() -> None:
    state = GAME.new(2, GAME.options({}), "act")
    before = state.text()
    with pytest.raises(Illegal):
        state.act(GAME.parse("take"))
    assert state.text() == before


def test_after_the_end_nothing_is_legal() -> None:
    state = GAME.new(2, GAME.simulation_options({"target": 1}), "end")
    play_random(state, Rng.from_seed("end"))
    assert state.outcome is not None
    assert state.pending == []
    before = state.text()
    for seat in (0, 1, WATCHER):
        with pytest.raises(Illegal):
            state.apply(seat, GAME.parse("take"))
    with pytest.raises(Illegal):
        state.act(GAME.parse("take"))
    assert state.text() == before


def test_events_are_collected_only_when_somebody_listens() -> None:
    state = GAME.new(2, GAME.options({}), "events")
    for _ in range(2):
        state.act(GAME.parse("keep"))
    assert state.take_events() == []
    state.is_logging = True
    assert state.decision is not None
    state.act(state.decision.legal[0])
    assert state.take_events()
    assert state.take_events() == []


def test_copies_leave_the_events_behind() -> None:
    state = GAME.new(2, GAME.options({}), "events")
    state.is_logging = True
    for _ in range(2):
        state.act(GAME.parse("keep"))
    assert state.copy().take_events() == []
    assert len(state.take_events()) == 2


def test_the_shelf_knows_its_games() -> None:
    assert find("drachensachen") in all_games()
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are drachensachen"):
        find("chess")


def test_seats_are_checked_with_what_would_be_right() -> None:
    with pytest.raises(SeatsError, match="Drachensachen is for 2 to 6 seats, not 7"):
        GAME.new(7, GAME.options({}), "seats")
