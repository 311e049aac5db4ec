"""A finished game played on, over HTTP: by whoever may look at it, from its table or from its record."""

import httpx
import msgspec
import pytest

from drachenhort.core.record import load_record
from drachenhort.server.base.config import Caps, Pace, Paces, Settings
from drachenhort.server.base.plans import Origin
from drachenhort.server.wire.messages import TableInfo
from tests.server.test_tables_over_http import create, fault, finished
from tests.server.web import UNLIMITED, RunningServer, running_server


def info_of(person: httpx.Client, table: str) -> TableInfo:
    return msgspec.convert(person.get(f"/api/tables/{table}").json(), TableInfo)


def test_somebody_who_was_never_here_plays_on_from_a_move(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as stranger:
        table = finished(server, host).id
        made = stranger.post("/api/play-on", json={"table": table, "move": 4, "seat": 1, "level": "level-1"})
        assert made.status_code == 201
        on = info_of(stranger, made.json()["id"])
        assert on.origin == Origin(4, table) and on.is_prepared and not on.is_public and on.status == "running"
        assert [(seat.kind, seat.level) for seat in on.seats] == [("bot", "level-1"), ("person", None)]
        assert info_of(host, on.id).origin is None, "whose it is not is not told where it came from"
        assert on.id not in {each["id"] for each in host.get("/api/tables?status=running").json()["tables"]}
        assert fault(stranger.post("/api/play-on", json={"table": on.id, "move": 0, "seat": 0})) == (409, "not-over")


def test_a_record_from_a_file_is_played_on_without_a_table_to_go_back_to(server: RunningServer) -> None:
    with server.visitor() as host:
        text = host.get(f"/api/tables/{finished(server, host).id}/record").text
        seat, _, notation = text.partition('"actions": [\n  "')[2].partition('"')[0].partition(" ")
        asked = {"record": text, "move": 0, "seat": int(seat) - 1}
        plain = info_of(host, host.post("/api/play-on", json=asked).json()["id"])
        assert plain.origin == Origin(0, None) and plain.game == load_record(text).game.id
        assert host.post("/api/play-on", json={**asked, "action": notation}).status_code == 201
        assert fault(host.post("/api/play-on", json={**asked, "action": "sing"})) == (422, "bad-action")
        assert fault(host.post("/api/play-on", json={**asked, "record": text[:-40]})) == (422, "bad-record")


def test_what_is_no_moment_of_a_finished_game_is_refused_and_makes_no_table(server: RunningServer) -> None:
    with server.visitor() as host:
        table = finished(server, host).id
        good = {"table": table, "move": 0, "seat": 0}
        before = len(server.store.logs)
        for change, wanted in (
            ({"table": None}, (400, "malformed")),
            ({"record": "{}"}, (400, "malformed")),
            ({"move": -1}, (400, "malformed")),
            ({"move": "0"}, (400, "malformed")),
            ({"seat": 9}, (400, "malformed")),
            ({"action": ""}, (400, "malformed")),
            ({"games": 3}, (400, "malformed")),
            ({"record": "x" * 95_000, "table": None}, (400, "malformed")),
            ({"table": "nowhere"}, (404, "no-table")),
            ({"move": 100_000}, (404, "no-move")),
            ({"seat": 5}, (404, "no-seat")),
            ({"action": "x" * 400}, (422, "bad-action")),
            ({"level": "level-9"}, (422, "bad-seats")),
        ):
            assert fault(host.post("/api/play-on", json={**good, **change})) == wanted, change
        running = create(host, seats=[{"kind": "me"}, {"kind": "bot"}]).id
        assert fault(host.post("/api/play-on", json={**good, "table": running})) == (409, "not-over")
        assert len(server.store.logs) == before + 1


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        (Settings(paces=Paces(tables=Pace("2/hour", "1000/second")), leisure=0, moment=0), (429, "too-fast")),
        (Settings(paces=UNLIMITED, caps=Caps(running=2), leisure=0, moment=0), (409, "too-many-tables")),
    ],
)
def test_it_is_bounded_like_any_new_table(settings: Settings, wanted: tuple[int, str]) -> None:
    with running_server(settings) as server, server.visitor() as host:
        asked = {"table": finished(server, host).id, "move": 0, "seat": 0}
        answers = [host.post("/api/play-on", json=asked) for _ in range(3)]
        assert [each.status_code for each in answers[:2]] == [201, 201]
        assert fault(answers[2]) == wanted
