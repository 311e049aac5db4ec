"""What a seat can do: action codes and their typed meaning, and the declaration from which everything else comes."""

from typing import Final, NamedTuple

from drachenhort.core.actions import NO_CODE, ActionKind, Actions
from drachenhort.core.decision import WORD
from drachenhort.core.native import i64
from drachenhort.core.shapes import Count
from drachenhort.games.drachenfaust import domains
from drachenhort.games.drachenfaust.bids import MOST_BLACK
from drachenhort.games.drachenfaust.cards import COLOURS, KINDS, pack_stones
from drachenhort.games.drachenfaust.custom import MOST_PAID
from drachenhort.games.drachenfaust.data import ALL_RED, MAX_SEATS
from drachenhort.games.drachenfaust.domains import SEAT

# The usual bids, up to 29 fairy gold and 3 common gold, are bits of a Decision's two words: four codes for each number of
# fairy gold, fifteen numbers a word. Everything else follows behind.
BITS_COMMON: Final = 4
BITS_ROWS: Final = 15
BITS_FAIRY: Final = 2 * BITS_ROWS
BID: Final = 200
COMMONS: Final = 16
FAIRY: Final = BID + 64 * COMMONS
SILVER: Final = FAIRY + 64
MAGIC: Final = SILVER + 64
REDS: Final = 3
PAY: Final = MAGIC + (MOST_BLACK + 1) * REDS
PAYS: Final = MOST_PAID + 1
COLOUR: Final = PAY + PAYS * PAYS * PAYS
ROB: Final = COLOUR + COLOURS
STEAL: Final = ROB + MAX_SEATS
STEAL_COIN: Final = STEAL + MAX_SEATS * COLOURS
CARD: Final = STEAL_COIN + MAX_SEATS
BUY: Final = CARD + KINDS
TENDERS: Final = 3
DOUBLE: Final = BUY + COLOURS * TENDERS
ONCE: Final = DOUBLE + 1
TAKE: Final = DOUBLE + 2
PASS: Final = DOUBLE + 3
GIVE: Final = DOUBLE + 4
DRAW: Final = DOUBLE + 5
STOP: Final = DOUBLE + 6
assert ALL_RED < REDS, "a magic code has room for two red coins"

# 6.13 What a stone can be bought with.
WITH_COMMON: Final = 0
WITH_FAIRY: Final = 1
WITH_SILVER: Final = 2


class Bid(NamedTuple):
    """4.1 So much gold in the closed fist."""

    fairy: int
    common: int


class Fairy(NamedTuple):
    """4.1 So much fairy gold, when there is too much gold to name every mix at once; the common gold follows."""

    fairy: int


class Magic(NamedTuple):
    """4.1 So many magic coins with the gold just chosen."""

    black: int
    red: int


class Silver(NamedTuple):
    """4.3 So much silver in a tie-break."""

    silver: int


class Pay(NamedTuple):
    """4.7 These stones for points."""

    red: int
    blue: int
    yellow: int


class Take(NamedTuple):
    """4.7 The other alternative: coins from the bank."""


class Colour(NamedTuple):
    """A colour, chosen or named."""

    colour: int


class Rob(NamedTuple):
    """6.3, 6.21 This seat is the victim."""

    seat: int


class Steal(NamedTuple):
    """5.6 A stone of this colour from this seat."""

    seat: int
    colour: int


class Coin(NamedTuple):
    """5.6 A coin from this seat, which has no stone."""

    seat: int


class Card(NamedTuple):
    """6.8, 6.12 This card."""

    card: int


class Buy(NamedTuple):
    """6.13 A stone of this colour for this kind of coin."""

    colour: int
    tender: int


class Double(NamedTuple):
    """6.4 Declare the Doppelgänger."""


class Once(NamedTuple):
    """6.4 Keep the Doppelgänger."""


class Pass(NamedTuple):
    """4.7 Leave the coin, buy nothing more, keep the coins."""


class Give(NamedTuple):
    """6.14 Give up all coins bid."""


class Draw(NamedTuple):
    """6.16 Draw one more stone."""


class Stop(NamedTuple):
    """6.16 Stop and keep the stones."""


