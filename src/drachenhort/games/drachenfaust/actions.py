"""What a seat can do: action codes, their typed meaning, their notation and their JSON form.

In notation seats are counted from 1, as people do; in code from 0.
"""

from typing import Final, NamedTuple, TypeAlias

from drachenhort.core.decision import WORD
from drachenhort.core.errors import NotationError
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, COLOURS, KINDS, NAMES, pack_stones
from drachenhort.games.drachenfaust.custom import MOST_PAID
from drachenhort.games.drachenfaust.data import ALL_COMMON, ALL_FAIRY, ALL_RED, ALL_SILVER, MAX_SEATS

# The usual bids, up to 29 fairy gold and 3 common gold, are bits of a Decision's two words: four codes for each number of
# fairy gold, fifteen numbers a word. Everything else follows behind.
BITS_COMMON: Final = 4
BITS_ROWS: Final = 15
BITS_FAIRY: Final = 2 * BITS_ROWS
BID: Final = 200
COMMONS: Final = 16
BIDS_END: Final = BID + 64 * COMMONS
FAIRY: Final = BIDS_END
SILVER: Final = FAIRY + 64
MAGIC: Final = SILVER + 64
REDS: Final = 3
BLACKS: Final = 16
PAY: Final = MAGIC + BLACKS * REDS
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
CODES_END: Final = DOUBLE + 7

# 6.13 What a stone can be bought with.
WITH_COMMON: Final = 0
WITH_FAIRY: Final = 1
WITH_SILVER: Final = 2
TENDER_NAMES: Final = ["common", "fairy", "silver"]


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


Action: TypeAlias = (
    Bid
    | Fairy
    | Magic
    | Silver
    | Pay
    | Take
    | Colour
    | Rob
    | Steal
    | Coin
    | Card
    | Buy
    | Double
    | Once
    | Pass
    | Give
    | Draw
    | Stop
)


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


def pay_code(red: i64, blue: i64, yellow: i64) -> i64:
    return PAY + (red * PAYS + blue) * PAYS + yellow


def paid_stones(code: i64) -> i64:
    """The packed stones of a payment."""
    at = code - PAY
    return pack_stones(at // (PAYS * PAYS), at // PAYS % PAYS, at % PAYS)


def _bid_meaning(code: int) -> Action | None:
    bid = Bid(bid_fairy(code), bid_common(code))
    is_bid = bid.fairy <= ALL_FAIRY and bid.common <= ALL_COMMON and bid_code(bid.fairy, bid.common) == code
    return bid if is_bid else None


def _pay_meaning(code: int) -> Action | None:
    at = code - PAY
    pay = Pay(at // (PAYS * PAYS), at // PAYS % PAYS, at % PAYS)
    return pay if 1 <= sum(pay) <= MOST_PAID else None


def meaning(code: int) -> Action | None:
    """What a code stands for; None for a number that is no action."""
    if code < 0 or code >= CODES_END:
        return None
    if code < BIDS_END:
        return _bid_meaning(code)
    if code < SILVER:
        return Fairy(code - FAIRY) if code - FAIRY <= ALL_FAIRY else None
    if code < MAGIC:
        return Silver(code - SILVER) if code - SILVER <= ALL_SILVER else None
    if code < PAY:
        return Magic((code - MAGIC) // REDS, (code - MAGIC) % REDS)
    if code < COLOUR:
        return _pay_meaning(code)
    if code < ROB:
        return Colour(code - COLOUR)
    if code < STEAL:
        return Rob(code - ROB)
    if code < STEAL_COIN:
        return Steal((code - STEAL) // COLOURS, (code - STEAL) % COLOURS)
    if code < CARD:
        return Coin(code - STEAL_COIN)
    if code < BUY:
        return Card(code - CARD)
    if code < DOUBLE:
        return Buy((code - BUY) // TENDERS, (code - BUY) % TENDERS)
    return _PLAIN[code - DOUBLE]


_PLAIN: Final[list[Action]] = [Double(), Once(), Take(), Pass(), Give(), Draw(), Stop()]
assert ALL_RED < REDS, "a magic code has room for two red coins"

ALL_CODES: Final = [code for code in range(CODES_END) if meaning(code) is not None]


def _amounts(numbers: list[int], letters: str) -> str:
    return " ".join(f"{number}{letter}" for number, letter in zip(numbers, letters, strict=True) if number) or "nothing"


def notation(code: int) -> str:
    """`bid 3f 1g`, `magic 1b`, `silver 4`, `pay 2r 1b 1y`, `steal 2 red` ..."""
    action = meaning(code)
    match action:
        case Bid():
            return f"bid {_amounts([action.fairy, action.common], 'fg')}"
        case Fairy():
            return f"fairy {action.fairy}"
        case Magic():
            return f"magic {_amounts([action.black, action.red], 'br')}"
        case Silver():
            return f"silver {action.silver}"
        case Pay():
            return f"pay {_amounts([action.red, action.blue, action.yellow], 'rby')}"
        case Colour():
            return f"colour {COLOUR_NAMES[action.colour]}"
        case Rob():
            return f"rob {action.seat + 1}"
        case Steal():
            return f"steal {action.seat + 1} {COLOUR_NAMES[action.colour]}"
        case Coin():
            return f"coin {action.seat + 1}"
        case Card():
            return f"card {NAMES[action.card]}"
        case Buy():
            return f"buy {COLOUR_NAMES[action.colour]} {TENDER_NAMES[action.tender]}"
        case None:
            return f"no action ({code})"
    return type(action).__name__.lower()


_BY_NOTATION: Final = {notation(code): code for code in ALL_CODES}

HELP: Final = (
    "write: bid 3f 1g (fairy gold, common gold) · bid nothing · magic 1b 1r · silver 4 · double · once · pay 2r 1b 1y · "
    "take · colour red · rob 2 · steal 2 red · coin 2 · card magician · buy red silver · give · draw · stop · pass"
)


def parse(text: str) -> int:
    """The code of a notation. `3f 1g` is short for `bid 3f 1g`; case does not matter."""
    words = text.lower().split()
    code = _BY_NOTATION.get(" ".join(words))
    if code is None and words:
        code = _BY_NOTATION.get(" ".join(["bid", *words]))
    if code is None:
        raise NotationError(f"'{text}' is no action of Drachenfaust; {HELP}")
    return code


def to_json(code: int) -> dict[str, Json]:
    """{"do": "bid", "fairy": 3, "common": 1}: colours, cards and coins by name, seats as numbers from 0."""
    action = meaning(code)
    assert action is not None, f"{code} is no action"
    out: dict[str, Json] = {"do": type(action).__name__.lower()}
    match action:
        case Bid():
            out["fairy"] = action.fairy
            out["common"] = action.common
        case Fairy():
            out["fairy"] = action.fairy
        case Magic():
            out["black"] = action.black
            out["red"] = action.red
        case Silver():
            out["silver"] = action.silver
        case Pay():
            out["red"] = action.red
            out["blue"] = action.blue
            out["yellow"] = action.yellow
        case Colour():
            out["colour"] = COLOUR_NAMES[action.colour]
        case Rob() | Coin():
            out["seat"] = action.seat
        case Steal():
            out["seat"] = action.seat
            out["colour"] = COLOUR_NAMES[action.colour]
        case Card():
            out["card"] = NAMES[action.card]
        case Buy():
            out["colour"] = COLOUR_NAMES[action.colour]
            out["with"] = TENDER_NAMES[action.tender]
        case _:
            pass
    return out
