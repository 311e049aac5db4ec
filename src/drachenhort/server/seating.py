"""Around the game: coming and going, sitting down and getting up, starting, chatting, playing again."""

import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

from drachenhort.server import entries as log
from drachenhort.server.errors import Cannot
from drachenhort.server.looking import show_whole
from drachenhort.server.messages import ChatLine, Room, Said
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.ledger import CHAT_KEPT, Chair
from drachenhort.server.moves.link import Link
from drachenhort.server.moves.live import begin
from drachenhort.server.moves.playing import go_on
from drachenhort.server.people import is_readable
from drachenhort.server.plans import SeatPlan, TableSetup
from drachenhort.server.store import Person, StoreError

# Coming and going.


async def enter(desk: Desk, link: Link, seen: int | None) -> None:
    is_first = all(other.person != link.person for other in desk.links)
    was_deserted = desk.is_deserted
    desk.links.append(link)
    link.channel = desk.channel_for(link, desk.own_seat(link))
    desk.house.fanout.listen(link.channel, link.send_bytes)
    await _wake_up(desk)
    await _take_back_all(desk, link.person)
    link.send(Room(desk.id, desk.info(for_player=link.channel.is_player), list(await _lines(desk))))
    if desk.live is not None:
        await show_whole(desk, [link], seen)
    if is_first:
        desk.tell_room()
    if was_deserted:
        go_on(desk)


def leave(desk: Desk, link: Link) -> None:
    if link not in desk.links:
        return
    desk.let_go(link)
    if all(other.person != link.person for other in desk.links):
        desk.tell_room()
    if not desk.links:
        desk.post(partial(rest_if_deserted, desk))


async def rest_if_deserted(desk: Desk) -> None:
    """The last one has gone: no clock runs on, so that nobody finds a game lost that nobody played."""
    if not desk.is_deserted or desk.status != "running":
        return
    go_on(desk)  # No alarm is left.
    if desk.ledger.created.clock.kind != "none" and desk.ledger.paused is None:
        await desk.write([log.Paused(desk.house.now())], is_listed=False)


async def _wake_up(desk: Desk) -> None:
    """Somebody is there again: the clocks go on where they stood."""
    if desk.ledger.paused is not None and desk.live is not None:
        now = desk.house.now()
        pause = max(0, now - desk.ledger.paused)
        await desk.write([log.Resumed(now, pause)], is_listed=False)
        desk.live.delay(pause)


async def hand_over(desk: Desk, link: Link, seat: int | None) -> None:
    """The device now belongs to this seat, or with none to nobody yet."""
    if seat is not None:
        desk.chair_of(link.person, seat)
    if desk.place(link, seat) and desk.live is not None:
        await show_whole(desk, [link], None)


# Sitting down and getting up.


async def sit(desk: Desk, person: Person, seat: int | None, code: str | None) -> int:
    _check_goes_on(desk)
    if seat is None:
        seat = _any_seat(desk, person.id, code)
    chair = _chair(desk, seat)
    if chair.person == person.id:
        if chair.is_bot_playing:
            await take_back(desk, person.id, seat)
        return seat
    _check_free(desk, chair, seat, person.id, code)
    await desk.write([log.Sat(desk.house.now(), seat, person.id, person.name)])
    await _seats_changed(desk)
    return seat


async def seat_program(desk: Desk, giver: str, program: Person, seat: int) -> None:
    """Somebody gives a seat to a program: their own, one they gave to a program before, or as the host before the start
    one in which no person sits.
    """
    _check_goes_on(desk)
    chair = _chair(desk, seat)
    if giver not in (chair.person, chair.giver):
        if giver != desk.ledger.created.host:
            raise Cannot("not-your-seat", f"seat {seat + 1} is not yours to give away")
        if chair.kind == "person":
            raise Cannot("seat-taken", f"somebody sits in seat {seat + 1}; only they can give it to a program")
        if desk.status != "open":
            raise Cannot("started", "the host gives seats away before the game starts")
    await desk.write([log.Sat(desk.house.now(), seat, program.id, program.name, True, giver)])
    await _seats_changed(desk)


def _check_goes_on(desk: Desk) -> None:
    if desk.status == "closed":
        raise Cannot("closed", "this table was given up")
    if desk.status == "over":
        raise Cannot("over", "this table is not played at any more")


def _chair(desk: Desk, seat: int) -> Chair:
    chairs = desk.ledger.chairs
    if seat >= len(chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(chairs)}")
    return chairs[seat]


def _any_seat(desk: Desk, person: str, code: str | None) -> int:
    """The person's own seat, else the one the invitation is for, else the first that is free."""
    own = desk.ledger.seats_of(person)
    if own:
        return own[0]
    for seat, kept_for in desk.ledger.created.kept.items():
        if kept_for == person:
            return seat
    for seat, invitation in desk.ledger.created.invitations.items():
        if _opens(code, invitation):
            return seat
    for seat, chair in enumerate(desk.ledger.chairs):
        if chair.kind == "open":
            return seat
    raise Cannot("seat-taken", "every seat is taken or kept for somebody; you can look on")


def _opens(code: str | None, invitation: str) -> bool:
    return code is not None and secrets.compare_digest(code.encode(), invitation.encode())


def _check_free(desk: Desk, chair: Chair, seat: int, person: str, code: str | None) -> None:
    if chair.kind == "invited":
        created = desk.ledger.created
        if created.kept.get(seat) != person and not _opens(code, created.invitations[seat]):
            raise Cannot("seat-kept", f"seat {seat + 1} is kept for somebody with an invitation")
    elif chair.kind != "open" and chair.giver != person:
        raise Cannot("seat-taken", f"seat {seat + 1} is taken")


