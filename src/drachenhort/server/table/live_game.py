"""The game under way at a table: the position, whom it asks, since when, and what happened lately. No input or output."""

from collections import deque
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, final

import msgspec

from drachenhort.core.decision import Decision
from drachenhort.core.errors import DrachenhortError
from drachenhort.core.event import Event, only
from drachenhort.core.game import Game
from drachenhort.core.state import State
from drachenhort.games.files import is_ours
from drachenhort.games.trial import within_bounds
from drachenhort.server.store import entries as log
from drachenhort.server.store.entries import AnyEntry
from drachenhort.server.store.store import Saved, Snapshot
from drachenhort.server.table.ledger import Ledger, plays_of
from drachenhort.server.table.versions import Versions

LATELY: Final = 32
"""The events of so many acts are at hand for those whose connection was lost; for more the log is read."""


@final
class Asked:
    """An open decision, the version that opened it for its seat, and when that was. Made at every act, so no NamedTuple."""

    def __init__(self, decision: Decision, version: int, at: int) -> None:
        self.decision: Final = decision
        self.version: Final = version
        self.at: Final = at


@final
class Recent:
    """What an act led to, or the deal."""

    def __init__(self, versions: Versions, hidden_by: int | None, events: list[Event], is_deal: bool = False) -> None:
        self.versions: Final = versions
        self.is_deal: Final = is_deal
        self.hidden_by: Final = hidden_by
        """The only seat that knows of it; None if all do."""
        self.events: Final = events

    def is_heard_by(self, seat: int | None) -> bool:
        return self.hidden_by is None or self.hidden_by == seat


class LiveGame:
    """A State that remembers whom it has asked since when."""

    def __init__(self, game: Game, state: State, versions: Versions) -> None:
        self.game: Final = game
        self.state = state
        self.state.is_logging = True
        self.versions: Final = versions
        self.undone: Versions | None = None
        """The versions after the last undo, if it is known that there was one."""
        self.asked: dict[int, Asked] = {}
        self.played: Final = [0] * state.seats
        """How many actions of each seat count."""
        self.recent: Final[deque[Recent]] = deque()
        self.most = LATELY

    def apply(self, seat: int, actions: Sequence[int]) -> tuple[list[Event], bool]:
        """What came of it, and whether nobody else can tell that it was done. Raises Illegal if the rules forbid it.

        Others cannot tell that a part of a choice was made. Of what is no such part all see at least that it was done.
        """
        decision = self.state.decision_of(seat)
        if is_ours(self.game.id) and self.game.variation is None:
            self._apply(seat, actions)
        else:
            within_bounds(partial(self._apply, seat, actions))
        events = self.state.take_events()
        is_part = decision is not None and decision.kind in self.game.parts
        return events, is_part and all(event.audience == only(seat) for event in events)

    def _apply(self, seat: int, actions: Sequence[int]) -> None:
        for action in actions:
            self.state.apply(seat, action)

    def note(self, acted: log.Acted, events: list[Event]) -> None:
        """It counts from now on."""
        self.versions.count(acted.seat, acted.is_hidden)
        self.played[acted.seat] += 1 + len(acted.then)
        self.recent.append(Recent(self.versions.copy(), acted.seat if acted.is_hidden else None, events))
        if len(self.recent) > self.most:
            self.recent.popleft()
        self._note_asked(acted)

    def play(self, acted: log.Acted) -> list[Event]:
        """An act of the log once more."""
        events, _ = self.apply(acted.seat, acted.actions())
        self.note(acted, events)
        return events

    def _note_asked(self, acted: log.Acted) -> None:
        """A decision that was open before stays asked since then.

        All see the clocks, so the next part of a choice is asked since the choice began: else they would tell that a part
        of it was made.
        """
        earlier = self.asked
        self.asked = {}
        for decision in self.state.pending:
            seat = decision.seat
            before = earlier.get(seat)
            if before is not None and seat != acted.seat and before.decision.is_like(decision):
                self.asked[seat] = before
            elif before is not None and acted.is_hidden:
                self.asked[seat] = Asked(decision, self.versions.of(seat), before.at)
            else:
                self.asked[seat] = Asked(decision, self.versions.of(seat), acted.at)

    def ask_all(self, at: int) -> None:
        """Whoever has to decide is asked now: after the deal, and when acts were taken back."""
        self.asked = {}
        for decision in self.state.pending:
            self.asked[decision.seat] = Asked(decision, self.versions.of(decision.seat), at)

    def delay(self, pause: int) -> None:
        """No clock ran for so long."""
        self.asked = {seat: Asked(was.decision, was.version, was.at + pause) for seat, was in self.asked.items()}

    def ask_anew(self, seat: int, at: int) -> None:
        """The time for a decision begins when its person is there to make it."""
        was = self.asked.get(seat)
        if was is not None:
            self.asked[seat] = Asked(was.decision, was.version, at)

    def take_back(self, at: int) -> None:
        """Acts were taken back: whoever has to decide now is asked anew."""
        self.versions.shared += 1
        self.undone = self.versions.copy()
        self.ask_all(at)

    def remember(self, past: Iterable[Recent], most: int) -> None:
        """So many acts are at hand from now on, since people keep coming to this table."""
        self.most = most
        self.recent.clear()
        self.recent.extend(deque(past, maxlen=most))

    def forget(self) -> None:
        """Nobody is there any more."""
        self.most = LATELY
        while len(self.recent) > LATELY:
            self.recent.popleft()

    def snapshot(self, entries: int) -> Snapshot:
        asked = [(seat, was.version, was.at) for seat, was in self.asked.items()]
        return Snapshot(entries, msgspec.json.encode(Saved(self.state.text(), asked)))


