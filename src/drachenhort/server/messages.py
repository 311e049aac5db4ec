"""What goes over the wire, in both directions. The TypeScript types and docs/protocol.md are generated from this module.

One WebSocket per person carries all tables. The client says `hello`, then `enter`s tables. Of each table it gets a whole
`view` once, and after that only what changes (`moved`). Seats and versions count from 0; times are milliseconds.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from drachenhort.server.errors import Code
from drachenhort.server.plans import Clock, Language, OptionValues, SeatNumber
from drachenhort.server.store import Status

PROTOCOL: Final = 1
"""Grows when a message changes in a way that an older client would misunderstand."""

LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24

TableId = Annotated[str, Meta(min_length=6, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client; answers carry it.")]
Version = Annotated[int, Meta(ge=0, le=2**40, description="How many acts and undos the table has seen since the start.")]
ActionCode = Annotated[int, Meta(ge=0, le=2**40, description="A code from the view's `legal`.")]


# From the client.


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Every message has a `type`."""


class Hello(FromClient, frozen=True):
    """The first message. With a language, sentences come along; programs leave it out."""

    protocol: int
    lang: Language | None = None


class Enter(FromClient, frozen=True):
    """Come to a table, as whoever sits there or to look on. `seen` is the version shown last, after a lost connection."""

    table: TableId
    seen: Version | None = None


class Leave(FromClient, frozen=True):
    """Go away from a table; a seat is kept."""

    table: TableId


class HandOver(FromClient, tag="handover", frozen=True):
    """Several seats at one device: show this seat's view from now on, or with none only what everybody sees."""

    table: TableId
    seat: SeatNumber | None


class Act(FromClient, frozen=True):
    """Decide. Sent twice with one id it counts once; decided on a version that has passed it gets a fresh view."""

    table: TableId
    seat: SeatNumber
    id: Id
    version: Version
    action: ActionCode


class Why(FromClient, frozen=True):
    """Ask which rule forbids an action."""

    table: TableId
    seat: SeatNumber
    id: Id
    action: ActionCode


class Hint(FromClient, frozen=True):
    """Ask what a bot would do."""

    table: TableId
    seat: SeatNumber
    id: Id


class Undo(FromClient, frozen=True):
    """Ask to take one's last act back. The other people at the table are asked, if there are any."""

    table: TableId
    id: Id


class Agree(FromClient, frozen=True):
    """Answer somebody who wants to take an act back."""

    table: TableId
    yes: bool


class TakeBack(FromClient, tag="takeback", frozen=True):
    """Take one's seat back from the bot that plays for it."""

    table: TableId
    seat: SeatNumber


class Chat(FromClient, frozen=True):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


ClientMessage: TypeAlias = Hello | Enter | Leave | HandOver | Act | Why | Hint | Undo | Agree | TakeBack | Chat


# What tables look like, here and in the REST interface.


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who is on it. `person` is a public id; the cookie that proves it is not."""

    kind: Literal["open", "invited", "person", "program", "bot"]
    person: str | None = None
    name: str | None = None  # Bots have their names from the texts of the reader's language.
    level: str | None = None
    is_here: bool = False
    is_bot_playing: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    person: str
    name: str
    text: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table without what lies on it."""

    id: str
    game: str
    options: OptionValues
    seats: list[SeatInfo]
    clock: Clock
    is_public: bool
    status: Status
    host: str
    created: int
    watchers: int = 0
    version: int = 0
    commitment: str | None = None  # The salted hash of the seed, from the start on.
    seed: str | None = None  # The seed and its salt, after the end.
    salt: str | None = None
    previous: str | None = None
    rematch: str | None = None
    undo: str | None = None  # The public id of the person who wants to take an act back.


class SeatClock(msgspec.Struct, frozen=True):
    """How long a seat has: `left` for all that is to come, and until when for the decision it has to make now."""

    seat: int
    left: int | None
    until: int | None


# From the server.


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Every message has a `type`."""


class Welcome(FromServer, frozen=True):
    """The answer to `hello`: who the client is taken to be, and the server's time to set clocks by."""

    protocol: int
    person: str
    name: str
    now: int


class Room(FromServer, frozen=True):
    """Who is at the table and how it stands with it; whenever that changes. `chat` only on entering."""

    table: str
    info: TableInfo
    chat: list[ChatLine] | UnsetType = UNSET


class Said(FromServer, frozen=True):
    """Somebody has chatted."""

    table: str
    line: ChatLine


class Happened(msgspec.Struct, frozen=True):
    """The events of one act that this seat may know, and the same in words if a language was given.

    An empty sentence means that the table shows it anyway.
    """

    version: int
    events: list[Raw]
    said: list[str] | UnsetType = UNSET


class Sentences(msgspec.Struct, frozen=True):
    """Who decides what, in words; and a phrase for each of the view's `legal` actions."""

    prompt: str
    labels: list[str]


class Replay(msgspec.Struct, frozen=True):
    """A finished game after so many of its acts, with the eyes of one seat: the last act and what it led to."""

    table: str
    game: str
    move: int
    moves: int
    seat: int | None
    view: Raw
    by: int | None
    action: str | None
    events: list[Raw]
    said: list[str]
    prompt: str


class Shown(FromServer, tag="view", frozen=True):
    """All that a seat may know; with no seat what everybody may.

    `log` has what happened since the version the client has `seen`; with `is_whole` it is the game so far (at most the
    last few hundred acts), and what the client had before is to be thrown away. `late` is the id of an act that came
    too late and was not played.
    """

    table: str
    version: int
    seat: int | None
    view: Raw
    log: list[Happened]
    is_whole: bool
    clocks: list[SeatClock]
    words: Sentences | UnsetType = UNSET
    late: str | UnsetType = UNSET


class Moved(FromServer, frozen=True):
    """Somebody has acted. `changes` lead from the view before to the view now: pairs of a path and a new value."""

    table: str
    version: int
    seat: int | None
    events: list[Raw]
    changes: Raw
    clocks: list[SeatClock] | UnsetType = UNSET
    said: list[str] | UnsetType = UNSET
    words: Sentences | UnsetType = UNSET


class Ack(FromServer, frozen=True):
    """The act with this id counts, and has led to this version."""

    table: str
    id: str
    version: int


class Refused(FromServer, frozen=True):
    """The rules do not allow it; nothing has changed. Also the answer to `why`."""

    table: str
    id: str
    clause: str
    reason: str
    text: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Allowed(FromServer, frozen=True):
    """The answer to `why` for an action that is legal."""

    table: str
    id: str


class Hinted(FromServer, frozen=True):
    table: str
    id: str
    action: int
    text: str | UnsetType = UNSET


class UndoRefused(FromServer, tag="undorefused", frozen=True):
    """Somebody does not want the act taken back."""

    table: str
    by: str


class Problem(FromServer, frozen=True):
    """Something could not be done. `code` is for programs, `text` for people, `id` that of the message."""

    code: Code
    text: str
    table: str | UnsetType = UNSET
    id: str | UnsetType = UNSET


ServerMessage: TypeAlias = Welcome | Room | Said | Shown | Moved | Ack | Refused | Allowed | Hinted | UndoRefused | Problem

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
decode_client: Final = _decoder.decode
