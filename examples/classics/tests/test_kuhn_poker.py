"""Kuhn poker: a test for each rule, and what it is worth to whoever begins."""

from itertools import permutations
from pathlib import Path

import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.kit.conformance import conformance

GAME = find("kuhn_poker")
CARDS = ["jack", "queen", "king"]
PASS, BET = 0, 1
ROUNDS = 3000
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


class Regrets:
    """What somebody who knows this much has regretted, and what they do now."""

    def __init__(self) -> None:
        self.regrets = [0.0, 0.0]
        self.played = [0.0, 0.0]

    def now(self) -> list[float]:
        good = [max(0.0, regret) for regret in self.regrets]
        return [each / sum(good) for each in good] if sum(good) > 0 else [0.5, 0.5]

    def usual(self) -> list[float]:
        return [each / sum(self.played) for each in self.played]


def learn(state: State, reach: list[float], known: dict[str, Regrets]) -> float:
    """Counterfactual regrets of everybody, from this position on; what it is worth to the first seat."""
    if state.outcome is not None:
        return float(state.outcome.scores[0])
    assert state.decision is not None
    seat = int(state.decision.seat)
    here = known.setdefault(str(state.view(seat).to_json()), Regrets())
    chances = here.now()
    worth = []
    for action in (PASS, BET):
        following = state.copy()
        following.act(action)
        worth.append(learn(following, [r * chances[action] if s == seat else r for s, r in enumerate(reach)], known))
    mean = sum(chance * each for chance, each in zip(chances, worth, strict=True))
    for action in (PASS, BET):
        sign = 1 if seat == 0 else -1
        here.regrets[action] += reach[1 - seat] * sign * (worth[action] - mean)
        here.played[action] += reach[seat] * chances[action]
    return mean


def value(state: State, known: dict[str, Regrets]) -> float:
    if state.outcome is not None:
        return float(state.outcome.scores[0])
    assert state.decision is not None
    chances = known[str(state.view(state.decision.seat).to_json())].usual()
    total = 0.0
    for action in (PASS, BET):
        following = state.copy()
        following.act(action)
        total += chances[action] * value(following, known)
    return total


def test_it_costs_whoever_begins_an_eighteenth() -> None:
    deals = [dealt(one, other) for one, other in permutations(CARDS, 2)]
    known: dict[str, Regrets] = {}
    for _ in range(ROUNDS // 6):
        for deal in deals:
            learn(deal, [1.0, 1.0], known)
    assert len(known) == 12, "so many things can be known"
    assert sum(value(deal, known) for deal in deals) / len(deals) == pytest.approx(WORTH, abs=0.01)
