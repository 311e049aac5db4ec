"""Whole views for those who come, come back, or were too late."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final

from drachenhort.server.messages import Happened
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.fanout import Channel
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Live, Recent, begin, follow_log

SHOWN_ACTS: Final = 300
"""Somebody who comes to a table, or has missed more than that, is told of so many past acts; the record has them all."""


async def show_whole(desk: Desk, links: Iterable[Link], seen: int | None, late: str | None = None) -> None:
    """The whole view, with what happened since the version last seen there. Made once for all with the same eyes."""
    live = desk.live
    assert live is not None, "the game has begun"
    shown: dict[Channel, bytes] = {}
    for link in links:
        channel = link.channel
        if channel not in shown:
            acts, is_whole = await _told(desk, live, channel.seat, seen)
            happened: list[Happened] = []
            await desk.house.slices.run(_words(desk, channel, acts, happened))
            shown[channel] = desk.showing.whole(channel, live, desk.clocks(), happened, is_whole, late)
        link.send_bytes(shown[channel])


async def _told(desk: Desk, live: Live, seat: int | None, seen: int | None) -> tuple[list[Recent], bool]:
    """The acts to tell of, and whether they replace what was told before."""
    now = live.versions.of(seat)
    if seen is not None and seen <= now:
        missed = [act for act in live.recent if act.is_heard_by(seat) and act.versions.of(seat) > seen]
        if len(missed) == now - seen <= SHOWN_ACTS:
            return missed, False
    if not _is_all_at_hand(live):
        again = await _past(desk)
        live.remember(again.recent, SHOWN_ACTS)
        undone = 0 if again.undone is None else again.undone.of(seat)
        if seen is not None and undone <= seen <= now <= seen + SHOWN_ACTS:
            return [act for act in again.recent if act.is_heard_by(seat) and act.versions.of(seat) > seen], False
    return [act for act in live.recent if act.is_heard_by(seat)], True


def _is_all_at_hand(live: Live) -> bool:
    """Whether all that is ever told of the past is in memory."""
    return len(live.recent) >= SHOWN_ACTS or (len(live.recent) > 0 and live.recent[0].is_deal)


async def _past(desk: Desk) -> Live:
    """The whole game once more, from the log."""
    assert desk.ledger.started is not None, "the game has begun"
    again = begin(desk.ledger, desk.ledger.started)
    again.most = sys.maxsize
    await desk.house.slices.run(follow_log(again, await desk.entries()))
    return again


def _words(desk: Desk, channel: Channel, acts: list[Recent], happened: list[Happened]) -> Iterator[None]:
    for told in desk.showing.happened(channel, acts):
        happened.append(told)
        yield
