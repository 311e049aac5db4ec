"""What lists of tables carry, and how long an open table stays in them."""

import time
from collections.abc import Callable

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from drachenhort.server import serve
from drachenhort.server.base.config import Pace, Paces, Settings
from drachenhort.server.http.presence import DAY, FIRST_SWEEP, LastSeen
from drachenhort.server.http.tables import MyTables
from drachenhort.server.wire.messages import TableInfo
from tests.server.test_tables_over_http import create, fault
from tests.server.web import FAST, RunningServer, looking_on, running_server

LONG = "ж" * 300
CREATURE = f"""
[[creature]]
name = {{ de = "Zöllner", en = "Customs Officer" }}
text = {{ de = "{LONG}", en = "{LONG}" }}
effects = [{{ do = "take", what = "silver", count = 1, from = "each" }}]
"""
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]


@pytest.mark.parametrize("is_started", [False, True])
def test_lists_say_how_many_creatures_there_are_and_the_table_which(server: RunningServer, is_started: bool) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}] if is_started else SEATS
    with server.visitor() as host:
        table = create(host, game="drachenfaust", seats=seats, is_public=True, options={"creatures": CREATURE * 3})
        if is_started:
            assert host.post(f"/api/tables/{table.id}/start").status_code == 200
        status = "running" if is_started else "open"
        for path in (f"/api/tables?status={status}", "/api/me/tables"):
            (listed,) = [each for each in host.get(path).json()["tables"] if each["id"] == table.id]
            assert listed["options"] == {**table.options, "creatures": 3}
            assert len(msgspec.json.encode(listed)) < 2_000
        assert len(server.store.rows[table.id].summary) < 2_000
        whole = msgspec.convert(host.get(f"/api/tables/{table.id}").json(), TableInfo)
        assert whole.options == table.options
        words = msgspec.convert(whole.options["creatures"], list[str])
        assert len(words) == 3 and all(len(word) > 3_000 for word in words)


def test_a_row_written_with_everything_is_listed_in_short_too(server: RunningServer) -> None:
    with server.visitor() as host:
        table = create(host, game="drachenfaust", seats=SEATS, is_public=True, options={"creatures": CREATURE})
        row = server.store.rows[table.id]
        server.store.rows[table.id] = msgspec.structs.replace(row, summary=msgspec.json.encode(table))
        (listed,) = [each for each in host.get("/api/tables").json()["tables"] if each["id"] == table.id]
        assert listed["options"]["creatures"] == 1


def test_chronicles_have_a_pace_of_their_own() -> None:
    paces = Paces(FAST, FAST, FAST, FAST, Pace("2/hour", "1000/second"), "1000/second")
    with running_server(Settings(paces=paces)) as server, server.visitor() as kim:
        kim.get("/api/me")
        answers = [kim.get("/api/tables/nosuchtable/chronicle") for _ in range(3)]
        assert [fault(answer) for answer in answers] == [(404, "no-table"), (404, "no-table"), (429, "too-fast")]
        assert int(answers[-1].headers["retry-after"]) > 3000
        assert fault(kim.get("/api/tables/nosuchtable/replay")) == (404, "no-table")


