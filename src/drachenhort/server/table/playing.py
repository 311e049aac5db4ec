"""At the game: acts, questions about them, bots and clocks."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Final, Literal, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType

from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.rng import Rng
from drachenhort.games.guide import Task
from drachenhort.players.levels import longest_thought
from drachenhort.players.registry import quick_player
from drachenhort.server.base.errors import Cannot
from drachenhort.server.store import entries as log
from drachenhort.server.table import guiding
from drachenhort.server.table.clock import until
from drachenhort.server.table.ledger import Chair
from drachenhort.server.table.live_game import Asked, LiveGame
from drachenhort.server.table.looking import show_whole
from drachenhort.server.table.moments import choices_seen, moment
from drachenhort.server.table.table import Table
from drachenhort.server.table.turns import Work
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import Ack, Act, Allowed, Refused, Why

Found = TypeVar("Found")

SNAPSHOT_EVERY: Final = 50
LISTED_EVERY: Final = 50
MOST_HASTE: Final = 0.05
"""A timer may fire this many seconds early; then it is set again."""


# Acts.


def act(table: Table, link: Link, message: Act) -> Work | None:
    """Plays it. If it was decided on a version that has passed, a fresh view is the answer."""
    chair = table.chair_of(link.person, message.seat)
    known = table.ledger.act_ids.get((message.seat, message.id))
    if known is not None:
        link.send(Ack(table.id, message.id, known))
        return None
    check_handed(link, message.seat)
    live = table.playing()
    asked = live.asked.get(message.seat)
    now = live.versions.of(message.seat)
    if message.version != now and (asked is None or not asked.version <= message.version < now):
        table.services.counters.late += 1
        return show_whole(table, [link], now, message.id)
    actions = [message.action, *message.then]
    refused = _first_refused(live, message.seat, actions)
    if refused is not None:
        table.services.counters.refused += 1
        link.send(_refused(table, live, link, message, *refused))
        return None
    task = guiding.strayed(table.guide, live, message.seat, actions)
    if task is not None:
        link.send(_strayed(table, link, message, task))
        return None
    came_back: list[log.AnyEntry] = [log.Back(table.services.now(), message.seat)] if chair.is_bot_playing else []
    _play(table, live, came_back, message.seat, actions, "person", message.id)
    return None


def _first_refused(live: LiveGame, seat: int, actions: list[int]) -> tuple[int, Illegal] | None:
    """The first of these actions that the rules forbid. Raises Cannot if they are more than one choice.

    Nobody may find out what would come of an action by adding another that is refused. So all but the last are parts of a
    choice after which nothing has happened yet.
    """
    state = live.state
    if len(actions) > 1:
        state = state.copy()
        state.is_logging = True
    for index, action in enumerate(actions):
        refusal = state.why_not(seat, action)
        if refusal is not None:
            return action, refusal
        if index < len(actions) - 1:
            decision = state.decision_of(seat)
            assert decision is not None, "a legal act answers an open decision"
            is_part = decision.kind in live.game.parts
            if is_part:
                state.apply(seat, action)
            if not is_part or state.take_events():
                raise Cannot("several-choices", "an act is one choice; what follows from it is decided when it is known")
    return None


def _play(
    table: Table,
    live: LiveGame,
    before: list[log.AnyEntry],
    seat: int,
    actions: list[int],
    by: Literal["person", "bot", "standin"],
    name: str = "",
) -> None:
    """Plays what is legal: first it is written to the disk, with what comes before it, then others are told."""
    asked = live.asked.get(seat)
    assert asked is not None, "a legal act answers an open decision"
    now = table.services.now()
    events, is_hidden = live.apply(seat, actions)
    if seat in table.left_at:
        table.left_at[seat] = live.state.text()
    spent = max(0, now - asked.at) if by == "person" and not is_hidden else 0
    acted = log.Acted(now, seat, actions[0], by, name, spent, actions[1:], is_hidden)
    live.note(acted, events)
    is_over = live.state.outcome is not None
    # A bot that plays for somebody whose time was up does so for this one choice.
    is_away_over = table.ledger.chairs[seat].is_away and not is_hidden
    is_awake = by == "person" and table.ledger.are_all_idle
    is_undo_over = table.undo is not None and not is_hidden
    is_room_changed = is_over or is_away_over or is_awake or is_undo_over or bool(before)
    if not is_hidden:
        table.undo = None
    entries = [*before, acted]
    snapshot = None
    acts = table.ledger.acts + 1
    if acts % SNAPSHOT_EVERY == 0 or is_over:
        snapshot = live.snapshot(table.ledger.entries + len(entries))
    # When a list shows a change must not tell how many secret acts there were.
    is_listed = is_over or (not is_hidden and live.versions.shared % LISTED_EVERY == 0)
    then = table.turns.pause(partial(_tell, table, live, acted, events, is_room_changed))
    table.write_down(entries, is_listed, snapshot, then)


def _tell(table: Table, live: LiveGame, acted: log.Acted, events: list[Event], is_room_changed: bool) -> None:
    """Runs when the act is on the disk."""
    table.services.counters.moves += 1
    fanout = table.services.fanout
    for channel, data in table.showing.moved(fanout.channels(table.id), live, acted, events, table.clocks()):
        fanout.send(channel, data)
    if is_room_changed:
        table.tell_room()
    go_on(table)


def _refused(table: Table, live: LiveGame, link: Link, message: Act | Why, action: int, refusal: Illegal) -> Refused:
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    if link.channel.lang is not None:
        view = live.state.view(message.seat)
        text, rule = table.showing.speech.refusal(link.channel.lang, message.seat, view, action, refusal)
    return Refused(table.id, message.id, refusal.clause, refusal.reason, text, rule)


def _strayed(table: Table, link: Link, message: Act, task: Task) -> Refused:
    """The rules would allow it, but at a guided game it is something else's turn."""
    assert table.guide is not None, "only a guide has tasks"
    clause = table.guide.stations[task.station].clause
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    if link.channel.lang is not None:
        text, clause, rule = table.showing.speech.strayed(link.channel.lang, table.guide, task)
    return Refused(table.id, message.id, clause, "guided", text, rule)


