"""Somebody deletes all of their own: at every table their name goes, and what was played stays.

Seats of theirs are from then on those of somebody whom nobody can be, another one at each table.
"""

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan
from drachenhort.server.store import entries as log
from drachenhort.server.store.entries import AnyEntry
from drachenhort.server.store.store import Erasure, Stored, TableRow
from drachenhort.server.table import seating
from drachenhort.server.table.history import History, Step, decode_history, encode_history, pack
from drachenhort.server.table.ledger import Ledger
from drachenhort.server.table.people import new_person_id
from drachenhort.server.table.table import Table
from drachenhort.server.table.tables import Tables
from drachenhort.server.wire.messages import TableInfo, encode

UNSAID: Final = "…"
"""In place of a line of the chat that is in a log."""


async def erase_person(tables: Tables, person: str, name: str) -> None:
    """`name` is what everybody reads in place of theirs. Begun again after a fault it goes on where it ended."""
    for row in await tables.services.store.mentions(person):
        await _erase(tables, row, person, name)


async def _erase(tables: Tables, row: TableRow, person: str, name: str) -> None:
    try:
        table = await tables.find(row.id)
    except Cannot:  # It waits for rules that are not here, so nobody is there either.
        stored = await tables.services.store.load(row.id)
        assert stored is not None, "it is in the lists"
        await tables.services.store.erase(_erasure(row, stored, person, name))
        return
    await table.do(_leave, person)
    await table.do(_take_back, person, name)
    table.come_again()


async def _leave(table: Table, person: str) -> None:
    """A table that has not begun needs its host; in a game under way a bot plays on."""
    if table.status == "open" and table.ledger.created.host == person:
        await seating.close_down(table, person)
    if table.status in ("open", "running"):
        for seat in table.ledger.seats_of(person):
            await seating.stand(table, person, seat)


async def _take_back(table: Table, person: str, name: str) -> None:
    await table.write([])  # Whatever is on its way to the disk is there first.
    stored = await table.services.store.load(table.id)
    assert stored is not None, "a table that is open is in the store"
    await table.services.store.erase(_erasure(table.row(), stored, person, name))


def _erasure(row: TableRow, stored: Stored, person: str, name: str) -> Erasure:
    nobody = new_person_id()
    first, *others = stored.entries
    assert isinstance(first, log.Created), "a log begins with the setting up of its table"
    ledger = Ledger(first)
    names = {plan.name for plan in first.seats if first.host == person and plan.name}
    entries = {0: _without(first, ledger, person, nobody, name)}
    for number, entry in enumerate(others, 1):
        entries[number] = _without(entry, ledger, person, nobody, name)
        ledger.add(entry)
        names |= {chair.name for chair in ledger.chairs if chair.person == person and chair.name}
    changed = {number: entry for number, entry in entries.items() if entry != stored.entries[number]}
    kept = stored.history
    history = None if kept is None or ledger.can_be_played else encode_history(_renamed(decode_history(kept), names, name))
    return Erasure(row.id, person, changed, _row(row, person, nobody, name), history)


def _without(entry: AnyEntry, before: Ledger, person: str, nobody: str, name: str) -> AnyEntry:
    """The same without this person and their name."""

    def other(found: str | None) -> str | None:
        return nobody if found == person else found

    def others(kept: dict[int, str]) -> dict[int, str]:
        return {seat: other(kept_for) or "" for seat, kept_for in kept.items()}

    replace = msgspec.structs.replace
    match entry:
        case log.Created():
            plans = _nameless(entry.seats, entry.host == person)
            return replace(entry, host=other(entry.host), kept=others(entry.kept), seats=plans)
        case log.Changed():
            return replace(entry, kept=others(entry.kept), seats=_nameless(entry.seats, before.created.host == person))
        case log.Sat():
            shown = name if entry.person == person else entry.name
            return replace(entry, person=other(entry.person), giver=other(entry.giver), name=shown)
        case log.Named() if before.chairs[entry.seat].person == person:
            return replace(entry, name=name)
        case log.Said() if entry.person == person:
            return replace(entry, person=nobody, name=name, text=UNSAID)
        case log.Joined():
            return replace(entry, person=other(entry.person), into=other(entry.into))
    return entry


def _nameless(plans: Sequence[SeatPlan], is_theirs: bool) -> list[SeatPlan]:
    """Whoever plays several seats at one device has given each a name."""
    return [msgspec.structs.replace(plan, name="") if is_theirs else plan for plan in plans]


def _row(row: TableRow, person: str, nobody: str, name: str) -> TableRow:
    info = msgspec.json.decode(row.summary, type=TableInfo)
    seats = [
        msgspec.structs.replace(seat, person=nobody, name=name) if seat.person == person else seat for seat in info.seats
    ]
    host = nobody if info.host == person else info.host
    summary = encode(msgspec.structs.replace(info, seats=seats, host=host))
    people = [nobody if found == person else found for found in row.people]
    return msgspec.structs.replace(row, people=people, summary=summary)


def _renamed(history: History, names: set[str], name: str) -> History:
    """Of a game that can no longer be told anew, since its rules have gone: the name goes wherever it is a word."""
    if not names:
        return history
    found = re.compile("|".join(rf"(?<!\w){re.escape(each)}(?!\w)" for each in sorted(names, key=len, reverse=True)))

    def say(text: str) -> str:
        return found.sub(lambda _: name, text)

    def tell(step: Step) -> Step:
        said = [[say(text) for text in texts] for texts in step.said]
        return msgspec.structs.replace(step, said=said, prompt=[say(text) for text in step.prompt])

    packed = [
        pack(msgspec.json.encode([tell(step) for step in history.steps(seat)]))
        for seat in [*range(len(history.packed_steps) - 1), None]
    ]
    record = msgspec.json.decode(history.record())
    record["players"] = [say(player) for player in record["players"]]
    return msgspec.structs.replace(history, packed_steps=packed, packed_record=pack(msgspec.json.encode(record)))
