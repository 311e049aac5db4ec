"""Of several rules that forbid a move, the refusal names the one that helps the player on."""

import pytest

from drachenhort.core.state import WATCHER, State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import choose, play, table, why_refused


def told(state: State, move: str, seat: int | None = None) -> str:
    """The clause and the reason: `4.4 under-6`."""
    refusal = why_refused(state, move, seat)
    return f"{refusal.clause} {refusal.reason}"


def owing(hand: str, opens: str = "", hidden: str = "4 P", options: str = "") -> State:
    """Seat 1 owes a draw."""
    return table(hands=[hand], opens=[opens], hidden=[hidden], pile="2 4", owed=2, options=options)


def skipped(hand: str, opens: str = "", hidden: str = "5 P", options: str = "") -> State:
    """Seat 1 is being skipped."""
    step = "skip seat=1 skips=1"
    return table(hands=[hand], opens=[opens], hidden=[hidden], pile="5", on_turn=2, step=step, options=options)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_4_4_a_low_card_on_a_6_is_told_what_a_6_asks_for(value: int) -> None:
    assert told(table(hands=[f"{value} 8"], pile="6"), f"play {value}") == "4.4 under-6"
    assert told(table(hands=[f"{value} 8"], pile="7"), f"play {value}") == "3.2 too-low"
    assert told(table(hands=["P 8"], pile="6"), "play P") == "4.4 no-dragons"


def test_2_2_who_has_chosen_the_swap_is_told_so() -> None:
    state = choose(GAME.new(3, GAME.options({}), "swap"), 1, "keep")
    assert told(state, "keep", 1) == "2.2 swap-decided"
    assert told(state, "play 7", 1) == "2.2 swap-decided"
    assert told(state, "play 7", 2) == "2.2 swap-first"
    assert told(state, "keep", WATCHER + 1) == "3.0 not-your-turn"


def test_3_1_hand_cards_come_first_and_alone_answer() -> None:
    assert told(table(hands=["8 8"], opens=["7"]), "play 7") == "3.1 hand-first"
    assert told(owing("8 8", "4"), "play 4") == "3.1 answer-from-hand"
    assert told(skipped("8 8", "P"), "play P") == "3.1 answer-from-hand"
    assert told(owing("8 8", "1"), "play P") == "3.1 not-in-hand"


def test_3_9_who_has_only_hidden_cards_is_sent_to_them_only_where_one_may_be_turned() -> None:
    assert told(table(hands=[""], opens=[""], hidden=["7"], pile="5"), "play 7") == "3.9 only-hidden"
    assert told(owing("", options="blind_answer=on"), "play 4") == "3.9 only-hidden"


def test_4_2_who_has_only_hidden_cards_is_not_told_to_turn_one_while_a_draw_is_owed() -> None:
    assert told(owing(""), "play 4") == "4.2 never-hidden"
    assert told(owing(""), "turn 1") == "4.2 never-hidden"
    assert told(owing("8 8", "1"), "turn 1") == "4.2 never-hidden"


def test_4_3_who_has_only_hidden_cards_is_not_told_to_turn_one_while_being_skipped() -> None:
    assert told(skipped(""), "play P") == "4.3 never-hidden"
    assert told(skipped("", options="fives_answer=on"), "play 5") == "4.3 never-hidden"
    assert told(skipped("8 8", "1"), "turn 1") == "4.3 never-hidden"
    assert told(skipped("8 8"), "play 8") == "4.3 does-not-answer-skip"


def test_9_1_hand_and_open_cards_come_before_a_blind_answer() -> None:
    assert told(owing("8 8", "1", options="blind_answer=on"), "turn 1") == "3.1 answer-from-hand"
    assert told(owing("", "1", options="blind_answer=on"), "turn 1") == "3.8 answer-from-open"


def test_8_4_the_card_goes_to_an_opponent() -> None:
    state = play(table(hands=["2 8 8"], skills="two"), "play 2")
    assert told(state, "give 1") == "8.4 give-to-another"
    assert told(state, "give 5") == "8.4 give-to-another"
    assert told(state, "play 8") == "8.4 give-first"


def test_8_7_a_card_that_does_not_lie_open_cannot_be_taken() -> None:
    state = play(table(hands=["9 8"], opens=["1", "2"], skills="nine"), "play 9")
    assert told(state, "pick 2 7") == "8.7 no-such-open"
    assert told(state, "play 8") == "8.7 pick-first"
