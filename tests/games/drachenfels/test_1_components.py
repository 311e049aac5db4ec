"""Rule 1: what is in the box."""

from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import COPIES, line, size, table


def test_1_there_are_36_cards_of_ten_kinds() -> None:
    pile = line(table(seats=4), "draw pile").split()
    assert len(pile) == 36
    assert {kind: pile.count(kind) for kind in COPIES} == COPIES


def test_1_there_are_four_princesses_and_four_dragons_at_every_table() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, GAME.options({}), "box")
        assert sorted(line(state, "princesses").split()) == ["blue", "red", "white", "yellow"]
        assert size(state, "dragons") == 4
