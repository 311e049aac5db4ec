"""What goes over the wire, in both directions. The TypeScript types and docs/protocol.md are generated from this module.

One WebSocket per person carries all tables. The client says `hello`, then `enter`s tables. Of each table it gets a whole
`view` once, and after that only what changes (`moved`). Seats and versions count from 0; times are milliseconds.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from drachenhort.server.base.errors import Code
from drachenhort.server.base.plans import Clock, Language, OptionValues, Origin, SeatNumber, VariantTold
from drachenhort.server.store.store import Status

PROTOCOL: Final = 1
"""Grows when a message changes in a way that an older client would misunderstand."""

LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 24
MOST_PARTS: Final = 8
"""So many actions can follow the first one in an act."""

TableId = Annotated[str, Meta(min_length=6, max_length=32, description="The id of a table.")]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client; answers carry it.")]
Version = Annotated[
    int, Meta(ge=0, le=2**40, description="How many acts and undos there were before that this seat could know of.")
]
ActionCode = Annotated[int, Meta(ge=0, le=2**40, description="An action; `legal` in the view has those allowed.")]
Time = Annotated[int, Meta(description="Milliseconds since the beginning of 1970.")]

# Made by the engine, and put into messages as they are.
ViewJson = Annotated[Raw, Meta(title="View")]
EventsJson = Annotated[Raw, Meta(title="GameEvent[]")]
ChangesJson = Annotated[Raw, Meta(title="Change[]")]

SaidOfEach = Annotated[
    list[str] | UnsetType,
    Meta(description="A sentence for each event, if a language was given; an empty one for what the table shows anyway."),
]


# From the client.


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Every message has a `type`."""


class ToTable(FromClient, frozen=True):
    """What is said to one table."""

    table: TableId


class Hello(FromClient, frozen=True):
    """The first message. With a language, sentences come along; programs leave it out."""

    protocol: Annotated[int, Meta(description="The version of the protocol that the client speaks.")]
    lang: Annotated[Language | None, Meta(description="The language of all sentences.")] = None


class Enter(ToTable, frozen=True):
    """Come to a table, as whoever sits there or to look on. Until it has answered with `room` it cannot be talked to."""

    seen: Annotated[Version | None, Meta(description="After a lost connection: the version shown last.")] = None


class Leave(ToTable, frozen=True):
    """Go away from a table; a seat is kept."""


class HandOver(ToTable, tag="handover", frozen=True):
    """Several seats at one device: show this seat's view from now on, or with none only what everybody sees."""

    seat: SeatNumber | None


class Act(ToTable, frozen=True):
    """Decide. Sent twice with one id it counts once; decided on a version that has passed it gets a fresh view."""

    seat: SeatNumber
    id: Id
    version: Version
    action: ActionCode
    then: Annotated[
        list[ActionCode],
        Meta(
            max_length=MOST_PARTS,
            description="The other parts of the same choice, such as the magic coins after the gold of one fist.",
        ),
    ] = []


class Why(ToTable, frozen=True):
    """Ask which rule forbids an action."""

    seat: SeatNumber
    id: Id
    action: ActionCode


class Hint(ToTable, frozen=True):
    """Ask which actions the strongest bot finds best, and why."""

    seat: SeatNumber
    id: Id


class Coach(ToTable, frozen=True):
    """Ask what matters before the decision that is open now, and which actions lose much. Only if all others are bots."""

    seat: SeatNumber
    id: Id


class Undo(ToTable, frozen=True):
    """Ask to take one's last act back. The other people at the table are asked, if there are any."""

    id: Id


class Agree(ToTable, frozen=True):
    """Answer somebody who wants to take an act back."""

    yes: bool


class TakeBack(ToTable, tag="takeback", frozen=True):
    """Take one's seat back from the bot that plays for it."""

    seat: SeatNumber


