"""Who I am, over HTTP."""

import pytest
from itsdangerous import TimestampSigner

from tests.server.test_tables_over_http import create, fault
from tests.server.web import RunningServer


def test_whoever_comes_becomes_a_guest_and_stays_the_same(server: RunningServer) -> None:
    with server.visitor() as visitor, server.visitor() as other:
        first = visitor.get("/api/me")
        assert first.json()["name"].startswith("Guest ")
        assert "HttpOnly" in first.headers["set-cookie"] and "SameSite=Lax" in first.headers["set-cookie"]
        assert visitor.get("/api/me").json() == first.json()
        assert other.get("/api/me").json()["person"] != first.json()["person"]


@pytest.mark.parametrize("step", [-86_400, 3 * 365 * 86_400])
def test_a_clock_that_is_set_wrong_makes_nobody_a_new_guest(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    with server.visitor() as visitor:
        before = visitor.get("/api/me").json()
        table = create(visitor)
        now = TimestampSigner(b"").get_timestamp
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now() + step)
        assert visitor.get("/api/me").json() == before
        monkeypatch.undo()
        assert visitor.get("/api/me").json() == before
        assert [mine["id"] for mine in visitor.get("/api/me/tables").json()["tables"]] == [table.id]


def test_a_german_guest_has_a_german_name(server: RunningServer) -> None:
    with server.visitor(**{"accept-language": "de-DE,de;q=0.9"}) as visitor:
        assert visitor.get("/api/me").json()["name"].startswith("Gast ")


def test_a_new_name_is_known_from_then_on(server: RunningServer) -> None:
    with server.visitor() as visitor:
        before = visitor.get("/api/me").json()
        changed = visitor.put("/api/me", json={"name": " <b>Käthe</b> "}).json()
        assert changed == {"person": before["person"], "name": "<b>Käthe</b>"}
        assert visitor.get("/api/me").json() == changed
        assert create(visitor).seats[0].name == "<b>Käthe</b>"


def test_a_name_that_is_none_changes_nothing(server: RunningServer) -> None:
    with server.visitor() as visitor:
        before = visitor.get("/api/me").json()
        assert fault(visitor.put("/api/me", json={"name": "a" * 25})) == (422, "bad-name")
        assert fault(visitor.put("/api/me", json={"name": "a\u0000"})) == (422, "bad-name")
        assert fault(visitor.put("/api/me", json={"name": ""})) == (400, "malformed")
        assert fault(visitor.put("/api/me", json={"name": 5})) == (400, "malformed")
        assert visitor.get("/api/me").json() == before