def bid_code(fairy: i64, common: i64) -> i64:
    if fairy < BITS_FAIRY and common < BITS_COMMON:
        if fairy < BITS_ROWS:
            return fairy * BITS_COMMON + common
        return WORD + (fairy - BITS_ROWS) * BITS_COMMON + common
    return BID + fairy * COMMONS + common


def bid_fairy(code: i64) -> i64:
    """The fairy gold in a bid's code."""
    if code < WORD:
        return code >> 2
    if code < BID:
        return BITS_ROWS + ((code - WORD) >> 2)
    return (code - BID) >> 4


def bid_common(code: i64) -> i64:
    """The common gold in a bid's code."""
    if code < WORD:
        return code & 3
    if code < BID:
        return (code - WORD) & 3
    return (code - BID) & 15


def magic_code(black: i64, red: i64) -> i64:
    return MAGIC + black * REDS + red


def pay_code(red: i64, blue: i64, yellow: i64) -> i64:
    return PAY + (red * PAYS + blue) * PAYS + yellow


def paid_stones(code: i64) -> i64:
    """The packed stones of a payment."""
    at = code - PAY
    return pack_stones(at // (PAYS * PAYS), at // PAYS % PAYS, at % PAYS)


def _pay_code(values: list[int]) -> int:
    return pay_code(values[0], values[1], values[2]) if 1 <= sum(values) <= MOST_PAID else NO_CODE


def _amounts(verb: str, numbers: list[int], letters: str) -> str:
    """`bid 3f 1g`"""
    parts = [f"{number}{letter}" for number, letter in zip(numbers, letters, strict=True) if number]
    return " ".join([verb, *(parts or ["nothing"])])


_PAID: Final = Count(0, MOST_PAID)

ACTIONS: Final = Actions(
    "Drachenfaust",
    [
        ActionKind(
            Bid,
            "4.1",
            BID,
            {"fairy": domains.FAIRY, "common": domains.COMMON},
            code=lambda values: bid_code(values[0], values[1]),
            write=lambda values: _amounts("bid", values, "fg"),
        ),
        ActionKind(Fairy, "4.1", FAIRY, {"fairy": domains.FAIRY}),
        ActionKind(
            Magic,
            "4.1",
            MAGIC,
            {"black": domains.BLACK, "red": domains.RED},
            code=lambda values: magic_code(values[0], values[1]),
            write=lambda values: _amounts("magic", values, "br"),
        ),
        ActionKind(Silver, "4.3", SILVER, {"silver": domains.SILVER}),
        ActionKind(
            Pay,
            "4.7",
            PAY,
            {"red": _PAID, "blue": _PAID, "yellow": _PAID},
            code=_pay_code,
            write=lambda values: _amounts("pay", values, "rby"),
        ),
        ActionKind(Take, "4.7", TAKE, {}),
        ActionKind(Colour, "2.3", COLOUR, {"colour": domains.COLOUR}),
        ActionKind(Rob, "6.3", ROB, {"seat": SEAT}),
        ActionKind(Steal, "5.6", STEAL, {"seat": SEAT, "colour": domains.COLOUR}),
        ActionKind(Coin, "5.6", STEAL_COIN, {"seat": SEAT}),
        ActionKind(Card, "6.8", CARD, {"card": domains.CARD}),
        ActionKind(Buy, "6.13", BUY, {"colour": domains.COLOUR, "tender": domains.TENDER}, called={"tender": "with"}),
        ActionKind(Double, "6.4", DOUBLE, {}),
        ActionKind(Once, "6.4", ONCE, {}),
        ActionKind(Pass, "4.7", PASS, {}),
        ActionKind(Give, "6.14", GIVE, {}),
        ActionKind(Draw, "6.16", DRAW, {}),
        ActionKind(Stop, "6.16", STOP, {}),
    ],
    "write: bid 3f 1g (fairy gold, common gold) · bid nothing · magic 1b 1r · silver 4 · double · once · pay 2r 1b 1y · "
    "take · colour red · rob 2 · steal 2 red · coin 2 · card magician · buy red silver · give · draw · stop · pass",
    lambda text: f"bid {text}",  # `3f 1g` is short for it.
)
