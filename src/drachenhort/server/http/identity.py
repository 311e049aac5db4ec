"""Who somebody is: guests by a signed cookie, programs by a signed token for one seat.

What is signed is no secret; the signature is. Both are made with the key that is kept with the data. A guest's name is in
the cookie too: the server keeps it only where somebody sits down. The cookie of somebody who has signed in to an account
says besides which sign-ins it is one of, so that they can be ended together, and which guest was here before.
"""

import base64
import hashlib
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer, TimestampSigner

from drachenhort.server.store.store import Person

COOKIE: Final = "drachenhort"
SECURE_COOKIE: Final = "__Host-drachenhort"
"""Browsers take a cookie of this name only over https and only from the very host it is for."""

SECONDS_KEPT: Final = 400 * 86_400
"""Browsers keep no cookie longer. Whoever comes back in time gets it anew."""

NAMELESS: Final = "Guest"
"""For somebody whose name cannot be read any more."""

LONGEST: Final = 400


class SeatToken(NamedTuple):
    """Lets a program act as `person` in one seat of one table, and do nothing else."""

    table: str
    seat: int
    person: Person


class Visit(NamedTuple):
    """Who comes. Sign-ins are of a generation; `guest` is who was in this browser before and comes back with a sign-out."""

    person: Person
    generation: int = 0
    guest: Person | None = None


class Identity:
    """Signs and checks. `ended` says of which persons only later sign-ins hold."""

    def __init__(self, key: bytes, is_https: bool = False, ended: dict[str, int] | None = None) -> None:
        self.ended: Final = {} if ended is None else ended
        self.cookie_name: Final = SECURE_COOKIE if is_https else COOKIE
        self._is_https = is_https
        self._people = TimestampSigner(key, salt=b"person", digest_method=hashlib.sha256)
        self._seats = Signer(key, salt=b"seat", digest_method=hashlib.sha256)

    def cookie(self, visit: Visit) -> str:
        """The value of a Set-Cookie header that makes the browser this person."""
        parts = [visit.person.id, _pack(visit.person.name)]
        if visit.generation or visit.guest is not None:
            parts.append(str(visit.generation))
        if visit.guest is not None:
            parts += [visit.guest.id, _pack(visit.guest.name)]
        return self._cookie(".".join(parts).encode())

    def no_cookie(self) -> str:
        """The value of a Set-Cookie header that lets the browser forget who it was."""
        return self._set("", 0)

    def _cookie(self, signed: bytes) -> str:
        return self._set(self._people.sign(signed).decode(), SECONDS_KEPT)

    def _set(self, value: str, seconds: int) -> str:
        secure = "; Secure" if self._is_https else ""
        return f"{self.cookie_name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"

    def person(self, cookies: str | None) -> Person | None:
        """Whom a Cookie header proves; None for anything that was not signed here."""
        visit = self.visit(cookies)
        return None if visit is None else visit.person

    def visit(self, cookies: str | None) -> Visit | None:
        """The same with all that the cookie says; None also if the sign-in has been ended."""
        signed = self._signed(cookies)
        if signed is None:
            return None
        person, packed, generation, guest, guest_packed = (signed.decode("ascii", "replace").split(".") + [""] * 4)[:5]
        visit = Visit(
            Person(person, _unpack(packed)),
            int(generation) if generation.isdecimal() else 0,
            Person(guest, _unpack(guest_packed)) if guest else None,
        )
        return visit if visit.generation >= self.ended.get(person, 0) else None

    def renewed(self, cookies: str | None) -> str | None:
        """The same cookie for another year, even if the name in it cannot be read."""
        signed = None if self.visit(cookies) is None else self._signed(cookies)
        return None if signed is None else self._cookie(signed)

    def _signed(self, cookies: str | None) -> bytes | None:
        """What of the cookies was signed here.

        When it was does not matter: a clock may be set wrong for a while, and seats must not be lost by that.
        """
        for part in (cookies or "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie_name and len(value) <= LONGEST:
                try:
                    return self._people.unsign(value)
                except (BadSignature, ValueError):
                    continue
        return None

    def token(self, seat: SeatToken) -> str:
        return self._seats.sign(f"{seat.table}.{seat.seat}.{seat.person.id}.{_pack(seat.person.name)}").decode()

    def seat(self, authorization: str | None) -> SeatToken | None:
        """What an Authorization header allows."""
        scheme, _, value = (authorization or "").partition(" ")
        if scheme.lower() != "bearer" or len(value) > LONGEST:
            return None
        try:
            table, seat, person, packed = self._seats.unsign(value.strip()).decode().split(".")
        except (BadSignature, ValueError):
            return None
        return SeatToken(table, int(seat), Person(person, _unpack(packed)))


def _pack(name: str) -> str:
    return base64.urlsafe_b64encode(name.encode()).decode().rstrip("=")


def _unpack(packed: str) -> str:
    try:
        return base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode() or NAMELESS
    except ValueError:
        return NAMELESS
