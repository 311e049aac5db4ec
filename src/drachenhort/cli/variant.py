"""`variant`: what a game has otherwise, and `--variant`, with which other commands play so."""

from typing import Annotated, Final, TypeAlias

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import InputError
from drachenhort.core.game import Game
from drachenhort.core.options import show as show_option
from drachenhort.core.plain import Json, shortened
from drachenhort.games.variant_text import VariantError, games_with_values, there_are
from drachenhort.games.variants import Variant, blank, load, read_variant, use

FAULT_FOUND: Final = 1

variants = typer.Typer(
    help="Values, options, a board or creatures of your own.", no_args_is_help=False, rich_markup_mode=None
)

VariantOption: TypeAlias = Annotated[
    str | None,
    typer.Option("--variant", metavar="FILE", help="Play by a variant; `variant check` says what is wrong with a file."),
]


def play_by(file: str | None, game_id: str) -> Variant | None:
    """Reads a variant and plays the game by it from here on. It comes before anything else asks for the game."""
    if file is None:
        return None
    variant = read_file(file)
    if variant.game_id != game_id:
        raise InputError(f"--variant {file}: it is a variant of {variant.game_id}, not of {game_id}")
    use(variant)
    return variant


def read_file(file: str) -> Variant:
    try:
        return read_variant(inputs.read_text(file))
    except VariantError as error:
        raise InputError(f"{file}: {error}") from None


def with_options(game: Game, variant: Variant | None, words: list[str] | None) -> dict[str, Json]:
    """The options of a variant, and over them those given as name=value."""
    given = inputs.option_values(game, words)
    values = given if variant is None else {**variant.options, **given}
    game.options(values)
    return values


def said(variant: Variant) -> list[str]:
    """What differs, a line for each value."""
    lines = [f"Variant '{variant.name}' of {variant.game_id} ({variant.digest})"]
    if variant.description:
        lines.append(variant.description)
    for name, printed, value, source in (change.told() for change in variant.changes):
        lines.append(f"  {name}: {printed} -> {value}  ({source})")
    lines += [f"  option {name}={shortened(show_option(value))}" for name, value in variant.options.items()]
    return lines


@variants.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A variant, a TOML file; - for standard input.")],
) -> None:
    """Say everything that is wrong with a variant, or what differs in it.

    Some games are played at random, to see that they come to an end.
    """
    text = inputs.read_text(file)
    try:
        variant = read_variant(text)
        load(variant)
    except VariantError as error:
        for line, reason in error.mistakes:
            typer.echo(f"{file}:{line}: {reason}")
        raise typer.Exit(FAULT_FOUND) from None
    typer.echo("\n".join(said(variant)))


@variants.command()
def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `games` lists them.")],
) -> None:
    """Print every value of a game, with its bounds and where it comes from: a variant to begin with."""
    if game not in games_with_values():
        raise InputError(f"variant show {game}: no such game{there_are(game, games_with_values())}")
    typer.echo("\n".join(blank(game)))
