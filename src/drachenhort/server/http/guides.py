"""Guided first games."""

from typing import Annotated, Final

import msgspec
from litestar.params import QueryParameter

from drachenhort.games.guide import Guide, guide_of
from drachenhort.server.base.errors import Cannot, Elsewhere
from drachenhort.server.base.plans import SeatPlan
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.games import GameId
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.store.store import Person
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.setups import game_of
from drachenhort.server.wire.messages import TableInfo

GUIDES: Final = Routes("tables")
LATELY: Final = 200
"""Among so many tables of somebody's the one is looked for that they have not finished."""


@GUIDES.add(
    "POST",
    "/api/games/{game_id:str}/guide",
    "Begin a guided first game",
    "The table.",
    (404, 409, 503),
    pace="tables",
)
async def begin_guide(
    request: HttpRequest,
    context: TheContext,
    game_id: GameId,
    anew: Annotated[bool, QueryParameter(description="Begin from the start, though one is under way.")] = False,
) -> TableInfo:
    """You have the first seat, bots all others, and the views say what to do. What you have begun is taken up again."""
    guide = guide_of(game_of(game_id))
    if guide is None:
        raise Cannot("no-game", f"there is no guided first game of {game_of(game_id).title}")
    person = await context.person(request)
    table = None if anew else await _under_way(context, person, guide)
    if table is None:
        bots = [SeatPlan("bot", guide.level)] * (guide.seats - 1)
        table = await context.tables.create_prepared(
            person, game_id, guide.position, [SeatPlan("me"), *bots], guide=guide.mark
        )
    return await table.info(person.id)


async def _under_way(context: Context, person: Person, guide: Guide) -> QueuedTable | None:
    """This person's own that is not finished, if it is led by the same guide still."""
    for row in await context.store.tables_of(person.id, LATELY):
        if row.game != guide.game.id or row.status != "running":
            continue
        if not msgspec.json.decode(row.summary, type=TableInfo).is_guided:
            continue
        try:
            table = await context.tables.find(row.id)
        except Elsewhere:
            raise
        except Cannot:  # One that cannot go on is left alone.
            continue
        if table.table.guide is guide:
            return table
    return None
