"""Whoever only does what they are told, in a few games with little thought; `python -m bench.advice` plays many."""

import pytest

from bench.advice import Row, main, one_game, seats_of

THOUGHT = 40
GAMES = 6


@pytest.mark.parametrize("way", ["hints", "coach"])
def test_whoever_follows_advice_wins_half_of_their_games_against_level_1(way: str) -> None:
    assert sum(one_game("drachensachen", way, 2, THOUGHT, number) for number in range(GAMES)) >= GAMES / 2


def test_a_game_for_three_is_played_by_three() -> None:
    assert seats_of("drachenfaust") == [3, 4] and seats_of("drachenhueter") == [2, 4]


def test_the_table_says_how_sure_it_is() -> None:
    assert Row("drachenfels", "hints", 2, 20, 15).text() == "| drachenfels | hints | 2 | 20 | 75% | 53% to 89% | 50% |"


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "chess"])
    assert "invalid choice" in capsys.readouterr().err
