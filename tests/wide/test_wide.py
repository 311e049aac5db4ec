"""What is said and done at very many positions is what was written down; `make golden` writes it anew."""

import pytest

from drachenhort.games import all_games
from tests.wide.catalogue import WIDE, wide_path


@pytest.mark.parametrize("name", list(WIDE))
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_all_is_as_it_was_written_down(game: str, name: str) -> None:
    assert WIDE[name](game).splitlines() == wide_path(game, name).read_text(encoding="utf-8").splitlines()
