"""Around the game: coming and going, sitting down and getting up, starting, chatting, playing again."""

import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

from drachenhort.core.errors import DrachenhortError
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import Person, StoreError
from drachenhort.server.table.ledger import CHAT_KEPT, Chair
from drachenhort.server.table.live_game import begin
from drachenhort.server.table.looking import show_whole
from drachenhort.server.table.people import is_readable
from drachenhort.server.table.playing import go_on
from drachenhort.server.table.table import Table
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import ChatLine, Room, Said

# Coming and going.


async def enter(table: Table, link: Link, seen: int | None) -> None:
    is_first = all(other.person != link.person for other in table.links)
    was_deserted = table.is_deserted
    table.links.append(link)
    link.channel = table.channel_for(link, table.own_seat(link))
    table.services.fanout.listen(link.channel, link.send_bytes)
    await _wake_up(table)
    await _take_back_all(table, link.person)
    link.send(Room(table.id, table.info(for_player=link.channel.is_player), list(await _lines(table))))
    if table.has_begun:
        await show_whole(table, [link], seen)
    if is_first:
        table.tell_room()
    if was_deserted:
        go_on(table)


def leave(table: Table, link: Link) -> None:
    if link not in table.links:
        return
    table.let_go(link)
    if all(other.person != link.person for other in table.links):
        table.tell_room()
    if not table.links:
        table.turns.post(partial(rest_if_deserted, table))


async def rest_if_deserted(table: Table) -> None:
    """The last one has gone: no clock runs on, so that nobody finds a game lost that nobody played."""
    if not table.is_deserted or table.status != "running":
        return
    go_on(table)  # No alarm is left.
    if table.ledger.created.clock.kind != "none" and table.ledger.paused is None:
        await table.write([log.Paused(table.services.now())], is_listed=False)


async def _wake_up(table: Table) -> None:
    """Somebody is there again: the clocks go on where they stood."""
    if table.ledger.paused is not None and table.live is not None:
        now = table.services.now()
        pause = max(0, now - table.ledger.paused)
        await table.write([log.Resumed(now, pause)], is_listed=False)
        table.live.delay(pause)


async def hand_over(table: Table, link: Link, seat: int | None) -> None:
    """The device now belongs to this seat, or with none to nobody yet."""
    if seat is not None:
        table.chair_of(link.person, seat)
    if table.show_as(link, seat) and table.has_begun:
        await show_whole(table, [link], None)


# Sitting down and getting up.


def invitations(table: Table, person: str) -> dict[int, str]:
    """The codes for the seats that are kept for somebody; whoever set the table up gives them away."""
    if person != table.ledger.created.host:
        raise Cannot("not-host", "only whoever set the table up has the invitations")
    return table.ledger.created.invitations


async def sit(table: Table, person: Person, seat: int | None, code: str | None) -> int:
    check_goes_on(table)
    if seat is None:
        seat = _any_seat(table, person.id, code)
    chair = chair_at(table, seat)
    if chair.person == person.id:
        if chair.is_bot_playing:
            await take_back(table, person.id, seat)
        return seat
    _check_free(table, chair, seat, person.id, code)
    await table.write([log.Sat(table.services.now(), seat, person.id, person.name)])
    await seats_changed(table)
    return seat


async def seat_program(table: Table, giver: str, program: Person, seat: int) -> None:
    """Somebody gives a seat to a program: their own, one they gave to a program before, or as the host before the start
    one in which no person sits.
    """
    check_goes_on(table)
    chair = chair_at(table, seat)
    if giver not in (chair.person, chair.giver):
        if giver != table.ledger.created.host:
            raise Cannot("not-your-seat", f"seat {seat + 1} is not yours to give away")
        if chair.kind == "person":
            raise Cannot("seat-taken", f"somebody sits in seat {seat + 1}; only they can give it to a program")
        if table.status != "open":
            raise Cannot("started", "the host gives seats away before the game starts")
    await table.write([log.Sat(table.services.now(), seat, program.id, program.name, True, giver)])
    await seats_changed(table)


