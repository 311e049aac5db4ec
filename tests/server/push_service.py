"""A push service on this machine, with TLS, and browsers that are reached there: they read messages as real ones would."""

import asyncio
import datetime
import json
import secrets
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from drachenhort.core.plain import Json
from drachenhort.server.push import posting
from drachenhort.server.push.posting import Connect, connect_publicly
from drachenhort.server.push.quiet import Quiet
from drachenhort.server.push.sealing import from_text, keys_of, point_of, to_text

HOST: Final = "push.example.org"
ORIGIN: Final = f"https://{HOST}"
BERLIN: Final = "Europe/Berlin"
QUIET: Final = Quiet(22 * 60, 8 * 60, BERLIN)


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    """What names lead to, wherever this is imported: to this machine."""

    def look_up(host: str, port: int, type: int) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(socket.AF_INET, type, 0, "", ("127.0.0.1", port))]

    monkeypatch.setattr(posting, "getaddrinfo", look_up)


def at(text: str, zone: str = BERLIN) -> int:
    """A time of day where somebody lives, in milliseconds."""
    return round(datetime.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


class Browser:
    """One subscription: where it is reached, and what only the browser knows."""

    def __init__(self, host: str = HOST) -> None:
        self.endpoint: Final = f"https://{host}/send/{secrets.token_hex(8)}"
        self.auth: Final = secrets.token_bytes(16)
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self.key: Final = point_of(self._key)

    def subscription(self, language: str = "en", quiet: Json = None) -> dict[str, Json]:
        """The body for `PUT /api/people/me/messages`."""
        return {
            "endpoint": self.endpoint,
            "key": to_text(self.key),
            "auth": to_text(self.auth),
            "language": language,
            "quiet": quiet,
        }

    def read(self, body: bytes) -> dict[str, Json]:
        """RFC 8188 and 8291, from the other side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record is enough"
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key, nonce = keys_of(shared, self.key, sender, self.auth, salt)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\2"), "the last record ends with a 2"
        told: dict[str, Json] = json.loads(padded[:-1])
        return told


class Received:
    """One message as it came."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.endpoint: Final = ORIGIN + path
        self.headers: Final = headers
        self.body: Final = body

    def check_proof(self, public: str, now: int) -> dict[str, Json]:
        """RFC 8292: what the signed token claims, if the site with this key has signed it and it holds now."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and parts["k"] == public
        said, _, signature = parts["t"].rpartition(".")
        numbers = from_text(signature)
        assert len(numbers) == 64
        r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(public))
        key.verify(utils.encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(from_text(part)) for part in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == ORIGIN and now < claims["exp"] <= now + 86_400
        found: dict[str, Json] = claims
        return found


class PushService:
    """Answers with what the test puts first in `answers`, else that the message was taken."""

    def __init__(self) -> None:
        self.received: Final[list[Received]] = []
        self.answers: Final[list[str]] = []
        self.connections = 0

    def told(self, browser: Browser) -> list[dict[str, Json]]:
        return [browser.read(each.body) for each in self.received if each.endpoint == browser.endpoint]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            method, path, _ = first.split(" ")
            assert method == "POST" and headers["host"] == HOST
            self.received.append(Received(path, headers, body))
            answer = self.answers.pop(0) if self.answers else "HTTP/1.1 201 Created\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[PushService, Connect]]:
    """The service, and the way to it: names have to lead to this machine, which is allowed for once."""
    here, there = _tls(folder)
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=here)
    port: int = server.sockets[0].getsockname()[1]
    async with server:
        yield service, partial(connect_publicly, port=port, tls=there, allows=lambda address: address == "127.0.0.1")


def _tls(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For the service, and for those who trust it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    pem = folder / "push.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    pem.write_bytes(certificate.public_bytes(Encoding.PEM) + private)
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(pem)
    return here, ssl.create_default_context(cadata=certificate.public_bytes(Encoding.PEM).decode())
