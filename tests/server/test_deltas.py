"""A view kept up to date by changes is the view sent whole: for every game, every seat and the watcher, all the time."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from drachenhort.core.delta import with_changes
from drachenhort.core.event import Event
from drachenhort.core.plain import Json
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.showing import SMALL
from tests.server.evenings import EVENINGS, Client, Evening, evening
from tests.server.house import Message


class Step(NamedTuple):
    """What a client was sent for one act, the table after it, and what the act led to."""

    client: Client
    message: Message
    live: LiveGame
    events: list[Event]


def plain(value: object) -> Json:
    """As it is after having gone over the wire."""
    told: Json = msgspec.json.decode(msgspec.json.encode(value))
    return told


def first_views(played: Evening) -> list[Message]:
    return [next(message for message in client.sent() if message["type"] == "view") for client in played.clients]


def steps(played: Evening) -> Iterator[Step]:
    """Every act once, for each client in turn that hears of it."""
    moved = [[message for message in client.sent() if message["type"] == "moved"] for client in played.clients]
    live = played.start()
    for acted in played.acts():
        events = live.play(acted)
        for client, messages in zip(played.clients, moved, strict=True):
            if not acted.is_hidden or client.seat == acted.seat:
                yield Step(client, messages.pop(0), live, events)
    assert moved == [[], [], []], "nobody is told anything else"


@EVENINGS
def test_changes_lead_from_one_view_to_the_next_and_are_smaller(number: int) -> None:
    played = evening(number)
    start = played.start()
    kept: dict[str, Json] = {}
    for client, first in zip(played.clients, first_views(played), strict=True):
        assert (first["version"], first["seat"], first["is_whole"]) == (0, client.seat, True)
        kept[client.name] = first["view"]
        assert first["view"] == plain(start.state.view(client.eyes).to_json())
    whole = changed = 0
    for client, message, live, _ in steps(played):
        changes = message["changes"]
        assert isinstance(changes, list)
        kept[client.name] = with_changes(kept[client.name], changes)
        view = live.state.view(client.eyes).to_json()
        assert message["version"] == live.versions.of(client.seat)
        assert kept[client.name] == plain(view)
        size = len(msgspec.json.encode(view))
        if size > 2 * SMALL:  # Smaller ones go out whole, and so does the first that is not.
            changed += len(msgspec.json.encode(changes))
            whole += size
    assert live.versions.shared > 30, "a game worth its name"
    assert changed * 2 <= whole


@EVENINGS
def test_each_reader_is_told_what_concerns_them_in_words_too(number: int) -> None:
    for client, message, live, events in steps(evening(number)):
        known = [event.to_json() for event in events if event.is_for(client.eyes)]
        assert message["events"] == plain(known)
        said, words = message["said"], message["words"]
        assert isinstance(said, list) and len(said) == len(known)
        assert isinstance(words, dict) and words["prompt"]
        own = None if client.seat is None else live.state.decision_of(client.seat)
        labels = words["labels"]
        assert isinstance(labels, list) and len(labels) == (0 if own is None else own.count())
        assert all(labels)


@pytest.mark.parametrize("number", [0])
def test_the_sentences_are_in_the_readers_language(number: int) -> None:
    played = evening(number)
    german, english, watching = (
        " ".join(str(message["words"]) for message in client.sent() if message["type"] == "moved")
        for client in played.clients
    )
    assert "Du bist" in german or "du bist" in german or "Dein" in german or "dein" in german
    assert "your" in english or "You" in english
    assert "Anna" in watching and "Ben" in watching
