"""What goes out of a table, to each channel its own: whole views, and what has changed since."""

from collections.abc import Iterable, Iterator
from typing import Final, final

from msgspec import UNSET, Raw

from drachenhort.core.delta import changes
from drachenhort.core.event import EVERYBODY, Event
from drachenhort.core.plain import Json
from drachenhort.core.state import View
from drachenhort.games.guide import PLAYER
from drachenhort.server.base.plans import Language
from drachenhort.server.store.entries import Acted
from drachenhort.server.table.audience import eyes_of, known_to
from drachenhort.server.table.live_game import LiveGame, Recent
from drachenhort.server.table.speech import Speech
from drachenhort.server.wire.fanout import Channel
from drachenhort.server.wire.messages import Happened, Moved, SeatClock, Shown, encode

SMALL: Final = 1200
"""A view of so many bytes goes out whole: to find out what is different in it takes longer than to send it. Measured."""


MOST_TOLD: Final = 600
"""So many past acts are kept in words for each way of looking at a table."""


@final
class _Piece:
    """What all channels of one seat share."""

    def __init__(self, view: View, events: list[Event], raw: Raw, difference: Raw) -> None:
        self.view: Final = view
        self.events: Final = events
        self.raw: Final = raw
        self.difference: Final = difference


class Showing:
    """Remembers what each seat was shown last. All who look with the same eyes were shown the same."""

    def __init__(self, table: str, speech: Speech) -> None:
        self.table: Final = table
        self.speech = speech
        self._shown: dict[int | None, dict[str, Json] | None] = {}  # None for a small view.
        self._told: Final[dict[tuple[int | None, Language | None], dict[int, Happened]]] = {}
        """What past acts led to, in words, by their version: many may come to the same table."""

    def forget(self) -> None:
        """Nobody looks on any more."""
        self._shown.clear()
        self.forget_words()

    def forget_words(self) -> None:
        """Somebody sat down or got up: sentences have names in them."""
        self._told.clear()
        self.speech.forget()

    def whole(
        self,
        channel: Channel,
        live: LiveGame,
        clocks: list[SeatClock],
        log: list[Happened],
        is_whole: bool,
        late: str | None = None,
    ) -> bytes:
        """Everything; what comes later builds on it."""
        view = live.state.view(eyes_of(channel.seat))
        shown = view.to_json()
        encoded = encode(shown)
        self._shown[channel.seat] = None if len(encoded) <= SMALL else shown
        done = live.played[PLAYER]
        words = UNSET if channel.lang is None else self.speech.sentences(channel.lang, channel.seat, live.state, view, done)
        message = Shown(
            self.table,
            live.versions.of(channel.seat),
            channel.seat,
            Raw(encoded),
            log,
            is_whole,
            clocks,
            words,
            UNSET if late is None else late,
        )
        return encode(message)

    def moved(
        self, channels: list[Channel], live: LiveGame, acted: Acted, events: list[Event], clocks: list[SeatClock]
    ) -> list[tuple[Channel, bytes]]:
        """What an act has changed, for everybody who can tell that there was one. Seats nobody looks from are forgotten."""
        out: list[tuple[Channel, bytes]] = []
        pieces: dict[int | None, _Piece] = {}
        is_secret = any(event.audience != EVERYBODY for event in events)
        raw = events_json(events)
        earlier = self._shown
        self._shown = {}
        done = live.played[PLAYER]
        for channel in channels:
            seat = channel.seat
            if acted.is_hidden and seat != acted.seat:
                self._shown[seat] = earlier[seat]
                continue
            piece = pieces.get(seat)
            if piece is None:
                eyes = eyes_of(seat)
                view = live.state.view(eyes)
                difference = self._difference(seat, earlier[seat], view.to_json())
                if is_secret:
                    known = known_to(eyes, events)
                    piece = _Piece(view, known, events_json(known), difference)
                else:
                    piece = _Piece(view, events, raw, difference)
                pieces[seat] = piece
            message = Moved(
                self.table,
                live.versions.of(seat),
                seat,
                piece.raw,
                piece.difference,
                acted.act if acted.act and acted.seat == seat else UNSET,
                clocks or UNSET,
                UNSET if channel.lang is None else self.speech.events(channel.lang, seat, piece.events),
                UNSET if channel.lang is None else self.speech.sentences(channel.lang, seat, live.state, piece.view, done),
            )
            out.append((channel, encode(message)))
        return out

    def _difference(self, seat: int | None, earlier: dict[str, Json] | None, shown: dict[str, Json]) -> Raw:
        """What has changed, as pairs of a path and a value. The empty path leads to the whole view."""
        encoded = encode(shown)
        is_small = len(encoded) <= SMALL
        self._shown[seat] = None if is_small else shown
        if is_small or earlier is None:
            return Raw(b"[[[]," + encoded + b"]]")
        return Raw(encode(changes(earlier, shown)))

    def happened(self, channel: Channel, recent: Iterable[Recent]) -> Iterator[Happened]:
        """What these acts led to, as far as this channel may know."""
        told = self._told.setdefault((channel.seat, channel.lang), {})
        if len(told) > MOST_TOLD:
            told.clear()
        for act in recent:
            if act.is_heard_by(channel.seat):
                version = act.versions.of(channel.seat)
                if version not in told:
                    told[version] = self._tell(channel, act, version)
                yield told[version]

    def _tell(self, channel: Channel, act: Recent, version: int) -> Happened:
        known = known_to(eyes_of(channel.seat), act.events)
        said = UNSET if channel.lang is None else self.speech.events(channel.lang, channel.seat, known)
        return Happened(version, events_json(known), said)


def events_json(events: list[Event]) -> Raw:
    """As they go out. All of them: the caller has left out those that the reader may not know."""
    return Raw(encode([event.to_json() for event in events]))
