"""Variants, as somebody brings them: what is wrong with them, or what differs."""

from typing import Annotated, Final

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.games.variant_text import VariantError
from drachenhort.server.base.plans import OptionValues, VariantTold
from drachenhort.server.http.context import TheContext
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.table.variants import told

VARIANTS: Final = Routes("variants")
MOST_MISTAKES: Final = 40


class VariantText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant file."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class VariantMistake(msgspec.Struct, frozen=True):
    """Something that is wrong, in English as the command line says it."""

    line: int
    text: str


class VariantRead(msgspec.Struct, frozen=True):
    """What a variant file says, if it can be played, or else what is wrong with it."""

    mistakes: list[VariantMistake]
    game: str | None = None
    variant: VariantTold | None = None
    options: Annotated[OptionValues, Meta(description="What a table has if nothing else is said.")] = {}


@VARIANTS.add(
    "POST",
    "/api/variants/check",
    "What is wrong with a variant",
    "What differs, or all mistakes with their lines.",
    (422,),
    pace="evaluations",
)
async def check_variant(request: HttpRequest, context: TheContext, data: JSONBody[VariantText]) -> VariantRead:
    """It is tried out as well, by a few random games in a bot's process. Nothing is kept."""
    await context.person(request)
    try:
        variant = await context.tables.variants.read(data.text)
    except VariantError as error:
        return VariantRead([VariantMistake(line, reason) for line, reason in error.mistakes[:MOST_MISTAKES]])
    options = msgspec.convert(variant.options, OptionValues)
    return VariantRead([], variant.game_id, told(variant), options)
