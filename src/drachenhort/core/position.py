"""The head of a position text, which is the same in all games: what it is of, its options, its seats and its chance."""

from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import quote, unquote

from drachenhort.core.codec import PositionReader, PositionWriter
from drachenhort.core.errors import DrachenhortError, PositionError
from drachenhort.core.game import Game, Variation
from drachenhort.core.options import Options, parse_words
from drachenhort.core.plain import Json
from drachenhort.core.registry import find_varied
from drachenhort.core.rng import MASK, Rng
from drachenhort.core.state import State

PLAIN: Final = "=[]."
"""What is not escaped in the text of a variant, beside letters and digits: it stands on one line, without blanks."""

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


def with_variant(text: str, variation: Variation) -> str:
    """The text of a position that other values than those of the box belong to."""
    return f"variant: {quote(variation.text, safe=PLAIN)}\n{text}"


def check_variant(reader: PositionReader, game: Game) -> None:
    """Whether a position is one of these values. Raises PositionError."""
    if game.variation is None and not reader.has("variant"):
        return
    line = reader.take("variant")
    if game.variation is None or " ".join(line.words) != quote(game.variation.text, safe=PLAIN):
        there = "as it is in the box" if game.variation is None else f"by the variant '{game.variation.name}'"
        raise line.error(f"this position is of other values; here the game is played {there}")


def game_of(text: str, game: Game) -> Game:
    """The game with the values that a position names. Raises PositionError if it has bad ones."""
    reader = PositionReader(text)
    if not reader.has("variant"):
        return game
    line = reader.take("variant")
    try:
        varied = find_varied(unquote(" ".join(line.words)))
    except DrachenhortError as error:
        raise line.error(str(error)) from None
    if varied.id != game.id:
        raise line.error(f"it is a variant of {varied.title}, not of {game.title}")
    return varied


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
