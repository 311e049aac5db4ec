"""A seed gives the games it has always given."""

import pytest

from drachenhort.batch import Batch
from drachenhort.core.game import Game
from drachenhort.games import all_games
from tests.batch import traces


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_seed_gives_what_it_gave_before(game: Game) -> None:
    """If an encoding has changed, its version has to as well: the first line says which one the others belong to."""
    stored = traces.batch_traces_path(game.id).read_text(encoding="utf-8").splitlines()
    assert traces.batch_trace(game) == stored


def test_another_seed_has_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "STEPS", 20)
    one, same, other = (traces.fingerprint(Batch("drachenfels", 2, seed=seed)) for seed in ("a", "a", "b"))
    assert one == same != other
