"""Whole views for those who come, come back, or were too late."""

from collections.abc import Iterable
from typing import Final

from drachenhort.server.messages import Happened
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.fanout import Channel
from drachenhort.server.moves.ledger import history_of
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Live, Recent, begin

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
            happened, is_whole = await _log(desk, live, channel, seen)
            shown[channel] = desk.showing.whole(channel, live, desk.clocks(), happened, is_whole, late)
        link.send_bytes(shown[channel])


async def _log(desk: Desk, live: Live, channel: Channel, seen: int | None) -> tuple[list[Happened], bool]:
    if seen is not None and seen <= live.version:
        recent = [act for act in live.recent if act.version > seen]
        if len(recent) == live.version - seen:
            return desk.showing.happened(channel, recent), False
    plays, undone = history_of(await desk.entries())
    assert desk.ledger.started is not None, "the game has begun"
    again = begin(desk.ledger, desk.ledger.started)
    acts = [*again.recent]
    for version, acted in plays:
        again.version = version - 1
        acts.append(Recent(version, again.play(acted.seat, acted.action, acted.at)))
    if seen is not None and undone <= seen <= live.version <= seen + SHOWN_ACTS:
        return desk.showing.happened(channel, [act for act in acts if act.version > seen]), False
    return desk.showing.happened(channel, acts[-SHOWN_ACTS:]), True
