"""What push services want: messages that only one browser can read (RFC 8291), and a proof of whose they are (RFC 8292)."""

import hmac
import importlib.util
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

IS_HERE: Final = importlib.util.find_spec("cryptography") is not None
"""It comes with the extra [push], and with [accounts] too."""

PADDED: Final = 1024
"""All messages are of this length: how long the names in them are is nobody's business."""

RECORD: Final = 4096
POINT: Final = 65
"""Bytes of a point of the curve P-256, written plainly."""
AUTH: Final = 16
SALT: Final = 16
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of P-256: a private key is a number from 1 to below it."""

HOLDS_FOR: Final = 12 * 3600
"""Seconds of a proof; push services take at most 24 hours."""
MOST_PROOFS: Final = 100


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """Raises ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_point(data: bytes) -> "ec.EllipticCurvePublicKey":
    """The public key of a browser. Raises ValueError if it is none, or no point of the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(data) != POINT:
        raise ValueError(f"a key has {POINT} bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def pad(message: bytes) -> bytes:
    """As one last record: a 2 marks its end, and nothing follows."""
    return (message + b"\2").ljust(PADDED, b"\0")


def seal(
    padded: bytes,
    browser: bytes,
    auth: bytes,
    salt: bytes | None = None,
    once: "ec.EllipticCurvePrivateKey | None" = None,
) -> bytes:
    """The body of a message to the browser with this key and secret. Key and salt are new ones but for examples."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = secrets.token_bytes(SALT) if salt is None else salt
    once = ec.generate_private_key(ec.SECP256R1()) if once is None else once
    own = point_of(once)
    shared = once.exchange(ec.ECDH(), read_point(browser))
    key, nonce = keys_of(shared, browser, own, auth, salt)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + AESGCM(key).encrypt(nonce, padded, None)


def keys_of(shared: bytes, browser: bytes, own: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """RFC 8291, 3.4: the key of the contents and the nonce of the first record."""
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + own, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derived(salt, secret, b"Content-Encoding: nonce\0", 12)


def _derived(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with SHA-256, of which one block is enough here."""
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\1", "sha256")[:size]


def point_of(key: "ec.EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Sender:
    """The key that this site proves itself with to push services. Every server of a site has the same.

    It follows from the key that is kept with the data, so it is as old as that, and comes along wherever the data goes.
    """

    def __init__(self, secret: bytes, contact: str | None, now: Callable[[], int]) -> None:
        self._secret: Final = secret
        self._contact: Final = contact
        self._now: Final = now
        self._proofs: Final[dict[str, tuple[int, str]]] = {}

    @cached_property
    def _key(self) -> "ec.EllipticCurvePrivateKey":
        """Made when it is first needed: what it takes is loaded slowly."""
        from cryptography.hazmat.primitives.asymmetric import ec

        wide = hmac.digest(self._secret, b"push: the key of this site", "sha512")
        return ec.derive_private_key(int.from_bytes(wide) % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """As browsers want it when they subscribe."""
        return to_text(point_of(self._key))

    def topic(self, table: str) -> str:
        """What push services know a table by: a later message of the same topic takes the place of an earlier one."""
        return to_text(hmac.digest(self._secret, f"push topic {table}".encode(), "sha256")[:24])

    def proof(self, origin: str) -> str:
        """The header Authorization for a push service. One is used again for half of its time."""
        now = self._now() // 1000
        until, known = self._proofs.get(origin, (0, ""))
        if until - now > HOLDS_FOR // 2:
            return known
        if len(self._proofs) >= MOST_PROOFS:
            self._proofs.clear()
        claims: dict[str, str | int] = {"aud": origin, "exp": now + HOLDS_FOR}
        if self._contact is not None:
            claims["sub"] = self._contact
        made = f"vapid t={self._signed(claims)}, k={self.public}"
        self._proofs[origin] = (now + HOLDS_FOR, made)
        return made

    def _signed(self, claims: dict[str, str | int]) -> str:
        """A JSON Web Token by RFC 7515: ES256, and the signature as two numbers of 32 bytes."""
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
