"""The head of a position text, which is the same in all games: what it is of, its options, its seats and its chance."""

from collections.abc import Callable
from typing import TypeVar

from drachenhort.core.codec import PositionReader, PositionWriter
from drachenhort.core.errors import DrachenhortError
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


def read_rng(reader: PositionReader) -> Rng:
    words = reader.take("rng").numbers(4, 0, MASK)
    return Rng(words[0], words[1], words[2], words[3])
