"""Options that come as files: read beside the event loop, and every mistake in them is the sender's."""

import asyncio
import time
from collections.abc import Callable

import pytest

from drachenhort.core.game import Game
from drachenhort.games.files import read_file
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import options as table_options
from drachenhort.server.table.options import Chosen
from tests.games.test_hostile_files import SLOW
from tests.server.house import Inn, scene
from tests.server.web import RunningServer

HOST = Person("anna", "Anna")
BOARD = read_file("drachenfels", "board.toml")
SEATS = [SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot")]
FILES = {"drachenfaust": "creatures", "drachenfels": "board"}


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("what", SLOW)
def test_every_mistake_in_a_file_is_answered_with_its_line(server: RunningServer, game: str, what: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    with server.visitor() as host:
        start = time.perf_counter()
        answer = host.post("/api/tables", json={"game": game, "seats": seats, "options": {FILES[game]: SLOW[what]}})
        assert time.perf_counter() - start < 2, "the whole way takes longer than reading, but not seconds"
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-options")
    assert answer.json()["text"].startswith(f"option {FILES[game]}: line ")


def slowly(seconds: float) -> Callable[[Game, TableSetup], Chosen]:
    """A way of checking options that takes its time."""
    check = table_options.checked_options

    def check_later(game: Game, setup: TableSetup) -> Chosen:
        time.sleep(seconds)
        return check(game, setup)

    return check_later


@scene
async def test_while_a_file_is_read_everybody_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_options, "checked_options", slowly(0.5))
    inn = Inn()
    making = asyncio.create_task(inn.tables.create(HOST, TableSetup("drachenfels", SEATS, {"board": BOARD})))
    longest = 0.0
    while not making.done():
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        longest = max(longest, time.perf_counter() - before)
    await making
    assert longest < 0.25, "nobody waits for somebody else's file"


@scene
async def test_whoever_would_wait_too_long_is_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_options, "checked_options", slowly(0.4))
    monkeypatch.setattr(table_options, "PATIENCE", 0.1)
    inn = Inn()
    with pytest.raises(Cannot, match="too many files are being read") as reason:
        await inn.tables.create(HOST, TableSetup("drachenfels", SEATS, {"board": BOARD}))
    assert reason.value.code == "too-fast"
    assert not inn.store.logs
