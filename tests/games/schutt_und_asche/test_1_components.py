"""1 Components, and the land map."""

import pytest

from drachenhort.games.files import read_file
from drachenhort.games.schutt_und_asche import data
from drachenhort.games.schutt_und_asche.board import BOARD, ENTRIES, FOLLOWING, Board

MAP = read_file("schutt_und_asche", "board.toml")


def test_1_counts_are_those_of_the_box() -> None:
    assert data.CITY_TILES == [0, 20, 20, 20, 20, 20]
    assert data.GOLD == [5, 14, 4, 1] and data.GOLD_CARDS == 24 and data.ALL_GOLD == 25
    assert data.COMBAT == [[7, 13, 9, 7], [6, 14, 9, 7], [5, 15, 9, 7]]
    assert data.FAME_OF_TILE == [0, 0, 0, 1, 1, 2, 2, 3, 3] and data.FAME_MARKERS == [0, 2, 2, 2]
    assert (data.ATTACKS, data.HITS, data.CARDS_PER_HIT) == (8, 7, 4)
    assert (data.PRICE_TILE, data.PRICE_LOOK, data.SUCCESSFUL, data.VICTORIOUS) == (2, 1, 2, 3)
    assert data.START_KNIGHTS == 1 and data.START_POWER == 2


def test_1_the_path_leads_round_all_lands_from_four_entries() -> None:
    assert [FOLLOWING[land] for land in range(24)] == [*range(1, 24), 0]
    assert ENTRIES == [0, 6, 12, 18]
    assert len({(land.x, land.y) for land in BOARD.lands}) == 24


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('next = "L0"', 'next = "L1"', "once round all lands"),
        ('next = "L5"', 'next = "L99"', "no land"),
        ('entry = "L6"', 'entry = "L0"', "entry of its own"),
        ('id = "L7"', 'id = "L8"', "same id"),
        ('id = "F2"', 'id = "F1"', "same id"),
        ('from = "reconstructed"', 'from = "dreamt"', "from must be"),
        ("x = 50\ny = 7\n", "x = 50\ny = 101\n", "beside the board"),
        ("x = 50\ny = 7\n", "x = 50\ny = 93\n", "same spot"),
        ("x = 50\ny = 7\n", "x = 50\n", "whole numbers"),
    ],
)
def test_1_a_map_that_cannot_be_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in MAP
    with pytest.raises(AssertionError, match=complaint):
        Board(MAP.replace(old, new, 1))
