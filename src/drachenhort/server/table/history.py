"""What a finished game has shown, act by act and to each pair of eyes. It needs no rules to be looked at."""

import zlib
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Raw

from drachenhort.core.delta import with_changes
from drachenhort.core.plain import Json
from drachenhort.server.base.plans import Language
from drachenhort.server.wire.messages import Outcome

WHOLE_EVERY: Final = 32
"""So often a step has the whole view; the others what is different from the step before."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """What one act led to, for one pair of eyes; the first step is the deal."""

    version: int | None
    """None for an act that these eyes did not know of when it was made."""
    changes: Raw
    """They lead from the view before to the view after it."""
    events: Raw
    said: list[list[str]]
    """In each language a sentence for each event."""
    prompt: list[str]
    """In each language."""


class History(msgspec.Struct, frozen=True):
    """A whole game. What is large is compressed, and unpacked for each who asks."""

    languages: list[Language]
    outcome: Outcome
    moves: list[tuple[int, str]]
    """For each act the seat and its notation."""
    packed_record: bytes
    packed_steps: list[bytes]
    """Of each seat, and last what everybody could see."""

    def record(self) -> str:
        return zlib.decompress(self.packed_record).decode()

    def steps(self, seat: int | None) -> list[Step]:
        return _decode_steps(zlib.decompress(self.packed_steps[-1 if seat is None else seat]))

    def has_to_learn(self, languages: Iterable[Language]) -> bool:
        """Whether one of them is not among its own."""
        return any(language not in self.languages for language in languages)

    def place_of(self, language: Language) -> int:
        """Where its words are. Of a language that was not known then, another."""
        return self.languages.index(language) if language in self.languages else 0


def view_at(steps: list[Step], place: int) -> Json:
    """The view after so many acts."""
    view: Json = None
    for step in steps[place - place % WHOLE_EVERY : place + 1]:
        pairs: list[Json] = msgspec.json.decode(step.changes)
        view = with_changes(view, pairs)
    return view


def pack(data: bytes) -> bytes:
    return zlib.compress(data)


_decode_steps: Final = msgspec.json.Decoder(list[Step]).decode
encode_history: Final = msgspec.msgpack.Encoder().encode
decode_history: Final = msgspec.msgpack.Decoder(History).decode
