"""The options of a table: checked when somebody sets it up, and in short for lists."""

import asyncio
from functools import cache
from typing import Final, NamedTuple

import msgspec

from drachenhort.core.errors import DrachenhortError, OptionError
from drachenhort.core.game import Game
from drachenhort.core.options import FileField
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import OptionValues, TableSetup, plain_options
from drachenhort.server.wire.messages import TableInfo

PATIENCE: Final = 2.0
"""Seconds that somebody's file may take, with those that are read before it. One takes a few hundredths of a second."""


MOST_CHANGES: Final = 3
"""Of what differs in a variant lists name so many."""


class Chosen(NamedTuple):
    """The options of a table, as bots need them where some sit, and as they were chosen."""

    options: OptionValues
    wanted: OptionValues | None  # None if it is the same.


class OptionsReader:
    """Checks options. Files are read one at a time, in another thread, so that nobody at a table waits for them."""

    def __init__(self) -> None:
        self._turn: Final = asyncio.Semaphore(1)

    async def read(self, game: Game, setup: TableSetup) -> Chosen:
        """All options with their values. Raises Cannot with what is wrong, for a file with its line."""
        if not has_files(game.id, setup.options):
            return checked_options(game, setup)
        try:
            async with asyncio.timeout(PATIENCE), self._turn:
                return await asyncio.to_thread(checked_options, game, setup)
        except TimeoutError:
            raise Cannot("too-fast", "too many files are being read just now; try again in a minute") from None


def checked_options(game: Game, setup: TableSetup) -> Chosen:
    """All options with their values, checked, and as bots need them where some sit. A file comes as its text."""
    plain = plain_options(setup.options)
    try:
        for field in game.spec.fields:
            value = plain.get(field.name)
            if isinstance(field, FileField) and isinstance(value, str):
                plain[field.name] = _from_file(field, value)
        options = game.options(plain).to_json()
    except DrachenhortError as error:
        raise Cannot("bad-options", str(error)) from None
    wanted = msgspec.convert(options, OptionValues)
    if not any(plan.kind == "bot" for plan in setup.seats):
        return Chosen(wanted, None)
    settled = msgspec.convert(game.with_bots(options), OptionValues)
    return Chosen(settled, None if settled == wanted else wanted)


def has_files(game_id: str, options: OptionValues) -> bool:
    """Whether something among these options came from a file, which may be long."""
    return any(options.get(field.name) for field in _file_fields(game_id))


def _from_file(field: FileField, text: str) -> list[Json]:
    """What a file says; what is wrong with it comes with the option it was for."""
    try:
        return list[Json](field.from_text(text))
    except DrachenhortError as error:
        raise OptionError(f"option {field.name}: {error}") from None


def in_short(info: TableInfo) -> TableInfo:
    """A table as lists show it: of what comes from a file, which may be long, only how many entries it has, and of
    a variant only the first values that differ."""
    options = info.options.copy()
    for field in _file_fields(info.game):
        value = options.get(field.name)
        if isinstance(value, list):
            options[field.name] = len(value)
    variant = info.variant
    if variant is not None and len(variant.changes) > MOST_CHANGES:
        variant = msgspec.structs.replace(variant, changes=variant.changes[:MOST_CHANGES])
    return msgspec.structs.replace(info, options=options, variant=variant)


@cache
def _file_fields(game_id: str) -> list[FileField]:
    try:
        return [field for field in find(game_id).spec.fields if isinstance(field, FileField)]
    except DrachenhortError:  # A table of long ago, whose game is no longer here.
        return []
