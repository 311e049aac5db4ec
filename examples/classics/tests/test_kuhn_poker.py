"""Kuhn poker: a test for each rule, and what it is worth to whoever begins."""

from itertools import permutations
from pathlib import Path

import pytest
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import nash_conv

from drachenhort.adapters.openspiel import load
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.conformance import conformance

GAME = find("kuhn_poker")
CARDS = ["jack", "queen", "king"]
PASS, BET = 0, 1
ROUNDS = 60
WORTH = -1 / 18


def dealt(one: str, other: str, *moves: int) -> State:
    position = f"position: kuhn_poker 1\noptions:\nseats: 2\nrng: 1 2 3 4\ncards: {one} {other}\nmoves:\n"
    state = GAME.load(position)
    for move in moves:
        state.act(move)
    return state


def hidden_swap(state: State, seat: int, rng: Rng) -> State:
    """Another card in the hand of somebody else, unless the cards were shown."""
    if state.outcome is not None and state.outcome.ending == "shown":
        return state.copy()
    line = next(line for line in state.text().splitlines() if line.startswith("cards:"))
    cards = line.split()[1:]
    for other in range(2):
        if other != seat:
            free = [card for card in CARDS if card == cards[other] or card not in cards]
            cards[other] = free[rng.below(len(free))]
    return GAME.load(state.text().replace(line, f"cards: {' '.join(cards)}"))


TestConformance = conformance("kuhn_poker", hidden_swap, Path(__file__).parent)


def test_1_1_everybody_sees_their_own_card() -> None:
    players = dealt("queen", "king").view(0).to_json()["players"]
    assert players == [{"coins": 1, "card": "queen"}, {"coins": 1, "card": None}]


@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        ((PASS, PASS), [1, -1]),
        ((BET, BET), [2, -2]),
        ((PASS, BET, BET), [2, -2]),
        ((BET, PASS), [1, -1]),
        ((PASS, BET, PASS), [-1, 1]),
    ],
)
def test_1_2_1_3_who_wins_how_much_with_the_king(moves: tuple[int, ...], scores: list[int]) -> None:
    outcome = dealt("king", "jack", *moves).outcome
    assert outcome is not None and outcome.scores == scores


def test_1_3_a_card_that_was_not_shown_stays_hidden() -> None:
    players = dealt("king", "jack", BET, PASS).view(1).to_json()["players"]
    assert isinstance(players, list) and players[0] == {"coins": 2, "card": None}


def seeds_of_all_deals() -> list[str]:
    """A seed for each."""
    found: dict[str, str] = {}
    for number in range(100):
        state = GAME.new(2, GAME.options({}), str(number))
        (cards,) = [line for line in state.text().splitlines() if line.startswith("cards:")]
        found.setdefault(cards, str(number))
    return list(found.values())


def test_open_spiel_finds_that_it_costs_whoever_begins_an_eighteenth() -> None:
    seeds = seeds_of_all_deals()
    assert len(seeds) == len(list(permutations(CARDS, 2)))
    game = load("kuhn_poker", 2, seeds=seeds, returns="scores")
    solver = CFRPlusSolver(game)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    usual = solver.average_policy()
    worth = policy_value(game.new_initial_state(), [usual, usual])
    assert worth == pytest.approx([WORTH, -WORTH], abs=0.0005)
    assert nash_conv(game, usual) < 0.01
