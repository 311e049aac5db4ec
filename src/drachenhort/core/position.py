"""The head of a position text, which is the same in all games: what it is of, its options, its seats and its chance."""

from collections.abc import Callable
from typing import TypeVar

from drachenhort.core.codec import PositionReader, PositionWriter
from drachenhort.core.errors import DrachenhortError, PositionError
from drachenhort.core.game import Game
from drachenhort.core.options import Options, parse_words
from drachenhort.core.plain import Json
from drachenhort.core.rng import MASK, Rng
from drachenhort.core.state import State

O = TypeVar("O", bound=Options)  # noqa: E741


def begin_position(game: str, version: int, comments: list[str], options: Options, state: State) -> PositionWriter:
    """The head; the game writes the rest."""
    out = PositionWriter()
    for comment in comments:
        out.comment(comment)
    out.words("position", [game, str(version)])
    out.words("options", options.words())
    out.numbers("seats", [state.seats])
    out.numbers("rng", state.rng.words(), "where chance stands; any four numbers will do")
    return out


def read_options(reader: PositionReader, game: str, version: int, make: Callable[[dict[str, Json]], O]) -> O:
    """The options of a position that is one of this game."""
    header = reader.take("position")
    if header.words != [game, str(version)]:
        raise header.error(f"must be '{game} {version}', not '{' '.join(header.words)}'")
    line = reader.take("options")
    try:
        return make(parse_words(line.words))
    except DrachenhortError as error:
        raise line.error(str(error)) from None


def read_head(text: str, game: Game) -> tuple[Options, int]:
    """The options and seats of a position, without the rest of it. Raises PositionError."""
    reader = PositionReader(text)
    options = read_options(reader, game.id, game.format_version, game.options)
    return options, reader.take("seats").one_number(game.min_seats, game.max_seats)


def check_head(text: str, game: Game, options: dict[str, Json], seats: int) -> None:
    """Whether a position is one of a table with these options and so many seats. Raises PositionError."""
    found, found_seats = read_head(text, game)
    if found_seats != seats:
        raise PositionError(1, f"this position has {found_seats} seats, and the table has {seats}")
    if found.to_json() != game.options(options).to_json():
        raise PositionError(1, "the options of this position are not those of the table")


def read_rng(reader: PositionReader) -> Rng:
    words = reader.take("rng").numbers(4, 0, MASK)
    return Rng(words[0], words[1], words[2], words[3])
