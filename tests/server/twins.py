"""Twins of a table: for each client one whose hidden things were swapped, as far as that client cannot know them.

A twin goes the same way to its bytes as the table itself: LiveGame, Showing, Speech. Whatever it would send differently
before anybody has acted is something the client must not be told. After an act the twin may be right to send something
else, since an act can turn up what was hidden; then what the client sees differs too. Where it does not, every byte must
be the same.
"""

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import msgspec

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games
from drachenhort.server.store.entries import Acted
from drachenhort.server.table.ledger import Ledger
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.showing import Showing
from drachenhort.server.table.speech import Speech
from drachenhort.server.wire.fanout import Channel
from tests.server.evenings import Client, Evening

HIDDEN = {game.id: import_module(f"tests.games.{game.id}.hidden") for game in all_games()}
SWAPS: dict[str, Callable[[State, int, Rng], State]] = {game: module.hidden_swap for game, module in HIDDEN.items()}
SWAPPED_OFTEN = {"drachenfels": 4, "drachensachen": 4}
"""Where a swap changes only two cards, it is done so many times."""
CLEARING: dict[str, tuple[str, ...]] = {game: getattr(module, "CLEARING", ()) for game, module in HIDDEN.items()}
REFUSALS_TRIED = 2


class Told(AssertionError):
    """A client was told something that its seat cannot know."""


class Tally:
    """How much there was to compare."""

    def __init__(self) -> None:
        self.views = 0
        self.swapped = 0  # Twins that really were different.
        self.acts = 0
        self.turned_up = 0  # Acts that told the client something new, so that twins differ rightly.
        self.refusals = 0


class Eyes(NamedTuple):
    """A client, and what has been shown to it all evening."""

    client: Client
    channel: Channel
    showing: Showing

    def shown(self, live: LiveGame) -> tuple[Showing, bytes]:
        """The whole table as it would be sent now, and who remembers that it was."""
        showing = Showing(self.channel.table, self.showing.speech)
        return showing, showing.whole(self.channel, live, [], [], False)

    def moved(self, live: LiveGame, acted: Acted) -> bytes | None:
        """What the client is sent of an act; None if nothing."""
        sent = self.showing.moved([self.channel], live, acted, live.recent[-1].events, [])
        return sent[0][1] if sent else None

    def version(self, live: LiveGame) -> int | None:
        """The version that the last act has led to; None if the client does not hear of that act."""
        return live.versions.of(self.client.seat) if live.recent[-1].is_heard_by(self.client.seat) else None

    def remember_as_much(self, showing: Showing, twin: LiveGame) -> None:
        """How changes are told depends on whether the view before is remembered: the twin's is if the client's is."""
        is_remembered = self.showing._shown[self.channel.seat] is not None
        view = twin.state.view(self.client.eyes).to_json()
        showing._shown[self.channel.seat] = view if is_remembered else None

    def view(self, live: LiveGame) -> bytes:
        return msgspec.json.encode(live.state.view(self.client.eyes).to_json())


class Twin(NamedTuple):
    """A table with other secrets, and what it has shown."""

    eyes: Eyes
    live: LiveGame
    showing: Showing


def check(played: Evening, rng: Rng, every: int = 1) -> Tally:
    """Raises Told at the first byte that a client should not have had. Looks at each `every`th act of each client."""
    tally = Tally()
    live = played.start()
    ledger = played.ledger()
    watching = [eyes_of(played, client, ledger, live) for client in played.clients]
    moved = [moved_to(client) for client in played.clients]
    for number, acted in enumerate(played.acts()):
        twins = [
            (twin_of(live, eyes, rng, tally), sent)
            for place, (eyes, sent) in enumerate(zip(watching, moved, strict=True))
            if (number + place) % every == 0
        ]
        live.play(acted)
        for eyes, sent in zip(watching, moved, strict=True):
            assert eyes.moved(live, acted) == sent.get(eyes.version(live)), "what was sent can be made again"
        for twin, sent in twins:
            decision = twin.live.state.decision_of(acted.seat)
            if decision is not None and decision.allows(acted.action):
                compare_moved(live, twin, acted, sent, tally)
    return tally