# Questions.


def check_handed(link: Link, seat: int) -> None:
    """Of several seats at one device only the one that has it may ask: the answers tell what it knows."""
    if link.channel.seat != seat:
        raise Cannot("not-your-seat", f"seat {seat + 1} does not have the device; hand it over first")


def why(table: Table, link: Link, message: Why) -> None:
    table.chair_of(link.person, message.seat)
    check_handed(link, message.seat)
    live = table.playing()
    refusal = live.state.why_not(message.seat, message.action)
    if refusal is None:
        link.send(Allowed(table.id, message.id))
    else:
        link.send(_refused(table, live, link, message, message.action, refusal))


class Question(NamedTuple):
    """What a bot is to think about, and the version that the seat has seen."""

    asked: tuple[str, str, int, str, int | None]
    version: int


async def question(table: Table, person: str, seat: int) -> Question:
    """For a program, about what it has to decide itself. Whoever plays themselves does not get it by lending their seat."""
    chair = table.chair_of(person, seat)
    live = table.playing()
    if not chair.is_program or chair.was_persons:
        raise Cannot("not-your-seat", f"only a program that has played seat {seat + 1} from the start is told")
    asked = live.asked.get(seat)
    if asked is None or chair.is_bot_playing:
        raise Cannot("not-your-turn", "there is nothing for you to decide now")
    seed = f"evaluation/{asked.version}/{seat}"
    return Question((live.game.id, live.state.text(), seat, seed, table.ledger.rules), live.versions.of(seat))


# Bots and clocks.


