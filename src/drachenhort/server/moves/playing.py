"""At the game: acts, questions about them, bots, clocks, and taking back."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, Literal

from msgspec import UNSET, UnsetType

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.server import entries as log
from drachenhort.server.errors import Cannot
from drachenhort.server.looking import show_whole
from drachenhort.server.messages import Ack, Act, Allowed, Hint, Hinted, Refused, UndoRefused, Why
from drachenhort.server.moves.clock import until
from drachenhort.server.moves.desk import Desk, UndoAsked
from drachenhort.server.moves.ledger import Chair, history_of
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Asked, Live, live_from_log
from drachenhort.server.moves.turns import Work

ADVISER: Final = "greedy"
STAND_IN: Final = "greedy"
SNAPSHOT_EVERY: Final = 50
MOST_HASTE: Final = 0.05
"""A timer may fire this many seconds early; then it is set again."""


# Acts.


def act(desk: Desk, link: Link, message: Act) -> Work | None:
    """Plays it. If it was decided on a version that has passed, a fresh view is the answer."""
    chair = desk.chair_of(link.person, message.seat)
    known = desk.ledger.act_ids.get((message.seat, message.id))
    if known is not None:
        link.send(Ack(desk.id, message.id, known))
        return None
    _check_handed(link, message.seat)
    live = desk.playing()
    asked = live.asked.get(message.seat)
    if message.version != live.version and (asked is None or not asked.version <= message.version < live.version):
        desk.house.counters.late += 1
        return show_whole(desk, [link], desk.ledger.version, message.id)
    refusal = live.state.why_not(message.seat, message.action)
    if refusal is not None:
        desk.house.counters.refused += 1
        link.send(_refused(desk, live, link, message, refusal))
        return None
    assert asked is not None, "a legal act answers an open decision"
    entries: list[log.AnyEntry] = []
    now = desk.house.now()
    if chair.is_bot_playing:
        entries.append(log.Back(now, message.seat))
    spent = max(0, now - asked.at)
    entries.append(log.Acted(now, message.seat, message.action, "person", message.id, spent))
    _play(desk, live, entries)
    return None


def _play(desk: Desk, live: Live, entries: list[log.AnyEntry]) -> None:
    """Plays the last of these entries, which is legal: first durable, then known."""
    acted = entries[-1]
    assert isinstance(acted, log.Acted), "what is played is an act"
    events = live.play(acted.seat, acted.action, acted.at)
    is_over = live.state.outcome is not None
    is_room_changed = is_over or desk.undo is not None or len(entries) > 1
    desk.undo = None
    snapshot = None
    if live.version % SNAPSHOT_EVERY == 0 or is_over:
        snapshot = live.snapshot(desk.ledger.entries + len(entries))
    then = desk.turns.pause(partial(_tell, desk, live, acted, events, is_room_changed))
    desk.write_down(entries, snapshot is not None, snapshot, then)


def _tell(desk: Desk, live: Live, acted: log.Acted, events: list[Event], is_room_changed: bool) -> None:
    """It is durable."""
    desk.house.counters.moves += 1
    fanout = desk.house.fanout
    for channel, data in desk.showing.moved(fanout.channels(desk.id), live, acted, events, desk.clocks()):
        fanout.send(channel, data)
    if is_room_changed:
        desk.tell_room()
    go_on(desk)


def _refused(desk: Desk, live: Live, link: Link, message: Act | Why, refusal: Illegal) -> Refused:
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    if link.channel.lang is not None:
        view = live.state.view(message.seat)
        text, rule = desk.showing.speech.refusal(link.channel.lang, message.seat, view, message.action, refusal)
    return Refused(desk.id, message.id, refusal.clause, refusal.reason, text, rule)


# Questions.


def _check_handed(link: Link, seat: int) -> None:
    """Of several seats at one device only the one that has it may ask: the answers tell what it knows."""
    if link.channel.seat != seat:
        raise Cannot("not-your-seat", f"seat {seat + 1} does not have the device; hand it over first")


def why(desk: Desk, link: Link, message: Why) -> None:
    desk.chair_of(link.person, message.seat)
    _check_handed(link, message.seat)
    live = desk.playing()
    refusal = live.state.why_not(message.seat, message.action)
    if refusal is None:
        link.send(Allowed(desk.id, message.id))
    else:
        link.send(_refused(desk, live, link, message, refusal))


def hint(desk: Desk, link: Link, message: Hint) -> None:
    """A bot thinks about what it would do; the table goes on meanwhile."""
    desk.chair_of(link.person, message.seat)
    _check_handed(link, message.seat)
    live = desk.playing()
    asked = live.asked.get(message.seat)
    if asked is None:
        raise Cannot("not-your-turn", "there is nothing for you to decide now")
    if link in desk.advising:
        raise Cannot("too-fast", "a bot is thinking about your last question; wait for its answer")
    position, seed = live.state.text(), f"hint/{live.version}"
    answer = partial(_advise, desk, link, message, asked)
    thought = _choose(desk, live.game.id, position, message.seat, ADVISER, seed, answer)
    desk.advising[link] = asyncio.create_task(thought)


def _advise(desk: Desk, link: Link, message: Hint, asked: Asked, action: int) -> None:
    """A bot has thought about a question. What has passed by then is not answered."""
    del desk.advising[link]
    live = desk.live
    has_passed = live is None or live.asked.get(message.seat) is not asked
    if live is None or has_passed or link.channel.seat != message.seat or link not in desk.links:
        return
    lang = link.channel.lang
    text: str | UnsetType = UNSET
    if lang is not None:
        text = desk.showing.speech.to(lang, message.seat).move(live.state.view(message.seat), action)
    link.send(Hinted(desk.id, message.id, action, text))


# Bots and clocks.


def go_on(desk: Desk) -> None:
    """Sets the bots that are asked to thinking, and the alarm for the people that are."""
    if desk.alarm is not None:
        desk.alarm.cancel()
        desk.alarm = None
    live = desk.live
    if live is None or live.state.outcome is not None:
        return
    deadlines: list[int] = []
    for seat, asked in live.asked.items():
        chair = desk.ledger.chairs[seat]
        if chair.is_bot_playing:
            if seat not in desk.thinking:
                desk.thinking[seat] = asyncio.create_task(_think(desk, live, seat, asked, chair))
        elif (end := until(desk.ledger.created.clock, chair, asked)) is not None:
            deadlines.append(end)
    if deadlines:
        wait = max(0, min(deadlines) - desk.house.now()) / 1000
        desk.alarm = asyncio.get_running_loop().call_later(wait, partial(desk.post, partial(time_is_up, desk)))


def _think(desk: Desk, live: Live, seat: int, asked: Asked, chair: Chair) -> Coroutine[None, None, None]:
    assert desk.ledger.started is not None, "the game has begun"
    level = chair.plan.level if chair.kind == "bot" else STAND_IN
    seed = f"{desk.ledger.started.seed}/{asked.version}/{seat}"
    return _choose(desk, live.game.id, live.state.text(), seat, level, seed, partial(_decide, desk, seat, asked))


async def _choose(
    desk: Desk, game: str, position: str, seat: int, level: str, seed: str, then: Callable[[int], None]
) -> None:
    """A bot thinks; what comes of it waits in the queue like everything else. A bot that fails is the table's failure."""
    try:
        action = await desk.house.bots.choose(game, position, seat, level, seed)
    except Exception as error:
        desk.post(partial(_fail, error))
    else:
        desk.post(partial(then, action))