async def stand(desk: Desk, person: str, seat: int) -> None:
    chair = desk.chair_of(person, seat)
    if desk.status == "over":
        raise Cannot("over", "the game is over; nobody has to get up")
    if chair.has_left:
        return
    await desk.write([log.Stood(desk.house.now(), seat)])
    await _seats_changed(desk)


async def take_back(desk: Desk, person: str, seat: int) -> None:
    chair = desk.chair_of(person, seat)
    if chair.is_bot_playing:
        await _come_back(desk, seat)


async def _come_back(desk: Desk, seat: int) -> None:
    now = desk.house.now()
    await desk.write([log.Back(now, seat)])
    if desk.live is not None:
        desk.live.ask_anew(seat, now)
    desk.tell_room()
    go_on(desk)


async def _take_back_all(desk: Desk, person: str) -> None:
    """Somebody whose time ran out has come again. Who got up sits down again only by their own will."""
    for seat in desk.ledger.seats_of(person):
        chair = desk.ledger.chairs[seat]
        is_missed = chair.is_away or (desk.ledger.are_all_idle and not chair.has_left)
        if is_missed and desk.status == "running":
            await _come_back(desk, seat)


async def _seats_changed(desk: Desk) -> None:
    desk.undo = None  # Whoever has to agree may be somebody else now.
    desk.showing.forget_words()
    for link in desk.links:
        wanted = desk.own_seat(link)
        keeps = desk.live is not None and link.channel.seat in desk.ledger.seats_of(link.person)
        if wanted is None and keeps:
            wanted = link.channel.seat
        if desk.place(link, wanted) and desk.live is not None:
            await show_whole(desk, [link], None)
    desk.tell_room()
    go_on(desk)


# Starting, chatting, giving up, playing again.


async def start(desk: Desk, person: str) -> None:
    _check_host(desk, person)
    if desk.status != "open":
        raise Cannot("closed" if desk.status == "closed" else "started", "this table has been started or given up")
    empty = [str(seat + 1) for seat, chair in enumerate(desk.ledger.chairs) if chair.kind in ("open", "invited")]
    if empty:
        raise Cannot("seats-open", f"nobody sits at {', '.join(empty)} yet")
    started = log.Started(desk.house.now(), secrets.token_hex(16), secrets.token_hex(16))
    desk.live = begin(desk.ledger, started)
    await desk.write([started])
    await show_whole(desk, desk.links, None)
    desk.tell_room()
    go_on(desk)


async def close_down(desk: Desk, person: str) -> None:
    _check_host(desk, person)
    if desk.status == "closed":
        return
    if desk.status != "open":
        raise Cannot("started", "a game that has begun is not given up; get up, and a bot plays for you")
    await desk.write([log.Closed(desk.house.now())])
    desk.tell_room()


def _check_host(desk: Desk, person: str) -> None:
    if person != desk.ledger.created.host:
        raise Cannot("not-host", "only whoever set the table up can do that")


async def chat(desk: Desk, link: Link, text: str) -> None:
    if not is_readable(text):
        raise Cannot("bad-text", "say something in one line, without control characters")
    if not _may_chat(desk, link.person):
        raise Cannot("not-seated", "only those who sit at the table, are invited or have set it up can chat")
    lines = await _lines(desk)
    line = ChatLine(desk.house.now(), link.person, link.visitor.name, text)
    try:
        await desk.house.store.say(desk.id, log.Said(line.at, line.person, line.name, line.text))
    except StoreError:
        # The table itself is as it was, so play goes on.
        raise Cannot("storage", "that could not be stored, so nobody has heard it; try again in a moment") from None
    lines.append(line)
    desk.tell(Said(desk.id, line))


def _may_chat(desk: Desk, person: str) -> bool:
    """Strangers who look on would fill the page of those who play."""
    ledger = desk.ledger
    return person == ledger.created.host or bool(ledger.seats_of(person)) or ledger.has_invited(person)


async def _lines(desk: Desk) -> deque[ChatLine]:
    """What was said last. Lines that are in the log came before all others."""
    if desk.chat is None:
        newer = await desk.house.store.chat(desk.id, CHAT_KEPT)
        desk.chat = deque(desk.ledger.chat, CHAT_KEPT)
        desk.chat.extend(ChatLine(line.at, line.person, line.name, line.text) for line in newer)
    return desk.chat


async def rematch(desk: Desk, person: str, make: Callable[[TableSetup, dict[int, str]], Awaitable[str]]) -> str:
    """The same game again: the others' seats are kept for them, the program's own bots sit where they sat."""
    if desk.ledger.rematch is not None:
        return desk.ledger.rematch
    if desk.status != "over":
        raise Cannot("not-over", "play this game to its end first")
    if not desk.ledger.seats_of(person):
        raise Cannot("not-your-seat", "only somebody who played can ask for a rematch")
    created = desk.ledger.created
    plans: list[SeatPlan] = []
    kept: dict[int, str] = {}
    for seat, chair in enumerate(desk.ledger.chairs):
        if chair.person == person:
            plans.append(SeatPlan("me"))
        elif chair.kind == "person" and chair.person is not None and not chair.has_left:
            plans.append(SeatPlan("invited"))
            kept[seat] = chair.person
        else:
            plans.append(SeatPlan("bot", chair.plan.level))
    setup = TableSetup(created.game, plans, created.options, created.clock, created.is_public)
    table = await make(setup, kept)
    await desk.write([log.Rematched(desk.house.now(), table)])
    desk.tell_room()
    return table
