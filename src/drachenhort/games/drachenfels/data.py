"""The numbers of Drachenfels, from components.toml."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachenfels.cards import KINDS, MOST_OF_A_KIND, NAMES, POINTS, cards_of
from drachenhort.games.drachenfels.fields import QUARTERS
from drachenhort.games.files import Components

_BOX: Final = Components("drachenfels")
_PIECES, _CARDS, _DEAL, _TURN, _MATCH = _BOX.several("pieces", "cards", "deal", "turn", "match")

KNIGHTS: Final = _PIECES.number("knights")
DRAGONS: Final = _PIECES.number("dragons")
RAINBOWS: Final[i64] = _PIECES.number("rainbows")
BRIDGES: Final[i64] = _PIECES.number("bridges")
MIN_SEATS: Final = _MATCH.number("seats_min")
MAX_SEATS: Final = _MATCH.number("seats_max")
TURN_LIMIT: Final = _MATCH.number("turn_limit")
HAND: Final[i64] = _DEAL.number("hand")
ROBBED_BY_REFRESH: Final[i64] = _TURN.number("robbed_by_refresh")
ROBBED_BY_DUEL: Final[i64] = _TURN.number("robbed_by_duel")

for _piece in ("knights", "princesses", "dragons", "armour"):
    assert _PIECES.number(_piece) == QUARTERS, f"components.toml: {_piece} must be {QUARTERS}, one a quarter"
assert 1 <= RAINBOWS <= QUARTERS, f"components.toml: rainbows must be 1 to {QUARTERS}, as they start on so many pairs"
assert MIN_SEATS >= 2 and MAX_SEATS <= KNIGHTS, "components.toml: two to four seats"
assert HAND <= KINDS, "components.toml: the hand is too large"

COLOURS: Final = ["red", "blue", "yellow", "white"]  # Of knights, starts and shoes; the names are our own.


def _all_cards() -> int:
    total: i64 = 0
    for kind in range(1, KINDS + 1):
        key = f"points_{kind}" if kind <= POINTS else NAMES[kind]
        copies = _CARDS.number(key)
        assert copies <= MOST_OF_A_KIND, f"components.toml: at most {MOST_OF_A_KIND} cards {key}"
        total += cards_of(kind, copies)
    return total


def _removed_cards() -> int:
    total: i64 = 0
    for value in range(1, POINTS + 1):
        total += cards_of(value, _DEAL.number("without_full_table"))
    return total


ALL_CARDS: Final[i64] = _all_cards()
REMOVED: Final[i64] = _removed_cards()  # 3.2 Out of the game with fewer than four seats.


def removed_cards(seats: i64) -> i64:
    return REMOVED if seats < MAX_SEATS else 0


def cards_in_play(seats: i64) -> i64:
    """3.2 All cards of a game with so many seats."""
    return ALL_CARDS - removed_cards(seats)
