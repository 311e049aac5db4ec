"""What lists of tables carry, and how long an open table stays in them."""

import msgspec
import pytest

from drachenhort.server.config import Pace, Paces, Settings
from drachenhort.server.messages import TableInfo
from tests.server.test_tables_over_http import create, fault
from tests.server.web import FAST, RunningServer, running_server

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
