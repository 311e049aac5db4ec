"""The random player."""

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import View
from drachenhort.players.random import RandomPlayer


def test_it_plays_everything_that_is_legal_and_nothing_else() -> None:
    decision = Decision(0, 0, 0b101, 0b10, [300])
    rng = Rng.from_seed("any")
    chosen = [RandomPlayer().choose(View(0, 2), decision, rng) for _ in range(200)]
    assert sorted(set(chosen)) == sorted(decision.legal)


def test_it_needs_no_view() -> None:
    assert not RandomPlayer().needs_view
