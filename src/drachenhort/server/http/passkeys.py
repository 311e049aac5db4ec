"""Passkeys: what a browser is asked, and whether its answer holds. Only for the latter `webauthn` is needed."""

import importlib.util
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.hosts import is_address

IS_HERE: Final = importlib.util.find_spec("webauthn") is not None
PATIENCE: Final = 300.0
"""Seconds until a challenge has to be answered."""
MOST_OPEN: Final = 10_000
"""Challenges that wait; the oldest are forgotten."""
ALGORITHMS: Final = [-8, -7, -257]
"""Ed25519, ECDSA with SHA-256, RSA with SHA-256, by the numbers that COSE has given them; the best first."""

Purpose: TypeAlias = Literal["make", "sign-in"]


class Place(NamedTuple):
    """Where passkeys hold: the name they are made for, and the only origin of the pages that may ask for them."""

    name: str
    origin: str


def place_of(public_url: str | None, host: str) -> Place | None:
    """By the address that the server was given; without one only at this very machine, as `localhost`.

    Browsers make passkeys for names, never for addresses in numbers, and but for this machine only over https.
    """
    parts = urlsplit((public_url or f"http://{host}").lower())
    name = parts.hostname or ""
    is_local = name == "localhost" or name.endswith(".localhost")
    if not name or is_address(name) or not (is_local or (public_url is not None and parts.scheme == "https")):
        return None
    usual = 443 if parts.scheme == "https" else 80
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return Place(name, f"{parts.scheme}://{name}{port}")


class _Asked(NamedTuple):
    purpose: Purpose
    challenge: bytes
    until: float


class Challenges:
    """Each is for one visitor and one purpose, holds for a while and is used once. A new one replaces the last."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now: Final = now
        self._asked: Final[OrderedDict[str, _Asked]] = OrderedDict()

    def ask(self, person: str, purpose: Purpose) -> str:
        challenge = secrets.token_bytes(32)
        self._asked.pop(person, None)
        if len(self._asked) >= MOST_OPEN:
            self._asked.popitem(last=False)
        self._asked[person] = _Asked(purpose, challenge, self._now() + PATIENCE)
        return to_text(challenge)

    def take(self, person: str, purpose: Purpose) -> bytes:
        """It is used up, whatever becomes of the answer."""
        asked = self._asked.pop(person, None)
        if asked is None or asked.purpose != purpose or asked.until < self._now():
            raise Cannot("bad-passkey", "this was not asked for, is answered already or came too late; begin again")
        return asked.challenge


class Made(NamedTuple):
    key: bytes
    uses: int
    is_synced: bool


def check_new(place: Place, challenge: bytes, credential: str, client_data: str, attestation: str) -> Made:
    """The public key of a new passkey. Raises Cannot if the answer does not hold."""
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    answer = {"clientDataJSON": client_data, "attestationObject": attestation}
    try:
        found = verify_registration_response(
            credential={"id": credential, "rawId": credential, "type": "public-key", "response": answer},
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception as fault:  # What strangers send is taken apart there, by several parsers.
        raise _bad(fault) from None
    return Made(found.credential_public_key, found.sign_count, found.credential_backed_up)


def check_answer(
    place: Place,
    challenge: bytes,
    credential: str,
    client_data: str,
    authenticator_data: str,
    signature: str,
    known: Made,
) -> Made:
    """The same passkey, used once more. A count that does not grow is that of a copy, and is refused."""
    from webauthn import verify_authentication_response

    answer = {"clientDataJSON": client_data, "authenticatorData": authenticator_data, "signature": signature}
    try:
        found = verify_authentication_response(
            credential={"id": credential, "rawId": credential, "type": "public-key", "response": answer},
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.uses,
            require_user_verification=True,
        )
    except Exception as fault:  # What strangers send is taken apart there, by several parsers.
        raise _bad(fault) from None
    return Made(known.key, found.new_sign_count, found.credential_backed_up)


def _bad(fault: Exception) -> Cannot:
    return Cannot("bad-passkey", f"the answer of the passkey does not hold: {str(fault)[:200]}")


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> str | None:
    """The plain letters and digits that such a text says; None for anything else."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii")
    except ValueError:
        return None
