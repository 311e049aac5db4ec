"""How a table is set up: what is checked of it, and how its host sets it up anew before the start."""

import secrets
from typing import Final, Literal, NamedTuple

import msgspec

from drachenhort.core.errors import DrachenhortError, OldRules
from drachenhort.core.game import Game
from drachenhort.games import find
from drachenhort.players.registry import player_names
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatChange, SeatPlan, TableChange, TableSetup
from drachenhort.server.store import entries as log
from drachenhort.server.store.store import Person
from drachenhort.server.table.ledger import Chair, Ledger
from drachenhort.server.table.options import Chosen
from drachenhort.server.table.people import check_name
from drachenhort.server.table.seating import chair_at, check_goes_on, check_host, seats_changed
from drachenhort.server.table.table import Table

MOST_CHANGES: Final = 200  # So often a table can be set up anew: each time is an entry in its log, read as a whole.
MOST_NAMES: Final = 50  # So often somebody can give a seat another name without getting up.
CODE: Final = 12  # Bytes of chance in the code of an invitation.


class NewSetup(NamedTuple):
    """A change that could be made, if the table is still as it was seen."""

    change: TableChange
    setup: TableSetup
    chosen: Chosen


def game_of(game_id: str, rules_version: int | None = None) -> Game:
    try:
        return find(game_id, rules_version)
    except OldRules as error:
        raise Cannot("old-game", str(error)) from None
    except DrachenhortError as error:
        raise Cannot("no-game", str(error)) from None


def checked_setup(setup: TableSetup, game: Game) -> TableSetup:
    """The same with names as they will be shown; its options are checked elsewhere. Raises Cannot with what is wrong."""
    try:
        game.check_seats(len(setup.seats))
    except DrachenhortError as error:
        raise Cannot("bad-seats", str(error)) from None
    fault = setup.clock.fault()
    if fault is not None:
        raise Cannot("bad-clock", fault)
    seats = [_checked_seat(game, plan) for plan in setup.seats]
    return msgspec.structs.replace(setup, seats=seats)


def _checked_seat(game: Game, plan: SeatPlan) -> SeatPlan:
    if plan.kind == "bot":
        _check_level(game, plan.level)
    if plan.name and plan.kind != "me":
        raise Cannot("bad-seats", "only seats of your own get a name from you")
    return SeatPlan(plan.kind, plan.level, check_name(plan.name) if plan.name else "")


def _check_level(game: Game, level: str) -> None:
    if level not in player_names(game.id):
        levels = ", ".join(player_names(game.id))
        raise Cannot("bad-seats", f"there is no bot '{level}' for {game.title}; there are {levels}")


def new_code() -> str:
    return secrets.token_urlsafe(CODE)


# Set up anew.


def _check_change(ledger: Ledger, change: TableChange) -> None:
    """Whether it was decided on the table as it is."""
    if change.seen != ledger.changes:
        raise Cannot("set-up-anew", "the table has been changed meanwhile; look at it and try again")
    _check_may_go_on(ledger)


def _check_may_go_on(ledger: Ledger) -> None:
    if ledger.changes >= MOST_CHANGES:
        raise Cannot("too-many-changes", f"this table has been changed {MOST_CHANGES} times; set up another one")


async def changed_setup(table: Table, person: str, change: TableChange) -> TableSetup:
    """The table as this change would make it; nothing has changed yet."""
    _check_may_change(table, person)
    _check_change(table.ledger, change)
    created = table.ledger.created
    seats = [SeatPlan(seat.kind, seat.level, seat.name) for seat in change.seats]
    options = change.options if change.options is not None else created.wanted or created.options
    return TableSetup(created.game, seats, options, change.clock or created.clock, created.is_public, created.variant)


def _check_may_change(table: Table, person: str) -> None:
    check_host(table, person)
    if table.status != "open":
        raise Cannot("closed" if table.status == "closed" else "started", "only a table that has not begun can be changed")


async def change_setup(table: Table, host: Person, new: NewSetup) -> None:
    """Everybody who sits there stays at the table, though perhaps in another seat."""
    _check_may_change(table, host.id)
    _check_change(table.ledger, new.change)
    sitters = _sitters(table.ledger.chairs, new.change.seats, host.id)
    seats = [_as_kept(table.ledger.chairs, sitter, seat) for sitter, seat in zip(sitters, new.change.seats, strict=True)]
    created, now = table.ledger.created, table.services.now()
    is_same = new.chosen == Chosen(created.options, created.wanted)
    changed = log.Changed(
        at=now,
        seats=[_with_kind(plan, seat) for plan, seat in zip(new.setup.seats, seats, strict=True)],
        sitters=sitters,
        clock=new.setup.clock,
        invitations=_invitations(created, seats),
        kept=_kept(created, seats),
        options=None if is_same else new.chosen.options,
        wanted=None if is_same else new.chosen.wanted,
    )
    names = [_name(table.ledger.chairs, sitter, plan, host) for sitter, plan in zip(sitters, changed.seats, strict=True)]
    sat = [log.Sat(now, seat, host.id, name) for seat, name in enumerate(names) if name is not None]
    await table.write([changed, *sat])
    await seats_changed(table)


