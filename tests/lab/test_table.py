"""Whole games with players."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.record import Record, load_record
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.games import find
from drachenhort.lab.table import Runaway, play_game
from drachenhort.players.player import Player
from drachenhort.players.random import RandomPlayer

GAME = find("drachensachen")


class Spy(Player):
    """Notes what it is shown and plays the first legal action."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.shown: list[tuple[View, Decision]] = []

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        self.shown.append((view, decision))
        return decision.nth(rng.below(decision.count()))


class Cheat(Player):
    """Plays what is no action."""

    def __init__(self) -> None:
        super().__init__("cheat")

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return 5000


def test_a_game_is_played_to_its_end_and_its_record_replays() -> None:
    record = Record(GAME, {}, 3, "s", "", ["random"] * 3)
    state = play_game(GAME, GAME.options({}), 3, "s", [RandomPlayer()] * 3, "p", record)
    assert state.outcome is not None
    assert load_record(record.text()).replay().text() == state.text()


def test_players_see_the_view_of_their_own_seat_and_never_a_state() -> None:
    spies = [Spy(), Spy()]
    play_game(GAME, GAME.simulation_options({"single_game": True}), 2, "s", list[Player](spies), "p")
    for seat, spy in enumerate(spies):
        assert spy.shown
        assert all(view.seat == seat == decision.seat for view, decision in spy.shown)
        assert not any(isinstance(view, State) for view, _ in spy.shown)


def test_the_players_chance_is_apart_from_that_of_the_deal() -> None:
    options = GAME.options({})
    players: list[Player] = [RandomPlayer()] * 2
    texts = [play_game(GAME, options, 2, "s", players, seed).text() for seed in ("p", "p", "q")]
    assert texts[0] == texts[1] != texts[2]


def test_an_illegal_choice_is_refused() -> None:
    with pytest.raises(Illegal):
        play_game(GAME, GAME.options({}), 2, "s", [Cheat(), Cheat()], "p")


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(Runaway, match="not ended after 10 moves"):
        play_game(GAME, GAME.options({}), 2, "s", [RandomPlayer()] * 2, "p", most_moves=10)
