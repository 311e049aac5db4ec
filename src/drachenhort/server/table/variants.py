"""Variants that tables are played by: read and tried out before anybody sits down, and in memory while somebody plays."""

import asyncio
import gc
from collections import OrderedDict
from threading import Lock
from typing import Final, Protocol

from drachenhort.core.errors import OldRules
from drachenhort.games.variant_text import Mistake, VariantError
from drachenhort.games.variants import Laid, Variant, is_laid, lay, number_laid, read_variant
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Difference, VariantTold

MOST_LAID: Final = 40
"""Variants in memory: with so many no table of another one is set up. Each takes one to five megabytes."""
MOST_TRIED: Final = 200
"""Variants that are known to be playable without being tried again."""
MOST_NAMED: Final = 5
"""Mistakes that a refusal names."""
PATIENCE: Final = 10.0
"""Seconds that somebody's variant may take, with those that are tried out before it."""


_laying: Final = Lock()


class Trier(Protocol):
    """Where variants are read and tried out."""

    async def read_variant(self, text: str) -> list[tuple[int, str]] | None:
        """What is wrong with one, each mistake with its line; None if nobody has time for it."""
        ...


class Variants:
    """All variants of a server. They are tried out one at a time, in another process: nobody at a table waits for it."""

    def __init__(self, trier: Trier) -> None:
        self._trier: Final = trier
        self._turn: Final = asyncio.Semaphore(1)
        self._tried: Final[OrderedDict[str, Variant]] = OrderedDict()

    async def read(self, text: str) -> Variant:
        """A variant that can be played. Raises VariantError with all that is wrong, and Cannot if nobody has time."""
        found = self._tried.get(text)
        if found is None:
            try:
                async with asyncio.timeout(PATIENCE), self._turn:
                    mistakes = await self._trier.read_variant(text)
                    if mistakes == []:
                        found = await asyncio.to_thread(read_variant, text)
            except TimeoutError:
                mistakes = None
            if found is None:
                if mistakes is None:
                    raise Cannot("too-fast", "too many variants are being tried out just now; try again in a minute")
                raise VariantError([Mistake(line, reason) for line, reason in mistakes])
            self._tried[text] = found
            while len(self._tried) > MOST_TRIED:
                self._tried.popitem(last=False)
        self._tried.move_to_end(text)
        return found

    async def for_new_table(self, text: str, game_id: str) -> tuple[Variant, Laid]:
        """For a table of this game. Raises Cannot with the first mistakes."""
        try:
            variant = await self.read(text)
        except VariantError as error:
            raise Cannot("bad-variant", named(error.mistakes)) from None
        check_game(variant, game_id, "table")
        return variant, await self._laid(variant)

    async def for_record(self, text: str) -> Laid:
        """For the record that somebody has sent. Raises Cannot with the first mistakes."""
        try:
            variant = await self.read(text)
        except VariantError as error:
            raise Cannot(
                "bad-record", f"this is the record of a variant that cannot be played:\n{named(error.mistakes)}"
            ) from None
        return await self._laid(variant)

    async def _laid(self, variant: Variant) -> Laid:
        if not is_laid(variant) and number_laid() >= MOST_LAID:
            gc.collect()  # A table that was put away is not gone at once: its parts hold each other.
            if number_laid() >= MOST_LAID:
                reason = f"{MOST_LAID} variants are being played here, as many as there can be; try again later"
                raise Cannot("too-many-variants", reason)
        return await asyncio.to_thread(_lay, variant)


def _lay(variant: Variant) -> Laid:
    """In any thread: of two tables that ask for the same at once, both get the same."""
    with _laying:
        return lay(variant)


def laid_by(text: str, rules: int | None) -> Laid:
    """The game of a table that was set up before: what a log has was tried out when it was written. Raises OldRules if it
    can no longer be played. Takes some hundredths of a second unless it is in memory.
    """
    try:
        laid = _lay(read_variant(text))
    except VariantError as error:
        raise OldRules(f"its variant is none of today's rules: {error}") from None
    game = laid.game
    if rules is not None and rules != game.rules_version and rules not in game.compatible_with:
        raise OldRules(
            f"variants are played by today's rules of {game.title}, version {game.rules_version}, and it began with {rules}"
        )
    return laid


def check_game(variant: Variant, game_id: str, what: str) -> None:
    """A table, or whatever else is to be played by it, must be for the same game."""
    if variant.game_id != game_id:
        raise Cannot("bad-variant", f"line 1: this is a variant of {variant.game_id}, and the {what} is for {game_id}")


def named(mistakes: list[Mistake]) -> str:
    """The first ones, each on a line of its own."""
    lines = [f"line {line}: {reason}" for line, reason in mistakes[:MOST_NAMED]]
    if len(mistakes) > MOST_NAMED:
        lines.append(f"and {len(mistakes) - MOST_NAMED} more")
    return "\n".join(lines)


def told(variant: Variant) -> VariantTold:
    """What people are told of it before they sit down."""
    changes = [Difference(change.name, change.printed.value, change.value) for change in variant.changes]
    return VariantTold(variant.name, variant.description, changes, len(changes))
