"""What if: a finished game played on from one of its moves."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from drachenhort.games.variants import Laid
from drachenhort.players.registry import USUAL
from drachenhort.players.search.quick_games import Tally
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Level, SeatNumber
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.many_games import LINES, MOST_GAMES, check_is_free, lines, read_aside
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.retrospect import LOOKING_BACK, MOST_MOVES
from drachenhort.server.table.playing_on import (
    LONGEST_RECORD,
    Branch,
    branch_of_record,
    branch_of_table,
    check_goes_on,
    decide,
    seats_of,
    variant_in,
)
from drachenhort.server.table.what_if import play_all, question_at

T = TypeVar("T")

LONGEST_NOTATION: Final = 400


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: `table` or `record`, and after how many moves. Of a record each action is a move."""

    move: Annotated[int, Meta(ge=0, le=MOST_MOVES, description="After so many moves; 0 is the deal.")]
    seat: SeatNumber
    table: Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")] | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD, description="The text of a record's file.")] | None = None
    action: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=LONGEST_NOTATION,
                description="What the seat does first, in the game's notation; several parts of one choice with commas.",
            ),
        ]
        | None
    ) = None


class PlayOn(Moment, frozen=True, forbid_unknown_fields=True):
    """You sit in `seat`, bots of the level in all others."""

    level: Level = USUAL


class PlayedOn(msgspec.Struct, frozen=True):
    """The id of the table where the game goes on."""

    id: str


async def branch_at(context: TheContext, moment: Moment) -> Branch:
    """The position that is meant, before what the seat does first."""
    if (moment.table is None) == (moment.record is None):
        raise Cannot(
            "bad-record", "give either `table`, the id of a finished game's table, or `record`, the text of a record"
        )
    if moment.table is not None:
        branch = await branch_of_table(await context.tables.find(moment.table), moment.move)
    else:
        text = moment.record or ""
        branch = await read_record(context, text, partial(branch_of_record, text, moment.move))
    check_goes_on(branch, moment.seat)
    return branch


async def read_record(context: TheContext, text: str, read: Callable[[Laid | None], T]) -> T:
    """What is read of somebody's record. If it is of a variant, that is tried out first, as one for a new table is."""
    variant = await read_aside(context, partial(variant_in, text))
    laid = None if variant is None else await context.tables.variants.for_record(variant)
    return await read_aside(context, partial(read, laid))


class WhatIf(Moment, frozen=True, forbid_unknown_fields=True):
    """All seats play on by a quick policy, or by a level that decides at once."""

    way: Annotated[
        Literal["truth", "view"],
        Meta(description="From the position as it was, or from tables that fit what the seat could know of it."),
    ] = "truth"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 200
    level: Level | None = None


class WhatCame(msgspec.Struct, frozen=True):
    """How the games played so far ended for the seat. With 95 % the share won is between `low` and `high`."""

    games: int
    of: Annotated[int, Meta(description="So many were asked for.")]
    won: Annotated[int, Meta(description="Alone.")]
    shared: Annotated[int, Meta(description="Won together with others.")]
    lost: int
    nobody: Annotated[int, Meta(description="Lost by all together.")]
    endless: Annotated[int, Meta(description="Broken off after thousands of decisions.")]
    share: Annotated[float, Meta(description="Won alone, of all.")]
    low: float
    high: float


COUNTS: Final = {200: ResponseSpec(WhatCame, generate_examples=False, description="Line by line.", media_type=LINES)}


@LOOKING_BACK.add(
    "POST",
    "/api/play-on",
    "Play on from a move of a finished game",
    "Where the game goes on.",
    (404, 409, 422),
    pace="tables",
    status=201,
)
async def play_on(request: HttpRequest, context: TheContext, data: JSONBody[PlayOn]) -> PlayedOn:
    """For anybody who may look at the replay: a new table that begins with the position as it was then. What others had
    decided already stays decided. It has no seal, and counts as no game that was dealt.
    """
    host = await context.person(request)
    branch = await branch_at(context, data)
    if data.action is not None:
        decide(branch, data.seat, data.action)
        check_goes_on(branch, data.seat)
    seats = seats_of(branch, data.seat, data.level)
    table = await context.tables.create_prepared(
        host, branch.game.id, branch.state.text(), seats, origin=branch.origin, variant=branch.variant
    )
    return PlayedOn(table.id)


@LOOKING_BACK.add(
    "POST",
    "/api/what-if",
    "How a finished game would end from one of its moves",
    COUNTS,
    (404, 409, 422),
    pace="evaluations",
)
async def what_if(request: HttpRequest, context: TheContext, data: JSONBody[WhatIf]) -> Stream:
    """Many quick games, played while no bot has anything better to do. An object in each line says how those so far ended;
    the last has all of them, or a `code` and a `text` if it broke off. Whoever goes away stops it. One at a time.
    """
    person = (await context.person(request)).id
    branch = await branch_at(context, data)
    check_is_free(context, person)
    question = question_at(branch, data.seat, data.action, data.level or "", data.way == "view")
    parts = play_all(context.tables.services.bots, question, data.games)
    return Stream(lines(context, person, parts, partial(_counted, of=data.games)), media_type=LINES)


def _counted(tally: Tally, of: int) -> WhatCame:
    low, high = tally.interval()
    return WhatCame(
        games=tally.games,
        of=of,
        won=tally.won,
        shared=tally.shared,
        lost=tally.lost,
        nobody=tally.nobody,
        endless=tally.endless,
        share=tally.share(),
        low=low,
        high=high,
    )
