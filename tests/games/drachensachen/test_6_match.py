"""Rules 6: the match."""

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import asked, legal, line, lost, play, refused, table, winners


def after_a_game(totals: list[int], options: str = "", skill_stack: str = "") -> State:
    """Seat 1 has just won a game; `totals` is what the seats have lost now."""
    seats = len(totals)
    before = [totals[0], *(gold - 1 for gold in totals[1:])]
    state = table(
        seats=seats,
        hands=["8"] * seats,
        opens=[""] * seats,
        hidden=[""] * seats,
        lost=before,
        options=options,
        skill_stack=skill_stack,
    )
    play(state, "play 8")
    assert lost(state) == totals
    return state


@pytest.mark.parametrize("most", [21, 22, 30])
def test_6_1_the_match_ends_when_a_seat_has_lost_21_or_more(most: int) -> None:
    state = after_a_game([3, 9, most, 12])
    assert state.outcome is not None
    assert state.outcome.ending == "match"
    assert asked(state) == []


def test_6_1_with_20_it_goes_on() -> None:
    state = after_a_game([3, 9, 20, 12])
    assert state.outcome is None
    assert line(state, "game") == "2"


@pytest.mark.parametrize(("totals", "winner"), [([3, 9, 21, 12], 1), ([22, 9, 21, 12], 2), ([5, 9, 4, 21], 3)])
def test_6_1_fewest_lost_wins_whoever_won_the_last_game(totals: list[int], winner: int) -> None:
    state = after_a_game(totals)
    assert winners(state) == [winner]
    assert state.outcome is not None
    assert state.outcome.scores == [-gold for gold in totals]


@pytest.mark.parametrize("totals", [[5, 5, 21, 12], [9, 5, 21, 5], [21, 21, 21, 21], [30, 22, 22, 25]])
def test_6_1_on_a_tie_for_fewest_all_play_on(totals: list[int]) -> None:
    state = after_a_game(totals)
    assert state.outcome is None
    assert asked(state) == ["1 swap", "2 swap", "3 swap", "4 swap"]


def test_6_1_a_tie_elsewhere_does_not_matter() -> None:
    assert winners(after_a_game([5, 21, 21, 21])) == [1]


def test_6_1_they_play_on_game_by_game_until_one_alone_has_the_fewest() -> None:
    first = after_a_game([21, 21, 22])
    assert first.outcome is None
    again = table(
        seats=3, hands=["8", "8", "8"], opens=[""] * 3, hidden=[""] * 3, lost=[21, 20, 22], on_turn=1, options="target=21"
    )
    assert play(again, "play 8").outcome is None
    decided = table(seats=3, hands=["8", "8", "8"], opens=[""] * 3, hidden=[""] * 3, lost=[21, 21, 22])
    assert winners(play(decided, "play 8")) == [1]


def test_6_1_the_target_is_an_option() -> None:
    assert winners(after_a_game([0, 1, 5], "target=5")) == [1]
    assert after_a_game([0, 1, 4], "target=5").outcome is None
    assert after_a_game([0, 1, 30], "target=31").outcome is None


def test_6_1_when_the_match_is_over_no_curse_and_no_skill_is_drawn() -> None:
    state = after_a_game([3, 9, 21], "curses=plague_8", "one two")
    assert line(state, "curses") == "none none none"
    assert [line(state, "skills"), line(state, "skill stack")] == ["", "one two"]
    going_on = after_a_game([3, 9, 20], "curses=plague_8", "one two")
    assert line(going_on, "curses") == "plague_8 none none"
    assert line(going_on, "skills") == "two"


def test_6_1_on_a_tie_that_is_played_off_a_curse_and_a_skill_are_drawn() -> None:
    state = after_a_game([21, 21, 22], "curses=plague_8", "one")
    assert line(state, "curses") == "plague_8 none none"
    assert line(state, "skills") == "one"


def test_6_1_nothing_can_be_done_when_the_match_is_over() -> None:
    state = after_a_game([3, 9, 21])
    assert legal(state) == set()
    assert refused(state, "play 8", seat=1) == "6.1"


def test_6_1_a_single_game_is_over_after_one_game_and_won_by_who_ended_it() -> None:
    state = after_a_game([0, 1, 1], "single_game=on")
    assert winners(state) == [1]
    assert state.outcome is not None
    assert [state.outcome.ending, state.outcome.scores] == ["single-game", [0, -1, -1]]


def test_6_1_a_single_game_is_not_shared_with_a_seat_that_has_lost_nothing_either() -> None:
    state = table(seats=2, hands=["1", "8"], opens=[""] * 2, hidden=[""] * 2, skills="eight", options="single_game=on")
    assert lost(play(state, "play 1")) == [0, 0]
    assert winners(state) == [1]
