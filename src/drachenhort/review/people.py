"""What the seats of a record are called."""

from drachenhort.core.record import Record
from drachenhort.players.registry import player_names
from drachenhort.texts.catalogue import Catalogue


def names_in(record: Record, texts: Catalogue) -> list[str]:
    """The people by their names; the program's players by those they have at the table."""
    return [texts.say(f"bot-{seat + 1}") if is_bot(record, seat) else record.players[seat] for seat in range(record.seats)]


def is_bot(record: Record, seat: int) -> bool:
    """A seat without a name in the record counts as one of the program's."""
    return seat >= len(record.players) or not record.players[seat] or record.players[seat] in player_names(record.game.id)
