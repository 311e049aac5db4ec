"""Long games that are there before the server starts: played by chance, and written into its data."""

from pathlib import Path
from random import Random

from drachenhort.games import find
from drachenhort.server.base.plans import Clock, SeatPlan
from drachenhort.server.store.entries import Acted, AnyEntry, Created, Sat, Started
from drachenhort.server.store.sqlite.store import SqliteStore
from drachenhort.server.store.store import Status, TableRow, append
from drachenhort.server.wire.messages import SeatInfo, TableInfo, encode

GAME = "drachensachen"
FINISHED, RUNNING = "long-finished-game", "long-running-table"
LONG = 1500
"""Acts of the game that goes on; the finished one has about twice as many."""
AT = 1_700_000_000_000
PEOPLE = ["stockada", "stockben"]


def played(seed: int, target: int, most: int) -> tuple[list[AnyEntry], bool]:
    """A log of a game of two people, and whether it is over."""
    game = find(GAME)
    options = game.options({"target": target})
    plans = [SeatPlan("me"), SeatPlan("open")]
    # The log has every option with its value, as a table that somebody sets up.
    plain: dict[str, bool | int | str | list[str]] = {}
    for name, value in options.to_json().items():
        assert isinstance(value, bool | int | str | list), "options are plain"
        plain[name] = value if not isinstance(value, list) else [str(word) for word in value]
    entries: list[AnyEntry] = [
        Created(AT, GAME, game.rules_version, plain, plans, Clock(), True, PEOPLE[0]),
        *(Sat(AT, seat, person, person.title()) for seat, person in enumerate(PEOPLE)),
        Started(AT, f"stock {seed}", "salt"),
    ]
    state = game.new(2, options, f"stock {seed}")
    random = Random(seed)
    for number in range(most):
        if state.outcome is not None:
            break
        decision = state.pending[0]
        action = random.choice(decision.legal)
        state.apply(decision.seat, action)
        entries.append(Acted(AT + number, decision.seat, action, "person", f"{number}"))
    return entries, state.outcome is not None


def row_of(table: str, entries: list[AnyEntry], is_over: bool) -> TableRow:
    created = entries[0]
    assert isinstance(created, Created), "a log begins with how the table was set up"
    status: Status = "over" if is_over else "running"
    seats = [SeatInfo("person", person, person.title(), None, False, False) for person in PEOPLE]
    info = TableInfo(
        id=table,
        game=GAME,
        options=created.options,
        seats=seats,
        clock=created.clock,
        is_public=True,
        status=status,
        host=PEOPLE[0],
        created=AT,
        watchers=0,
        version=len(entries) - 4,
        commitment=None,
        seed=None,
        salt=None,
        previous=None,
        rematch=None,
        undo=None,
    )
    return TableRow(table, GAME, True, status, AT, AT, PEOPLE, encode(info))


async def fill(folder: Path) -> None:
    """A finished game and one that goes on."""
    store = SqliteStore.open(folder / "data")
    try:
        for table, target, most in ((FINISHED, 21, 10**6), (RUNNING, 999, LONG)):
            entries, is_over = played(1, target, most)
            assert is_over == (table == FINISHED), "the one is over, the other is not"
            await append(store, table, 0, entries, row_of(table, entries, is_over))
    finally:
        await store.close()
