"""The numbers of Drachenfaust, from components.toml."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachenfaust.cards import CUSTOM, FIRST_EXTRA, MERCHANT, NAMES, TWO_HEADED_DRAGON, WITCH, pack_stones
from drachenhort.games.files import Components

_BOX: Final = Components("drachenfaust")
_COINS: Final = _BOX.part("coins")
_START: Final = _BOX.part("start")
_ROUND: Final = _BOX.part("round")
_CREATURES: Final = _BOX.parts("creatures")

MIN_SEATS: Final = _BOX.part("table").number("seats_min")
MAX_SEATS: Final = _BOX.part("table").number("seats_max")
ALL_FAIRY: Final[i64] = _COINS.number("fairy")
ALL_COMMON: Final[i64] = _COINS.number("common")
ALL_SILVER: Final[i64] = _COINS.number("silver")
ALL_RED: Final[i64] = _COINS.number("red")
EACH_STONE: Final[i64] = _BOX.part("stones").number("each")
ALL_STONES: Final[i64] = pack_stones(EACH_STONE, EACH_STONE, EACH_STONE)
START_FAIRY: Final = _START.number("fairy")
START_FAIRY_TAVERN: Final = _START.number("fairy_tavern")
START_COMMON: Final = _START.number("common")
START_SILVER: Final = _START.number("silver")
START_STONES: Final = _START.number("stones")
EXTRAS: Final = _ROUND.number("extras")
EXTRAS_TAVERN: Final = _ROUND.number("extras_tavern")
RED_FACTOR: Final[i64] = _BOX.part("magic").number("red_factor")
BLANK_CARDS: Final = _BOX.part("blank").number("cards")
POINTS: Final = _BOX.part("end").number("points")

_IDS: Final = [part.word("id") for part in _CREATURES]
assert NAMES[:CUSTOM] == _IDS, f"components.toml must list the creatures {', '.join(NAMES[:CUSTOM])} in this order"
assert EACH_STONE <= 15 and ALL_COMMON <= 15 and ALL_FAIRY <= 63 and ALL_SILVER <= 63, "bids and stones are packed"


def _values(key: str) -> list[int]:
    """One value of every creature, 0 for those that have none, also for the blank cards."""
    return [part.number(key) if part.has(key) else 0 for part in _CREATURES] + [0] * BLANK_CARDS


COPIES: Final = _values("copies")
PAY_ANY: Final = _values("pay_any")
PAY_SAME: Final = _values("pay_same")
PAY_EACH: Final = _values("pay_each")
SCORES: Final = _values("points")
GAIN_FAIRY: Final = _values("fairy")
GAIN_COMMON: Final = _values("common")
GAIN_SILVER: Final = _values("silver")
PRICE_COMMON: Final = _CREATURES[MERCHANT].number("price_common")
PRICE_FAIRY: Final = _CREATURES[MERCHANT].number("price_fairy")
PRICE_SILVER: Final = _CREATURES[MERCHANT].number("price_silver")
TWO_HEADED_EACH: Final = _CREATURES[TWO_HEADED_DRAGON].number("stones_each")
TWO_HEADED_KEEPS: Final = _CREATURES[TWO_HEADED_DRAGON].number("keeps")

BASE_STACK: Final = [card for card in range(WITCH + 1, FIRST_EXTRA) for _ in range(COPIES[card])]
"""2.4 The seven base creatures without the Witch."""
EXTRA_PILE: Final = [card for card in range(FIRST_EXTRA, CUSTOM) for _ in range(COPIES[card])]
