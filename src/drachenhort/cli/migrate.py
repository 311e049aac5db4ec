"""`migrate`: from a data folder to PostgreSQL."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from drachenhort.cli.inputs import InputError


def migrate(
    source: Annotated[str, typer.Option("--from", metavar="DIR", help="The data folder. Its server has to be stopped.")],
    target: Annotated[
        str, typer.Option("--to", metavar="ADDRESS", help="An empty database: postgres://USER@HOST/DATABASE.")
    ],
) -> None:
    """Move a server's data to PostgreSQL, and play every table through where it arrives. The folder stays."""
    if not target.startswith(("postgres://", "postgresql://")):
        raise InputError("--to is an address such as postgres://drachenhort@127.0.0.1/drachenhort")
    from drachenhort.server.store.found import needing

    with needing("postgres"):
        from drachenhort.server.migrate import move

    moved = asyncio.run(move(Path(source).expanduser(), target))
    typer.echo(
        f"Moved {moved.rows['tables']:,} tables with {moved.rows['entries']:,} entries, {moved.rows['people']:,} people"
        " and all that belongs to them. Everything that arrived is what was sent.\n"
        f"Played through anew: all tables but {len(moved.stranded):,}."
    )
    for table, why in moved.stranded.items():
        typer.echo(f"  {table}: {why}")
    typer.echo(
        "From now on serve the database, and no longer the folder: drachenhort serve --store ADDRESS\n"
        "The folder is as it was. It holds hidden cards and the key that identities are signed with: keep it safe."
    )
