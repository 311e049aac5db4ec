"""Nobody is sent a byte that tells what their seat cannot know: whole games of every kind, compared with their twins."""

import asyncio

import pytest

from drachenhort import is_compiled
from drachenhort.core.event import Event
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.server.base.plans import Language
from drachenhort.server.table.speech import Speech
from drachenhort.server.wire.messages import Sentences
from tests.server.evenings import EVENINGS, Plan, evening, play_evening
from tests.server.twins import Told, check

EVERY = 1 if is_compiled() else 4
"""Uncompiled, only each fourth act is looked at for each client."""

MESSAGES = {"welcome", "room", "view", "moved", "ack"}


@EVENINGS
def test_nobody_is_sent_what_they_cannot_know(number: int) -> None:
    played = evening(number)
    tally = check(played, Rng.from_seed(f"twins {number}"), EVERY)
    assert tally.swapped * 2 > tally.views, "most twins have other secrets"
    assert tally.acts > tally.views // 2, "most acts can be compared"
    assert tally.refusals > 20


@EVENINGS
def test_the_seed_is_told_to_nobody_before_the_end(number: int) -> None:
    played = evening(number)
    started = played.ledger().started
    assert started is not None
    for client in played.clients:
        seen = []
        for data, message in zip(client.raw, client.sent(), strict=True):
            assert message["type"] in MESSAGES
            seen.append(any(secret.encode() in data for secret in (started.seed, started.salt)))
        assert seen.count(True) >= 1, "at the end it is told"
        first = seen.index(True)
        assert '"status":"over"' in client.raw[first].decode()


# The check can fail: tables that tell too much, each in a way of its own.


def eyes_of_the_first_seat(seat: int | None) -> int:
    """A watcher sees what the first seat sees."""
    return 0 if seat is None else seat


true_sentences = Speech.sentences


def talkative(self: Speech, lang: Language, reader: int | None, state: State, view: View, done: int = 0) -> Sentences:
    """The prompt depends on the whole position."""
    said = true_sentences(self, lang, reader, state, view, done)
    return Sentences(f"{said.prompt} {state.digest()[:4]}", said.labels)


def without_audience(eyes: int, events: list[Event]) -> list[Event]:
    """Everybody gets all events."""
    return events


LEAKS = [
    ("drachenhort.server.table.showing.eyes_of", eyes_of_the_first_seat, Plan("drachensachen", 0, {"single_game": True})),
    ("drachenhort.server.table.showing.eyes_of", eyes_of_the_first_seat, Plan("schutt_und_asche", 0, {"round_limit": 1})),
    ("drachenhort.server.table.speech.Speech.sentences", talkative, Plan("drachenfels", 0, {"turn_limit": 20})),
    ("drachenhort.server.table.showing.known_to", without_audience, Plan("drachenfels", 1, {"turn_limit": 30})),
    ("drachenhort.server.table.showing.known_to", without_audience, Plan("drachensachen", 1, {"turn_limit": 60})),
]


@pytest.mark.parametrize(("place", "leak", "plan"), LEAKS)
def test_a_table_that_tells_too_much_is_noticed(
    monkeypatch: pytest.MonkeyPatch, place: str, leak: object, plan: Plan
) -> None:
    monkeypatch.setattr(place, leak)
    leaky = asyncio.run(play_evening(plan, "leak"))
    with pytest.raises(Told):
        check(leaky, Rng.from_seed("leak"))
