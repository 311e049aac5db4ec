"""How a table is set up: who is to sit where, and by which clock it is played."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from drachenhort.core.plain import Json
from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.players.registry import USUAL
from drachenhort.texts.catalogue import LANGUAGES

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
"""One that there are texts in: what else comes from outside is refused."""

OptionValue: TypeAlias = bool | int | Annotated[str, Meta(max_length=LONGEST_TEXT)] | list[str]
OptionValues: TypeAlias = dict[str, OptionValue]
"""The options of a game as they come from outside; the game's own Spec checks them."""

MOST_SEATS = 6
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="Seats count from 0.")]
Level = Annotated[
    str, Meta(max_length=20, pattern="^[a-z][a-z0-9-]*$", description="A player of the program, such as level-3.")
]

SECONDS_A_DAY = 86_400

SeatName = Annotated[
    str,
    Meta(max_length=100, description="What the seat is called, checked like a person's name; none is the person's own."),
]


class Origin(msgspec.Struct, frozen=True):
    """Where the position came from that a prepared table begins with."""

    move: Annotated[int, Meta(description="After so many moves of a finished game.")]
    table: Annotated[str | None, Meta(description="The table of that game; null if its record came from outside.")] = None


class Difference(msgspec.Struct, frozen=True):
    """A value that a variant has otherwise: what is printed, and what it is."""

    name: str
    printed: int
    now: int


class VariantTold(msgspec.Struct, frozen=True):
    """What is otherwise at a table that is not played as it is in the box. What differs among `options` is there."""

    name: str
    description: str
    changes: Annotated[list[Difference], Meta(description="All of them; in lists of tables only the first.")]
    count: Annotated[int, Meta(description="How many there are.")]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is meant to sit here: me, a bot of a level, anybody, or whoever has the invitation.

    Whoever plays several seats at one device gives each its `name`.
    """

    kind: Literal["me", "bot", "open", "invited"]
    level: Level = USUAL
    name: SeatName = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think.

    `none`: as long as they like. `decision`: so many seconds for each decision. `game`: so many seconds for all of them,
    and `increment` more after each. `days`: so many days for each decision, for tables played over weeks.
    """

    kind: Literal["none", "decision", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=SECONDS_A_DAY)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=0, le=30)] = 0

    def fault(self) -> str | None:
        """What is wrong with it, if something is."""
        wanted = {"none": (0, 0), "decision": (1, 0), "game": (1, 0), "days": (0, 1)}[self.kind]
        if (self.seconds > 0, self.days > 0) != (wanted[0] == 1, wanted[1] == 1):
            field = {"none": "neither seconds nor days", "days": "days alone"}.get(self.kind, "seconds alone")
            return f"a clock of the kind {self.kind} has {field}"
        if self.increment and self.kind != "game":
            return "only a clock of the kind game has an increment"
        return None


class TableSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody wants it. Seats in the order of play; options that are not given have their defaults."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionValues = {}
    clock: Clock = Clock()
    is_public: bool = False
    variant: (
        Annotated[str, Meta(max_length=LONGEST_TEXT, description="The text of a variant file, if it is played by one.")]
        | None
    ) = None


class SeatChange(SeatPlan, frozen=True, forbid_unknown_fields=True):
    """A seat as it is to be. `was` is its number until now: whoever sits there comes along, and so does its invitation."""

    was: SeatNumber | None = None


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the host wants a table that has not begun. What is not given stays as it is."""

    seen: Annotated[int, Meta(ge=0, le=2**40, description="`changes` of the table that this was decided on.")]
    seats: Annotated[list[SeatChange], Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionValues | None = None
    clock: Clock | None = None


def plain_options(options: OptionValues) -> dict[str, Json]:
    """The same values as the engine's own type for plain data has them."""
    return {name: list[Json](value) if isinstance(value, list) else value for name, value in options.items()}
