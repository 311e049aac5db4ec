"""Who may know what: every view and every event that leaves a table is made for the eyes of a seat, or of a watcher."""

from drachenhort.core.event import Event
from drachenhort.core.state import WATCHER


def eyes_of(seat: int | None) -> int:
    return WATCHER if seat is None else seat


def known_to(eyes: int, events: list[Event]) -> list[Event]:
    """Those events that somebody may know."""
    return [event for event in events if event.audience >> eyes & 1]
