"""The log of a table: everything that ever happened at it, in order. It is the truth; all else is worked out from it.

An entry is written once and never changed, but for the names that somebody takes back who deletes all of their own. New
kinds may be added; what is written here is read for ever.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from drachenhort.server.base.plans import Clock, OptionValues, Origin, SeatPlan, VariantTold


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened, `at` so many milliseconds after the beginning of 1970."""

    at: int


class OfSeat(Entry, frozen=True):
    """Something that happened to one seat, or that it did."""

    seat: int


class Created(Entry, frozen=True):
    """The table was set up, when the rules had this version. A seat kept for somebody has a code in `invitations`, or that
    person's id in `kept`.
    """

    game: str
    version: int
    options: OptionValues
    seats: list[SeatPlan]
    clock: Clock
    is_public: bool
    host: str
    previous: str | None = None
    invitations: dict[int, str] = {}
    kept: dict[int, str] = {}
    wanted: OptionValues | None = None
    """The options as they were chosen, if bots at the table have settled some of them otherwise."""
    origin: Origin | None = None
    """Of a game that is played on from a move of another."""
    guide: str | None = None
    """Which guide leads through it, if it is a guided first game."""
    variant: str | None = None
    """The text of the variant that it is played by."""
    varies: VariantTold | None = None
    """What of that people were told when they sat down."""


class Changed(Entry, frozen=True):
    """Before the start the host has set the table up anew. Without options they are as before.

    `sitters` says for each seat where whoever sits there now has sat before; everybody else has got up.
    """

    seats: list[SeatPlan]
    sitters: list[int | None]
    clock: Clock
    invitations: dict[int, str] = {}
    kept: dict[int, str] = {}
    options: OptionValues | None = None
    wanted: OptionValues | None = None


class Sat(OfSeat, frozen=True):
    """A person took a seat. A program is one that came with a seat's token; `giver` is who gave the seat to it."""

    person: str
    name: str
    is_program: bool = False
    giver: str | None = None


class Named(OfSeat, frozen=True):
    """Whoever sits there has given the seat another name."""

    name: str


class Exchanged(OfSeat, frozen=True):
    """The host has a bot of another level play here, before the start or in the middle of the game."""

    level: str


class Stood(OfSeat, frozen=True):
    """Before the start the seat is free again; after it a bot plays on until the person returns."""


class Started(Entry, frozen=True):
    """The deal, from this seed. `rules` is their version, if it is another than when the table was set up.

    With a `position` nothing is dealt: the game begins with it.
    """

    seed: str
    salt: str
    rules: int | None = None
    position: str | None = None


class Acted(OfSeat, frozen=True):
    """A seat decided. `act` is the id its person gave to it, `spent` how many milliseconds it took.

    One choice at the table can be several actions: the others are in `then`. If `is_hidden`, nobody but the seat itself can
    tell that it has done something.
    """

    action: int
    by: Literal["person", "bot", "standin"] = "person"
    act: str = ""
    spent: int = 0
    then: list[int] = []
    is_hidden: bool = False

    def actions(self) -> list[int]:
        """All actions of this choice, in their order."""
        return [self.action, *self.then]


class Undone(Entry, frozen=True):
    """Only the first `keep` acts still count."""

    keep: int


class Away(OfSeat, frozen=True):
    """The time of this seat's person ran out; a bot makes this one choice."""


class Back(OfSeat, frozen=True):
    """The person has taken the seat back from the bot."""


class Said(Entry, frozen=True):
    """A line of the chat. Stored beside the log, so that the log does not grow by it; some logs have lines in them."""

    person: str
    name: str
    text: str


class Paused(Entry, frozen=True):
    """Nobody was there any more, so no clock runs."""


class Resumed(Entry, frozen=True):
    """The server was down, or nobody was there, for so many milliseconds, in which no clock ran."""

    pause: int


class Rematched(Entry, frozen=True):
    """The table where the same people play again."""

    table: str


class Joined(Entry, frozen=True):
    """A guest has become somebody with an account: what was that person's here is from now on the other's."""

    person: str
    into: str


class Closed(Entry, frozen=True):
    """The host gave the table up before it started."""


AnyEntry: TypeAlias = (
    Created
    | Changed
    | Sat
    | Named
    | Exchanged
    | Stood
    | Started
    | Acted
    | Undone
    | Away
    | Back
    | Said
    | Paused
    | Resumed
    | Rematched
    | Joined
    | Closed
)

encode_entry: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)
decode_entry: Final = _decoder.decode
