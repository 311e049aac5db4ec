"""Who is let in: origins, addresses, headers."""

import pytest

from drachenhort.server.base.addresses import address_of, counted_address
from drachenhort.server.base.hosts import Hosts
from drachenhort.server.http.admission import admission
from drachenhort.server.http.identity import Identity, SeatToken, Visit
from drachenhort.server.http.inline import Inline, inline_in
from drachenhort.server.http.safety import Origins, SafeHeaders
from drachenhort.server.store.store import Person
from drachenhort.server.wire.link import Visitor
from drachenhort.server.wire.sockets import Refusal

HTTPS = "https://games.example.org"
HERE = "192.168.0.7:8080"


@pytest.mark.parametrize(
    ("public_url", "origin", "host", "is_ours"),
    [
        (None, f"http://{HERE}", HERE, True),
        (None, "http://LOCALHOST:8080", "localhost:8080", True),
        (None, "http://localhost", "localhost", True),
        (None, "http://[::1]:8080", "[::1]:8080", True),
        (None, "http://evil.example", HERE, False),
        (None, "http://192.168.0.7:8081", HERE, False),
        (None, "https://192.168.0.7:8080", HERE, False),
        (None, "null", HERE, False),
        (None, "", HERE, False),
        (None, "http://", "", False),
        (None, f"http://{HERE}/page", HERE, False),
        (None, "http://[broken", HERE, False),
        (HTTPS, HTTPS, "games.example.org", True),
        (HTTPS, f"{HTTPS}:443", "games.example.org", True),
        (HTTPS, HTTPS, HERE, True),
        (HTTPS, f"http://{HERE}", HERE, True),
        (HTTPS, "http://games.example.org", "games.example.org", False),
        (HTTPS, "https://games.example.org.evil.example", "games.example.org", False),
        (HTTPS, "https://evil.example", "evil.example", False),
    ],
)
def test_only_pages_of_this_server_are_ours(public_url: str | None, origin: str, host: str, is_ours: bool) -> None:
    assert Origins(public_url).allows(origin, host) == is_ours


@pytest.mark.parametrize(
    ("headers", "has_cookie", "may"),
    [
        ({"origin": f"http://{HERE}"}, True, True),
        ({"origin": "http://evil.example"}, False, False),
        ({"origin": "http://evil.example", "authorization": "Bearer x"}, False, False),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, False, False),
        ({"sec-fetch-site": "same-origin"}, True, True),
        ({"sec-fetch-site": "same-site"}, True, False),
        ({"sec-fetch-site": "cross-site"}, False, False),
        ({"sec-fetch-site": "none"}, True, False),
        ({}, False, True),
        ({}, True, False),
        ({"authorization": "Bearer x"}, True, True),
    ],
)
def test_who_may_change_something(headers: dict[str, str], has_cookie: bool, may: bool) -> None:
    assert Origins(None).may_change({"host": HERE, **headers}, has_cookie) == may


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("198.51.100.1", None, [], "198.51.100.1"),
        ("198.51.100.1", "203.0.113.5", [], "198.51.100.1"),
        ("127.0.0.1", "203.0.113.5", ["127.0.0.1"], "203.0.113.5"),
        ("127.0.0.1", "6.6.6.6, 203.0.113.5", ["127.0.0.1"], "203.0.113.5"),
        ("10.0.0.2", "203.0.113.5, 10.0.0.3", ["10.0.0.0/24"], "203.0.113.5"),
        ("127.0.0.1", "nonsense", ["127.0.0.1"], "127.0.0.1"),
        ("127.0.0.1", "", ["127.0.0.1"], "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", ["127.0.0.1"], "127.0.0.1"),
        ("", "203.0.113.5", ["127.0.0.1"], ""),
    ],
)
def test_only_our_own_proxies_say_for_whom_they_ask(
    peer: str, forwarded: str | None, proxies: list[str], address: str
) -> None:
    assert address_of(peer, forwarded, proxies) == address


