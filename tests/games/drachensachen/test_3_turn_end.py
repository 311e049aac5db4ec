"""Rules 3.10 and 3.11: the empty draw pile, the end of a game, and the order of things after a play."""

import pytest

from drachenhort.core.errors import PositionError
from drachenhort.core.state import State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import asked, legal, line, lost, play, size, table, winners

# 3.10


def test_3_10_with_an_empty_draw_pile_a_4_asks_for_nothing() -> None:
    state = play(table(hands=["4 8", "3 7"], draw=""), "play 4")
    assert asked(state) == ["2 play"]
    assert line(state, "owed draw") == "0"
    assert legal(state) == {"take", "play 7"}


def test_3_10_a_short_draw_pile_gives_what_is_left() -> None:
    state = play(table(hands=["1 8"], pile="4 4", owed=4, draw="9 2 7"), "draw")
    assert line(state, "hand 1") == "1 2 7 8 9"
    assert line(state, "draw pile") == ""
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["1 play"]


def test_3_10_with_an_empty_draw_pile_a_dragon_draws_nothing() -> None:
    state = play(table(hands=["N 8"], draw="", skills="dragons"), "play N")
    assert line(state, "hand 1") == "8"
    assert asked(state) == ["2 play"]


def test_3_10_the_next_card_of_the_draw_pile_is_drawn_first() -> None:
    state = play(table(hands=["1 8"], pile="4", owed=2, draw="9 9 2 7"), "draw")
    assert line(state, "hand 1") == "1 2 7 8"
    assert line(state, "draw pile") == "9 9"


def test_3_10_when_a_protecto_draws_the_last_card_the_draw_it_answers_lapses() -> None:
    state = table(hands=["P 8"], pile="4", owed=2, draw="9", skills="dragons")
    assert asked(play(state, "play P")) == ["2 play"]


# 3.11


def last_card(hand: str, pile: str = "", **more: str) -> State:
    return table(
        hands=[hand],
        opens=[""],
        hidden=[""],
        pile=pile,
        skills=more.get("skills", ""),
        options="single_game=on " + more.get("options", ""),
        draw=more.get("draw"),
    )


@pytest.mark.parametrize("card", ["1", "4", "5", "8", "N", "E", "P"])
def test_3_11_the_game_ends_at_once_without_hand_and_last_stand(card: str) -> None:
    state = play(last_card(card), f"play {card}")
    assert winners(state) == [1]
    assert state.outcome is not None and state.outcome.ending == "single-game"
    assert asked(state) == []


def test_3_11_not_while_an_open_or_hidden_card_is_left() -> None:
    for opens, hidden in (("7", ""), ("", "7")):
        state = table(hands=["8"], opens=[opens], hidden=[hidden], options="single_game=on")
        assert asked(play(state, "play 8")) == ["2 play"]


def test_3_11_the_last_open_card_ends_it_too() -> None:
    state = table(hands=[""], opens=["8"], hidden=[""], options="single_game=on")
    assert winners(play(state, "play 8")) == [1]


def test_3_11_four_of_a_kind_come_before_the_end_of_the_game() -> None:
    """The pile leaves, then the game is over."""
    state = play(last_card("7 7", "7 7"), "play 7 7")
    assert winners(state) == [1]
    assert [line(state, "pile"), line(state, "removed")] == ["", "7 7 7 7"]


@pytest.mark.parametrize(
    ("card", "skill"), [("N", "dragons"), ("P", "dragons"), ("E", "dragons"), ("N", "null"), ("9", "nine"), ("7", "seven")]
)
def test_3_11_the_end_of_the_game_comes_before_skill_effects(card: str, skill: str) -> None:
    assert winners(play(last_card(card, skills=skill), f"play {card}")) == [1]


def test_3_11_a_last_card_that_answers_a_draw_ends_the_game() -> None:
    state = table(hands=["4"], opens=[""], hidden=[""], pile="4", owed=2, options="single_game=on")
    assert winners(play(state, "play 4")) == [1]


def test_3_11_a_last_card_that_answers_a_skip_ends_the_game() -> None:
    state = table(
        hands=["1 8", "P"],
        opens=["2", ""],
        hidden=["6", ""],
        pile="5",
        step="skip seat=2 skips=1",
        options="single_game=on",
    )
    assert winners(play(state, "play P")) == [2]


