"""The game under way at a table: the position, whom it asks, since when, and what happened lately. No input or output."""

from collections import deque
from collections.abc import Container, Iterable
from typing import Final, final

import msgspec

from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.state import State
from drachenhort.server import entries as log
from drachenhort.server.entries import AnyEntry
from drachenhort.server.moves.ledger import Ledger, history_of
from drachenhort.server.store import Saved, Snapshot

LATELY: Final = 32
"""The events of so many acts are at hand for those whose connection was lost; for more the log is read."""


@final
class Asked:
    """An open decision, the version that opened it, and when that was."""

    def __init__(self, decision: Decision, version: int, at: int) -> None:
        self.decision: Final = decision
        self.version: Final = version
        self.at: Final = at


@final
class Recent:
    """What an act led to."""

    def __init__(self, version: int, events: list[Event]) -> None:
        self.version: Final = version
        self.events: Final = events


class Live:
    """A State that remembers whom it has asked since when."""

    def __init__(self, game: Game, state: State, version: int) -> None:
        self.game: Final = game
        self.state = state
        self.state.is_logging = True
        self.version = version
        self.asked: dict[int, Asked] = {}
        self.recent: deque[Recent] = deque(maxlen=LATELY)

    def play(self, seat: int, action: int, at: int) -> list[Event]:
        """Raises Illegal and changes nothing if the rules forbid it."""
        self.state.apply(seat, action)
        self.version += 1
        events = self.state.take_events()
        self.recent.append(Recent(self.version, events))
        self.note_asked(at)
        return events

    def note_asked(self, at: int) -> None:
        """A decision that was open before stays asked since then."""
        earlier = self.asked
        self.asked = {}
        for decision in self.state.pending:
            before = earlier.get(decision.seat)
            if before is None or before.decision is not decision:
                before = Asked(decision, self.version, at)
            self.asked[decision.seat] = before

    def delay(self, pause: int) -> None:
        """No clock ran for so long."""
        self.asked = {seat: Asked(was.decision, was.version, was.at + pause) for seat, was in self.asked.items()}

    def ask_anew(self, seat: int, at: int) -> None:
        """The time for a decision begins when its person is there to make it."""
        was = self.asked.get(seat)
        if was is not None:
            self.asked[seat] = Asked(was.decision, was.version, at)

    def take_back(self, version: int, at: int) -> None:
        """Acts were taken back: whoever has to decide now is asked anew, and what led here is no longer known."""
        self.version = version
        self.recent.clear()
        self.asked = {}
        self.note_asked(at)

    def snapshot(self, entries: int) -> Snapshot:
        asked = [(seat, was.version, was.at) for seat, was in self.asked.items()]
        return Snapshot(entries, msgspec.json.encode(Saved(self.state.text(), asked)))


def begin(ledger: Ledger, started: log.Started) -> Live:
    """The deal."""
    live = Live(ledger.game(), ledger.record(started, []).start(is_logging=True), 0)
    live.recent.append(Recent(0, live.state.take_events()))
    live.note_asked(started.at)
    return live


def live_from_log(ledger: Ledger, entries: list[AnyEntry]) -> Live:
    """The game as its whole log has it, undone acts left out."""
    assert ledger.started is not None, "the game has begun"
    live = begin(ledger, ledger.started)
    _follow(live, entries, {play.version for play in history_of(entries).plays})
    return live


def live_from_snapshot(ledger: Ledger, entries: list[AnyEntry], snapshot: Snapshot) -> Live | None:
    """The same, faster; None if the snapshot cannot be used or something after it was undone."""
    later = entries[snapshot.entries :]
    if snapshot.entries > len(entries) or any(isinstance(entry, log.Undone) for entry in later):
        return None
    try:
        saved = msgspec.json.decode(snapshot.data, type=Saved)
        state = ledger.game().load(saved.position)
    except (DrachenhortError, msgspec.MsgspecError):
        return None
    played = sum(isinstance(entry, log.Acted) for entry in later)
    live = Live(ledger.game(), state, ledger.version - played)
    for seat, version, at in saved.asked:
        decision = state.decision_of(seat)
        if decision is not None:
            live.asked[seat] = Asked(decision, version, at)
    _follow(live, later, range(live.version + 1, ledger.version + 1))
    return live


def _follow(live: Live, entries: Iterable[AnyEntry], counting: Container[int]) -> None:
    """What happened, in its order; of the acts those whose versions still count."""
    version = live.version
    for entry in entries:
        match entry:
            case log.Acted():
                version += 1
                if version in counting:
                    live.version = version - 1
                    live.play(entry.seat, entry.action, entry.at)
            case log.Undone():
                version += 1
                live.take_back(version, entry.at)
            case log.Resumed():
                live.delay(entry.pause)
            case log.Back():
                live.ask_anew(entry.seat, entry.at)
            case _:
                pass
