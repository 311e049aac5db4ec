"""`variant`: what a game has otherwise, and `--variant`, with which other commands play so."""

from typing import Annotated, TypeAlias

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import InputError
from drachenhort.core.game import Game
from drachenhort.core.options import show
from drachenhort.core.plain import Json, shortened
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import Variant, read_variant, use

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
    lines += [
        f"  {change.name}: {change.printed.value} -> {change.value}  ({change.printed.source})"
        for change in variant.changes
    ]
    lines += [f"  option {name}={shortened(show(value))}" for name, value in variant.options.items()]
    return lines
