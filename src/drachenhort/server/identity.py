"""Who somebody is: guests by a signed cookie, programs by a signed token for one seat.

What is signed is no secret; the signature is. Both are made with the key that is kept with the data.
"""

import hashlib
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer, TimestampSigner

COOKIE: Final = "drachenhort"
SECURE_COOKIE: Final = "__Host-drachenhort"
"""Browsers take a cookie of this name only over https and only from the very host it is for."""

SECONDS_VALID: Final = 400 * 86_400
"""Browsers keep no cookie longer. Whoever comes back in time gets it anew."""

LONGEST: Final = 300


class SeatToken(NamedTuple):
    """Lets a program act as `person` in one seat of one table, and do nothing else."""

    table: str
    seat: int
    person: str


def new_person_id() -> str:
    return secrets.token_hex(8)


class Identity:
    """Signs and checks."""

    def __init__(self, key: bytes, is_https: bool = False) -> None:
        self.cookie_name: Final = SECURE_COOKIE if is_https else COOKIE
        self._is_https = is_https
        self._people = TimestampSigner(key, salt=b"person", digest_method=hashlib.sha256)
        self._seats = Signer(key, salt=b"seat", digest_method=hashlib.sha256)

    def cookie(self, person: str) -> str:
        """The value of a Set-Cookie header that makes the browser this person."""
        value = self._people.sign(person).decode()
        secure = "; Secure" if self._is_https else ""
        return f"{self.cookie_name}={value}; Path=/; Max-Age={SECONDS_VALID}; HttpOnly; SameSite=Lax{secure}"

    def person(self, cookies: str | None) -> str | None:
        """Whom a Cookie header proves; None for anything that was not signed here, or long ago."""
        for part in (cookies or "").split(";"):
            name, _, value = part.strip().partition("=")
            if name == self.cookie_name and len(value) <= LONGEST:
                try:
                    return self._people.unsign(value, max_age=SECONDS_VALID).decode()
                except (BadSignature, ValueError):
                    continue
        return None

    def token(self, seat: SeatToken) -> str:
        return self._seats.sign(f"{seat.table}.{seat.seat}.{seat.person}").decode()

    def seat(self, authorization: str | None) -> SeatToken | None:
        """What an Authorization header allows."""
        scheme, _, value = (authorization or "").partition(" ")
        if scheme.lower() != "bearer" or len(value) > LONGEST:
            return None
        try:
            table, seat, person = self._seats.unsign(value.strip()).decode().split(".")
        except (BadSignature, ValueError):
            return None
        return SeatToken(table, int(seat), person)
