"""What Drachenfels declares: notation in which only fields must be exact, and names for what happens."""

import pytest

from drachenhort.core.errors import NotationError
from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import line, play, table


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("3", "play 3"),
        ("Rainbow", "play rainbow"),
        ("a1", "to a1"),
        ("TO  A1", "to A1"),
        ("K via R1", "to K via R1"),
        ("SET R1-K", "set R1-K"),
    ],
)
def test_short_forms(text: str, full: str) -> None:
    assert GAME.notation(GAME.parse(text)) == full


@pytest.mark.parametrize("text", ["to k", "set r1-k", "to K reset R1", "to b1 via R1", "shift R1-K R1-K"])
def test_what_does_not_exist(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_a_move_is_told_as_the_way_that_was_shown() -> None:
    state = table(hands=["2"], fields=["d1"], rainbows="R1-K")
    play(state, "play 2")
    shown = state.view(0).to_json()
    legal, ways = shown["legal"], shown["ways"]
    assert isinstance(legal, list) and isinstance(ways, list)
    code = GAME.parse("to K via R1")
    state.is_logging = True
    state.apply(0, code)
    moved = state.take_events()[0].to_json()
    assert moved == {"event": "moved", "seat": 0, "steps": 2, "from": "d1", "path": ["R1", "~K"]}
    assert ways[legal.index(code)] == {"steps": 2, "path": ["R1", "~K"]}


def test_the_dragon_of_b1_is_not_that_of_capital_b1() -> None:
    state = table(hands=["dragon 1"], fields=["S1"], dragons="F1 F2 b1 B1")
    play(state, "play dragon", "dragon B1")
    assert line(state, "step") == "dragon from=B1 played"
    assert line(GAME.load(state.text()), "step") == "dragon from=B1 played"
    assert state.view(0).to_json()["step"] == {"step": "dragon", "from": "B1"}
