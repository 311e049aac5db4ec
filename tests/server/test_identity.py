"""Cookies and tokens: what was signed here proves somebody, and nothing else does."""

import base64
import hashlib

import pytest
from itsdangerous import TimestampSigner

from drachenhort.server.http.identity import COOKIE, LONGEST, SECONDS_KEPT, Identity, SeatToken, Visit
from drachenhort.server.store.store import Person

KEY = b"0123456789abcdef0123456789abcdef"
KIM = Person("00ff00ff00ff00ff", "Kim & Käthe 🐉")
SEAT = SeatToken("h7Jd-2pQ", 3, KIM)


def value(identity: Identity, person: Person = KIM) -> str:
    """The cookie as the browser sends it back."""
    return identity.cookie(Visit(person)).partition(";")[0]


def test_the_cookie_proves_its_person_among_others() -> None:
    identity = Identity(KEY)
    assert identity.person(value(identity)) == KIM
    assert identity.person(f"theme=dark; {value(identity)}; x=y") == KIM


def test_the_cookie_is_kept_from_scripts_and_other_sites() -> None:
    cookie = Identity(KEY).cookie(Visit(KIM))
    assert cookie.endswith("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")


def test_over_https_the_cookie_is_bound_to_host_and_https() -> None:
    cookie = Identity(KEY, is_https=True).cookie(Visit(KIM))
    assert cookie.startswith("__Host-drachenhort=") and cookie.endswith("; Secure")


@pytest.mark.parametrize("place", range(0, 90, 7))
def test_any_changed_character_is_noticed(place: int) -> None:
    identity = Identity(KEY)
    name, _, signed = value(identity).partition("=")
    changed = "A" if signed[place] != "A" else "B"
    forged = f"{name}={signed[:place]}{changed}{signed[place + 1 :]}"
    assert identity.person(forged) is None


def test_the_signature_of_another_server_proves_nothing() -> None:
    assert Identity(KEY).person(value(Identity(b"f" * 32))) is None


def test_a_token_is_no_cookie_and_a_cookie_no_token() -> None:
    identity = Identity(KEY)
    assert identity.person(f"{COOKIE}={identity.token(SEAT)}") is None
    assert identity.seat(f"Bearer {value(identity).partition('=')[2]}") is None


@pytest.mark.parametrize("step", [-10 * 86_400, SECONDS_KEPT + 86_400])
def test_a_clock_that_is_set_wrong_takes_nobody_away(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    identity = Identity(KEY)
    signed = value(identity)
    now = TimestampSigner(KEY).get_timestamp()
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: now + step)
    assert identity.person(signed) == KIM
    renewed = identity.renewed(signed)
    assert renewed is not None and identity.person(renewed.partition(";")[0]) == KIM


@pytest.mark.parametrize("name", ["x", "_w", "%%%", "", "S2lt.S2lt"])
def test_whose_name_cannot_be_read_stays_the_same_person_and_keeps_what_is_there(name: str) -> None:
    signed = TimestampSigner(KEY, salt=b"person", digest_method=hashlib.sha256).sign(f"{KIM.id}.{name}").decode()
    identity = Identity(KEY)
    person, renewed = identity.person(f"{COOKIE}={signed}"), identity.renewed(f"{COOKIE}={signed}")
    assert person is not None and (person.id, bool(person.name)) == (KIM.id, True)
    assert renewed is not None and renewed.startswith(f"{COOKIE}={KIM.id}.{name}.")


@pytest.mark.parametrize(
    "cookies", [None, "", ";", "=", COOKIE, f"{COOKIE}=", f"{COOKIE}=a.b.c.d", f"{COOKIE}=\xff.\xff.\xff", "a" * 9000]
)
def test_nonsense_proves_nothing(cookies: str | None) -> None:
    assert Identity(KEY).person(cookies) is None


def test_a_token_is_for_one_seat_of_one_table() -> None:
    identity = Identity(KEY)
    assert identity.seat(f"Bearer {identity.token(SEAT)}") == SEAT


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer ", "Bearer a.0.b.c.d", "Basic {}", "{}", "Bearer {}x"])
def test_what_is_no_token_opens_nothing(header: str | None) -> None:
    identity = Identity(KEY)
    assert identity.seat(header and header.format(identity.token(SEAT))) is None


def test_a_sign_in_is_known_with_its_guest_until_it_is_ended() -> None:
    identity = Identity(KEY, ended={"someone else": 9})
    longest = Person("0123456789abcdef", "🐉" * 24)
    visit = Visit(longest, 12, Person("fedcba9876543210", "🐲" * 24))
    sent = identity.cookie(visit).partition(";")[0]
    assert len(sent.partition("=")[2]) <= LONGEST
    assert identity.visit(sent) == visit and identity.person(sent) == longest
    renewed = identity.renewed(sent)
    assert renewed is not None and identity.visit(renewed.partition(";")[0]) == visit
    identity.ended[longest.id] = 12
    assert identity.visit(sent) == visit
    identity.ended[longest.id] = 13
    assert identity.visit(sent) is None and identity.person(sent) is None and identity.renewed(sent) is None


def test_cookies_of_guests_are_as_they_always_were() -> None:
    """Whoever has one from before has it for a year."""
    identity = Identity(KEY)
    packed = base64.urlsafe_b64encode(KIM.name.encode()).decode().rstrip("=")
    before = TimestampSigner(KEY, salt=b"person", digest_method=hashlib.sha256).sign(f"{KIM.id}.{packed}").decode()
    assert identity.visit(f"{COOKIE}={before}") == Visit(KIM)
    assert value(identity).partition("=")[2].rpartition(".")[0].rpartition(".")[0] == f"{KIM.id}.{packed}"


def test_who_signs_out_without_a_guest_is_forgotten() -> None:
    assert Identity(KEY).no_cookie().startswith(f"{COOKIE}=; Path=/; Max-Age=0;")
