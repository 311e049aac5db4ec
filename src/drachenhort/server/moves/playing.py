"""At the game: acts, questions about them, bots and clocks."""

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
from drachenhort.server.messages import Ack, Act, Allowed, Hint, Hinted, Refused, Why
from drachenhort.server.moves.clock import until
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.ledger import Chair
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import Asked, Live
from drachenhort.server.moves.turns import Work

ADVISER: Final = "greedy"
STAND_IN: Final = "greedy"
SNAPSHOT_EVERY: Final = 50
LISTED_EVERY: Final = 50
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
    now = live.versions.of(message.seat)
    if message.version != now and (asked is None or not asked.version <= message.version < now):
        desk.house.counters.late += 1
        return show_whole(desk, [link], now, message.id)
    actions = [message.action, *message.then]
    refused = _first_refused(live, message.seat, actions)
    if refused is not None:
        desk.house.counters.refused += 1
        link.send(_refused(desk, live, link, message, *refused))
        return None
    came_back: list[log.AnyEntry] = [log.Back(desk.house.now(), message.seat)] if chair.is_bot_playing else []
    _play(desk, live, came_back, message.seat, actions, "person", message.id)
    return None


def _first_refused(live: Live, seat: int, actions: list[int]) -> tuple[int, Illegal] | None:
    """The first of these actions that the rules forbid. Raises Cannot if they are more than one choice.

    Nobody may find out what would come of an action by adding another that is refused. So all but the last are parts of a
    choice after which nothing has happened yet.
    """
    state = live.state
    if len(actions) > 1:
        state = state.copy()
        state.is_logging = True
    for place, action in enumerate(actions):
        refusal = state.why_not(seat, action)
        if refusal is not None:
            return action, refusal
        if place < len(actions) - 1:
            decision = state.decision_of(seat)
            assert decision is not None, "a legal act answers an open decision"
            is_part = decision.kind in live.game.parts
            if is_part:
                state.apply(seat, action)
            if not is_part or state.take_events():
                raise Cannot("several-choices", "an act is one choice; what follows from it is decided when it is known")
    return None


def _play(
    desk: Desk,
    live: Live,
    before: list[log.AnyEntry],
    seat: int,
    actions: list[int],
    by: Literal["person", "bot", "standin"],
    name: str = "",
) -> None:
    """Plays what is legal: first it is written to the disk, with what comes before it, then others are told."""
    asked = live.asked.get(seat)
    assert asked is not None, "a legal act answers an open decision"
    now = desk.house.now()
    events, is_hidden = live.apply(seat, actions)
    spent = max(0, now - asked.at) if by == "person" and not is_hidden else 0
    acted = log.Acted(now, seat, actions[0], by, name, spent, actions[1:], is_hidden)
    live.note(acted, events)
    is_over = live.state.outcome is not None
    # A bot that plays for somebody whose time was up does so for this one choice.
    is_away_over = desk.ledger.chairs[seat].is_away and not is_hidden
    is_awake = by == "person" and desk.ledger.are_all_idle
    is_undo_over = desk.undo is not None and not is_hidden
    is_room_changed = is_over or is_away_over or is_awake or is_undo_over or bool(before)
    if not is_hidden:
        desk.undo = None
    entries = [*before, acted]
    snapshot = None
    acts = desk.ledger.acts + 1
    if acts % SNAPSHOT_EVERY == 0 or is_over:
        snapshot = live.snapshot(desk.ledger.entries + len(entries))
    # When a list shows a change must not tell how many secret acts there were.
    is_listed = is_over or (not is_hidden and live.versions.shared % LISTED_EVERY == 0)
    then = desk.turns.pause(partial(_tell, desk, live, acted, events, is_room_changed))
    desk.write_down(entries, is_listed, snapshot, then)


def _tell(desk: Desk, live: Live, acted: log.Acted, events: list[Event], is_room_changed: bool) -> None:
    """Runs when the act is on the disk."""
    desk.house.counters.moves += 1
    fanout = desk.house.fanout
    for channel, data in desk.showing.moved(fanout.channels(desk.id), live, acted, events, desk.clocks()):
        fanout.send(channel, data)
    if is_room_changed:
        desk.tell_room()
    go_on(desk)


def _refused(desk: Desk, live: Live, link: Link, message: Act | Why, action: int, refusal: Illegal) -> Refused:
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    if link.channel.lang is not None:
        view = live.state.view(message.seat)
        text, rule = desk.showing.speech.refusal(link.channel.lang, message.seat, view, action, refusal)
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
        link.send(_refused(desk, live, link, message, message.action, refusal))


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
    position, seed = live.state.text(), f"hint/{asked.version}"
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
    if live is None or live.state.outcome is not None or desk.is_deserted:
        return
    deadlines: list[int] = []
    for seat, asked in live.asked.items():
        chair = desk.ledger.chairs[seat]
        if chair.is_bot_playing:
            if seat not in desk.thinking:
                desk.thinking[seat] = asyncio.create_task(_think(desk, live, seat, asked, chair))
        elif (end := until(desk.ledger.created.clock, chair, asked)) is not None:
            deadlines.append(end)
    if deadlines and not desk.ledger.are_all_idle:
        wait = max(0, min(deadlines) - desk.house.now()) / 1000
        desk.alarm = asyncio.get_running_loop().call_later(wait, partial(desk.post, partial(time_is_up, desk)))


def _think(desk: Desk, live: Live, seat: int, asked: Asked, chair: Chair) -> Coroutine[None, None, None]:
    assert desk.ledger.started is not None, "the game has begun"
    level = chair.plan.level if chair.kind == "bot" else STAND_IN
    seed = f"{desk.ledger.started.seed}/{asked.version}/{seat}"
    leisure = 0.0 if desk.ledger.has_company else desk.house.leisure
    decide = partial(_decide, desk, seat, asked)
    return _choose(desk, live.game.id, live.state.text(), seat, level, seed, decide, leisure)


async def _choose(
    desk: Desk,
    game: str,
    position: str,
    seat: int,
    level: str,
    seed: str,
    then: Callable[[int], None],
    leisure: float = 0.0,
) -> None:
    """A bot thinks; what comes of it waits in the queue like everything else. A bot that fails is the table's failure."""
    if leisure:
        await asyncio.sleep(leisure)
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
    if not chair.is_away and live.game.can_wait(asked.decision.kind, action) and _are_people_asked(desk, live):
        return  # It is asked again after every act.
    by: Literal["bot", "standin"] = "bot" if chair.kind == "bot" else "standin"
    _play(desk, live, [], seat, [action], by)


def _are_people_asked(desk: Desk, live: Live) -> bool:
    """Whether somebody who is there has something to decide."""
    return any(desk.ledger.chairs[seat].has_person_present for seat in live.asked)


async def time_is_up(desk: Desk) -> None:
    """For seats whose time is over a bot makes this one choice; the next one waits for the person again."""
    live = desk.live
    if live is None or live.state.outcome is not None or desk.is_deserted or desk.ledger.are_all_idle:
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
