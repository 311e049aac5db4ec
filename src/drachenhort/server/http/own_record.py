"""What somebody keeps here of their own games, for themselves alone. Without being asked nothing is kept."""

from typing import Annotated, Final, Literal

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import MOST_SEATS, Level
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.people import PEOPLE
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import known_person

MOST_GAMES: Final = 400
"""The last ones: with all that is told of each they fit into the largest body that a server takes by itself."""
MOST_JUDGED: Final = 10_000
LATEST: Final = 2**45

Judged = Annotated[int, Meta(ge=0, le=MOST_JUDGED)]


class OwnGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game and how it went for whoever keeps it."""

    table: Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    game: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z][a-z0-9_]*$")]
    ended: Annotated[int, Meta(ge=0, le=LATEST, description="Milliseconds since the beginning of 1970.")]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    result: Annotated[
        Literal["won", "shared", "lost", "nobody"],
        Meta(description="Won alone, won with others, lost, or lost by all together."),
    ]
    levels: Annotated[list[Level], Meta(max_length=MOST_SEATS, description="Of the bots in the other seats.")] = []
    judged: Annotated[Judged | None, Meta(description="So many decisions were judged in a review.")] = None
    good: Annotated[Judged | None, Meta(description="So many of them were good, or the best.")] = None


class OwnRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each game once."""

    games: Annotated[list[OwnGame], Meta(max_length=MOST_GAMES)]


@PEOPLE.add("GET", "/api/people/me/record", "My games, as I keep them here", "The games.", (403, 503))
async def get_own_record(request: HttpRequest, context: TheContext) -> OwnRecord:
    """Nobody else is told. Empty if you keep nothing here."""
    return await read_record(context, known_person(request, context).id)


async def read_record(context: Context, person: str) -> OwnRecord:
    kept = await context.store.record_of(person)
    return OwnRecord([]) if kept is None else msgspec.json.decode(kept, type=OwnRecord)


@PEOPLE.add("PUT", "/api/people/me/record", "Keep my games here", "The games as they are kept now.", (422,))
async def keep_own_record(request: HttpRequest, context: TheContext, data: JSONBody[OwnRecord]) -> OwnRecord:
    """In place of what you have kept before. With no games all of it is deleted."""
    person = known_person(request, context).id
    if len({each.table for each in data.games}) < len(data.games):
        raise Cannot("malformed", "`games` names a table twice; each game is kept once")
    if any((each.good or 0) > (each.judged or 0) for each in data.games):
        raise Cannot("malformed", "`good` is at most `judged`")
    await context.store.keep_record(person, msgspec.json.encode(data) if data.games else None)
    return data
