"""Whole views for those who come, come back, or were too late."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import UNSET, Raw

from drachenhort.server.table.history import History, view_at
from drachenhort.server.table.live_game import LiveGame, Recent, begin, follow_log
from drachenhort.server.table.table import Table
from drachenhort.server.wire.fanout import Channel
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import Happened, Sentences, Shown, encode

SHOWN_ACTS: Final = 300
"""Somebody who comes to a table, or has missed more than that, is told of so many past acts; the record has them all."""


async def show_whole(table: Table, links: Iterable[Link], seen: int | None, late: str | None = None) -> None:
    """The whole view, with what happened since the version last seen there. Made once for all with the same eyes."""
    if table.past is not None:
        for link in links:
            link.send(_end(table, table.past, link.channel, seen))
        return
    live = table.live
    assert live is not None, "the game has begun"
    shown: dict[Channel, bytes] = {}
    for link in links:
        channel = link.channel
        if channel not in shown:
            acts, is_whole = await _told(table, live, channel.seat, seen)
            happened: list[Happened] = []
            await table.services.slices.run(_words(table, channel, acts, happened))
            shown[channel] = table.showing.whole(channel, live, table.clocks(), happened, is_whole, late)
        link.send_bytes(shown[channel])


def _end(table: Table, past: History, channel: Channel, seen: int | None) -> Shown:
    """The end of a game that is kept, with what led there."""
    steps = past.steps(channel.seat)
    now = table.ledger.versions.of(channel.seat)
    words = None if channel.lang is None else past.place_of(channel.lang)
    acts = [(step.version, step) for step in steps[-SHOWN_ACTS:] if step.version is not None]
    missed = [(version, step) for version, step in acts if seen is not None and version > seen]
    is_whole = seen is None or len(missed) != now - seen
    return Shown(
        table.id,
        now,
        channel.seat,
        Raw(encode(view_at(steps, len(steps) - 1))),
        [
            Happened(version, step.events, UNSET if words is None else step.said[words])
            for version, step in (acts if is_whole else missed)
        ],
        is_whole,
        table.clocks(),
        UNSET if words is None else Sentences(steps[-1].prompt[words], []),
    )


async def _told(table: Table, live: LiveGame, seat: int | None, seen: int | None) -> tuple[list[Recent], bool]:
    """The acts to tell of, and whether they replace what was told before."""
    now = live.versions.of(seat)
    if seen is not None and seen <= now:
        missed = [act for act in live.recent if act.is_heard_by(seat) and act.versions.of(seat) > seen]
        if len(missed) == now - seen <= SHOWN_ACTS:
            return missed, False
    if not _is_all_at_hand(live):
        again = await _past(table)
        live.remember(again.recent, SHOWN_ACTS)
        undone = 0 if again.undone is None else again.undone.of(seat)
        if seen is not None and undone <= seen <= now <= seen + SHOWN_ACTS:
            return [act for act in again.recent if act.is_heard_by(seat) and act.versions.of(seat) > seen], False
    return [act for act in live.recent if act.is_heard_by(seat)], True


def _is_all_at_hand(live: LiveGame) -> bool:
    """Whether all that is ever told of the past is in memory."""
    return len(live.recent) >= SHOWN_ACTS or (len(live.recent) > 0 and live.recent[0].is_deal)


async def _past(table: Table) -> LiveGame:
    """The whole game once more, from the log."""
    assert table.ledger.started is not None, "the game has begun"
    again = begin(table.ledger, table.ledger.started)
    again.most = sys.maxsize
    await table.services.slices.run(follow_log(again, await table.entries()))
    return again


def _words(table: Table, channel: Channel, acts: list[Recent], happened: list[Happened]) -> Iterator[None]:
    for told in table.showing.happened(channel, acts):
        happened.append(told)
        yield