def begin(ledger: Ledger, started: log.Started) -> LiveGame:
    """The deal."""
    state = ledger.record(started, []).start(is_logging=True)
    live = LiveGame(ledger.game(), state, Versions(len(ledger.chairs)))
    live.recent.append(Recent(live.versions.copy(), None, live.state.take_events(), is_deal=True))
    live.ask_all(started.at)
    return live


def follow_log(live: LiveGame, entries: Sequence[AnyEntry]) -> Iterator[None]:
    """Goes through a whole log after the deal, undone acts left out. Others can have a turn after each act."""
    return _follow(live, entries, _counting(entries))


def live_from_snapshot(ledger: Ledger, entries: list[AnyEntry], snapshot: Snapshot) -> LiveGame | None:
    """The position of a snapshot, for `follow_from`; None if it is of no use or something after it was undone."""
    later = entries[snapshot.entries :]
    if snapshot.entries > len(entries) or any(isinstance(entry, log.Undone) for entry in later):
        return None
    try:
        saved = msgspec.json.decode(snapshot.data, type=Saved)
        state = ledger.game().load(saved.position)
    except (DrachenhortError, msgspec.MsgspecError):
        return None
    live = LiveGame(ledger.game(), state, _versions_after(entries[: snapshot.entries], len(ledger.chairs)))
    for acted in plays_of(entries[: snapshot.entries]):
        live.played[acted.seat] += 1 + len(acted.then)
    for seat, version, at in saved.asked:
        decision = state.decision_of(seat)
        if decision is not None:
            live.asked[seat] = Asked(decision, version, at)
    return live


def follow_from(live: LiveGame, entries: Sequence[AnyEntry]) -> Iterator[None]:
    """What happened after a snapshot, of which nothing was undone."""
    return _follow(live, entries, range(len(entries)))


def _versions_after(entries: Sequence[AnyEntry], seats: int) -> Versions:
    versions = Versions(seats)
    for entry in entries:
        if isinstance(entry, log.Acted):
            versions.count(entry.seat, entry.is_hidden)
        elif isinstance(entry, log.Undone):
            versions.shared += 1
    return versions


def _counting(entries: Sequence[AnyEntry]) -> set[int]:
    """The indices of the acts in the log that still count."""
    indices: list[int] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, log.Acted):
            indices.append(index)
        elif isinstance(entry, log.Undone):
            del indices[entry.keep :]
    return set(indices)


def _follow(live: LiveGame, entries: Sequence[AnyEntry], counting: Container[int]) -> Iterator[None]:
    """What happened, in its order; of the acts only those whose index is in `counting`."""
    for index, entry in enumerate(entries):
        match entry:
            case log.Acted():
                if index in counting:
                    live.play(entry)
                    yield
                else:
                    live.versions.count(entry.seat, entry.is_hidden)
            case log.Undone():
                live.take_back(entry.at)
            case log.Resumed():
                live.delay(entry.pause)
            case log.Back():
                live.ask_anew(entry.seat, entry.at)
            case _:
                pass
