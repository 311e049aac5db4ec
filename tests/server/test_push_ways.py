"""What goes out in a message, that one browser alone reads it, that it goes to nobody near us, and when it waits."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.push import posting
from drachenhort.server.push.posting import Answer, connect_publicly, is_public, post, read_endpoint
from drachenhort.server.push.quiet import Quiet, check_quiet, quiet_until
from drachenhort.server.push.sealing import PADDED, Sender, from_text, pad, seal, to_text
from tests.server.house import scene
from tests.server.push_service import BERLIN, HOST, QUIET, Browser, at, names, push_service

__all__ = ["names"]


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
