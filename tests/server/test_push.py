"""Messages to those who are not there: who gets one and when, that nobody else reads it, and that they go nowhere else."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import SECONDS_A_DAY, Clock
from drachenhort.server.push import calling, posting
from drachenhort.server.push.calling import Calls
from drachenhort.server.push.devices import MOST_DEVICES, Device, keep_device, name_of, wishes_of
from drachenhort.server.push.posting import Answer, Connect, connect_publicly, is_public, post, read_endpoint
from drachenhort.server.push.quiet import Quiet, check_quiet, quiet_until
from drachenhort.server.push.sealing import PADDED, Sender, from_text, pad, seal, to_text
from drachenhort.server.store.store import StoreError
from tests.server.house import Guest, Inn, asked, laid, play, scene
from tests.server.push_service import HOST, Browser, PushService, push_service

GRACE = 60
BERLIN = "Europe/Berlin"
QUIET = Quiet(22 * 60, 8 * 60, BERLIN)


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name leads to this machine."""

    def look_up(host: str, port: int, type: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(socket.AF_INET, type, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(posting, "getaddrinfo", look_up)


# What goes out, and that only one browser can read it.


def test_the_example_of_rfc_8291() -> None:
    message = b"When I grow up, I want to be a watermelon"
    once = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    browser = from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = from_text("BTBZMqHH6r4Tts7J_aSIgg"), from_text("DGv6ra1nlYgDCS1FRnbzlw")
    assert to_text(seal(message + b"\2", browser, auth, salt, once)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_all_messages_are_of_one_length_and_no_two_are_the_same() -> None:
    browser = Browser()
    bodies = [seal(pad(json.dumps({"n": "a" * length}).encode()), browser.key, browser.auth) for length in (0, 0, 900)]
    assert {len(body) for body in bodies} == {16 + 4 + 1 + 65 + PADDED + 16} and len(set(bodies)) == 3
    assert browser.read(bodies[2]) == {"n": "a" * 900}


def test_the_key_of_a_site_stays_the_same_and_is_another_sites_never() -> None:
    first, again, other = (Sender(secret, None, lambda: 0) for secret in (b"a" * 32, b"a" * 32, b"b" * 32))
    assert first.public == again.public != other.public and len(from_text(first.public)) == 65
    assert first.topic("table") == again.topic("table") != other.topic("table")
    assert len(first.topic("table")) == 32, "push services take no longer one"


def test_a_proof_is_used_again_and_renewed_in_time() -> None:
    now = [1_000_000]
    sender = Sender(b"a" * 32, "mailto:me@example.org", lambda: now[0])
    first = sender.proof("https://a.example")
    now[0] += 5 * 3_600_000
    assert sender.proof("https://a.example") == first != sender.proof("https://b.example")
    now[0] += 2 * 3_600_000
    assert sender.proof("https://a.example") != first


def test_a_point_that_is_not_on_the_curve_is_no_key() -> None:
    with pytest.raises(ValueError, match="Invalid EC key"):
        seal(pad(b""), b"\4" + b"\1" * 64, bytes(16))
    with pytest.raises(ValueError, match="65 bytes"):
        seal(pad(b""), b"\4", bytes(16))


# Where it goes.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f.0.0.0x1/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://me@push.example.org/a",
        "https://push.example.org/a#b",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: b",
        "https://push.example.org\\@127.0.0.1/",
        "https://pusch.exämple.org/",
        "https://push.example.org:x/",
        "ftp://push.example.org/",
        "",
    ],
)
def test_what_is_no_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(Cannot, match="https address"):
        read_endpoint(endpoint)


def test_an_endpoint_is_its_host_and_all_that_follows() -> None:
    endpoint = read_endpoint("https://Push.Example.org:443/wpush/v2/gAA?x=1")
    assert endpoint == (HOST, "/wpush/v2/gAA?x=1") and endpoint.origin == f"https://{HOST}"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("255.255.255.255", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "no address"),
    ],
)
def test_no_machine_near_us_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001:80b::200a", "::ffff:8.8.8.8"])
def test_machines_of_others_are_public(address: str) -> None:
    assert is_public(address)


