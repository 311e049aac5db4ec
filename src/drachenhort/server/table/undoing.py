"""Taking an act back: at once where only bots of ours play along, else when all the others agree.

Never if whoever acted has seen something new since: nobody can be made to forget it.
"""

from collections.abc import Iterator
from typing import Final

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.server.base.errors import Cannot
from drachenhort.server.store import entries as log
from drachenhort.server.table.audience import known_to
from drachenhort.server.table.ledger import plays_of
from drachenhort.server.table.live_game import LiveGame, begin, follow_log
from drachenhort.server.table.looking import show_whole
from drachenhort.server.table.playing import go_on
from drachenhort.server.table.table import Table, UndoAsked
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import UndoRefused, encode

IMAGINED: Final = 64
"""So many tables that looked the same before the act are tried. What follows alike at all of them is no news."""


async def undo(table: Table, link: Link) -> None:
    """At once if only bots play along, else when all the others agree."""
    live = table.playing()
    if not table.ledger.seats_of(link.person):
        raise Cannot("not-your-seat", "only somebody who plays can take an act back")
    if table.undo is not None:
        raise Cannot("undo-asked", "somebody has asked already; the others are thinking about it")
    plays = plays_of(await table.entries())
    keep = _last_act(table, link.person, plays)
    if keep is None:
        raise Cannot("nothing-to-undo", "you have not decided anything yet")
    if plays[keep].is_hidden and _others(table, link.person):
        # To ask the others would tell them that there was something.
        raise Cannot("undo-secret", "what nobody else knows of is not taken back")
    await _check_nothing_learnt(table, live, plays, keep)
    table.undo = UndoAsked(link.person)
    await _undo_if_agreed(table)


async def agree(table: Table, link: Link, yes: bool) -> None:
    table.playing()
    asked = table.undo
    if asked is None or link.person not in {asked.person, *_others(table, asked.person)}:
        raise Cannot("no-undo-asked", "nobody asks you to agree to anything")
    if yes:
        asked.agreed.add(link.person)
        await _undo_if_agreed(table)
        return
    table.undo = None
    table.tell(UndoRefused(table.id, link.person))
    table.tell_room()


def _others(table: Table, person: str) -> set[str]:
    """Everybody else who plays, programs too, and those whose time was up; not those who got up and left it to a bot."""
    chairs = table.ledger.chairs
    return {chair.person for chair in chairs if chair.person not in (None, person) and not chair.has_left}


async def _undo_if_agreed(table: Table) -> None:
    asked = table.undo
    assert asked is not None, "somebody has asked"
    if not _others(table, asked.person) <= asked.agreed:
        table.tell_room()
        return
    table.undo = None
    keep = _last_act(table, asked.person, plays_of(await table.entries()))
    assert keep is not None, "there was something to take back when it was asked for"
    await table.write([log.Undone(table.services.now(), keep)], is_listed=False)
    table.live = await _again(table, await table.entries())
    table.left_at.clear()
    table.tell_room()
    await show_whole(table, table.links, None)
    go_on(table)


async def _again(table: Table, entries: list[log.AnyEntry]) -> LiveGame:
    """The game as its log has it."""
    assert table.ledger.started is not None, "the game has begun"
    live = begin(table.ledger, table.ledger.started)
    await table.services.slices.run(follow_log(live, entries))
    return live


def _last_act(table: Table, person: str, plays: list[log.Acted]) -> int | None:
    """How many acts were before the last one this person made; None if there is none."""
    seats = table.ledger.seats_of(person)
    for index in range(len(plays) - 1, -1, -1):
        if plays[index].seat in seats and plays[index].by == "person":
            return index
    return None


# What somebody has learnt.


async def _check_nothing_learnt(table: Table, live: LiveGame, plays: list[log.Acted], keep: int) -> None:
    """Raises Cannot if the seat has seen something since its act that it could not have known before."""
    assert table.ledger.started is not None, "the game has begun"
    before = begin(table.ledger, table.ledger.started)
    await table.services.slices.run(follow_log(before, plays[:keep]))
    news: list[bool] = []
    await table.services.slices.run(_imagine(before.state, live.state, plays[keep:], news))
    if any(news):
        raise Cannot("undo-learnt", "you have seen something since that you did not know before, so it stays as it is")


def _imagine(before: State, now: State, acts: list[log.Acted], news: list[bool]) -> Iterator[None]:
    """Plays the acts at tables that looked the same to the seat, and notes whether anything would have looked different."""
    seat = acts[0].seat
    told, shown = _seen(before.copy(), seat, acts)
    assert shown == encode(now.view(seat).to_json()), "the same acts lead to the same table"
    view = before.view(seat)
    rng = Rng.from_seed(f"undo/{before.digest()}")
    for _ in range(IMAGINED):
        news.append(_seen(view.sample(rng), seat, acts) != (told, shown))
        yield
        if news[-1]:
            return


def _seen(state: State, seat: int, acts: list[log.Acted]) -> tuple[list[bytes], bytes]:
    """What a seat is told while these acts are played, and what it sees at the end; as far as they are legal there."""
    state.is_logging = True
    told: list[bytes] = []
    for acted in acts:
        for action in acted.actions():
            decision = state.decision_of(acted.seat)
            if decision is None or not decision.allows(action):
                return told, b""
            state.apply(acted.seat, action)
        told.append(encode([event.to_json() for event in known_to(seat, state.take_events())]))
    return told, encode(state.view(seat).to_json())