class Clock:
    """The server's clock, set by hand."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    hands = Clock()
    monkeypatch.setattr(serve, "now", hands)
    return hands


def listed(visitor: httpx.Client, status: str = "open") -> list[str]:
    return [table["id"] for table in visitor.get("/api/tables", params={"status": status}).json()["tables"]]


def test_an_open_table_is_listed_until_its_host_has_been_away_for_a_day(clock: Clock) -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as other, server.visitor() as guest:
        table = create(host, is_public=True)
        clock.time += DAY - 1
        fresh = create(other, is_public=True)
        assert listed(guest) == [fresh.id, table.id]
        clock.time += 2
        assert listed(guest) == [fresh.id]
        assert [mine["id"] for mine in host.get("/api/me/tables").json()["tables"]] == [table.id]
        assert listed(guest) == [fresh.id, table.id], "the host has come by"
        clock.time += 2 * DAY
        assert listed(guest) == []
        guest.post(f"/api/tables/{table.id}/sit", json={})
        assert listed(guest) == [table.id], "somebody has sat down"


def test_tables_that_nobody_waits_at_do_not_hide_the_others(clock: Clock) -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as other, server.visitor() as guest:
        wanted = create(host, is_public=True)
        clock.time += 1
        for _ in range(3):
            create(other, is_public=True)
        clock.time += 2 * DAY
        host.get("/api/me")
        assert guest.get("/api/tables", params={"limit": 1}).json()["tables"][0]["id"] == wanted.id


def test_an_open_table_is_listed_while_its_host_sits_there(clock: Clock) -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as guest:
        table = create(host, is_public=True)
        headers = {"Origin": server.url, "Cookie": f"drachenhort={host.cookies['drachenhort']}"}
        with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as connection:
            connection.send('{"type":"hello","protocol":1}')
            connection.send(f'{{"type":"enter","table":"{table.id}"}}')
            while '"room"' not in str(connection.recv(10)):
                pass
            clock.time += 2 * DAY
            assert listed(guest) == [table.id]
        assert wait_until(lambda: listed(guest) == [])


def playing(host: httpx.Client, seats: int = 2) -> str:
    """A public game under way; its id."""
    table = create(host, is_public=True, seats=[{"kind": "me"}] * seats)
    assert host.post(f"/api/tables/{table.id}/start").status_code == 200
    return table.id


def test_a_game_under_way_is_listed_for_a_day_and_while_somebody_is_there(clock: Clock) -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as guest:
        table = playing(host)
        clock.time += DAY - 1
        assert listed(guest, "running") == [table]
        clock.time += 2
        assert listed(guest, "running") == []
        with looking_on(server, guest, table):
            assert wait_until(lambda: listed(guest, "running") == [table])
        assert wait_until(lambda: listed(guest, "running") == [])


def test_games_where_somebody_is_come_first(clock: Clock) -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as guest:
        first, second = playing(host), playing(host)
        clock.time += 1
        third = playing(host)
        with looking_on(server, guest, first):
            assert wait_until(lambda: listed(guest, "running")[0] == first)
            assert set(listed(guest, "running")) == {first, second, third}
            assert len(guest.get("/api/tables", params={"status": "running", "limit": 1}).json()["tables"]) == 1


def test_a_list_of_games_under_way_reads_no_game_and_tells_no_secret() -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as guest:
        public = playing(host)
        private = create(host, seats=[{"kind": "me"}] * 2)
        host.post(f"/api/tables/{private.id}/start")
        reads = server.store.reads
        (table,) = guest.get("/api/tables", params={"status": "running"}).json()["tables"]
        assert server.store.reads == reads
        assert table["id"] == public
        secrets = ("seed", "salt", "outcome", "ended", "previous", "rematch")
        assert [table[name] for name in secrets] == [None] * len(secrets)


def test_a_finished_game_is_listed_with_its_result_for_those_who_played() -> None:
    with running_server() as server, server.visitor() as host, server.visitor() as guest:
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        table = create(host, is_public=True, seats=seats, options={"single_game": True, "turn_limit": 5})
        host.post(f"/api/tables/{table.id}/start")
        with looking_on(server, host, table.id):
            assert wait_until(lambda: host.get(f"/api/tables/{table.id}").json()["status"] == "over")
        (mine,) = msgspec.convert(host.get("/api/me/tables").json(), MyTables).tables
        assert mine.outcome is not None and len(mine.outcome.scores) == 2
        assert mine.ended is not None and mine.ended >= mine.created
        assert listed(guest) == listed(guest, "running") == []
        assert guest.get("/api/me/tables").json()["tables"] == []


def test_who_has_not_come_by_for_a_day_is_forgotten() -> None:
    seen = LastSeen()
    for number in range(20 * FIRST_SWEEP):
        seen.note(f"person {number}", number * DAY // 100)
    assert seen.size() <= FIRST_SWEEP
    now = (20 * FIRST_SWEEP - 1) * DAY // 100
    assert seen.was_here(f"person {20 * FIRST_SWEEP - 1}", now)
    assert not seen.was_here(f"person {20 * FIRST_SWEEP - 101}", now)
    assert not seen.was_here("somebody else", now)


def wait_until(is_so: Callable[[], bool]) -> bool:
    """What the server notices only when a connection is gone."""
    for _ in range(100):
        if is_so():
            return True
        time.sleep(0.05)
    return False
