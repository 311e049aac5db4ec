"""Bids in a position, bounded by the coins there are."""

import subprocess
import sys

import pytest

from drachenhort.core.codec import Line
from drachenhort.core.errors import PositionError
from drachenhort.games.drachenfaust.data import ALL_COMMON, ALL_FAIRY, ALL_RED, ALL_SILVER
from drachenhort.games.drachenfaust.step_text import bid_word, read_bid

LINE = Line(7, "bids", [])

OTHER_COINS = """
import tomllib

loads = tomllib.loads


def with_other_coins(text):
    tables = loads(text)
    if "fairy" in tables.get("coins", {}):
        for coin, count in (("fairy", 50), ("common", 12), ("silver", 45), ("red", 1)):
            tables["coins"][coin]["value"] = count
    return tables


tomllib.loads = with_other_coins
from drachenhort.core.codec import Line
from drachenhort.core.errors import PositionError
from drachenhort.games.drachenfaust.step_text import read_bid

for word in ("50f", "12g", "45s", "1r", "51f", "13g", "46s", "2r"):
    try:
        read_bid(Line(1, "bids", []), word)
    except PositionError:
        print(word)
"""


@pytest.mark.parametrize(("most", "letter"), [(ALL_FAIRY, "f"), (ALL_COMMON, "g"), (ALL_RED, "r"), (ALL_SILVER, "s")])
def test_4_1_a_bid_is_no_more_than_there_is(most: int, letter: str) -> None:
    assert bid_word(read_bid(LINE, f"{most}{letter}")) == f"{most}{letter}"
    with pytest.raises(PositionError, match=f"line 7: bids: '{most + 1}{letter}' is more than there is"):
        read_bid(LINE, f"{most + 1}{letter}")


def test_1_how_many_coins_there_are_is_said_in_the_components_alone() -> None:
    """In a process of its own, since the components are read when the program starts."""
    told = subprocess.run([sys.executable, "-c", OTHER_COINS], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.split() == ["51f", "13g", "46s", "2r"], "what is refused"
