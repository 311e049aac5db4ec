"""Reviews over HTTP: begun, asked for, and refused."""

import time

import httpx
import pytest

from drachenhort.server.base.config import Pace, Paces, Settings
from tests.server.test_tables_over_http import create, fault, finished
from tests.server.web import RunningServer, looking_on, running_server


def played(server: RunningServer, host: httpx.Client) -> str:
    """A finished game of the host, for whom a bot has played to the end."""
    table = create(host, game="drachenhueter", seats=[{"kind": "me"}, {"kind": "bot"}]).id
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    assert host.post(f"/api/tables/{table}/stand", json={"seat": 0}).status_code == 200
    with looking_on(server, host, table):
        for _ in range(600):
            if host.get(f"/api/tables/{table}").json()["status"] == "over":
                return table
            time.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


def until_done(person: httpx.Client, address: str) -> dict[str, object]:
    for _ in range(600):
        state: dict[str, object] = person.get(address, params={"lang": "en"}).json()
        if state["state"] != "running":
            return state
        time.sleep(0.05)
    raise AssertionError("it never ends")


def test_whoever_played_has_their_own_choices_judged_and_others_are_refused(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as stranger:
        address = f"/api/tables/{played(server, host)}/review"
        assert host.get(address).json()["state"] == "none"
        assert host.post(address).json()["state"] == "running"
        state = until_done(host, address)
        result = state["result"]
        assert state["state"] == "done" and isinstance(result, dict)
        assert result["choices"] and len(result["choices"]) == state["done"] == state["total"]
        assert [line for line in result["summary"] if "deal" in line]
        for choice in result["choices"]:
            assert choice["mark"] in ("best", "good", "inaccurate", "mistake", "blunder")
            assert choice["view"]["seat"] == state["seat"]
        assert stranger.get("/api/me").status_code == 200
        for answer in (stranger.get(address), stranger.post(address), host.get(address, params={"seat": 1})):
            assert fault(answer) == (403, "not-your-seat")
        with server.visitor() as watcher:
            assert fault(watcher.get(address)) == (403, "not-your-seat")


def test_a_record_is_reviewed_for_whoever_brings_it(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as other:
        text = host.get(f"/api/tables/{finished(server, host).id}/record").text
        made = other.post("/api/reviews", json={"record": text, "seat": 1})
        assert made.status_code == 201
        address = f"/api/reviews/{made.json()['id']}"
        state = until_done(other, address)
        assert state["state"] == "done" and state["seat"] == 1
        assert fault(host.get(address)) == (403, "not-your-seat")
        assert fault(other.get("/api/reviews/none")) == (404, "no-review")


def test_what_cannot_be_reviewed_is_refused_with_what_would_be_right(server: RunningServer) -> None:
    with server.visitor() as host:
        text = host.get(f"/api/tables/{finished(server, host).id}/record").text
        running = create(host, seats=[{"kind": "me"}, {"kind": "bot"}]).id
        assert fault(host.post(f"/api/tables/{running}/review")) == (409, "not-over")
        assert fault(host.post("/api/tables/nowhere/review")) == (404, "no-table")
        good = {"record": text, "seat": 0}
        for change, wanted in (
            ({"record": "{}"}, (422, "bad-record")),
            ({"record": text[:-40]}, (422, "bad-record")),
            ({"record": "x" * 95_000}, (400, "malformed")),
            ({"record": 7}, (400, "malformed")),
            ({"seat": -1}, (400, "malformed")),
            ({"seat": 5}, (404, "no-seat")),
            ({"move": 5}, (400, "malformed")),
        ):
            assert fault(host.post("/api/reviews", json={**good, **change})) == wanted, change


@pytest.mark.parametrize("is_record", [True, False])
def test_they_are_begun_at_a_pace(is_record: bool) -> None:
    settings = Settings(paces=Paces(reviews=Pace("2/hour", "100/hour")), leisure=0, moment=0)
    with running_server(settings) as server, server.visitor() as host:
        table = played(server, host)
        text = host.get(f"/api/tables/{table}/record").text

        def ask() -> httpx.Response:
            if is_record:
                return host.post("/api/reviews", json={"record": text, "seat": 0})
            return host.post(f"/api/tables/{table}/review")

        assert [ask().is_success for _ in range(2)] == [True, True]
        assert fault(ask()) == (429, "too-fast")
