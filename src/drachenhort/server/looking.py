"""Whole views for those who come, come back, or were too late."""

from collections.abc import Iterable
from typing import Final

from drachenhort.server.desk import Desk
from drachenhort.server.ledger import history_of
from drachenhort.server.link import Link
from drachenhort.server.live import Live, Recent, begin
from drachenhort.server.messages import Happened

SHOWN_ACTS: Final = 300
"""Somebody who comes to a table is told of so many past acts; the record has them all."""


async def show_whole(desk: Desk, links: Iterable[Link], seen: int | None, late: str | None = None) -> None:
    """The whole view, with what happened since the version last seen there."""
    live = desk.live
    assert live is not None, "the game has begun"
    for link in links:
        happened, is_whole = await _log(desk, live, link, seen)
        link.send_bytes(desk.showing.whole(link.channel, live, desk.clocks(), happened, is_whole, late))


async def _log(desk: Desk, live: Live, link: Link, seen: int | None) -> tuple[list[Happened], bool]:
    if seen is not None and seen <= live.version:
        recent = [act for act in live.recent if act.version > seen]
        if len(recent) == live.version - seen:
            return desk.showing.happened(link.channel, recent), False
    plays, undone = history_of(await desk.entries())
    assert desk.ledger.started is not None, "the game has begun"
    again = begin(desk.ledger, desk.ledger.started)
    acts = [*again.recent]
    for version, acted in plays:
        again.version = version - 1
        acts.append(Recent(version, again.play(acted.seat, acted.action, acted.at)))
    if seen is not None and undone <= seen <= live.version:
        return desk.showing.happened(link.channel, [act for act in acts if act.version > seen]), False
    return desk.showing.happened(link.channel, acts[-SHOWN_ACTS:]), True
