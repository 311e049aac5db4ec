"""A finished game played on: the position after one of its moves, from its table or from its record."""

from typing import Final, NamedTuple

from drachenhort.core.errors import DrachenhortError, OldRecord
from drachenhort.core.game import Game
from drachenhort.core.record import Record, load_record, variant_of
from drachenhort.core.state import State
from drachenhort.core.text_bounds import check_size
from drachenhort.games.variants import Laid
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Origin, SeatPlan
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.retrospect import check_move, check_rules, position_at

LONGEST_RECORD: Final = 90_000
"""Characters. A game of a thousand acts takes about 15,000; the largest body that a server takes by itself is 100,000."""
MOST_RECORD_LINES: Final = 10_000


class Branch(NamedTuple):
    """A position of a finished game, and where it is from. Its state belongs to whoever asked."""

    game: Game
    state: State
    origin: Origin
    variant: str | None = None
    """Of the table that it is from..."""
    laid: Laid | None = None
    """...and its game, which is there as long as somebody has hold of it."""


async def branch_of_table(table: QueuedTable, move: int) -> Branch:
    state = await table.do(position_at, move)
    ledger = table.table.ledger
    return Branch(ledger.game(), state, Origin(move, table.id), ledger.created.variant, ledger.laid)


def branch_of_record(text: str, move: int) -> Branch:
    """Each of its actions is a move. Takes a while, as it is checked to its end."""
    record = record_of(text)
    check_rules(record.game)
    check_move(move, len(record.actions))
    return Branch(record.game, record.replay(move), Origin(move))


def record_of(text: str) -> Record:
    """The record that somebody has sent, checked to its end."""
    try:
        check_size(text, LONGEST_RECORD, LONGEST_RECORD, MOST_RECORD_LINES)
        # Before anything of it is run: bots, reviews and what-if know the rules of the box.
        is_variant = variant_of(text) is not None
        if not is_variant:
            return load_record(text)
    except OldRecord as error:
        raise Cannot("old-game", str(error)) from None
    except DrachenhortError as error:
        raise Cannot("bad-record", f"this is not the record of a game: {error}") from None
    raise Cannot("bad-record", "this is the record of a variant, and here games are played on as they are in the box")


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
