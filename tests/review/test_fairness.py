"""A judgement is the same, byte for byte, whatever was hidden from the seat that is judged."""

from importlib import import_module
from itertools import islice

import msgspec
import pytest

from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games
from drachenhort.players.policies import policy_for
from drachenhort.review.choices import Choice, choices_of
from drachenhort.review.judged import Looked, Question, judge_choice
from drachenhort.review.reason import why_better
from drachenhort.review.review import Task, carry_out
from tests.conformance import HiddenSwap
from tests.review.games import recorded

GAMES = [game.id for game in all_games()]
PLAYOUTS = 40
LOOKED_AT = 5
STEP = 5


def swap_of(game_id: str) -> HiddenSwap:
    """That of the conformance tests."""
    swap: HiddenSwap = import_module(f"tests.games.{game_id}.hidden").hidden_swap
    return swap


def looked_at(game: Game, choice: Choice, state: State, seat: int) -> tuple[Question, Looked]:
    decision = state.decision_of(seat)
    assert decision is not None, "it is asked the same"
    question = Question(game, state.view(seat), decision, choice.number, choice.actions)
    return question, judge_choice(question, policy_for(game.id), PLAYOUTS)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_hidden_makes_no_difference_to_the_judgement_and_its_reason(game_id: str) -> None:
    seat, swap, rng = 1, swap_of(game_id), Rng.from_seed("swap")
    record = recorded(game_id, 3, players=("level-1", "greedy"))
    game, policy = record.game, policy_for(game_id)
    free = (choice for choice in choices_of(record, seat) if choice.is_free)
    swapped = 0
    for choice in islice(free, 0, LOOKED_AT * STEP, STEP):
        other = swap(choice.state.copy(), seat, rng)
        swapped += other.text() != choice.state.text()
        one, two = looked_at(game, choice, choice.state, seat), looked_at(game, choice, other, seat)
        assert msgspec.json.encode(one[1].judged) == msgspec.json.encode(two[1].judged)
        assert one[1].best == two[1].best
        assert why_better(*one, policy) == why_better(*two, policy)
    assert swapped, "something was hidden"


def test_the_hindsight_sees_what_was_hidden_and_the_judgement_beside_it_does_not() -> None:
    game_id, seat, rng = "drachensachen", 0, Rng.from_seed("hindsight")
    record = recorded(game_id, 3)
    swap, differs = swap_of(game_id), 0
    for choice in islice((each for each in choices_of(record, seat) if each.is_free), 0, 30, 3):
        other = swap(choice.state.copy(), seat, rng)
        one, two = (
            carry_out(Task(game_id, record.rules, state.text(), seat, choice.number, choice.at, choice.actions, PLAYOUTS))
            for state in (choice.state, other)
        )
        assert one.judged == two.judged
        differs += one.hindsight != two.hindsight
    assert differs, "the hindsight is of the real table"
