"""How a server is set up: from the command line, and for what is seldom changed from a file."""

import re
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from drachenhort.core.errors import DrachenhortError
from drachenhort.server.base.data_folder import default_folder
from drachenhort.server.base.hosts import host_name

LOOPBACK: Final = ["127.0.0.1", "::1"]
MESSAGES_A_SECOND: Final = 50
AT_ONCE: Final = 4
"""So many seconds' messages somebody who was quiet may send at once."""


class ConfigError(DrachenhortError):
    """A setting that cannot be used."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often one person may, and how often all people together who come from one address."""

    person: str
    address: str


class Window(NamedTuple):
    """So many in so many seconds."""

    most: int
    seconds: int


CONTACT: Final = re.compile(r"mailto:[!-~]{1,64}@[A-Za-z0-9.-]{1,190}|https://[!-~]{1,200}")
"""Whom a push service can turn to."""

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
PACE: Final = re.compile(r"(\d{1,9})/(second|minute|hour|day)")


def read_pace(text: str) -> list[Window]:
    """The windows of a text such as `10/minute;60/hour`."""
    windows: list[Window] = []
    for part in text.split(";"):
        match = PACE.fullmatch(part.strip())
        if match is None or int(match.group(1)) == 0:
            raise ConfigError(f"'{text}' is not of the form 60/minute or 10/minute;60/hour")
        windows.append(Window(int(match.group(1)), SECONDS[match.group(2)]))
    return windows


class Paces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often what may be asked, each as `60/minute`, or several as `10/minute;60/hour`."""

    reads: Pace = Pace("600/minute", "3000/minute")
    writes: Pace = Pace("120/minute", "600/minute")
    tables: Pace = Pace("10/minute;60/hour", "40/minute;240/hour")
    replays: Pace = Pace("300/minute", "900/minute")
    chronicles: Pace = Pace("60/minute", "240/minute")
    guests: str = "60/minute;600/hour"  # New ones, from one address.
    evaluations: Pace = Pace("30/minute", "60/minute")
    reviews: Pace = Pace("6/minute;40/hour", "20/minute;120/hour")  # Begun.
    accounts: Pace = Pace("20/minute;120/hour", "60/minute;600/hour")

    def by_kind(self) -> dict[str, Pace]:
        return {
            "reads": self.reads,
            "writes": self.writes,
            "tables": self.tables,
            "replays": self.replays,
            "chronicles": self.chronicles,
            "evaluations": self.evaluations,
            "reviews": self.reviews,
            "accounts": self.accounts,
            "guests": Pace(self.guests, self.guests),
        }


class Most(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many one person may have at the same time, and how many all people together who come from one address."""

    person: Annotated[int, Meta(ge=1)] = 20
    address: Annotated[int, Meta(ge=1)] = 400


Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Caps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tables at a time: one person's that have not begun and that are being played; one address's open to all."""

    open: Count = 20
    running: Count = 50
    public: Count = 40


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a server can be told.

    `store` is the folder in `server/store/` that keeps the data, or an address that begins with its name; `node` is what
    this server is called among several that share the tables, as in the path `/n/one/ws`; `proxies` are the
    addresses that may say for whom they ask, `hosts` further names this server is reached by, `connections` how many one
    address may have open for HTTP; `lab_games` is how many games guests may have played in the lab a day, all together;
    `contact` is told to push services, and `grace` how many seconds a turn waits before somebody who is not there gets a
    message.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    data: str = ""
    store: str = "sqlite"
    node: Annotated[str, Meta(pattern="^[a-z0-9-]{0,32}$")] = ""
    public_url: str | None = None
    proxies: list[str] | None = None
    hosts: list[str] = []
    metrics: Literal["machine", "everybody"] = "machine"
    largest_body: Annotated[int, Meta(ge=1_000, le=10_000_000)] = 100_000
    messages: Annotated[int, Meta(ge=1, le=1_000_000)] = MESSAGES_A_SECOND
    leisure: Annotated[float, Meta(ge=0, le=60)] = 0.5
    moment: Annotated[float, Meta(ge=0, le=10)] = 1.0
    contact: str | None = None
    grace: Annotated[float, Meta(ge=0, le=86_400)] = 120.0
    connections: Annotated[int, Meta(ge=1)] = 200
    sockets: Most = Most()
    log: Literal["auto", "json", "text"] = "auto"
    paces: Paces = Paces()
    caps: Caps = Caps()
    lab_games: Annotated[int, Meta(ge=0, le=100_000_000)] = 20_000

    def __post_init__(self) -> None:
        if self.has_address and self.data:
            raise ConfigError("the data is either where --store leads or in the folder --data; give one of them")
        if self.public_url is not None:
            _check_url(self.public_url)
        if self.contact is not None and CONTACT.fullmatch(self.contact) is None:
            raise ConfigError(
                f"--contact {self.contact}: it is written like mailto:somebody@example.org or https://example.org"
            )
        for proxy in self.proxies or []:
            _check_network(proxy)
        for host in self.hosts:
            _check_host(host)
        for pace in self.paces.by_kind().values():
            read_pace(pace.person)
            read_pace(pace.address)

    @property
    def is_https(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def trusted_proxies(self) -> list[str]:
        """Who may name other addresses: a public address without more usually means a proxy on the same machine."""
        if self.proxies is not None:
            return self.proxies
        return LOOPBACK if self.public_url else []

    @property
    def has_address(self) -> bool:
        """Whether the data is where `store` leads, and not in the folder."""
        return "://" in self.store

    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else default_folder()


def read_settings(text: str, given: "dict[str, str | int]") -> Settings:
    """The settings of a file's text; what was `given` on the command line goes before it."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # A number of thousands of digits is no TOMLDecodeError.
        raise ConfigError(f"not a file of settings: {error}") from None
    try:
        return msgspec.convert({**values, **given}, Settings)
    except msgspec.ValidationError as error:
        raise ConfigError(str(error)) from None


def _check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        is_fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_fine = False
    if not is_fine or url != f"{parts.scheme}://{parts.netloc}" or parts.username is not None or not url.isascii():
        raise ConfigError(f"--public-url {url}: it is written like https://games.example.org, without a path")


def _check_network(text: str) -> None:
    try:
        ip_network(text)
    except ValueError:
        raise ConfigError(f"proxies: {text} is not an address such as 10.0.0.5 or 10.0.0.0/24") from None


def _check_host(text: str) -> None:
    if host_name(text) != text.lower() or ":" in text:
        raise ConfigError(f"hosts: {text} is not a name such as games.example.org, without a port")
