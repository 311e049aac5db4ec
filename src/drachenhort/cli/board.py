"""`board`: the board of a game as a drawing."""

from typing import Annotated

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import GameArgument, InputError, OptionOption
from drachenhort.games import find


def board(
    game: GameArgument,
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="Where to write the drawing.")],
    option: OptionOption = None,
) -> None:
    """Draw the board of Drachenfels; `--option board=@FILE` draws another one."""
    # Not before: a command that plays by a variant says so before the rules are loaded.
    from drachenhort.games.drachenfels.drawing import draw_board
    from drachenhort.games.drachenfels.options import Options

    found = find(game)
    options = found.options(inputs.option_values(found, option))
    if not isinstance(options, Options):
        raise InputError(f"board {game}: only drachenfels has a board to draw")
    path = inputs.output_path("--svg", svg)
    inputs.write_text(path, draw_board(options.board))
