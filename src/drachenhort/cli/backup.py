"""`backup`: a copy of a server's data, taken while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from drachenhort.server.base.data_folder import default_folder
from drachenhort.server.store.sqlite.backup import back_up


def backup(
    target: Annotated[str, typer.Argument(metavar="TARGET", help="The folder to make; it must not be there yet.")],
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIR", help="The data folder, if it is not the usual one.")
    ] = None,
) -> None:
    """Copy a server's data, also while it runs. The copy is a data folder."""
    place = Path(target).expanduser()
    copied = back_up(default_folder() if data is None else Path(data).expanduser(), place)
    typer.echo(
        f"Copied {_count(copied.tables, 'table', 'tables')} ({copied.running:,} running),"
        f" {_count(copied.entries, 'entry', 'entries')} and {_count(copied.people, 'person', 'people')},"
        f" {copied.size / 1e6:.1f} MB. The copy was checked and is whole.\n"
        f"It is the folder {place}, and drachenhort serve --data {place} goes on from it.\n"
        "It holds hidden cards and the key that identities are signed with: keep it as safe as the data."
    )


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
