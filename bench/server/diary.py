"""What the clients of one table know, and whether the server's log and what it tells after a restart agree with it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from drachenhort.server.store.entries import Acted, AnyEntry
from drachenhort.server.table.ledger import ledger_of
from drachenhort.server.table.live_game import LiveGame, begin
from drachenhort.server.wire.messages import encode


class ActId(NamedTuple):
    """By what an act is known however often it is sent."""

    seat: int
    id: str


class Unanswered(NamedTuple):
    """An act of which its client does not know whether it counts."""

    id: str
    frame: bytes


class Faults(NamedTuple):
    """Of one log: known acts that are not where they were, acts that count more than once, and acts nobody sent."""

    lost: int = 0
    doubled: int = 0
    strange: int = 0


class Happened(msgspec.Struct, frozen=True):
    version: int
    events: list[object]


class Returned(msgspec.Struct, frozen=True):
    """The view somebody gets who comes back."""

    version: int
    view: object
    log: list[Happened]
    is_whole: bool


class Diary:
    """Goes on from one life of the server to the next. Version n of a table is its n-th act, since nobody takes back."""

    def __init__(self) -> None:
        self.sent: dict[ActId, int] = {}
        """The action of each."""
        self.heard = 0
        """The newest version that any client was told of: so many acts were acknowledged."""
        self.answers: dict[int, ActId] = {}
        """Which act led to a version, as far as clients were told."""
        self.seen: list[int | None] = [None, None]
        """By seat: the version shown last."""
        self.unanswered: list[Unanswered | None] = [None, None]
        self.record: list[Acted] = []
        """The acts in the log after the last life."""

    def send(self, seat: int, act: Unanswered, action: int) -> None:
        self.sent[ActId(seat, act.id)] = action
        self.unanswered[seat] = act

    def hear(self, seat: int, version: int, act: str | None) -> None:
        """`moved`: the table is at this version, for the one who made it by this act."""
        self.heard = max(self.heard, version)
        self.seen[seat] = version
        if act is not None:
            self.learn(seat, act, version)

    def learn(self, seat: int, act: str, version: int) -> None:
        """An act counts, and led to this version."""
        self.heard = max(self.heard, version)
        self.answers[version] = ActId(seat, act)
        waiting = self.unanswered[seat]
        if waiting is not None and waiting.id == act:
            self.unanswered[seat] = None

    def compare(self, record: Sequence[Acted]) -> Faults:
        """With the acts of the log after a kill. What was sent but never heard of may be there or not, but once."""
        lost = max(0, max(self.heard, len(self.record)) - len(record))
        lost += sum(before != now for before, now in zip(self.record, record, strict=False))
        for version, answered in self.answers.items():
            if version <= len(record) and _id(record[version - 1]) != answered:
                lost += 1
        ids = [_id(acted) for acted in record]
        strange = sum(
            acted.by != "person" or self.sent.get(of) != acted.action for of, acted in zip(ids, record, strict=True)
        )
        return Faults(lost, len(ids) - len(set(ids)), strange)


def _id(acted: Acted) -> ActId:
    return ActId(acted.seat, acted.act)


class Shadow:
    """The game as the engine plays it from the log alone: what everybody has to see."""

    def __init__(self, entries: Sequence[AnyEntry]) -> None:
        ledger = ledger_of(list(entries))
        assert ledger.started is not None, "the game has begun"
        self.live: LiveGame = begin(ledger, ledger.started)
        self.events = [self.live.recent[-1].events]
        """By version: what the act that led to it made happen."""

    def follow(self, record: Sequence[Acted]) -> None:
        """Raises Illegal if the rules do not allow what is new in it."""
        for acted in record[self.live.versions.shared :]:
            self.events.append(self.live.play(acted))

    @property
    def is_over(self) -> bool:
        return self.live.state.outcome is not None

    def view(self, seat: int) -> object:
        return _plain(self.live.state.view(seat).to_json())

    def missed(self, seat: int, seen: int) -> list[Happened]:
        """Exactly what somebody has to be told who has seen the table at this version."""
        return [
            Happened(seen + 1 + place, [_plain(event.to_json()) for event in events if event.is_for(seat)])
            for place, events in enumerate(self.events[seen + 1 :])
        ]

    def wrong_with(self, returned: Returned, seat: int, seen: int | None) -> str | None:
        """What is wrong with what somebody was shown who came back; None if it is right."""
        if returned.version != self.live.versions.shared:
            return f"came back to version {returned.version}, the log is at {self.live.versions.shared}"
        if returned.view != self.view(seat):
            return f"the view at version {returned.version} is not that of the log"
        if seen is not None and returned.is_whole:
            return f"was told everything anew, though version {seen} was seen"
        if seen is not None and returned.log != self.missed(seat, seen):
            told = [happened.version for happened in returned.log]
            return f"had seen version {seen}, was told of {told}, the log is at {self.live.versions.shared}"
        return None


def _plain(value: object) -> object:
    """As it is after the way over the wire."""
    plain: object = msgspec.json.decode(encode(value))
    return plain
