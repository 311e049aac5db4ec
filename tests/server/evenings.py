"""Whole games as they went over the wire: two people with different languages, bots in the other seats, and a watcher."""

import asyncio
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.server.base.plans import Language, OptionValues
from drachenhort.server.store.entries import Acted, AnyEntry, decode_entry
from drachenhort.server.store.store import Snapshot
from drachenhort.server.table import live_game as live
from drachenhort.server.table import seating
from drachenhort.server.table.ledger import Ledger, ledger_of, plays_of
from drachenhort.server.table.live_game import LiveGame
from tests.server.house import Inn, Message, laid, play

ALL = "all"


class Plan(NamedTuple):
    """A table with two people at it and so many bots."""

    game: str
    bots: int
    options: OptionValues


PLANS = [
    Plan("drachensachen", 0, {"single_game": True}),
    Plan("drachensachen", 1, {"turn_limit": 40, "target": 5, "skills": ALL, "curses": ALL}),
    Plan(
        "drachensachen",
        2,
        {"turn_limit": 60, "target": 1, "blind_answer": True, "fives_answer": True, "far_protecto": True},
    ),
    Plan("drachenfaust", 1, {"round_limit": 6}),
    Plan("drachenfaust", 2, {"tavern": True, "open_coins": True, "points": 1, "round_limit": 4}),
    Plan("drachenfels", 0, {"turn_limit": 90}),
    Plan("drachenfels", 1, {"turn_limit": 60, "knights_at_random": True, "nearest_rainbows": True}),
    Plan("drachenhueter", 0, {"turn_limit": 40, "chests": 3}),
    Plan("drachenhueter", 2, {"turn_limit": 30, "memory_aid": True}),
    Plan("schutt_und_asche", 0, {"round_limit": 2, "claims": 2}),
    Plan("schutt_und_asche", 1, {"round_limit": 2, "sorting_all": True, "cooperative": True, "whole_tile": True}),
]


EVENINGS = pytest.mark.parametrize("number", range(len(PLANS)), ids=[f"{plan.game}-{plan.bots}" for plan in PLANS])


class Client(NamedTuple):
    """Somebody, and every byte that was sent to them."""

    name: str
    seat: int | None
    lang: Language
    raw: list[bytes]

    def sent(self) -> list[Message]:
        return [msgspec.json.decode(data) for data in self.raw]

    @property
    def eyes(self) -> int:
        return WATCHER if self.seat is None else self.seat


class Evening(NamedTuple):
    """A game that was played to its end: its log, and what three clients got."""

    plan: Plan
    table: str
    log: list[AnyEntry]
    clients: list[Client]

    def ledger(self) -> Ledger:
        return ledger_of(self.log)

    def start(self) -> LiveGame:
        ledger = self.ledger()
        assert ledger.started is not None, "the game has begun"
        return live.begin(ledger, ledger.started)

    def acts(self) -> Iterator[Acted]:
        return iter(plays_of(self.log))


def live_from_log(ledger: Ledger, log: list[AnyEntry]) -> LiveGame:
    """The game as its whole log has it."""
    assert ledger.started is not None, "the game has begun"
    game = live.begin(ledger, ledger.started)
    for _ in live.follow_log(game, log):
        pass
    return game


def live_from_snapshot(ledger: Ledger, log: list[AnyEntry], snapshot: Snapshot) -> LiveGame | None:
    """The same from a snapshot and what came after it."""
    loaded = live.live_from_snapshot(ledger, log, snapshot)
    if loaded is not None:
        for _ in live.follow_from(loaded, log[snapshot.entries :]):
            pass
    return loaded


@cache
def evening(number: int) -> Evening:
    return asyncio.run(play_evening(PLANS[number], f"evening {number}"))


async def play_evening(plan: Plan, seed: str) -> Evening:
    inn = Inn()
    anna, ben, wanda = inn.visitor("Anna", "de"), inn.visitor("Ben", "en"), inn.visitor("Wanda", "de")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: seed)
        table = await laid(inn, [anna, ben], plan.game, plan.bots, plan.options, is_started=False)
        wanda.say("enter", table=table)
        await inn.rest()
        await (await inn.tables.find(table)).do(seating.start, "anna")
    await inn.rest()
    await play(inn, table, [anna, ben], Rng.from_seed(seed))
    assert anna.info.status == "over"
    clients = [
        Client("Anna", 0, "de", anna.raw),
        Client("Ben", 1, "en", ben.raw),
        Client("Wanda", None, "de", wanda.raw),
    ]
    log = [decode_entry(entry) for entry in inn.store.logs[table]]
    await inn.tables.close()
    return Evening(plan, table, log, clients)
