"""A maker of passkeys for tests, as a phone or a browser is one: it holds the keys and answers challenges."""

import hashlib
import json
import secrets
from typing import Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from drachenhort.server.http.passkeys import to_text

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
WITH_KEY: Final = 0x40


class Authenticator:
    """One passkey. What it says of itself can be made wrong, to see whether somebody notices."""

    def __init__(self, origin: str, place: str = "localhost") -> None:
        self.origin = origin
        self.place = place
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.is_counting = True
        self.handle = ""
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._id: Final = secrets.token_bytes(32)

    @property
    def id(self) -> str:
        return to_text(self._id)

    def make(self, wanted: dict[str, str], name: str = "Phone") -> dict[str, object]:
        """The body for `POST /api/account/passkeys`."""
        self.handle = wanted["person"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about_key = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        data = self._data(self.flags | WITH_KEY) + about_key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = to_text(self._client("webauthn.create", wanted["challenge"]))
        return {
            "name": name,
            "id": self.id,
            "client_data": client,
            "attestation": to_text(attestation),
            "transports": ["usb"],
        }

    def answer(self, wanted: dict[str, str], *, wants_games: bool = True) -> dict[str, object]:
        """The body for `POST /api/account/sign-in`."""
        self.count += self.is_counting
        data, client = self._data(self.flags), self._client("webauthn.get", wanted["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": self.id,
            "person": self.handle,
            "client_data": to_text(client),
            "authenticator_data": to_text(data),
            "signature": to_text(signature),
            "wants_games": wants_games,
        }

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()
