"""Taking back: at once where only bots of ours play along, else when all the others agree, and never what was learnt."""

from collections.abc import Iterator
from typing import Final

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.server import entries as log
from drachenhort.server.audience import known_to
from drachenhort.server.errors import Cannot
from drachenhort.server.looking import show_whole
from drachenhort.server.messages import UndoRefused, encode
from drachenhort.server.moves.desk import Desk, UndoAsked
from drachenhort.server.moves.ledger import plays_of
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Live, begin, follow_log
from drachenhort.server.moves.playing import go_on

IMAGINED: Final = 64
"""So many tables that looked the same before the act are tried. What follows alike at all of them is no news."""


async def undo(desk: Desk, link: Link) -> None:
    """At once if only bots play along, else when all the others agree."""
    live = desk.playing()
    if not desk.ledger.seats_of(link.person):
        raise Cannot("not-your-seat", "only somebody who plays can take an act back")
    if desk.undo is not None:
        raise Cannot("undo-asked", "somebody has asked already; the others are thinking about it")
    plays = plays_of(await desk.entries())
    keep = _last_act(desk, link.person, plays)
    if keep is None:
        raise Cannot("nothing-to-undo", "you have not decided anything yet")
    if plays[keep].is_hidden and _others(desk, link.person):
        # To ask the others would tell them that there was something.
        raise Cannot("undo-secret", "what nobody else knows of is not taken back")
    await _check_nothing_learnt(desk, live, plays, keep)
    desk.undo = UndoAsked(link.person)
    await _undo_if_agreed(desk)


async def agree(desk: Desk, link: Link, yes: bool) -> None:
    desk.playing()
    asked = desk.undo
    if asked is None or link.person not in {asked.person, *_others(desk, asked.person)}:
        raise Cannot("no-undo-asked", "nobody asks you to agree to anything")
    if yes:
        asked.agreed.add(link.person)
        await _undo_if_agreed(desk)
        return
    desk.undo = None
    desk.tell(UndoRefused(desk.id, link.person))
    desk.tell_room()


def _others(desk: Desk, person: str) -> set[str]:
    """Everybody else who plays, programs too, and those whose time was up; not those who got up and left it to a bot."""
    chairs = desk.ledger.chairs
    return {chair.person for chair in chairs if chair.person not in (None, person) and not chair.has_left}


async def _undo_if_agreed(desk: Desk) -> None:
    asked = desk.undo
    assert asked is not None, "somebody has asked"
    if not _others(desk, asked.person) <= asked.agreed:
        desk.tell_room()
        return
    desk.undo = None
    keep = _last_act(desk, asked.person, plays_of(await desk.entries()))
    assert keep is not None, "there was something to take back when it was asked for"
    await desk.write([log.Undone(desk.house.now(), keep)], is_listed=False)
    desk.live = await _again(desk, await desk.entries())
    desk.tell_room()
    await show_whole(desk, desk.links, None)
    go_on(desk)


async def _again(desk: Desk, entries: list[log.AnyEntry]) -> Live:
    """The game as its log has it."""
    assert desk.ledger.started is not None, "the game has begun"
    live = begin(desk.ledger, desk.ledger.started)
    await desk.house.slices.run(follow_log(live, entries))
    return live


def _last_act(desk: Desk, person: str, plays: list[log.Acted]) -> int | None:
    """How many acts were before the last one this person made; None if there is none."""
    seats = desk.ledger.seats_of(person)
    for place in range(len(plays) - 1, -1, -1):
        if plays[place].seat in seats and plays[place].by == "person":
            return place
    return None


# What somebody has learnt.


async def _check_nothing_learnt(desk: Desk, live: Live, plays: list[log.Acted], keep: int) -> None:
    """Raises Cannot if the seat has seen something since its act that it could not have known before."""
    assert desk.ledger.started is not None, "the game has begun"
    before = begin(desk.ledger, desk.ledger.started)
    await desk.house.slices.run(follow_log(before, plays[:keep]))
    news: list[bool] = []
    await desk.house.slices.run(_imagine(before.state, live.state, plays[keep:], news))
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
