"""`new-game`: a package with a small whole game to begin with."""

from pathlib import Path
from typing import Annotated

import typer

from drachenhort.cli.inputs import InputError
from drachenhort.games import all_games
from drachenhort.kit.new_game import check_name, write_game


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The id of the game, such as my_game.")],
    folder: Annotated[
        str | None, typer.Option("--in", metavar="FOLDER", help="Where to; else a folder of that name.")
    ] = None,
) -> None:
    """Write a package with a small game that is whole, to make your own game of.

    It has a deal, a hand, something hidden, a choice and scores, rules and words in two languages, and tests.
    """
    check_name(name, [game.id for game in all_games()])
    place = Path(folder or name)
    try:
        files = write_game(name, place)
    except OSError as error:
        raise InputError(f"{place} cannot be written: {error.strerror}") from None
    for file in files:
        typer.echo(file)
    typer.echo(f"\nNow: cd {place} && pip install -e '.[test]' && pytest && drachenhort play {name}")