def _fail(error: Exception) -> None:
    raise error


def _decide(desk: Desk, seat: int, asked: Asked, action: int) -> None:
    """A bot has decided. If the decision has passed, or the person is back, nothing comes of it."""
    del desk.thinking[seat]
    live = desk.live
    chair = desk.ledger.chairs[seat]
    if live is None or live.asked.get(seat) is not asked or not chair.is_bot_playing:
        go_on(desk)
        return
    if live.game.can_wait(asked.decision.kind, action) and _are_people_asked(desk, live):
        return  # It is asked again after every act.
    by: Literal["bot", "standin"] = "bot" if chair.kind == "bot" else "standin"
    _play(desk, live, [log.Acted(desk.house.now(), seat, action, by)])


def _are_people_asked(desk: Desk, live: Live) -> bool:
    """Whether somebody who is there has something to decide."""
    return any(desk.ledger.chairs[seat].has_person_present for seat in live.asked)


async def time_is_up(desk: Desk) -> None:
    """Seats whose time is over are played by a bot from here on."""
    live = desk.live
    if live is None:
        return
    now = desk.house.now()
    late: list[int] = []
    for seat, asked in live.asked.items():
        chair = desk.ledger.chairs[seat]
        end = until(desk.ledger.created.clock, chair, asked)
        if not chair.is_bot_playing and end is not None and end <= now + MOST_HASTE * 1000:
            late.append(seat)
    if late:
        desk.undo = None  # Whoever had to agree may be away now.
        await desk.write([log.Away(now, seat) for seat in late])
        desk.tell_room()
    go_on(desk)


# Taking back.


async def undo(desk: Desk, link: Link) -> None:
    """At once if nobody else plays, else when all the others agree."""
    desk.playing()
    if not desk.ledger.seats_of(link.person):
        raise Cannot("not-your-seat", "only somebody who plays can take an act back")
    if desk.undo is not None:
        raise Cannot("undo-asked", "somebody has asked already; the others are thinking about it")
    if await _last_act(desk, link.person) is None:
        raise Cannot("nothing-to-undo", "you have not decided anything yet")
    desk.undo = UndoAsked(link.person)
    await _undo_if_agreed(desk)


async def agree(desk: Desk, link: Link, yes: bool) -> None:
    desk.playing()
    if desk.undo is None or link.person not in _to_ask(desk):
        raise Cannot("no-undo-asked", "nobody asks you to agree to anything")
    if yes:
        desk.undo.agreed.add(link.person)
        await _undo_if_agreed(desk)
        return
    desk.undo = None
    desk.tell(UndoRefused(desk.id, link.person))
    desk.tell_room()


def _to_ask(desk: Desk) -> set[str]:
    """Everybody who plays; not those a bot plays for."""
    return {chair.person for chair in desk.ledger.chairs if chair.has_person_present and chair.person is not None}


async def _undo_if_agreed(desk: Desk) -> None:
    assert desk.undo is not None, "somebody has asked"
    person = desk.undo.person
    if not _to_ask(desk) <= desk.undo.agreed:
        desk.tell_room()
        return
    desk.undo = None
    keep = await _last_act(desk, person)
    assert keep is not None, "there was something to take back when it was asked for"
    await desk.write([log.Undone(desk.house.now(), keep)], is_listed=False)
    desk.live = live_from_log(desk.ledger, await desk.entries())
    desk.tell_room()
    await show_whole(desk, desk.links, None)
    go_on(desk)


async def _last_act(desk: Desk, person: str) -> int | None:
    """How many acts were before the last one this person made; None if there is none."""
    seats = desk.ledger.seats_of(person)
    plays = history_of(await desk.entries()).plays
    for place in range(len(plays) - 1, -1, -1):
        acted = plays[place].acted
        if acted.seat in seats and acted.by == "person":
            return place
    return None