def test_3_11_8_2_draws_before_8_1_obliges() -> None:
    state = table(hands=["N 8"], pile="9", draw="1 1 7", skills="null dragons")
    play(state, "play N")
    assert asked(state) == ["1 play"]
    assert legal(state) == {"play 7", "play 8", "take"}


def test_3_11_8_2_draws_before_the_extra_turn() -> None:
    state = play(table(hands=["E 8"], pile="9", draw="1 1 7", skills="dragons"), "play E")
    assert legal(state) == {"play 7", "play 8"}


def test_3_11_8_4_comes_before_the_next_turn() -> None:
    state = play(table(hands=["2 8 8"], skills="two"), "play 2")
    assert asked(state) == ["1 give"]
    assert asked(play(state, "give 3")) == ["2 play"]


def test_3_11_the_end_of_the_game_is_looked_at_again_after_8_4() -> None:
    state = table(hands=["2 8"], opens=[""], hidden=[""], skills="two", options="single_game=on")
    assert winners(play(state, "play 2", "give 3")) == [1]


def test_3_11_the_end_of_the_game_is_looked_at_again_after_8_7() -> None:
    """The open card that is taken can be the last card of its owner."""
    state = table(
        hands=["9 8", "1 8", ""], opens=["", "2", "7"], hidden=["6", "6", ""], skills="nine", options="single_game=on"
    )
    assert winners(play(state, "play 9", "pick 3 7")) == [3]


def test_3_11_8_5_comes_before_the_next_turn() -> None:
    state = play(table(hands=["7 8"], skills="seven"), "play 7")
    assert asked(state) == ["1 direction"]


def test_3_11_a_new_game_follows_in_a_match() -> None:
    state = table(seats=2, hands=["8", "1 2 3"], opens=["", ""], hidden=["", ""])
    play(state, "play 8")
    assert line(state, "game") == "2"
    assert lost(state) == [0, 3]
    assert asked(state) == ["1 swap", "2 swap"]
    assert [size(state, "draw pile"), line(state, "pile"), line(state, "removed")] == [18, "", ""]


def test_3_11_without_a_turn_limit_a_game_goes_on() -> None:
    state = table(seats=2, hands=["1 8", "1 8"], turns=100_000)
    assert asked(play(state, "play 8")) == ["2 play"]


def turn_limited(limit: int, options: str) -> State:
    """Two seats after the swap, before the first turn."""
    state = table(
        seats=2, hands=["1 1 1", "2 2 2"], step="swap 1=? 2=?", options=f"turn_limit={limit} {options}", skill_stack="eight"
    )
    return play(state, "keep", "keep")


def test_3_11_at_the_turn_limit_the_game_is_scored_as_it_stands() -> None:
    state = play(turn_limited(3, "single_game=on"), "play 1", "play 2")
    assert asked(state) == ["1 play"]
    play(state, "take")
    assert state.outcome is not None and state.outcome.ending == "stopped"
    assert lost(state) == [4 + 2, 2 + 2]
    assert winners(state) == [2]


def test_3_11_a_game_stopped_with_a_4_on_top_and_an_empty_draw_pile_can_be_read_again() -> None:
    options = "turn_limit=5 single_game=on"
    state = play(table(hands=["4 8"], pile="2", draw="", turns=4, options=options), "play 4")
    assert state.outcome is not None
    assert (line(state, "owed draw"), line(state, "draw pile")) == ("2", "")
    assert GAME.load(state.text()).text() == state.text()
    running = state.text().replace("step: over", "step: turn")
    with pytest.raises(PositionError, match="owed draw: a draw can be owed only"):
        GAME.load(running)


def test_3_11_at_the_turn_limit_nobody_has_won_the_game_so_nobody_is_cursed() -> None:
    state = turn_limited(1, "curses=plague_8")
    for move in ("play 1", "play 2", "take"):
        if line(state, "game") == "1":
            play(state, move)
    assert line(state, "game") == "2"
    assert line(state, "curses") == "none none"
    assert line(state, "skills") == "eight"