@scene
async def test_a_name_that_leads_to_us_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for addresses in (["127.0.0.1"], ["8.8.8.8", "192.168.0.1"], []):
        found = [(socket.AF_INET, 0, 0, "", (address, 443)) for address in addresses]
        monkeypatch.setattr(posting, "getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(OSError, match="is no public machine"):
            await connect_publicly(HOST)
        assert await post(read_endpoint(f"https://{HOST}/a"), {}, b"", connect_publicly) is None


@scene
async def test_it_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up again it could be another one."""
    to: list[tuple[str, str]] = []

    async def connect(host: str, port: int, *, server_hostname: str, **_: object) -> None:
        to.append((host, server_hostname))
        raise OSError("nobody there")

    monkeypatch.setattr(posting, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, 0, 0, "", ("8.8.8.8", 443))])
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(OSError, match="nobody there"):
        await connect_publicly(HOST)
    assert to == [("8.8.8.8", HOST)]


@scene
async def test_answers_are_read_as_far_as_they_count(tmp_path: Path) -> None:
    async with push_service(tmp_path) as (service, connect):
        for said, meant in {
            "HTTP/1.1 201 Created\r\nRetry-After: 7\r\n\r\n": Answer(201, 7),
            "HTTP/1.1 429 Slow\r\nretry-after: Thu, 01 Jan 1970\r\n\r\n": Answer(429, None),
            "HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n": Answer(302, None),
            "SSH-2.0 hello\r\n\r\n": None,
            "": None,
            "HTTP/1.1 200 OK\r\n" + "X: y\r\n" * 10_000: None,
        }.items():
            service.answers.append(said)
            assert await post(read_endpoint(f"https://{HOST}/a"), {"TTL": "1"}, b"body", connect) == meant
        assert service.connections == 6, "no redirection is followed"


@scene
async def test_somebody_elses_certificate_is_no_way(tmp_path: Path) -> None:
    async with push_service(tmp_path) as (service, connect):
        assert await post(read_endpoint("https://other.example.org/a"), {}, b"", connect) is None
        assert service.received == []


@scene
async def test_nobody_waits_for_a_service_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.01)

    async def never(_: str) -> posting.Way:
        await asyncio.Event().wait()
        raise AssertionError("it waits")

    assert await post(read_endpoint(f"https://{HOST}/a"), {}, b"", never) is None


# Quiet hours.


def at(text: str, zone: str = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_quiet_hours_end_in_the_morning_by_the_clock_of_the_person() -> None:
    assert quiet_until(QUIET, at("2026-01-10T21:59")) is None
    assert quiet_until(QUIET, at("2026-01-10T22:00")) == at("2026-01-11T08:00")
    assert quiet_until(QUIET, at("2026-01-11T07:59")) == at("2026-01-11T08:00")
    assert quiet_until(QUIET, at("2026-01-11T08:00")) is None
    noon = Quiet(12 * 60, 13 * 60 + 30, "America/New_York")
    assert quiet_until(noon, at("2026-01-11T12:10", noon.zone)) == at("2026-01-11T13:30", noon.zone)
    assert quiet_until(noon, at("2026-01-11T12:10")) is None


def test_a_night_in_which_clocks_change_ends_by_the_new_time() -> None:
    assert quiet_until(QUIET, at("2026-03-28T23:00")) == at("2026-03-29T08:00")
    assert at("2026-03-29T08:00") - at("2026-03-28T23:00") == 8 * 3_600_000
    back = at("2026-10-25T02:30") + 3_600_000  # The second half past two of that night.
    short = Quiet(2 * 60, 2 * 60 + 45, BERLIN)
    until = quiet_until(short, back)
    assert until is not None and until > back


@pytest.mark.parametrize("zone", ["Nowhere/Land", "../../etc/passwd", "Europe", "Europe/Berlin/x"])
def test_zones_that_are_none_are_refused(zone: str) -> None:
    with pytest.raises(Cannot, match="no time zone"):
        check_quiet(Quiet(0, 1, zone))


def test_quiet_hours_without_an_end_are_refused() -> None:
    with pytest.raises(Cannot, match="end at another minute"):
        check_quiet(Quiet(5, 5, BERLIN))


# At tables.


class Evening:
    """A table of Anna's and Ben's, of whom the one whose turn it is has gone and wants messages."""

    def __init__(self, inn: Inn, table: str, away: Guest, other: Guest, service: PushService, connect: Connect) -> None:
        self.inn = inn
        self.table = table
        self.away = away
        self.other = other
        self.service = service
        self._connect = connect
        self.browser = Browser()
        self.calls = self._calls()

    def _calls(self) -> Calls:
        sender = Sender(self.inn.store.key, "mailto:me@example.org", lambda: self.inn.time)
        return Calls(self.inn.tables, sender, GRACE, self._connect)

    async def subscribe(self, browser: Browser | None = None, quiet: Quiet | None = None, language: str = "en") -> None:
        found = browser or self.browser
        device = Device(found.endpoint, found.key, found.auth, language, self.inn.time)
        await keep_device(self.inn.store, self.away.person.id, device, quiet)
        self.calls.note(self.away.person.id)
        await self.calls.settled()

    async def later(self, seconds: float) -> None:
        """Two looks: one sees who is asked, the next one finds that their time has come."""
        await self.calls.look()
        await self.calls.settled()
        self.inn.time += round(seconds * 1000)
        await self.calls.look()
        await self.calls.settled()

    async def restart(self) -> None:
        self.inn = await self.inn.restart()
        self.calls = self._calls()

    def told(self, browser: Browser | None = None) -> int:
        return len(self.service.told(browser or self.browser))


@asynccontextmanager
async def evening(folder: Path, clock: Clock | None = None, **how: bool) -> AsyncIterator[Evening]:
    async with push_service(folder) as (service, connect):
        inn = Inn()
        inn.time = at("2026-01-10T18:00")
        people = [inn.visitor("Anna", "en"), inn.visitor("Ben", "en")]
        table = await laid(inn, people, "drachenfels", clock=clock or Clock())
        away = asked(people)[0]
        other = people[1 - people.index(away)]
        away.say("leave", table=table)
        await inn.rest()
        found = Evening(inn, table, away, other, service, connect)
        if how.get("is_subscribed", True):
            await found.subscribe()
        yield found
        await found.inn.tables.close()


@scene
async def test_whoever_is_asked_and_away_gets_one_message_that_their_browser_reads(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE - 1)
        assert here.told() == 0, "there was no time to come yet"
        await here.later(1)
        [message] = here.service.told(here.browser)
        assert message == {
            "table": here.table,
            "turn": message["turn"],
            "title": "Your turn in Drachenfels",
            "text": f"With {here.other.person.name}",
            "lang": "en",
        }
        [received] = here.service.received
        assert here.calls.sender is not None
        claims = received.check_proof(here.calls.sender.public, here.inn.time // 1000)
        assert claims["sub"] == "mailto:me@example.org"
        assert received.headers["ttl"] == "604800" and received.headers["topic"] == here.calls.sender.topic(here.table)
        assert received.headers["content-encoding"] == "aes128gcm"
        await here.later(SECONDS_A_DAY)
        assert here.told() == 1, "of the same decision nobody is told twice"


@scene
async def test_the_next_turn_is_told_anew_and_a_restart_doubles_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE)
        await here.restart()
        await here.later(GRACE)
        assert here.told() == 1
        people = [here.inn.visitor(name, "en") for name in ("Anna", "Ben")]
        for guest in people:
            guest.say("enter", table=here.table)
        await here.inn.rest()
        me = next(guest for guest in people if guest.person.id == here.away.person.id)
        await play(here.inn, here.table, people, Rng.from_seed("on"), 1)
        while asked(people) != [me]:
            await play(here.inn, here.table, people, Rng.from_seed("on"), 1)
        me.say("leave", table=here.table)
        await here.inn.rest()
        await here.later(GRACE)
        first, second = here.service.told(here.browser)
        assert first["turn"] != second["turn"] and first["table"] == second["table"]


@scene
async def test_what_was_due_when_the_power_failed_is_told_afterwards(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE - 1)
        await here.restart()
        await here.later(GRACE)
        assert here.told() == 1


@scene
async def test_a_table_that_has_gone_out_of_memory_still_asks(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.other.say("leave", table=here.table)
        await here.inn.rest()
        await here.calls.look()
        await here.inn.tables._put_away(here.table)
        assert here.inn.tables.playing() == []
        await here.later(GRACE)
        assert here.told() == 1


@scene
async def test_nobody_who_looks_on_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        await here.later(GRACE * 2)
        assert here.told() == 0
        here.away.say("leave", table=here.table)
        await here.inn.rest()
        await here.later(GRACE - 1)
        assert here.told() == 0, "time begins when they have gone"
        await here.later(1)
        assert here.told() == 1


@scene
async def test_whoever_came_back_meanwhile_is_not_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.calls.look()
        here.inn.time += GRACE * 1000
        [waiting] = here.calls._waiting.values()
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        await here.calls._call(here.table, here.away.person.id, waiting)
        assert here.told() == 0 and not here.calls._waiting


@scene
async def test_where_nobody_else_plays_and_at_quick_tables_nobody_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path, Clock("decision", seconds=600)) as here:
        alone = await laid(here.inn, [here.away], bots=1)
        here.away.say("leave", table=alone)
        await here.inn.rest()
        await here.later(GRACE)
        assert here.told() == 0


@scene
async def test_with_days_to_decide_a_message_is_kept_as_long_as_there_is_time(tmp_path: Path) -> None:
    async with evening(tmp_path, Clock("days", days=2)) as here:
        await here.later(GRACE)
        [received] = here.service.received
        assert received.headers["ttl"] == str(2 * SECONDS_A_DAY - GRACE)


@scene
async def test_what_falls_into_quiet_hours_is_told_when_they_end_if_it_is_still_due(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(quiet=QUIET)
        here.inn.time = at("2026-01-10T21:59:30")
        await here.later(GRACE)
        assert here.told() == 0
        here.inn.time = at("2026-01-11T07:59")
        await here.later(0)
        assert here.told() == 0
        here.inn.time = at("2026-01-11T08:00")
        await here.later(0)
        assert here.told() == 1


@scene
async def test_whoever_played_in_their_quiet_hours_is_not_told_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(quiet=QUIET)
        here.inn.time = at("2026-01-10T23:00")
        await here.later(GRACE)
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        while asked([here.away]):
            await play(here.inn, here.table, [here.away], Rng.from_seed("night"), 1)
        here.away.say("leave", table=here.table)
        await here.inn.rest()
        here.inn.time = at("2026-01-11T08:00")
        await here.later(GRACE)
        assert here.told() == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int, tmp_path: Path) -> None:
    @scene
    async def run() -> None:
        async with evening(tmp_path) as here:
            here.service.answers.append(f"HTTP/1.1 {status} Gone\r\n\r\n")
            await here.later(GRACE)
            assert here.inn.store.wanted == {}, "it was the only one, so nothing is left"
            await here.later(SECONDS_A_DAY)
            assert here.told() == 1

    run()


@scene
async def test_of_two_browsers_only_the_one_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        other = Browser()
        await here.subscribe(other)
        here.service.answers.append("HTTP/1.1 410 Gone\r\n\r\n")
        await here.later(GRACE)
        gone = here.service.received[0].endpoint
        left = {here.browser.endpoint, other.endpoint} - {gone}
        wishes = await wishes_of(here.inn.store, here.away.person.id)
        assert {device.endpoint for device in wishes.devices.values()} == left
        assert here.told() == here.told(other) == 1


@pytest.mark.parametrize("said", ["HTTP/1.1 429 Slow\r\nRetry-After: 600\r\n\r\n", "HTTP/1.1 503 Busy\r\n\r\n", ""])
def test_a_service_that_is_busy_is_asked_again_later_and_those_who_heard_it_are_not(said: str, tmp_path: Path) -> None:
    @scene
    async def run() -> None:
        async with evening(tmp_path) as here:
            other = Browser()
            await here.subscribe(other)
            here.service.answers.append(said)
            await here.later(GRACE)
            assert len(here.service.received) == 2
            wait = 600 if "429" in said else calling.WAITS[0]
            await here.later(wait - 1)
            assert len(here.service.received) == 2
            await here.later(1)
            assert (
                len(here.service.received) == 3 and here.service.received[2].endpoint == here.service.received[0].endpoint
            )

    run()


@scene
async def test_nobody_is_tried_for_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.service.answers.extend(["HTTP/1.1 500 Broken\r\n\r\n"] * 100)
        await here.later(GRACE)
        for _ in range(20):
            await here.later(SECONDS_A_DAY)
        assert len(here.service.received) == 1 + len(calling.WAITS)


@scene
async def test_a_service_that_refuses_is_not_asked_again_and_the_browser_stays(tmp_path: Path) -> None:
    """It may be that this server's clock is wrong: then all browsers of the site are refused."""
    async with evening(tmp_path) as here:
        here.service.answers.append("HTTP/1.1 403 Forbidden\r\n\r\n")
        await here.later(GRACE)
        await here.later(SECONDS_A_DAY)
        assert here.told() == 1 and len((await wishes_of(here.inn.store, here.away.person.id)).devices) == 1


@scene
async def test_a_broken_disk_is_no_reason_to_be_silent_for_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.calls.look()
        here.inn.time += GRACE * 1000

        async def broken(person: str) -> dict[str, bytes]:
            raise StoreError("the disk is full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(here.inn.store, "pushes", broken)
            await here.calls.look()
            await here.calls.settled()
        assert here.told() == 0
        await here.later(calling.WAITS[0])
        assert here.told() == 1


@scene
async def test_whoever_has_too_many_browsers_loses_the_oldest(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        browsers = [Browser() for _ in range(MOST_DEVICES + 2)]
        for browser in browsers:
            here.inn.time += 1
            await here.subscribe(browser)
        wishes = await wishes_of(here.inn.store, here.away.person.id)
        assert set(wishes.devices) == {name_of(browser.endpoint) for browser in browsers[2:]}


@scene
async def test_in_german_and_of_whoever_is_forgotten_nothing_is_left(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(language="de")
        await here.later(GRACE)
        [message] = here.service.told(here.browser)
        assert message["title"] == "Du bist dran: Drachenfels" and message["text"] == f"Mit {here.other.person.name}"
        assert here.inn.store.wanted != {}
        await here.calls.forget(here.away.person.id)
        assert here.inn.store.wanted == {} and not here.calls._waiting


@scene
async def test_a_guests_browser_comes_along_into_the_account(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE)
        await here.calls.bring_along(here.away.person.id, "account")
        assert set(here.inn.store.wanted) == {"account"}
        assert len((await wishes_of(here.inn.store, "account")).devices) == 1
