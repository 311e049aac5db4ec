"""The greedy player of Drachenfels."""

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenfels.decisions import DECISIONS
from drachenhort.games.drachenfels.view import View
from drachenhort.players.greedy.drachenfels import PLAYER
from drachenhort.players.greedy.drachenfels_plan import Plan
from drachenhort.players.player import Player
from drachenhort.players.random import RandomPlayer
from tests.games.drachenfels.table import line, play, table, winners

GAME = find("drachenfels")


def choice(state: State) -> str:
    """What it does here, in notation."""
    decision = state.decision
    assert decision is not None
    return GAME.notation(PLAYER.choose(state.view(decision.seat), decision, Rng.from_seed("greedy")))


def play_out(players: list[Player], seed: str, limit: int) -> State:
    state = GAME.new(len(players), GAME.options({"turn_limit": limit}), seed)
    rng = Rng.from_seed(seed)
    while state.decision is not None:
        decision: Decision = state.decision
        state.apply(decision.seat, players[decision.seat].choose(state.view(decision.seat), decision, rng))
    return state


def test_it_decides_legally_in_every_kind_of_decision() -> None:
    kinds: set[int] = set()
    for seed in range(3):
        state, rng = GAME.new(2 + seed, GAME.options({}), str(seed)), Rng.from_seed(str(seed))
        for _ in range(800):
            if state.decision is None:
                break
            decision = state.decision
            action = PLAYER.choose(state.view(decision.seat), decision, rng)
            assert decision.allows(action), GAME.notation(action)
            kinds.add(decision.kind)
            random_move(state, rng)
    assert kinds == set(range(len(DECISIONS.names)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_games_end_by_themselves(seats: int) -> None:
    for seed in range(8):
        state = play_out([PLAYER] * seats, f"{seats} {seed}", 5000)
        assert state.outcome is not None and state.outcome.ending == "found"


@pytest.mark.parametrize("seats", [2, 4])
def test_4_3_with_fresh_discard_its_games_end_too(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats, GAME.options({"fresh_discard": True}), f"{seats} {seed}")
        rng = Rng.from_seed(str(seed))
        while state.decision is not None:
            decision: Decision = state.decision
            action = PLAYER.choose(state.view(decision.seat), decision, rng)
            assert decision.allows(action), GAME.notation(action)
            state.apply(decision.seat, action)
        assert state.outcome is not None and state.outcome.ending == "found"


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(12):
        players: list[Player] = [RandomPlayer(), PLAYER, RandomPlayer()]
        won += winners(play_out(players, str(seed), 5000)) == [2]
    assert won >= 11


def test_without_armour_it_sets_a_rainbow_to_the_castle_and_goes_there() -> None:
    state = table(hands=["rainbow 2 1"], fields=["d1"])
    assert choice(state) == "play rainbow"
    play(state, "play rainbow")
    assert choice(state) == "set R1-K"
    play(state, "set R1-K")
    assert choice(state) == "play 2"
    assert choice(play(state, "play 2")) == "to K via R1"


def test_it_uses_the_top_discard_rather_than_its_own_card() -> None:
    assert choice(table(hands=["rainbow 2"], fields=["d1"], discards="rainbow")) == "use"


def test_with_armour_it_opens_a_rock_castle() -> None:
    state = table(hands=["dragon bridge 2"], fields=["p1"], armour=[1])
    assert choice(state) in ("play dragon", "play bridge")
    while state.outcome is None and line(state, "on turn") == "1":
        play(state, choice(state))
    assert line(state, "field 1") == "F1"


def test_it_does_not_search_where_its_princess_cannot_be() -> None:
    state = table(hands=["1 2"], fields=["F1"], armour=[1], looked={1: "F1 F2"}, dragons="F2 F3 F4 b1", bridges="G1",
                  princesses="blue yellow white red")  # fmt: skip
    view = state.view(0)
    assert isinstance(view, View)
    assert [GAME.notation(goal) for goal in Plan(view, 0, 0).goals] == ["to F3", "to F4"]


def test_it_puts_a_dragon_before_whoever_is_about_to_win() -> None:
    state = table(hands=["dragon dragon 1", "1"], fields=["S3", "G1"], armour=[2], dragons="F2 F3 F4 b1", bridges="G1 H3",
                  looked={2: "F4"}, princesses="white blue yellow red")  # fmt: skip
    assert choice(state) == "play dragon"
    play(state, "play dragon")
    play(state, choice(state))
    assert choice(state) == "to F1"


def test_it_changes_places_with_whoever_stands_best() -> None:
    state = table(seats=3, hands=["teletransfer 1"], fields=["S1", "S2", "K"], armour=[3])
    assert choice(state) == "play teletransfer"
    assert choice(play(state, "play teletransfer")) == "swap 3"


def test_a_duel_sends_the_loser_far_away() -> None:
    state = play(table(hands=["2"], fields=["S1", "b1"], rainbows="R1-K"), "play 2", "to b1")
    assert choice(state) in ("to S3", "to S4")


def test_with_nothing_useful_it_asks_for_cards() -> None:
    assert choice(table(hands=["", "1 1"], fields=["K"], armour=[1])) == "refresh"
