"""Whatever people do at a table, the log alone gives it again: seats, clocks, acts, undos. The chat is not in it."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.plans import Clock
from drachenhort.server.store.entries import decode_entry
from drachenhort.server.table import seating, setups
from drachenhort.server.table.history import view_at
from drachenhort.server.table.ledger import Ledger, ledger_of
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.table.playing import time_is_up
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.table.table import Table
from tests.server.evenings import live_from_log, live_from_snapshot
from tests.server.house import Guest, Inn, asked, laid, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

CLOCKS = [Clock(), Clock("decision", seconds=40), Clock("game", seconds=200, increment=3), Clock("days", days=1)]


def told(ledger: Ledger) -> list[object]:
    """All that a ledger has, as plain values."""
    chairs = [
        (
            chair.kind,
            chair.person,
            chair.name,
            chair.left,
            chair.is_away,
            chair.has_left,
            chair.is_program,
            chair.was_persons,
            chair.plan,
        )
        for chair in ledger.chairs
    ]
    return [
        chairs,
        ledger.entries,
        ledger.changed,
        ledger.changes,
        (ledger.versions.shared, ledger.versions.own),
        ledger.idle,
        ledger.paused,
        ledger.acts,
        ledger.is_closed,
        ledger.rematch,
        list(ledger.chat),
        dict(ledger.act_ids),
    ]


def compare_end(inner: Table, again: LiveGame) -> None:
    """A game that is over and kept: it has the end that its log leads to."""
    assert inner.past is not None and again.state.outcome is not None
    assert (again.versions.shared, again.versions.own) == (inner.ledger.versions.shared, inner.ledger.versions.own)
    for seat in range(len(inner.ledger.chairs)):
        steps = inner.past.steps(seat)
        assert view_at(steps, len(steps) - 1) == again.state.view(seat).to_json()


def compare_with_log(inn: Inn, table: QueuedTable) -> None:
    log = [decode_entry(entry) for entry in inn.store.logs[table.id]]
    inner = table.table
    ledger = ledger_of(log)
    assert told(ledger) == told(inner.ledger)
    if inner.live is None:
        compare_end(inner, live_from_log(ledger, log))
        return
    here = inner.live.snapshot(0), inner.live.versions.shared, inner.live.versions.own
    again = live_from_log(ledger, log)
    assert (again.snapshot(0), again.versions.shared, again.versions.own) == here
    snapshot = inn.store.snapshots.get(table.id)
    if snapshot is not None:
        quick = live_from_snapshot(ledger, log, snapshot)
        if quick is not None:
            assert (quick.snapshot(0), quick.versions.shared, quick.versions.own) == here


class Evening:
    """Two people who do anything they like."""

    def __init__(self, inn: Inn, table: str, people: list[Guest], rng: Rng) -> None:
        self.inn = inn
        self.table = table
        self.people = people
        self.rng = rng

    async def something(self) -> None:
        """One thing more; most often an act."""
        guest = self.people[self.rng.below(len(self.people))]
        seat = self.people.index(guest)
        table = await self.inn.tables.find(self.table)
        match self.rng.below(16):
            case 0 | 1:
                guest.say("undo", table=self.table, id="undo")
                await self.inn.rest()
                self.people[1 - seat].say("agree", table=self.table, yes=self.rng.below(4) > 0)
            case 2:
                guest.say("chat", table=self.table, text="Hm")
            case 3 if table.table.status == "running":
                await table.do(seating.stand, guest.person.id, seat)
            case 4 if table.table.status == "running":
                await table.do(seating.sit, guest.person, seat, None)
            case 5:
                guest.say("takeback", table=self.table, seat=seat)
            case 6:
                self.inn.time += 1000 * self.rng.below(60)
                table.table.turns.post(lambda: time_is_up(table.table))
            case 7:
                await self.restart()
            case 8:
                self.inn.bots.is_held = not self.inn.bots.is_held
                self.inn.store.snapshots.pop(self.table, None)
            case 9 if table.table.status == "running" and table.table.ledger.chairs[-1].kind == "bot":
                level = ("greedy", "random")[self.rng.below(2)]
                await table.do(setups.exchange_bot, "anna", len(table.table.ledger.chairs) - 1, level)
            case _:
                self.inn.time += 1 + self.rng.below(9000)
                for waiting in asked(self.people)[:1]:
                    action = waiting.legal[self.rng.below(len(waiting.legal))]
                    waiting.act(self.table, seat_of(waiting), action)
        await self.inn.rest()

    async def restart(self) -> None:
        after = 1000 * self.rng.below(600)
        self.inn.store.up = self.inn.time
        self.inn = await self.inn.restart(is_graceful=self.rng.below(2) == 0, after=after)
        self.people = [self.inn.visitor(guest.person.name) for guest in self.people]
        for guest in self.people:
            guest.say("enter", table=self.table)
        await self.inn.rest()


async def play_anyhow(game: str, bots: int, clock: Clock) -> set[str]:
    """Compares with the log all the time. The kinds of entries that there were."""
    inn = Inn()
    await inn.tables.resume()
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, game, bots, clock=clock)
    going = Evening(inn, table, people, Rng.from_seed(f"{game} {clock.kind}"))
    compare_with_log(inn, await inn.tables.find(table))
    for step in range(70):
        await going.something()
        if step % 2:
            compare_with_log(going.inn, await going.inn.tables.find(table))
    info = await (await going.inn.tables.find(table)).info()
    assert info.version > 30
    await going.inn.tables.close()
    return {type(decode_entry(entry)).__name__ for entry in going.inn.store.logs[table]}


@scene
async def test_whatever_happens_the_log_gives_it_again() -> None:
    met: set[str] = set()
    for game, bots in (("drachensachen", 0), ("drachenfaust", 1)):
        for clock in CLOCKS:
            met |= await play_anyhow(game, bots, clock)
    around = {"Created", "Sat", "Started", "Exchanged", "Stood", "Back", "Away", "Paused", "Resumed"}
    assert met == around | {"Acted", "Undone"}
