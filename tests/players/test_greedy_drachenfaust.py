"""The greedy player of Drachenfaust."""

from typing import Final

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenfaust.decisions import DECISIONS
from drachenhort.players.greedy.drachenfaust import PLAYER
from drachenhort.players.player import Player
from drachenhort.players.random import RandomPlayer
from drachenhort.players.registry import make_player, player_names
from tests.games.drachenfaust.table import bid, do, own_creatures, table, win

GAME: Final = find("drachenfaust")


def choice(state: State, seat: int = 1) -> str:
    decision = state.decision_of(seat - 1)
    assert decision is not None
    return GAME.notation(PLAYER.choose(state.view(seat - 1), decision, Rng.from_seed("greedy")))


def play(players: list[Player], seed: str, options: dict[str, Json]) -> State:
    state = GAME.new(len(players), GAME.simulation_options(options), seed)
    rng = Rng.from_seed(seed)
    while state.decision is not None:
        seat = state.decision.seat
        state.apply(seat, players[seat].choose(state.view(seat), state.decision, rng))
    return state


def test_it_is_on_the_shelf() -> None:
    assert "greedy" in player_names("drachenfaust")
    assert make_player("drachenfaust", "greedy") is PLAYER


def test_it_decides_legally_in_every_kind_of_decision() -> None:
    kinds: set[int] = set()
    for number in range(14):
        options: dict[str, Json] = {"creatures": list[Json](own_creatures()), "extras": 3, "points": 6}
        state = GAME.new(3 + number % 4, GAME.simulation_options(options), str(number))
        rng = Rng.from_seed(str(number))
        while state.decision is not None:
            decision = state.decision
            action = PLAYER.choose(state.view(decision.seat), decision, rng)
            assert decision.allows(action), GAME.notation(action)
            kinds.add(decision.kind)
            random_move(state, rng)
    assert kinds >= set(range(len(DECISIONS.names))) - {DECISIONS.names.index("bid-fairy")}


@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_players_clearly(seats: int) -> None:
    wins = 0
    for number in range(20):
        me = number % seats
        players: list[Player] = [PLAYER if seat == me else RandomPlayer() for seat in range(seats)]
        outcome = play(players, f"greedy {number}", {}).outcome
        assert outcome is not None
        wins += outcome.winners == [me]
    assert wins >= 17


def test_four_of_its_kind_come_to_an_end() -> None:
    for number in range(3):
        outcome = play([PLAYER] * 4, f"four {number}", {}).outcome
        assert outcome is not None and outcome.ending != "stopped"


def test_it_bids_what_is_needed_for_the_card_that_wins() -> None:
    state = table("quack", scores={1: 2}, coins={2: (5, 1, 5, 0, 0), 3: (3, 0, 5, 0, 0)})
    assert choice(state) == "bid 7f"
    state = table("quack", scores={1: 2}, coins={1: (8, 2, 5, 0, 0), 2: (8, 2, 5, 0, 0)})
    assert choice(state) == "bid 8f 2g"


def test_it_hexes_the_card_that_would_win_for_another() -> None:
    state = table("quack", scores={2: 2}, coins={1: (8, 2, 5, 1, 0)}, stones={1: (4, 4, 0)})
    do(state, "1: bid nothing")
    assert choice(state) == "magic 1b"


def test_it_bids_nothing_for_what_is_worth_nothing() -> None:
    assert choice(table("red-dragon", stones={3: (12, 0, 0)})) == "bid nothing"


def test_all_silver_for_the_card_that_wins() -> None:
    state = table("quack", scores={1: 2})
    bid(state, "3f", "3f", "nothing")
    assert choice(state) == "silver 5"


def test_it_pays_stones_for_points_and_keeps_sets() -> None:
    state = table("magician", stones={1: (5, 1, 1)})
    win(state)
    assert choice(state) == "pay 4r"


def test_it_robs_the_richest() -> None:
    state = table("brigand", coins={3: (8, 6, 9, 0, 0)})
    win(state)
    assert choice(state) == "rob 3"


def test_the_troll_takes_from_others_and_spares_itself() -> None:
    """6.18 What the others lose is good, what it loses itself is bad."""
    state = table("troll", stones={2: (0, 5, 0), 3: (1, 3, 0)})
    win(state)
    assert choice(state) == "colour blue"
    state = table("troll", stones={1: (0, 4, 1), 2: (0, 4, 1), 3: (2, 0, 0)})
    win(state)
    assert choice(state) == "colour red"


def test_a_troll_is_worth_gold_when_only_others_lose() -> None:
    assert choice(table("troll", stones={2: (0, 8, 0)})) != "bid nothing"
    assert choice(table("troll", stones={1: (2, 2, 2)})) == "bid nothing"


def test_it_names_the_colour_that_is_rarest_and_stops_in_time() -> None:
    state = table("rainbow-dragon", stones={3: (0, 0, 10)})
    win(state)
    assert choice(state) == "colour yellow"
    do(state, "1: colour yellow")
    assert choice(state) == "draw"
