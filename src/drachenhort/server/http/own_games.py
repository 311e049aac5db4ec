"""The finished games that somebody keeps on the server, as they are sent and stored."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from drachenhort.server.base.plans import MOST_SEATS, Level

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


def merged(one: bytes, other: bytes) -> bytes:
    """Both of what was stored. Of a game that is in both, what `one` says counts."""
    found = {game.table: game for data in (other, one) for game in msgspec.json.decode(data, type=OwnRecord).games}
    latest = sorted(found.values(), key=lambda game: game.ended)[-MOST_GAMES:]
    return msgspec.json.encode(OwnRecord(latest))