def check_goes_on(table: Table) -> None:
    if table.status == "closed":
        raise Cannot("closed", "this table was given up")
    if table.status == "over":
        raise Cannot("over", "this table is not played at any more")


def chair_at(table: Table, seat: int) -> Chair:
    chairs = table.ledger.chairs
    if seat >= len(chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(chairs)}")
    return chairs[seat]


def _any_seat(table: Table, person: str, code: str | None) -> int:
    """The person's own seat, else the one the invitation is for, else the first that is free."""
    own = table.ledger.seats_of(person)
    if own:
        return own[0]
    for seat, kept_for in table.ledger.created.kept.items():
        if kept_for == person:
            return seat
    for seat, invitation in table.ledger.created.invitations.items():
        if _opens(code, invitation):
            return seat
    for seat, chair in enumerate(table.ledger.chairs):
        if chair.kind == "open":
            return seat
    raise Cannot("seat-taken", "every seat is taken or kept for somebody; you can look on")


def _opens(code: str | None, invitation: str) -> bool:
    return code is not None and secrets.compare_digest(code.encode(), invitation.encode())


def _check_free(table: Table, chair: Chair, seat: int, person: str, code: str | None) -> None:
    if chair.kind == "invited":
        created = table.ledger.created
        if created.kept.get(seat) != person and not _opens(code, created.invitations[seat]):
            raise Cannot("seat-kept", f"seat {seat + 1} is kept for somebody with an invitation")
    elif chair.kind != "open" and chair.giver != person:
        raise Cannot("seat-taken", f"seat {seat + 1} is taken")


async def stand(table: Table, person: str, seat: int) -> None:
    chair = table.chair_of(person, seat)
    if table.status == "over":
        raise Cannot("over", "the game is over; nobody has to get up")
    if chair.has_left:
        return
    await table.write([log.Stood(table.services.now(), seat)])
    await seats_changed(table)


async def take_back(table: Table, person: str, seat: int) -> None:
    chair = table.chair_of(person, seat)
    if chair.is_bot_playing:
        await _come_back(table, seat)


async def _come_back(table: Table, seat: int) -> None:
    now = table.services.now()
    await table.write([log.Back(now, seat)])
    if table.live is not None:
        table.live.ask_anew(seat, now)
    table.tell_room()
    go_on(table)


async def _take_back_all(table: Table, person: str) -> None:
    """Somebody whose time ran out has come again. Who got up sits down again only by their own will."""
    for seat in table.ledger.seats_of(person):
        chair = table.ledger.chairs[seat]
        is_missed = chair.is_away or (table.ledger.are_all_idle and not chair.has_left)
        if is_missed and table.status == "running":
            await _come_back(table, seat)


async def seats_changed(table: Table) -> None:
    table.undo = None  # Whoever has to agree may be somebody else now.
    table.showing.forget_words()
    for link in table.links:
        wanted = table.own_seat(link)
        keeps = table.live is not None and link.channel.seat in table.ledger.seats_of(link.person)
        if wanted is None and keeps:
            wanted = link.channel.seat
        if table.show_as(link, wanted) and table.live is not None:
            await show_whole(table, [link], None)
    table.tell_room()
    go_on(table)


# Starting, chatting, giving up, playing again.


async def start(table: Table, person: str, position: str | None = None) -> None:
    """Deals, or begins with a position."""
    check_host(table, person)
    if table.status != "open":
        raise Cannot("closed" if table.status == "closed" else "started", "this table has been started or given up")
    empty = [str(seat + 1) for seat, chair in enumerate(table.ledger.chairs) if chair.kind in ("open", "invited")]
    if empty:
        raise Cannot("seats-open", f"nobody sits at {', '.join(empty)} yet")
    rules = table.ledger.game().rules_version
    others = None if rules == table.ledger.created.version else rules
    started = log.Started(table.services.now(), secrets.token_hex(16), secrets.token_hex(16), others, position)
    try:
        table.live = begin(table.ledger, started)
    except DrachenhortError as error:  # It was set up when the game had other options, or the position is not one of it.
        raise Cannot("bad-options", str(error)) from None
    await table.write([started])
    await show_whole(table, table.links, None)
    table.tell_room()
    go_on(table)