def go_on(table: Table) -> None:
    """Sets the bots that are asked to thinking, and the alarm for the people that are."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    live = table.live
    if live is None or live.state.outcome is not None or table.is_deserted:
        return
    deadlines: list[int] = []
    for seat, asked in live.asked.items():
        chair = table.ledger.chairs[seat]
        if chair.is_bot_playing:
            if seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(_think(table, live, seat, asked, chair))
        elif (end := until(table.ledger.created.clock, chair, asked)) is not None:
            deadlines.append(end)
    if deadlines and not table.ledger.are_all_idle:
        wait = max(0, min(deadlines) - table.services.now()) / 1000
        table.alarm = asyncio.get_running_loop().call_later(wait, partial(table.turns.post, partial(time_is_up, table)))


def _think(table: Table, live: LiveGame, seat: int, asked: Asked, chair: Chair) -> Coroutine[None, None, None]:
    """Where people play along a bot takes its moment; one that steps in since somebody's time is up does not."""
    assert table.ledger.started is not None, "the game has begun"
    level = chair.plan.level if chair.kind == "bot" else quick_player(live.game.id)
    seed = f"{table.ledger.started.seed}/{asked.version}/{seat}"
    ask = _asking(table, live, asked, level, seed)
    decide = partial(_decide, table, seat, asked)
    if not table.ledger.has_company:
        return thought(table, ask, decide, leisure=table.services.leisure)
    if chair.is_away or not table.services.moment:
        return thought(table, ask, decide)
    rng = Rng.from_seed(f"moment/{seed}")
    choices = choices_seen(live.state, seat, rng)
    least = moment(choices, table.services.moment, rng)
    if choices > 1:  # One that thinks always takes as long as it may: how hard it found a choice is its own affair.
        least = max(least, longest_thought(live.game.id, level))
    return thought(table, ask, decide, least=least)


def _asking(table: Table, live: LiveGame, asked: Asked, level: str, seed: str) -> Callable[[], Coroutine[None, None, int]]:
    """A bot's thought about the position as it is now. Where only one action is allowed no bot is needed."""
    decision = asked.decision
    told = guiding.told_act(table.guide, live, decision.seat)
    if told is not None:
        return partial(_the_only, told)
    if decision.count() == 1:
        return partial(_the_only, decision.nth(0))
    game, position, rules = live.game.id, live.state.text(), table.ledger.rules
    return partial(table.services.bots.choose, game, position, decision.seat, level, seed, rules)


async def _the_only(action: int) -> int:
    return action


async def thought(
    table: Table,
    ask: Callable[[], Coroutine[None, None, Found]],
    then: Callable[[Found], None],
    leisure: float = 0.0,
    least: float = 0.0,
) -> None:
    """A bot thinks; what it found waits for its turn like everything else. If it fails, the table stops.

    It begins after its `leisure`, and is not done before the `least` time is over.
    """
    if leisure:
        await asyncio.sleep(leisure)
    begin = asyncio.get_running_loop().time()
    try:
        found = await ask()
        left = least - (asyncio.get_running_loop().time() - begin)
        if left > 0:
            await asyncio.sleep(left)
    except Exception as error:
        table.turns.post(partial(_fail, error))
    else:
        table.turns.post(partial(then, found))


def _fail(error: Exception) -> None:
    raise error


def _decide(table: Table, seat: int, asked: Asked, action: int) -> None:
    """A bot has decided. If the decision has passed, or the person is back, nothing comes of it."""
    del table.thinking[seat]
    live = table.live
    chair = table.ledger.chairs[seat]
    if live is None or live.asked.get(seat) is not asked or not chair.is_bot_playing:
        go_on(table)
        return
    if not chair.is_away and live.game.can_wait(asked.decision.kind, action) and _are_people_asked(table, live):
        return  # It is asked again after every act.
    by: Literal["bot", "standin"] = "bot" if chair.kind == "bot" else "standin"
    _play(table, live, [], seat, [action], by)


def _are_people_asked(table: Table, live: LiveGame) -> bool:
    """Whether somebody who is there has something to decide."""
    return any(table.ledger.chairs[seat].has_person_present for seat in live.asked)


async def time_is_up(table: Table) -> None:
    """For seats whose time is over a bot makes this one choice; the next one waits for the person again."""
    live = table.live
    if live is None or live.state.outcome is not None or table.is_deserted or table.ledger.are_all_idle:
        return
    now = table.services.now()
    late: list[int] = []
    for seat, asked in live.asked.items():
        chair = table.ledger.chairs[seat]
        end = until(table.ledger.created.clock, chair, asked)
        if not chair.is_bot_playing and end is not None and end <= now + MOST_HASTE * 1000:
            late.append(seat)
    if late:
        table.undo = None  # Whoever had to agree may be away now.
        await table.write([log.Away(now, seat) for seat in late])
        table.tell_room()
    go_on(table)