class Chat(ToTable, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


ClientMessage: TypeAlias = Hello | Enter | Leave | HandOver | Act | Why | Hint | Coach | Undo | Agree | TakeBack | Chat

OtherMessage: TypeAlias = HandOver | Why | Hint | Coach | Undo | Agree | TakeBack | Chat
TableMessage: TypeAlias = Act | OtherMessage
"""What is said to one table, by somebody who has entered it."""


def id_of(message: ClientMessage) -> str | UnsetType:
    """What answers to this message are to carry."""
    return message.id if isinstance(message, Act | Why | Hint | Coach | Undo) else UNSET


# What tables look like, here and in the REST interface.


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    ending: Annotated[str, Meta(description="In which of the ways that the game has.")]
    scores: Annotated[list[int], Meta(description="The score of each seat; more is better.")]
    winners: Annotated[list[int], Meta(description="The seats that have won: none, one or several.")]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who is on it. `person` is a public id; the cookie that proves it is not."""

    kind: Literal["open", "invited", "person", "program", "bot"]
    person: str | None = None
    name: Annotated[str | None, Meta(description="Bots have none: theirs are in the texts of the reader's language.")] = (
        None
    )
    level: Annotated[str | None, Meta(description="Of a bot: how well it plays. The game says what its levels are.")] = None
    is_here: Annotated[bool, Meta(description="Whether the person is connected.")] = False
    is_bot_playing: Annotated[
        bool, Meta(description="A bot plays: for one choice, if the time was up, or until the person sits down again.")
    ] = False


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    at: Time
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
    is_public: Annotated[bool, Meta(description="Whether lists show it; else whoever has its id may come in.")]
    status: Status
    host: Annotated[str, Meta(description="The public id of the person who set the table up.")]
    created: Time
    watchers: Annotated[int, Meta(description="How many people without a seat are there.")] = 0
    version: Annotated[int, Meta(description="How many acts and undos there were that everybody could know of.")] = 0
    commitment: Annotated[str | None, Meta(description="The salted hash of the seed, from the start on.")] = None
    seed: Annotated[str | None, Meta(description="The seed itself, after the end.")] = None
    salt: Annotated[str | None, Meta(description="What the hash was salted with, after the end.")] = None
    previous: Annotated[str | None, Meta(description="The table that this is the rematch of; only for those who play.")] = (
        None
    )
    rematch: Annotated[str | None, Meta(description="The table where they play again; only for those who play.")] = None
    undo: Annotated[str | None, Meta(description="The public id of the person who wants to take an act back.")] = None
    is_resting: Annotated[
        bool, Meta(description="Bots had to decide for people again and again: the clocks stand still until somebody acts.")
    ] = False
    changes: Annotated[
        int, Meta(description="How often the host has changed seats, options or clock before the start, or a bot's level.")
    ] = 0
    ended: Annotated[Time | None, Meta(description="When the game was over.")] = None
    outcome: Annotated[Outcome | None, Meta(description="How it ended, once it is over.")] = None
    rules: Annotated[
        int | UnsetType, Meta(description="The version of the rules that are played by, if they are not today's.")
    ] = UNSET
    is_prepared: Annotated[
        bool, Meta(description="The game began with a position instead of a deal, so there is no seed to be checked.")
    ] = False
    origin: Annotated[
        Origin | None, Meta(description="The game that this one goes on from one of its moves; only for those who play.")
    ] = None
    is_guided: Annotated[bool, Meta(description="A guided first game: the views of its player say what to do.")] = False
    variant: Annotated[
        VariantTold | None,
        Meta(description="What differs from the box. Then the table itself says what the codes of its actions mean."),
    ] = None


class SeatClock(msgspec.Struct, frozen=True):
    """How long a seat has."""

    seat: int
    left: Annotated[int | None, Meta(description="Milliseconds for all that is to come, by a clock for the whole game.")]
    until: Annotated[int | None, Meta(description="The time by which it has to make the decision it is asked for now.")]


# What the engine puts into messages. The server never reads it again: these say to others what they can rely on.


class OpenDecision(msgspec.Struct, frozen=True):
    """Who has to decide, and what kind of decision it is."""

    seat: int
    decision: str


class View(msgspec.Struct, frozen=True):
    """What one seat may know. This much is in the view of every game; each adds what lies on its own table."""

    game: str
    seat: Annotated[int | None, Meta(description="Null for somebody who looks on.")]
    options: OptionValues
    pending: Annotated[list[OpenDecision], Meta(description="All open decisions.")]
    legal: Annotated[list[int], Meta(description="The codes of the actions this seat may choose from now.")]
    outcome: Annotated[Outcome | None, Meta(description="Null until the game is over.")]


# From the server.


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Every message has a `type`."""


class FromTable(FromServer, frozen=True):
    """What is said of one table."""

    table: str


class Welcome(FromServer, frozen=True):
    """The answer to `hello`."""

    protocol: int
    person: Annotated[str, Meta(description="Who the client is taken to be: a public id.")]
    name: str
    now: Annotated[int, Meta(description="The server's time in milliseconds, to set clocks by.")]


class Room(FromTable, frozen=True):
    """Who is at the table and how it stands with it; whenever that changes."""

    info: TableInfo
    chat: Annotated[list[ChatLine] | UnsetType, Meta(description="What was said last; only on entering.")] = UNSET
    clocks: Annotated[
        list[SeatClock] | UnsetType,
        Meta(description="At a table that has some: a clock stands still while a bot plays for somebody."),
    ] = UNSET


class Said(FromTable, frozen=True):
    """Somebody has chatted."""

    line: ChatLine


class Happened(msgspec.Struct, frozen=True):
    """What one act led to, as far as this seat may know."""

    version: int
    events: EventsJson
    said: SaidOfEach = UNSET


class Guided(msgspec.Struct, frozen=True):
    """Where somebody is in a guided first game, and what is to be done there."""

    station: Annotated[int, Meta(description="From 0; as many as there are when all of them are done and play is free.")]
    stations: int
    title: str
    idea: Annotated[str, Meta(description="What this station is about, in a sentence or two.")]
    todo: Annotated[str, Meta(description="What to do now, or what is happening meanwhile.")]
    clause: Annotated[str | UnsetType, Meta(description="The number of its rule; none when play is free.")] = UNSET
    asked: Annotated[list[int], Meta(description="Those of the `legal` actions that it asks for; others are refused.")] = []
    via: Annotated[
        list[int], Meta(description="Legal actions that stand for what is picked up on the way; they are refused too.")
    ] = []


class Sentences(msgspec.Struct, frozen=True):
    """What to do now, in words."""

    prompt: Annotated[str, Meta(description="Who decides what; after the end who has won, in several lines.")]
    labels: Annotated[list[str], Meta(description="A phrase for each of the view's `legal` actions.")]
    guide: Annotated[Guided | UnsetType, Meta(description="Only for the player of a guided game.")] = UNSET


class Replay(msgspec.Struct, frozen=True):
    """A finished game after so many of its acts, with the eyes of one seat: the last act and what it led to."""

    table: str
    game: str
    move: int
    moves: Annotated[int, Meta(description="How many the whole game has.")]
    seat: int | None
    view: ViewJson
    by: Annotated[int | None, Meta(description="The seat that acted last.")]
    action: Annotated[str | None, Meta(description="The notation of that act.")]
    events: EventsJson
    said: list[str]
    prompt: str


class Told(msgspec.Struct, frozen=True):
    """One act of a finished game and what it led to, as far as one seat could know. The deal is by nobody."""

    by: int | None
    events: EventsJson
    said: Annotated[list[str], Meta(description="A sentence for each event; an empty one for what the table shows anyway.")]


class Chronicle(msgspec.Struct, frozen=True):
    """A whole finished game in words, with the eyes of one seat."""

    table: str
    game: str
    seat: int | None
    moves: Annotated[list[Told], Meta(description="The deal first, then every act.")]


class Shown(FromTable, tag="view", frozen=True):
    """All that a seat may know: on entering, on coming back, after an undo, and in answer to an act that was too late."""

    version: int
    seat: Annotated[int | None, Meta(description="Whose eyes these are; with none what everybody may see.")]
    view: ViewJson
    log: Annotated[list[Happened], Meta(description="What happened since the version that the client has `seen`.")]
    is_whole: Annotated[
        bool,
        Meta(
            description="The log is that of the game so far (at most the last few hundred acts); "
            "what the client had before is to be thrown away."
        ),
    ]
    clocks: list[SeatClock]
    words: Annotated[Sentences | UnsetType, Meta(description="Only if a language was given.")] = UNSET
    late: Annotated[str | UnsetType, Meta(description="The id of an act that came too late and was not played.")] = UNSET


class Moved(FromTable, frozen=True):
    """Somebody has acted, and this seat's version is the next one. Acts that a seat cannot know of are not told to it."""

    version: int
    seat: Annotated[int | None, Meta(description="Whose eyes these are; with none what everybody may see.")]
    events: EventsJson
    changes: Annotated[ChangesJson, Meta(description="They lead from the view before to the view now.")]
    act: Annotated[
        str | UnsetType, Meta(description="The id of the act, for the seat that made it: it counts, and this came of it.")
    ] = UNSET
    clocks: Annotated[list[SeatClock] | UnsetType, Meta(description="Only if the table has a clock.")] = UNSET
    said: SaidOfEach = UNSET
    words: Annotated[Sentences | UnsetType, Meta(description="Only if a language was given.")] = UNSET


class Ack(FromTable, frozen=True):
    """The act with this id has been played already, and led to this version: it was sent twice. See also `moved`."""

    id: str
    version: int


class Refused(FromTable, frozen=True):
    """The rules do not allow it; nothing has changed. Also the answer to `why`."""

    id: str
    clause: Annotated[str, Meta(description="The number of the rule.")]
    reason: Annotated[str, Meta(description="A word for programs.")]
    text: Annotated[str | UnsetType, Meta(description="Why not, for people; only if a language was given.")] = UNSET
    rule: Annotated[str | UnsetType, Meta(description="What the rule says; only if a language was given.")] = UNSET


class Allowed(FromTable, frozen=True):
    """The answer to `why` for an action that is legal."""

    id: str


class Tip(msgspec.Struct, frozen=True):
    """One of the best actions. In words only if a language was given."""

    action: int
    low: Annotated[int | None, Meta(description="Of 100 games that go on so, at least about so many are won...")]
    high: Annotated[int | None, Meta(description="...and at most so many. Null if nobody had time to find out.")]
    text: Annotated[str | UnsetType, Meta(description="The action in words.")] = UNSET
    chance: Annotated[str | UnsetType, Meta(description="How likely it wins, in words.")] = UNSET
    risk: Annotated[str | UnsetType, Meta(description="What is worse than usual where it goes badly.")] = UNSET


class Hinted(FromTable, frozen=True):
    """The answer to `hint`, unless the table has gone on meanwhile."""

    id: str
    action: Annotated[int, Meta(description="The best one.")]
    tips: Annotated[list[Tip], Meta(description="The best first; one alone if nothing else is allowed.")]
    text: Annotated[str | UnsetType, Meta(description="The best one in words, if a language was given.")] = UNSET
    why: Annotated[str | UnsetType, Meta(description="Why it is better than the second, in a sentence.")] = UNSET


class Warned(msgspec.Struct, frozen=True):
    """An action that loses much."""

    action: int
    why: Annotated[str, Meta(description="A sentence.")]


class Coached(FromTable, frozen=True):
    """The answer to `coach`, unless the table has gone on meanwhile."""

    id: str
    said: Annotated[list[str], Meta(description="What others have changed and what matters now, a sentence each.")]
    warnings: list[Warned]
    best: Annotated[int | None, Meta(description="What to do instead of what is warned of.")] = None


class UndoRefused(FromTable, tag="undorefused", frozen=True):
    """Somebody does not want the act taken back."""

    by: Annotated[str, Meta(description="The public id of that person.")]


class Problem(FromServer, frozen=True):
    """Something could not be done, and nothing has changed."""

    code: Annotated[Code, Meta(description="For programs, and to say it in the reader's language.")]
    text: Annotated[str, Meta(description="What is wrong and what would be right, in English.")]
    table: Annotated[str | UnsetType, Meta(description="If it was about a table.")] = UNSET
    id: Annotated[str | UnsetType, Meta(description="That of the message, if it had one.")] = UNSET
    place: Annotated[
        str | UnsetType, Meta(description="With `elsewhere`: the path of the socket to come to, such as `/n/one/ws`.")
    ] = UNSET


ServerMessage: TypeAlias = (
    Welcome | Room | Said | Shown | Moved | Ack | Refused | Allowed | Hinted | Coached | UndoRefused | Problem
)

encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
decode_client: Final = _decoder.decode