def _sitters(chairs: list[Chair], seats: list[SeatChange], host: str) -> list[int | None]:
    """Where whoever is to sit in each seat sits now. Nobody else's seat is taken away."""
    before = [seat.was for seat in seats if seat.was is not None]
    if len(set(before)) < len(before) or any(was >= len(chairs) for was in before):
        raise Cannot("bad-seats", f"`was` names each of the seats 0 to {len(chairs) - 1} once at most")
    sitters = [
        seat.was if seat.was is not None and _stays(chairs[seat.was], seat, number, host) else None
        for number, seat in enumerate(seats)
    ]
    for number, chair in enumerate(chairs):
        is_own = host in (chair.person, chair.giver)
        if chair.person is not None and not is_own and number not in sitters:
            raise Cannot("seat-taken", f"{chair.name} sits in seat {number + 1}, and needs a free or a kept seat")
    return sitters


def _stays(chair: Chair, seat: SeatChange, number: int, host: str) -> bool:
    if chair.person is None:
        return False
    if chair.person == host:
        return seat.kind == "me"
    if seat.kind in ("me", "bot"):
        return False
    if chair.is_program and number != seat.was:
        raise Cannot("bad-seats", f"a program plays in seat {(seat.was or 0) + 1}, and its token is for that seat alone")
    return True


def _as_kept(chairs: list[Chair], sitter: int | None, seat: SeatChange) -> SeatChange:
    """A seat where somebody else sits stays free to all or kept for somebody, should they get up."""
    if sitter is None or seat.kind == "me":
        return seat
    kind: Literal["open", "invited"] = "invited" if chairs[sitter].plan.kind == "invited" else "open"
    return msgspec.structs.replace(seat, kind=kind)


def _with_kind(plan: SeatPlan, seat: SeatChange) -> SeatPlan:
    return msgspec.structs.replace(plan, kind=seat.kind)


def _name(chairs: list[Chair], sitter: int | None, plan: SeatPlan, host: Person) -> str | None:
    """Under which name the host sits down; None where somebody else sits or nothing is new."""
    if plan.kind != "me":
        return None
    before = None if sitter is None else chairs[sitter].name
    wanted = plan.name or before or host.name
    return None if wanted == before else wanted


def _invitations(created: log.Created, seats: list[SeatChange]) -> dict[int, str]:
    """A seat that is kept as before keeps its code, wherever it goes. Of all others the codes are void."""
    return {
        number: new_code() if seat.was is None else created.invitations.get(seat.was) or new_code()
        for number, seat in enumerate(seats)
        if seat.kind == "invited"
    }


def _kept(created: log.Created, seats: list[SeatChange]) -> dict[int, str]:
    return {
        number: created.kept[seat.was]
        for number, seat in enumerate(seats)
        if seat.kind == "invited" and seat.was is not None and seat.was in created.kept
    }


# One seat.


async def exchange_bot(table: Table, person: str, seat: int, level: str) -> None:
    """The host has a bot of another level play in a bot's seat, from its next decision on."""
    check_host(table, person)
    check_goes_on(table)
    chair = chair_at(table, seat)
    if chair.kind != "bot":
        raise Cannot("no-bot", f"no bot sits in seat {seat + 1}; only bots have a level")
    _check_level(table.ledger.game(), level)
    if level == chair.plan.level:
        return
    _check_may_go_on(table.ledger)
    await table.write([log.Exchanged(table.services.now(), seat, level)])
    table.tell_room()


async def name_seat(table: Table, person: str, seat: int, name: str) -> None:
    """Whoever sits there calls the seat something else, as long as nothing has been told of it."""
    chair = table.chair_of(person, seat)
    if table.status != "open":
        raise Cannot("closed" if table.status == "closed" else "started", "seats are named before the game starts")
    wanted = check_name(name)
    if wanted == chair.name:
        return
    if chair.renamed >= MOST_NAMES:
        raise Cannot("too-many-changes", f"this seat has had {MOST_NAMES} names; keep this one")
    await table.write([log.Named(table.services.now(), seat, wanted)])
    await seats_changed(table)