def eyes_of(played: Evening, client: Client, ledger: Ledger, live: LiveGame) -> Eyes:
    speech = Speech(ledger.created.game, ledger.options, ledger.chairs)
    eyes = Eyes(client, Channel(played.table, client.seat, client.lang), Showing(played.table, speech))
    eyes.showing.whole(eyes.channel, live, [], [], True)
    return eyes


def moved_to(client: Client) -> dict[int | None, bytes]:
    """What the client was sent for each act, by version."""
    found: dict[int | None, bytes] = {}
    for data, message in zip(client.raw, client.sent(), strict=True):
        if message["type"] == "moved":
            found[msgspec.convert(message["version"], int)] = data
    return found


def twin_of(live: LiveGame, eyes: Eyes, rng: Rng, tally: Tally) -> Twin:
    """The same table with other secrets. It must look the same, down to the words of what is legal and what is not."""
    swapped = live.state.copy()
    for _ in range(SWAPPED_OFTEN.get(live.game.id, 1)):
        swapped = SWAPS[live.game.id](swapped, eyes.client.eyes, rng)
    twin = LiveGame(live.game, swapped, live.versions.copy())
    tally.views += 1
    tally.swapped += swapped.text() != live.state.text()
    _, shown = eyes.shown(live)
    showing, other = eyes.shown(twin)
    if shown != other:
        raise Told(f"{eyes.client.name} at version {live.versions.shared}: {difference(shown, other)}")
    if eyes.client.seat is not None:
        compare_refusals(live, twin, eyes, eyes.client.seat, rng, tally)
    eyes.remember_as_much(showing, twin)
    return Twin(eyes, twin, showing)


def compare_refusals(live: LiveGame, twin: LiveGame, eyes: Eyes, seat: int, rng: Rng, tally: Tally) -> None:
    codes = live.game.action_codes
    for _ in range(REFUSALS_TRIED):
        action = codes[rng.below(len(codes))]
        answers = [refusal(table, eyes, seat, action) for table in (live, twin)]
        if answers[0] != answers[1]:
            raise Told(f"{eyes.client.name} asked why at version {live.versions.shared}: {answers}")
        tally.refusals += answers[0] is not None


def refusal(live: LiveGame, eyes: Eyes, seat: int, action: int) -> tuple[str, ...] | None:
    refused = live.state.why_not(seat, action)
    if refused is None:
        return None
    words = eyes.showing.speech.refusal(eyes.client.lang, seat, live.state.view(seat), action, refused)
    return (refused.clause, refused.reason, *words)


def compare_moved(live: LiveGame, twin: Twin, acted: Acted, sent: dict[int | None, bytes], tally: Tally) -> None:
    """After the act: what was really sent, and what the twin would have sent."""
    events, is_hidden = twin.live.apply(acted.seat, acted.actions())
    there = msgspec.structs.replace(acted, is_hidden=is_hidden)
    twin.live.note(there, events)
    names = {event.kind.name for event in [*live.recent[-1].events, *events]}
    if twin.eyes.view(live) != twin.eyes.view(twin.live) or names & set(CLEARING[live.game.id]):
        tally.turned_up += 1
        return
    tally.acts += 1
    told = twin.showing.moved([twin.eyes.channel], twin.live, there, events, [])
    other = told[0][1] if told else b""
    was = sent.get(twin.eyes.version(live), b"")
    if was != other:
        raise Told(f"{twin.eyes.client.name} was sent at version {live.versions.shared}: {difference(was, other)}")


def difference(one: bytes, other: bytes) -> str:
    """The place where two messages begin to differ."""
    place = next(
        (place for place, (left, right) in enumerate(zip(one, other, strict=False)) if left != right),
        min(len(one), len(other)),
    )
    return f"...{one[max(0, place - 60) : place + 40]!r} instead of {other[max(0, place - 60) : place + 40]!r}"
