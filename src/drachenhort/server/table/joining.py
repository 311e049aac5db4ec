"""A guest signs in to an account: what was the guest's at tables is from now on that person's."""

from typing import Final

from drachenhort.server.base.errors import Cannot
from drachenhort.server.store import entries as log
from drachenhort.server.table.seating import seats_changed
from drachenhort.server.table.table import Table
from drachenhort.server.table.tables import Tables

AT_ONCE: Final = 100


async def bring_along(tables: Tables, guest: str, into: str) -> int:
    """Table after table, so that nothing is lost if it ends in between: whoever asks again brings the rest.

    How many stay the guest's: those that wait for rules that are not here.
    """
    looked_at: set[str] = set()
    left = 0
    while True:
        rows = await tables.services.store.tables_of(guest, AT_ONCE + left, with_closed=True)
        further = [row.id for row in rows if row.id not in looked_at]
        if not further:
            return left
        for table_id in further:
            looked_at.add(table_id)
            try:
                await (await tables.find(table_id)).do(_join, guest, into)
            except Cannot:
                left += 1


async def _join(table: Table, guest: str, into: str) -> None:
    await table.write([log.Joined(table.services.now(), guest, into)])
    if table.status in ("open", "running"):
        await seats_changed(table)
    else:
        table.tell_room()
