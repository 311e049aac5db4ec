"""How long a seat may still think."""

from drachenhort.server.base.plans import SECONDS_A_DAY, Clock
from drachenhort.server.table.ledger import Chair
from drachenhort.server.table.live_game import Asked
from drachenhort.server.wire.messages import SeatClock

LEAST = 10_000
"""Somebody who comes back after the time for the whole game has run out still gets so many milliseconds a decision."""


def until(clock: Clock, chair: Chair, asked: Asked) -> int | None:
    """When the time for this decision is over; None if it never is."""
    match clock.kind:
        case "none":
            return None
        case "decision":
            return asked.at + clock.seconds * 1000
        case "game":
            return asked.at + max(chair.left, LEAST)
        case "days":
            return asked.at + clock.days * SECONDS_A_DAY * 1000


def seat_clocks(clock: Clock, chairs: list[Chair], asked: dict[int, Asked]) -> list[SeatClock]:
    """The clocks of all seats people play; none at a table without clocks."""
    if clock.kind == "none":
        return []
    clocks: list[SeatClock] = []
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot":
            continue
        was = asked.get(seat)
        runs = was is not None and not chair.is_bot_playing
        end = until(clock, chair, was) if was is not None and runs else None
        clocks.append(SeatClock(seat, chair.left if clock.kind == "game" else None, end))
    return clocks
