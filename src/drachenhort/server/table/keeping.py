"""Keeping what a finished game has shown: once, after its end, and away from those who play."""

from collections.abc import Iterator
from typing import Final

from msgspec import Raw

from drachenhort.core.delta import changes
from drachenhort.core.plain import Json
from drachenhort.server.store.entries import AnyEntry
from drachenhort.server.table.audience import eyes_of, known_to
from drachenhort.server.table.history import WHOLE_EVERY, History, Step, encode_history, pack
from drachenhort.server.table.ledger import plays_of
from drachenhort.server.table.live_game import LiveGame, begin, follow_log
from drachenhort.server.table.showing import events_json
from drachenhort.server.table.speech import Speech, names_of
from drachenhort.server.table.table import Table
from drachenhort.server.wire.messages import Outcome, encode
from drachenhort.texts.catalogue import LANGUAGES

LARGEST: Final = 16_000_000
"""Bytes. What is larger, by tens of thousands of acts, is not stored: it is looked at as long as its rules are here."""


async def keep(table: Table, rest: float = 0.0) -> None:
    """Stores it, with so many seconds of rest between two slices of the work. The table itself goes on meanwhile."""
    found: list[History] = []
    await table.services.slices.run(_look_back(table, await table.entries(), found), rest)
    data = encode_history(found[0])
    if len(data) <= LARGEST:
        await table.services.store.keep(table.id, data)
    table.past = found[0]


def _look_back(table: Table, entries: list[AnyEntry], found: list[History]) -> Iterator[None]:
    """Plays it once more, and notes what everybody sees after each act."""
    ledger = table.ledger
    assert ledger.started is not None, "a game that is over has begun"
    live = begin(ledger, ledger.started)
    seats: list[int | None] = [*range(len(ledger.chairs)), None]
    readers = [_Reader(table.showing.speech, seat) for seat in seats]
    for reader in readers:
        reader.note(live)
    for _ in follow_log(live, entries):
        for reader in readers:
            reader.note(live)
            yield
    end = live.state.outcome
    assert end is not None, "a game that is over has an outcome"
    plays = plays_of(entries)
    record = ledger.record(ledger.started, names_of(ledger.created.game, ledger.chairs, "en"))
    record.actions = [(play.seat, action) for play in plays for action in play.actions()]
    moves = [(play.seat, ", ".join(live.game.notation(action) for action in play.actions())) for play in plays]
    outcome = Outcome(end.ending, end.scores, end.winners)
    packed: list[bytes] = []
    for reader in readers:
        packed.append(pack(encode(reader.steps)))
        yield
    found.append(History(list(LANGUAGES), outcome, moves, pack(record.text(live.state).encode()), packed))


class _Reader:
    """Somebody who looks on with one pair of eyes."""

    def __init__(self, speech: Speech, seat: int | None) -> None:
        self._speech: Final = speech
        self._seat: Final = seat
        self._shown: Json = None
        self.steps: Final[list[Step]] = []

    def note(self, live: LiveGame) -> None:
        """The game after its last act."""
        seat, act, speech = self._seat, live.recent[-1], self._speech
        view = live.state.view(eyes_of(seat))
        known = known_to(eyes_of(seat), act.events)
        self.steps.append(
            Step(
                act.versions.of(seat) if act.is_heard_by(seat) else None,
                self._changes(view.to_json()),
                events_json(known),
                [speech.events(lang, seat, known) for lang in LANGUAGES],
                [speech.prompt(lang, seat, live.state, view) for lang in LANGUAGES],
            )
        )

    def _changes(self, shown: dict[str, Json]) -> Raw:
        before = None if len(self.steps) % WHOLE_EVERY == 0 else self._shown
        self._shown = shown
        return Raw(encode(changes(before, shown)))
