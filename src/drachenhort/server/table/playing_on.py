"""A finished game played on: the position after one of its moves, from its table or from its record."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from drachenhort.core.errors import DrachenhortError, OldRecord
from drachenhort.core.game import Game
from drachenhort.core.record import Record, load_record, variant_of
from drachenhort.core.state import State
from drachenhort.core.text_bounds import check_size
from drachenhort.games.trial import within_bounds
from drachenhort.games.variants import Laid
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Origin, SeatPlan
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.retrospect import check_move, check_rules, position_at

LONGEST_RECORD: Final = 90_000
"""Characters. A game of a thousand acts takes about 15,000; the largest body that a server takes by itself is 100,000."""
MOST_RECORD_LINES: Final = 10_000
MOST_LINES: Final = 4_000_000
"""Of rules, that the record of a variant may take: a few seconds, in a thread."""


class Branch(NamedTuple):
    """A position of a finished game, and where it is from. Its state belongs to whoever asked."""

    game: Game
    state: State
    origin: Origin
    variant: str | None = None
    """Of the table or the record that it is from..."""
    laid: Laid | None = None
    """...and its game, which is there as long as somebody has hold of it."""


async def branch_of_table(table: QueuedTable, move: int) -> Branch:
    state = await table.do(position_at, move)
    ledger = table.table.ledger
    return Branch(ledger.game(), state, Origin(move, table.id), ledger.created.variant, ledger.laid)


def branch_of_record(text: str, move: int, laid: Laid | None = None) -> Branch:
    """Each of its actions is a move. Takes a while, as it is checked to its end."""
    record = record_of(text, laid)
    check_rules(record.game)
    check_move(move, len(record.actions))
    variation = record.game.variation
    variant = None if variation is None else variation.text
    return Branch(record.game, record.replay(move), Origin(move), variant, laid)


def variant_in(text: str) -> str | None:
    """The variant that the record that somebody has sent names; nothing of it is run."""
    with _as_refusals():
        check_size(text, LONGEST_RECORD, LONGEST_RECORD, MOST_RECORD_LINES)
        return variant_of(text)


def record_of(text: str, laid: Laid | None = None) -> Record:
    """The record that somebody has sent, checked to its end. `laid` is the game by the variant that it names, which has
    been tried out; that a game at random ends does not say that every one does, so lines are counted here too.
    """
    if variant_in(text) is None:
        with _as_refusals():
            return load_record(text)
    assert laid is not None, "a record of a variant is read when that has been tried out"
    found: list[Record] = []
    with _as_refusals():
        within_bounds(lambda: found.append(load_record(text)), MOST_LINES)
    return found[0]


@contextmanager
def _as_refusals() -> Iterator[None]:
    try:
        yield
    except OldRecord as error:
        raise Cannot("old-game", str(error)) from None
    except DrachenhortError as error:
        raise Cannot("bad-record", f"this is not the record of a game: {error}") from None


def check_goes_on(branch: Branch, seat: int) -> None:
    """Whether there is still something to play, and somebody in that seat."""
    if branch.state.outcome is not None:
        raise Cannot("over", "the game is over there; choose an earlier move")
    if not 0 <= seat < branch.state.seats:
        raise Cannot("no-seat", f"this game has the seats 1 to {branch.state.seats}")


def decide(branch: Branch, seat: int, notation: str) -> list[int]:
    """The seat makes this choice, of one action or several with commas between them. Their codes."""
    actions: list[int] = []
    try:
        for part in notation.split(","):
            action = branch.game.parse(part.strip())
            branch.state.apply(seat, action)
            actions.append(action)
    except DrachenhortError as error:
        raise Cannot("bad-action", f"'{notation}' is not possible there: {error}") from None
    return actions


def seats_of(branch: Branch, seat: int, level: str) -> list[SeatPlan]:
    """The asker in one seat, bots of a level in all others."""
    return [SeatPlan("me") if each == seat else SeatPlan("bot", level) for each in range(branch.state.seats)]