async def close_down(table: Table, person: str) -> None:
    check_host(table, person)
    if table.status == "closed":
        return
    if table.status != "open":
        raise Cannot("started", "a game that has begun is not given up; get up, and a bot plays for you")
    await table.write([log.Closed(table.services.now())])
    table.tell_room()


def check_host(table: Table, person: str) -> None:
    if person != table.ledger.created.host:
        raise Cannot("not-host", "only whoever set the table up can do that")


async def chat(table: Table, link: Link, text: str) -> None:
    if not is_readable(text):
        raise Cannot("bad-text", "say something in one line, without control characters")
    if not _may_chat(table, link.person):
        raise Cannot("not-seated", "only those who sit at the table, are invited or have set it up can chat")
    lines = await _lines(table)
    line = ChatLine(table.services.now(), link.person, _speaker(table, link), text)
    try:
        await table.services.store.say(table.id, log.Said(line.at, line.person, line.name, line.text))
    except StoreError:
        # The table itself is as it was, so play goes on.
        raise Cannot("storage", "that could not be stored, so nobody has heard it; try again in a moment") from None
    lines.append(line)
    table.tell(Said(table.id, line))


def _speaker(table: Table, link: Link) -> str:
    """By the name of the seat that has the device, else of the first of that person's."""
    own = table.ledger.seats_of(link.person)
    if not own:
        return link.visitor.name
    return table.ledger.chairs[link.channel.seat if link.channel.seat in own else own[0]].name


def _may_chat(table: Table, person: str) -> bool:
    """Strangers who look on would fill the page of those who play."""
    ledger = table.ledger
    return person == ledger.created.host or bool(ledger.seats_of(person)) or ledger.has_invited(person)


async def _lines(table: Table) -> deque[ChatLine]:
    """What was said last. Lines that are in the log came before all others."""
    if table.chat is None:
        newer = await table.services.store.chat(table.id, CHAT_KEPT)
        table.chat = deque(table.ledger.chat, CHAT_KEPT)
        table.chat.extend(ChatLine(line.at, line.person, line.name, line.text) for line in newer)
    return table.chat


async def rematch(table: Table, person: str, make: Callable[[TableSetup, dict[int, str]], Awaitable[str]]) -> str:
    """The same game again: the others' seats are kept for them, the program's own bots sit where they sat."""
    if table.ledger.rematch is not None:
        return table.ledger.rematch
    if table.status != "over":
        raise Cannot("not-over", "play this game to its end first")
    if not table.ledger.seats_of(person):
        raise Cannot("not-your-seat", "only somebody who played can ask for a rematch")
    created = table.ledger.created
    plans: list[SeatPlan] = []
    kept: dict[int, str] = {}
    has_several = len(table.ledger.seats_of(person)) > 1
    for seat, chair in enumerate(table.ledger.chairs):
        if chair.person == person:
            plans.append(SeatPlan("me", name=chair.name if has_several else ""))
        elif chair.kind == "person" and chair.person is not None and not chair.has_left:
            plans.append(SeatPlan("invited"))
            kept[seat] = chair.person
        else:
            plans.append(SeatPlan("bot", chair.plan.level))
    options = created.wanted or created.options
    setup = TableSetup(created.game, plans, options, created.clock, created.is_public, created.variant)
    other = await make(setup, kept)
    await table.write([log.Rematched(table.services.now(), other)])
    table.tell_room()
    return other
