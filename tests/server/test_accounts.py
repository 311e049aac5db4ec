"""Accounts: made with a passkey, used on several devices, ended and deleted. Guests lose nothing without being told."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TypeAlias

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from drachenhort.server.base.config import Settings
from drachenhort.server.base.errors import Cannot
from drachenhort.server.http import signing_in
from drachenhort.server.http.passkeys import PATIENCE, Challenges, Place, place_of
from drachenhort.server.store.store import GONE
from drachenhort.server.wire.messages import PROTOCOL
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.test_tables_over_http import create, fault
from tests.server.web import UNLIMITED, RunningServer, looking_on, running_server

Comer: TypeAlias = Callable[[str], httpx.Client]


def origin_of(server: RunningServer) -> str:
    return server.url.replace("127.0.0.1", "localhost")


@pytest.fixture
def come(server: RunningServer) -> Iterator[Comer]:
    """Somebody with a browser of their own, at the address where passkeys hold, and under this name."""
    with ExitStack() as people:

        def come(name: str) -> httpx.Client:
            origin = origin_of(server)
            client = people.enter_context(server.visitor(host=origin.removeprefix("http://"), origin=origin))
            assert client.get("/api/me").status_code == 200
            assert client.put("/api/me", json={"name": name}).status_code == 200
            return client

        yield come


def who(client: httpx.Client) -> str:
    return str(client.get("/api/me").json()["person"])


def keys(client: httpx.Client) -> list[str]:
    return [passkey["name"] for passkey in client.get("/api/account").json()["passkeys"]]


def make(server: RunningServer, client: httpx.Client, name: str = "Phone") -> Authenticator:
    passkey = Authenticator(origin_of(server))
    made = client.post("/api/account/passkeys", json=passkey.make(begin(client), name))
    assert made.status_code == 201, made.text
    return passkey


def begin(client: httpx.Client, what: str = "passkeys") -> dict[str, str]:
    answer = client.post(f"/api/account/{what}/begin")
    assert answer.status_code == 200, answer.text
    wanted: dict[str, str] = answer.json()
    return wanted


def sign_in(client: httpx.Client, passkey: Authenticator, *, wants_games: bool = True) -> httpx.Response:
    return client.post("/api/account/sign-in", json=passkey.answer(begin(client, "sign-in"), wants_games=wants_games))


def tables(client: httpx.Client) -> set[str]:
    return {table["id"] for table in client.get("/api/me/tables").json()["tables"]}


# Making one, and coming back with it.


def test_a_guest_stays_the_same_person_and_is_it_on_another_device_too(server: RunningServer, come: Comer) -> None:
    anna = come("Anna")
    person, table = who(anna), create(anna).id
    assert keys(anna) == []
    passkey = make(server, anna)
    assert who(anna) == person and tables(anna) == {table} and keys(anna) == ["Phone"]
    phone = come("Somebody")
    assert sign_in(phone, passkey).json() == {"me": {"person": person, "name": "Anna"}, "guest": None}
    assert who(phone) == person and tables(phone) == {table}
    assert anna.put("/api/me", json={"name": "Anna Two"}).status_code == 200
    assert phone.get("/api/me").json()["name"] == "Anna Two"


def test_without_an_account_nothing_is_asked_and_nothing_is_kept(server: RunningServer, come: Comer) -> None:
    guest = come("Guest")
    create(guest)
    assert who(guest) not in server.store.accounts
    for path in ("sign-out", "passkeys/abc/remove"):
        assert fault(guest.post(f"/api/account/{path}", json={})) == (409, "no-account")
    with server.visitor() as stranger:
        assert fault(stranger.get("/api/account")) == (403, "not-your-seat")


def test_a_challenge_is_for_one_visitor_for_one_purpose_and_used_once(server: RunningServer, come: Comer) -> None:
    anna, other = come("Anna"), come("Other")
    passkey = make(server, anna)
    answer = passkey.answer(begin(other, "sign-in"))
    assert fault(anna.post("/api/account/sign-in", json=answer)) == (422, "bad-passkey"), "it is another visitor's"
    assert other.post("/api/account/sign-in", json=answer).status_code == 200
    third = come("Third")
    begin(third, "sign-in")
    assert fault(third.post("/api/account/sign-in", json=answer)) == (422, "bad-passkey"), "it is an old one"
    wanted = begin(third, "sign-in")
    made = Authenticator(origin_of(server)).make({**wanted, "person": "x"})
    assert fault(third.post("/api/account/passkeys", json=made)) == (422, "bad-passkey"), "it is for signing in"
    good = passkey.answer(wanted)
    assert fault(third.post("/api/account/sign-in", json=good)) == (422, "bad-passkey"), "a try has used it up"


def test_a_challenge_does_not_hold_for_long() -> None:
    time = [0.0]
    challenges = Challenges(lambda: time[0])
    challenges.ask("anna", "make")
    time[0] = PATIENCE + 1
    with pytest.raises(Cannot, match="came too late"):
        challenges.take("anna", "make")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda passkey: setattr(passkey, "origin", "https://elsewhere.example"),
        lambda passkey: setattr(passkey, "place", "elsewhere.example"),
        lambda passkey: setattr(passkey, "flags", PRESENT),
    ],
    ids=["a page elsewhere", "made for another site", "nobody was verified"],
)
def test_an_answer_from_elsewhere_or_of_nobody_is_refused(
    server: RunningServer, come: Comer, spoil: Callable[[Authenticator], None]
) -> None:
    anna, phone = come("Anna"), come("Phone")
    passkey, other = make(server, anna), Authenticator(origin_of(server))
    spoil(passkey)
    spoil(other)
    assert fault(sign_in(phone, passkey)) == (422, "bad-passkey")
    assert fault(anna.post("/api/account/passkeys", json=other.make(begin(anna)))) == (422, "bad-passkey")
    assert who(phone) != who(anna) and keys(anna) == ["Phone"]


def test_a_copy_of_a_passkey_is_noticed_and_one_that_never_counts_is_not_taken_for_one(
    server: RunningServer, come: Comer
) -> None:
    passkey = make(server, come("Anna"))
    assert sign_in(come("One"), passkey).status_code == 200
    passkey.is_counting = False
    assert fault(sign_in(come("Two"), passkey)) == (422, "bad-passkey")
    uncounted = make(server, come("Ben"))
    uncounted.is_counting = False
    assert sign_in(come("Three"), uncounted).status_code == 200
    assert sign_in(come("Four"), uncounted).status_code == 200


def test_nonsense_in_place_of_an_answer_is_refused(server: RunningServer, come: Comer) -> None:
    anna = come("Anna")
    passkey = make(server, anna)
    for field in ("client_data", "authenticator_data", "signature"):
        body = {**passkey.answer(begin(anna, "sign-in")), field: "AAAA"}
        assert fault(anna.post("/api/account/sign-in", json=body)) == (422, "bad-passkey"), field
    for field in ("client_data", "attestation"):
        made = {**Authenticator(origin_of(server)).make(begin(anna)), field: "_w"}
        assert fault(anna.post("/api/account/passkeys", json=made)) == (422, "bad-passkey"), field
    body = {**passkey.answer(begin(anna, "sign-in")), "person": "bm9ib2R5"}
    assert fault(anna.post("/api/account/sign-in", json=body)) == (404, "no-passkey")


def test_passkeys_hold_where_the_server_is_and_nowhere_else() -> None:
    assert place_of("https://games.example.org", "10.0.0.5") == Place("games.example.org", "https://games.example.org")
    assert place_of("https://Games.example.org:443", "") == Place("games.example.org", "https://games.example.org")
    assert place_of("https://games.example.org:8443", "") == Place("games.example.org", "https://games.example.org:8443")
    assert place_of(None, "localhost:8080") == Place("localhost", "http://localhost:8080")
    for public, host in ((None, "127.0.0.1:8080"), (None, "house.local"), ("http://games.example.org", "localhost")):
        assert place_of(public, host) is None
    assert place_of("https://[::1]:8443", "localhost") is place_of("https://10.0.0.5", "") is None


def test_without_the_package_there_are_guests_only(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_in, "IS_HERE", False)
    with server.visitor() as guest:
        assert guest.get("/api/me").status_code == 200
        assert guest.get("/api/account").json() == {"place": None, "passkeys": [], "guest": None}
        assert fault(guest.post("/api/account/passkeys/begin")) == (404, "no-passkeys")
        assert fault(guest.post("/api/account/sign-in/begin")) == (404, "no-passkeys")


def test_where_servers_share_the_tables_there_are_guests_only_and_nothing_is_half_deleted() -> None:
    with running_server(Settings(paces=UNLIMITED, node="a")) as server, server.visitor() as guest:
        assert guest.get("/api/me").status_code == 200
        assert guest.put("/api/me", json={"name": "Anna"}).status_code == 200
        assert guest.get("/api/account").json()["place"] is None
        for path, body in (("passkeys/begin", None), ("sign-in/begin", None), ("delete", {"name": "Anna"})):
            assert fault(guest.post(f"/api/account/{path}", json=body)) == (409, "shared-tables")
        assert guest.get("/api/account/export").status_code == 200


# Several passkeys.


def test_passkeys_are_named_and_removed_and_the_last_one_stays(server: RunningServer, come: Comer) -> None:
    anna, lost = come("Anna"), come("Lost")
    phone, ring = make(server, anna), make(server, anna, "Ring")
    assert sign_in(lost, phone).status_code == 200
    assert anna.put(f"/api/account/passkeys/{ring.id}", json={"name": "Key ring"}).status_code == 200
    assert keys(anna) == ["Phone", "Key ring"]
    assert fault(anna.put(f"/api/account/passkeys/{ring.id}", json={"name": "\u202e"})) == (422, "bad-name")
    assert fault(anna.put("/api/account/passkeys/none", json={"name": "x"})) == (404, "no-passkey")
    assert anna.post(f"/api/account/passkeys/{phone.id}/remove").status_code == 200
    assert keys(anna) == ["Key ring"]
    assert fault(lost.get("/api/account")) == (403, "not-your-seat"), "the lost one is signed out"
    assert fault(sign_in(come("Finder"), phone)) == (404, "no-passkey")
    assert fault(anna.post(f"/api/account/passkeys/{ring.id}/remove")) == (409, "last-passkey")


def test_signing_out_everywhere_closes_what_is_open_and_lasts(server: RunningServer, come: Comer) -> None:
    anna, phone = come("Anna"), come("Phone")
    person = who(anna)
    passkey = make(server, anna)
    sign_in(phone, passkey)
    cookie = "; ".join(f"{name}={value}" for name, value in phone.cookies.items())
    with connect(f"ws{server.url.removeprefix('http')}/ws", additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(socket.recv(timeout=20))["person"] == person
        assert anna.post("/api/account/sign-out", json={"everywhere": True}).status_code == 200
        with pytest.raises(Exception, match="1008"):
            socket.recv(timeout=20)
    assert who(anna) != person and who(phone) != person
    assert server.store.accounts[person][1] == 1, "it is known after a restart"
    assert sign_in(phone, passkey).status_code == 200 and who(phone) == person


# A guest signs in.


def test_a_guests_tables_come_along_with_their_seats(server: RunningServer, come: Comer) -> None:
    anna, guest, friend = come("Anna"), come("Guest"), come("Friend")
    passkey, person, before = make(server, anna), who(anna), who(guest)
    own, open_table, running, sat = create(anna).id, create(guest).id, create(guest).id, create(friend).id
    for visitor, table in ((friend, running), (guest, sat)):
        assert visitor.post(f"/api/tables/{table}/sit", json={}).status_code == 200
    assert guest.post(f"/api/tables/{running}/start").status_code == 200
    record = {"games": [{"table": "t1", "game": "drachenfels", "ended": 5, "seats": 2, "result": "won"}]}
    assert guest.put("/api/people/me/record", json=record).status_code == 200
    old = dict(guest.cookies)
    assert sign_in(guest, passkey).json()["guest"] is None
    assert who(guest) == person and tables(guest) == tables(anna) == {own, open_table, running, sat}
    for table in (open_table, running, sat):
        info = anna.get(f"/api/tables/{table}").json()
        people = [seat["person"] for seat in info["seats"]]
        assert person in people and before not in people and "Guest" in [seat["name"] for seat in info["seats"]]
    assert anna.get(f"/api/tables/{running}").json()["host"] == person
    assert [game["table"] for game in anna.get("/api/people/me/record").json()["games"]] == ["t1"]
    with looking_on(server, guest, running):
        assert guest.post(f"/api/tables/{running}/stand", json={"seat": 0}).status_code == 200
    with server.visitor() as ghost:
        ghost.cookies.update(old)
        assert who(ghost) not in (before, person), "nobody is the guest any more"
    assert server.store.accounts[before] == (None, GONE)


def test_somebody_elses_guest_waits_until_the_sign_out(server: RunningServer, come: Comer) -> None:
    anna, child = come("Anna"), come("Child")
    passkey, before = make(server, anna), who(child)
    table = create(child).id
    assert sign_in(child, passkey, wants_games=False).json()["guest"] == "Child"
    assert who(child) == who(anna) and tables(child) == set()
    assert child.get("/api/account").json()["guest"] == "Child"
    assert child.put("/api/me", json={"name": "Anna Two"}).status_code == 200
    assert child.post("/api/account/sign-out", json={}).status_code == 200
    assert who(child) == before and tables(child) == {table}
    assert child.get("/api/me").json()["name"] == "Child"


def test_from_account_to_account_nothing_moves(server: RunningServer, come: Comer) -> None:
    anna, ben = come("Anna"), come("Ben")
    passkey, other, bens = make(server, anna), make(server, ben), create(ben).id
    assert sign_in(ben, passkey).json()["guest"] is None
    assert tables(ben) == set()
    assert sign_in(ben, other).status_code == 200
    assert tables(ben) == {bens}


def test_a_table_that_waits_for_its_rules_keeps_its_guest(server: RunningServer, come: Comer) -> None:
    anna, guest = come("Anna"), come("Guest")
    passkey, before = make(server, anna), who(guest)
    open_table = create(guest).id
    assert guest.post(f"/api/tables/{open_table}/sit", json={}).status_code == 200
    row = server.store.rows[open_table]
    summary = row.summary.replace(open_table.encode(), b"waits")
    # It is in the lists, and cannot be loaded.
    server.store.rows["waits"] = msgspec.structs.replace(row, id="waits", summary=summary)
    assert sign_in(guest, passkey).json()["guest"] == "Guest"
    assert open_table in tables(anna)
    assert guest.post("/api/account/sign-out", json={}).status_code == 200
    assert who(guest) == before and tables(guest) == {"waits"}


def test_a_disk_that_fails_in_between_loses_nothing(server: RunningServer, come: Comer) -> None:
    anna, guest = come("Anna"), come("Guest")
    passkey, before, table = make(server, anna), who(guest), create(guest).id
    wanted = begin(guest, "sign-in")
    server.store.is_broken = True
    assert guest.post("/api/account/sign-in", json=passkey.answer(wanted)).status_code == 503
    server.store.is_broken = False
    assert who(guest) == before and tables(guest) == {table}
    assert sign_in(guest, passkey).status_code == 200
    assert tables(anna) == {table}
