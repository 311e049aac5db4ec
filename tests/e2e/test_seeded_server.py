"""Deals of browser tests: the same for the same test, others for the next table and for another test."""

from pathlib import Path

import httpx

from tests.server.process import ServerProcess


def seal_of_a_deal(server: ServerProcess) -> str:
    """The salted hash of a new table's seed."""
    with httpx.Client(base_url=server.url) as guest:
        setup = {"game": "drachenfels", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        answer = guest.post("/api/tables", json=setup).raise_for_status()
        table = answer.json()["table"]["id"]
        guest.headers["origin"] = server.url
        guest.post(f"/api/tables/{table}/start").raise_for_status()
        return str(guest.get(f"/api/tables/{table}").raise_for_status().json()["commitment"])


def test_a_test_is_dealt_what_it_was_dealt_before(server: ServerProcess, deals: Path) -> None:
    first, second = seal_of_a_deal(server), seal_of_a_deal(server)
    server.stop()
    server.start()
    assert (seal_of_a_deal(server), seal_of_a_deal(server)) == (first, second)
    deals.write_text("another test", encoding="utf-8")
    other = seal_of_a_deal(server)
    assert len({first, second, other}) == 3
