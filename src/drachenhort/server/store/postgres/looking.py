"""Looking into a database, beside whatever server may be using it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.postgres.connections import FAULTS, connect, shown, unusable
from drachenhort.server.store.postgres.layout import check, has_data
from drachenhort.server.store.postgres.reader import Reader


@asynccontextmanager
async def look_into_database(address: str) -> AsyncIterator[Reader]:
    """Writes nothing and needs no lease. Raises DataError if there is no data, or none that this program can use."""
    try:
        connection = await connect(address, "drachenhort")
    except FAULTS as fault:
        raise unusable(address, fault) from None
    try:
        await connection.execute("SET default_transaction_read_only = on")
        if not await has_data(connection):
            raise DataError(f"there is no data in {shown(address)}; --store is the address that a server was started with")
        await check(connection, shown(address))
        yield Reader(connection)
    finally:
        connection.terminate()
