"""What people give to commands, checked: each complaint says what would be right."""

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from drachenhort.core.errors import DrachenhortError, OldRecord, RecordError
from drachenhort.core.game import Game
from drachenhort.core.options import FileField, parse_words, show
from drachenhort.core.plain import Json
from drachenhort.core.record import Record, load_record, variant_of
from drachenhort.games import find
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import VariantInUse, use_text
from drachenhort.players.registry import make_player
from drachenhort.texts.catalogue import LANGUAGES, check_language

LARGEST_FILE: Final = 20_000_000
LONGEST_SEED: Final = 200
LONGEST_OPTION: Final = 1000
STDIN: Final = "-"
FROM_FILE: Final = "@"
"""Before the name of a file that holds what an option is to be."""


USUAL_SEATS: Final = 4


class InputError(DrachenhortError):
    """A count, a file or a name on the command line that cannot be used."""


# The parameters that several commands have.
GameArgument: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `games` lists them.")]
SeatsOption: TypeAlias = Annotated[str | None, typer.Option("--seats", metavar="N", help="How many seats.")]
PlayersOption: TypeAlias = Annotated[
    str | None,
    typer.Option("--players", metavar="A,B,..", help="Players of the program, one name for each seat or one for all."),
]
SeedOption: TypeAlias = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Any text; the same seed gives the same deal.")
]
LanguageOption: TypeAlias = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language of the texts.")
]
FileArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", help="A record, as `save` writes it; - for standard input.")
]
OptionOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]


def language(text: str | None) -> str:
    """The language asked for, or that of the environment; English if we do not have it."""
    if text is not None:
        return check_language(text)
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wanted = next((setting for setting in settings if setting), "")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def number(name: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(high)) or not low <= int(digits) <= high:
        raise InputError(f"{name} {text}: it can be a whole number from {low} to {high}")
    return int(digits)


def usual_seats(game: Game) -> int:
    """Four, or as many as the game comes nearest to."""
    return max(game.min_seats, min(game.max_seats, USUAL_SEATS))


def seats(game: Game, text: str | None, default: int) -> int:
    return default if text is None else number("--seats", text, game.min_seats, game.max_seats)


def players(game: Game, text: str) -> list[str]:
    """The names of players, each checked."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_player(game.id, name)
    return names


def seed(text: str | None) -> str:
    """The seed given, or a random one."""
    if text is None:
        return secrets.token_hex(8)
    if not 1 <= len(text) <= LONGEST_SEED or not text.isprintable():
        raise InputError(f"--seed: it can be any printable text of 1 to {LONGEST_SEED} characters")
    return text


def option_values(game: Game, words: list[str] | None) -> dict[str, Json]:
    """The options given as name=value, checked; those not given are left out."""
    for word in words or []:
        if len(word) > LONGEST_OPTION:
            raise InputError(f"--option {word[:20]}...: it is of the form name=value and shorter than this")
    values = parse_words(words or [])
    for field in game.spec.fields:
        value = values.get(field.name)
        if isinstance(field, FileField) and isinstance(value, str) and value.startswith(FROM_FILE):
            values[field.name] = list[Json](file_words(field, value.removeprefix(FROM_FILE)))
    game.options(values)
    return values


def with_bots(game: Game, values: dict[str, Json]) -> dict[str, Json]:
    """The same options for a table with players of the program. What they cannot have is refused."""
    wanted = game.options(values).to_json()
    needed = game.with_bots(wanted)
    for field in game.spec.fields:
        need = needed[field.name]
        if field.name in values and need != wanted[field.name]:
            raise InputError(
                f"option {field.name}={show(wanted[field.name])}: with players of the program at the table"
                f" it is always {show(need)} (rule {field.clause})"
            )
    return game.with_bots(values)


def file_words(field: FileField, file: str) -> list[str]:
    """What an option keeps of a file."""
    try:
        return field.from_text(read_text(file))
    except InputError:
        raise
    except DrachenhortError as error:
        raise InputError(f"{file}: {error}") from None


def read_text(file: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if file == STDIN:
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise InputError(f"{file} cannot be read: {_why(error)}; give the name of a file") from None
    if len(data) > LARGEST_FILE:
        raise InputError(f"{file} is too large: a file for this command has less than {LARGEST_FILE // 1_000_000} MB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{file} is not a text file in UTF-8") from None


def load_file(file: str) -> Record:
    """The record of a file; loading it checks and replays it."""
    try:
        return checked_record(file, read_text(file))
    except OldRecord as error:
        raise InputError(f"{file}: {error}; `verify` checks what can be checked without") from None


def load_to_play(file: str) -> Record:
    """The same for a game that players of the program go on with or judge: they know the usual rules of their process."""
    record = load_file(file)
    if record.game.variation is not None and find(record.game.id) is not record.game:
        raise InputError(f"{file}: it is of a variant, and this process plays {record.game.id} by other values already")
    return record


def checked_record(file: str, text: str) -> Record:
    """The record that a file's text is. Raises OldRecord if only its rules are not here.

    What it is a variant of is played by that from here on, as long as no other rules have been asked for.
    """
    try:
        variant = variant_of(text)
        if variant is not None:
            use_if_possible(variant)
        return load_record(text)
    except OldRecord:
        raise
    except RecordError as error:
        raise InputError(f"{file}: {error}") from None


def use_if_possible(variant: str) -> None:
    """Plays by what a record or a position names; whoever loads it says what is wrong with it."""
    with suppress(VariantInUse, VariantError):
        use_text(variant)


def output_path(name: str, file: str) -> Path:
    """A place that can be written to, as far as that can be told without writing."""
    path = Path(file)
    try:
        is_fine = not path.is_dir() and path.parent.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK)
    except (OSError, ValueError):
        is_fine = False
    if not file or not is_fine:
        raise InputError(f"{name} {file}: cannot be written; give the name of a file in a folder that exists")
    return path


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{path} cannot be written: {_why(error)}") from None


def _why(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
