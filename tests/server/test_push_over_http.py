"""Switching messages on and off, and what is told of them to those they are for."""

import hashlib

import httpx
import pytest

from drachenhort.core.plain import Json
from drachenhort.server.push.devices import MOST_DEVICES
from drachenhort.server.push.sealing import to_text
from tests.server.push_service import Browser
from tests.server.test_accounts import Comer, come, make, who
from tests.server.test_tables_over_http import fault
from tests.server.web import RunningServer

__all__ = ["come"]

WHERE = "/api/people/me/messages"
QUIET: Json = {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}


def switch_on(client: httpx.Client, browser: Browser, quiet: Json = None) -> dict[str, Json]:
    answer = client.put(WHERE, json=browser.subscription(quiet=quiet))
    assert answer.status_code == 200, answer.text
    shown: dict[str, Json] = answer.json()
    return shown


def name_of(browser: Browser) -> str:
    return to_text(hashlib.sha256(browser.endpoint.encode()).digest()[:16])


def test_messages_are_switched_on_and_off_browser_by_browser(server: RunningServer, come: Comer) -> None:
    anna, phone, laptop = come("Anna"), Browser(), Browser()
    before = anna.get(WHERE).json()
    assert before["devices"] == [] and before["quiet"] is None and len(before["key"]) == 87
    assert switch_on(anna, phone)["devices"] == [name_of(phone)]
    both = switch_on(anna, laptop, QUIET)
    assert both["quiet"] == QUIET and both["devices"] == [name_of(phone), name_of(laptop)]
    assert switch_on(anna, laptop)["quiet"] is None, "what was said last counts"
    left = anna.post(f"{WHERE}/end", json={"endpoint": phone.endpoint}).json()
    assert left["devices"] == [name_of(laptop)]
    assert anna.post(f"{WHERE}/end", json={"endpoint": laptop.endpoint}).json()["devices"] == []
    assert who(anna) not in server.store.wanted, "nothing is left"


def test_somebody_new_is_told_to_become_a_guest_first(server: RunningServer) -> None:
    with server.visitor() as somebody:
        assert somebody.get(WHERE).status_code == 403


def test_where_pages_do_not_come_safely_there_are_none(server: RunningServer) -> None:
    with server.visitor() as anna:
        anna.get("/api/me")
        assert anna.get(WHERE).json()["key"] is None
        assert fault(anna.put(WHERE, json=Browser().subscription()))[:2] == (404, "no-push")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"endpoint": "https://127.0.0.1/a"}, 422, "bad-endpoint"),
        ({"endpoint": "http://push.example.org/a"}, 422, "bad-endpoint"),
        ({"endpoint": "https://push.example.org/" + "a" * 1000}, 400, "malformed"),
        ({"key": to_text(b"\4" * 65)}, 422, "bad-endpoint"),
        ({"key": "AAAA"}, 422, "bad-endpoint"),
        ({"key": "A"}, 422, "bad-endpoint"),
        ({"auth": "AAAA"}, 422, "bad-endpoint"),
        ({"quiet": {"begin": 5, "end": 5, "zone": "Europe/Berlin"}}, 400, "malformed"),
        ({"quiet": {"begin": 5, "end": 6, "zone": "Nowhere"}}, 400, "malformed"),
        ({"quiet": {"begin": 5, "end": 1440, "zone": "Europe/Berlin"}}, 400, "malformed"),
        ({"language": "xx"}, 400, "malformed"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    change: dict[str, Json], status: int, code: str, server: RunningServer, come: Comer
) -> None:
    anna = come("Anna")
    assert fault(anna.put(WHERE, json={**Browser().subscription(), **change}))[:2] == (status, code)
    assert who(anna) not in server.store.wanted


def test_one_person_has_only_so_many(come: Comer) -> None:
    anna, browsers = come("Anna"), [Browser() for _ in range(MOST_DEVICES + 1)]
    for browser in browsers:
        shown = switch_on(anna, browser)
    devices = shown["devices"]
    assert isinstance(devices, list) and len(devices) == MOST_DEVICES and name_of(browsers[-1]) in devices


def test_they_are_in_the_file_with_everything_and_go_with_everything(server: RunningServer, come: Comer) -> None:
    anna, phone = come("Anna"), Browser()
    switch_on(anna, phone, QUIET)
    person = who(anna)
    told = anna.get("/api/account/export").json()["messages"]
    assert told["quiet"] == QUIET and [each["endpoint"] for each in told["devices"]] == [phone.endpoint]
    assert to_text(phone.auth) not in str(told)
    assert anna.post("/api/account/delete", json={"name": "Anna"}).is_success
    assert person not in server.store.wanted


def test_whoever_signs_out_everywhere_gets_none_any_more(server: RunningServer, come: Comer) -> None:
    anna = come("Anna")
    make(server, anna)
    switch_on(anna, Browser())
    person = who(anna)
    assert anna.post("/api/account/sign-out", json={"everywhere": True}).is_success
    assert person not in server.store.wanted
