"""What a table of Drachenfels may choose."""

from typing import Final, final

from drachenhort.core import options
from drachenhort.core.options import FileField, Flag, Number, Spec, Value
from drachenhort.core.plain import Json
from drachenhort.games.drachenfels.board import read_board, read_tokens, standard_board
from drachenhort.games.drachenfels.data import TURN_LIMIT

STANDARD_WORDS: Final = ["standard", "none", ""]


@final
class BoardField(FileField):
    """A board in its short form; nothing for the standard board."""

    def allowed(self) -> str:
        return "standard, or @FILE with a board"

    def read(self, value: Json) -> Value | None:
        """The short form, or the text of a file. A bad board raises a BoardError with the field and the reason."""
        if isinstance(value, str) and "\n" in value:
            return self.from_text(value)
        if isinstance(value, str):
            value = [] if value in STANDARD_WORDS else list[Json](value.split(","))
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            return None
        words = [str(word) for word in value]
        return read_tokens(words).tokens() if words else []

    def from_text(self, text: str) -> list[str]:
        return read_board(text).tokens()


SPEC: Final = Spec(
    [
        Flag("first_seat_starts", False, "3.3"),
        Flag("knights_by_seat", False, "3.1"),
        Flag("knights_at_random", False, "3.1"),
        Flag("nearest_rainbows", False, "2.3"),
        Flag("fresh_discard", False, "4.3", is_named_always=False),
        BoardField("board", [], "9"),
        Number("turn_limit", TURN_LIMIT, 1, 1_000_000, "9"),
    ]
)


@final
class Options(options.Options):
    """The options as typed attributes. Knights at random go before knights by seat."""

    def __init__(self, values: dict[str, Json]) -> None:
        super().__init__(SPEC, values)
        self.first_seat_starts: Final = self.flag("first_seat_starts")
        self.knights_by_seat: Final = self.flag("knights_by_seat")
        self.knights_at_random: Final = self.flag("knights_at_random")
        self.nearest_rainbows: Final = self.flag("nearest_rainbows")
        self.fresh_discard: Final = self.flag("fresh_discard")
        words = self.chosen("board")
        self.board: Final = read_tokens(words) if words else standard_board()
        self.turn_limit: Final = self.number("turn_limit")
