"""7 The end and 8 Options."""

import pytest

from drachenhort.core.errors import OptionError
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.cards import NAMES
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import State
from tests.games.drachenfaust.table import asked, bid, happened, legal, table, win


def test_7_1_three_points_win_at_once() -> None:
    state = table("sorcerer", stones={1: (4, 0, 0)}, scores={1: 1})
    win(state, "pay 4r")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners, state.outcome.scores) == ("sorcerer", [0], [3, 0, 0])
    assert asked(state) == []
    assert "game-won" in happened(state)


def test_7_1_more_than_three_are_enough_too() -> None:
    state = table("sorcerer", stones={1: (4, 0, 0)}, scores={1: 2})
    win(state, "pay 4r")
    assert state.outcome is not None and state.outcome.scores == [4, 0, 0]


def test_7_1_two_are_not_enough() -> None:
    state = table("quack", scores={1: 1})
    win(state)
    assert state.outcome is None


def test_7_1_also_between_two_uses() -> None:
    state = table("quack", scores={1: 2}, double=(1, "from-before"))
    win(state, "double")
    assert state.outcome is not None and state.outcome.scores == [3, 0, 0]
    assert happened(state).count("uses") == 1
    assert GAME.load(state.text()).text() == state.text()


def test_7_1_also_within_a_chain() -> None:
    state = table("imp", stack="ghost red-dragon", discards="witch quack", scores={1: 2})
    win(state, "card ghost", "card quack")
    assert state.outcome is not None and state.outcome.ending == "quack"
    assert sorted(NAMES[card] for card in state.discards) == ["imp", "quack", "witch"]
    assert GAME.load(state.text()).text() == state.text()


def test_7_1_nothing_is_played_after_the_end() -> None:
    state = table("quack", scores={1: 2})
    win(state)
    refusal = state.why_not(1, GAME.parse("bid nothing"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("7.1", "game-over")


@pytest.mark.parametrize(
    ("card", "stones", "moves"),
    [
        ("magician", (4, 0, 0), ["pay 4r"]),
        ("sorcerer", (4, 0, 0), ["pay 4r"]),
        ("wizard", (1, 1, 1), ["pay 1r 1b 1y"]),
        ("enchantress", (5, 0, 0), ["pay 5r"]),
        ("quack", (0, 0, 0), []),
        ("apprentice", (2, 0, 0), []),
        ("necromancer", (0, 0, 0), ["give"]),
    ],
)
def test_7_1_every_way_to_make_the_last_point(card: str, stones: tuple[int, ...], moves: list[str]) -> None:
    state = table(card, stones={1: stones}, scores={1: 2})
    win(state, *moves)
    assert state.outcome is not None and state.outcome.ending == card


@pytest.mark.parametrize("extras", [0, 1, 2, 3])
def test_8_extras_per_round(extras: int) -> None:
    state = GAME.new(3, GAME.options({"extras": extras}), "extras")
    assert isinstance(state, State) and len(state.stack) == 7 + extras


@pytest.mark.parametrize("fairy", [1, 10])
def test_8_starting_fairy_gold(fairy: int) -> None:
    state = GAME.new(6, GAME.options({"fairy_gold": fairy}), "fairy")
    assert isinstance(state, State)
    assert [place.fairy for place in state.places] == [fairy] * 6
    assert state.fairy == 60 - 6 * fairy


def test_8_the_tavern_edition() -> None:
    options = GAME.options({"tavern": True})
    assert (options.number("extras"), options.number("fairy_gold")) == (3, 9)
    assert GAME.options({"tavern": "on", "extras": 1}).number("extras") == 1
    assert GAME.options({"tavern": False}).number("extras") == 2
    assert GAME.options(options.to_json()).to_json() == options.to_json()


@pytest.mark.parametrize("points", [1, 6])
def test_8_points_to_win(points: int) -> None:
    state = table("quack", options=f"points={points}", scores={1: points - 1})
    win(state)
    assert state.outcome is not None
    if points > 1:
        state = table("quack", options=f"points={points}", scores={1: points - 2})
        win(state)
        assert state.outcome is None


def test_8_open_coins_is_part_of_the_view() -> None:
    options = table("quack", options="open_coins=on").view(0).to_json()["options"]
    assert isinstance(options, dict) and options["open_coins"] is True


def test_8_a_round_limit_stops_the_game_and_the_most_points_win() -> None:
    state = table("quack", stack="", options="round_limit=1", scores={2: 1, 3: 1})
    bid(state, "nothing", "nothing", "nothing")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("stopped", [1, 2])
    assert GAME.load(state.text()).text() == state.text()


def test_8_before_the_limit_it_goes_on() -> None:
    state = table("quack", stack="", options="round_limit=2")
    bid(state, "nothing", "nothing", "nothing")
    assert state.outcome is None and state.round == 2


def test_8_simulations_have_a_limit_unless_one_is_given() -> None:
    assert GAME.simulation_options({}).number("round_limit") > 0
    assert GAME.simulation_options({"round_limit": 3}).number("round_limit") == 3
    assert GAME.options({}).number("round_limit") == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("extras", 4),
        ("fairy_gold", 0),
        ("fairy_gold", 11),
        ("points", 0),
        ("points", 7),
        ("creatures", ["x"]),
        ("tavern", 1),
    ],
)
def test_8_what_an_option_cannot_be_is_refused(name: str, value: int | list[str]) -> None:
    with pytest.raises(OptionError, match=name):
        GAME.options({name: list(value) if isinstance(value, list) else value})


def test_8_six_seats_with_ten_fairy_gold_leave_none_in_the_bank() -> None:
    state = GAME.new(6, GAME.simulation_options({"fairy_gold": 10}), "six")
    play_random(state, Rng.from_seed("six"))
    assert state.outcome is not None
    assert legal(state) == []
