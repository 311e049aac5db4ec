"""A closed fist as one number: fairy gold, common gold, black and red coins, and the silver of a tie-break."""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachenfaust.data import RED_FACTOR

# Set in the choices of a bidding step, beside what has been chosen so far.
UNDECIDED: Final = 1 << 24
"""Nothing chosen yet."""
FAIRY_CHOSEN: Final = 1 << 25
"""Only the fairy gold: the common gold is still to be chosen."""
GOLD_CHOSEN: Final = 1 << 26
"""Only the gold: the magic coins are still to be chosen."""
SECRET: Final = 1 << 27
"""In a view: chosen, but what is not known."""
OPEN: Final = UNDECIDED | FAIRY_CHOSEN | GOLD_CHOSEN
NOT_ASKED: Final = 1 << 28
"""4.3 In a tie-break: this seat is not among the tied."""

MOST_BLACK: Final = 15
"""A stand-in is used for a third black coin and more; no bid has room for others."""


def bid_of(fairy: i64, common: i64) -> i64:
    return fairy | common << 6


def with_magic(bid: i64, black: i64, red: i64) -> i64:
    return bid | black << 10 | red << 14


def with_silver(bid: i64, silver: i64) -> i64:
    return bid | silver << 16


def fairy_in(bid: i64) -> i64:
    return bid & 63


def common_in(bid: i64) -> i64:
    return (bid >> 6) & 15


def black_in(bid: i64) -> i64:
    return (bid >> 10) & 15


def red_in(bid: i64) -> i64:
    return (bid >> 14) & 3


def silver_in(bid: i64) -> i64:
    return (bid >> 16) & 63


def value_of(bid: i64) -> i64:
    """4.2, 4.6 Both golds count 1, each red coin doubles."""
    value = (bid & 63) + ((bid >> 6) & 15)
    red = (bid >> 14) & 3
    while red > 0:
        value *= RED_FACTOR
        red -= 1
    return value


def seconds_after(bids: list[int], winner: i64) -> list[int]:
    """5.6 Who is second: by value, or after a tie-break by silver among those who were tied."""
    most = value_of(bids[winner])
    others = [seat for seat in range(len(bids)) if seat != winner]
    tied = [seat for seat in others if value_of(bids[seat]) == most]
    if tied:
        best = max([silver_in(bids[seat]) for seat in tied])
        return [seat for seat in tied if silver_in(bids[seat]) == best]
    second = max([value_of(bids[seat]) for seat in others])
    return [seat for seat in others if value_of(bids[seat]) == second]