def test_a_household_counts_as_one_address() -> None:
    assert counted_address("2001:db8:1:2::1") == counted_address("2001:db8:1:2:ffff::9")
    assert counted_address("2001:db8:1:2::1") != counted_address("2001:db8:1:3::1")
    assert counted_address("::ffff:192.0.2.1") == counted_address("192.0.2.1") == "192.0.2.1"


def header(headers: list[tuple[bytes, bytes]], name: bytes) -> str:
    return next(value for key, value in headers if key == name).decode()


def test_the_policy_allows_our_own_socket_and_nothing_from_elsewhere() -> None:
    policy = header(SafeHeaders(None, Inline()).for_host(HERE), b"content-security-policy")
    assert "default-src 'none'" in policy and "'unsafe" not in policy
    assert "img-src 'self';" in policy
    assert f"connect-src 'self' ws://{HERE};" in policy
    public = header(SafeHeaders(HTTPS, Inline()).for_host(HERE), b"content-security-policy")
    assert "connect-src 'self' wss://games.example.org;" in public


def test_of_what_stands_in_a_page_only_what_it_begins_with_is_allowed() -> None:
    page = b'<style>p{}</style><script>1</script><script type="module" src="/a.js"></script><script src="/b.js"></script>'
    inline = inline_in(page)
    assert inline.scripts == ("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",)
    policy = header(SafeHeaders(None, inline).for_host(HERE), b"content-security-policy")
    assert f"script-src 'self' {inline.scripts[0]};" in policy and f"style-src 'self' {inline.styles[0]};" in policy
    assert "'unsafe" not in policy


@pytest.mark.parametrize("host", ["", "a b", "a;b", "a\r\nx: y", "ä.example", "a" * 300])
def test_a_made_up_host_does_not_get_into_a_header(host: str) -> None:
    policy = header(SafeHeaders(None, Inline()).for_host(host), b"content-security-policy")
    assert "connect-src 'self';" in policy


def test_made_up_hosts_do_not_fill_the_memory() -> None:
    headers = SafeHeaders(None, Inline())
    for number in range(1000):
        headers.for_host(f"host{number}.example")
    assert len(headers._known) <= 101


def test_only_over_https_browsers_are_told_to_stay_with_it() -> None:
    names = [name for name, _ in SafeHeaders(None, Inline()).for_host(HERE)]
    assert b"strict-transport-security" not in names
    assert header(SafeHeaders(HTTPS, Inline()).for_host(HERE), b"strict-transport-security") == "max-age=31536000"


def test_a_socket_opens_for_a_cookie_from_our_page_or_a_token() -> None:
    identity = Identity(b"k" * 32)
    admit = admission(identity, Origins(None), Hosts(None, []))
    kim, ash = Person("1", "Kim"), Person("2", "Ash")
    cookie = identity.cookie(Visit(kim)).partition(";")[0]
    token = f"Bearer {identity.token(SeatToken('table1', 2, ash))}"
    ours, theirs = f"http://{HERE}", "http://evil.example"

    assert admit({"host": HERE, "origin": ours, "cookie": cookie}) == Visitor("1", "Kim")
    assert admit({"host": HERE, "cookie": cookie}) == Visitor("1", "Kim")
    assert admit({"host": HERE, "authorization": token}) == Visitor("2", "Ash", ("table1", 2))
    for headers in (
        {"host": HERE, "origin": theirs, "cookie": cookie},
        {"host": HERE, "origin": theirs, "authorization": token},
        {"host": HERE, "origin": ours},
        {"host": HERE, "authorization": f"{token}x", "cookie": cookie},
        {"host": "evil.example", "origin": "http://evil.example", "cookie": cookie},
        {"host": "evil.example", "authorization": token},
        {"host": "[", "cookie": cookie},
        {"cookie": cookie},
    ):
        assert isinstance(admit(headers), Refusal)
