"""What every handler can reach, and who is asking."""

from typing import Annotated, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter, SkipValidation

from drachenhort.server.api.problems import HttpRequest
from drachenhort.server.config import Settings
from drachenhort.server.identity import Identity
from drachenhort.server.languages import choose_language
from drachenhort.server.metrics import Metrics
from drachenhort.server.pace import Kind, Pacer
from drachenhort.server.people import new_guest
from drachenhort.server.plans import Language
from drachenhort.server.safety import SAFE_METHODS, address_of, counted_address
from drachenhort.server.store import Person
from drachenhort.server.tables import Tables

COOKIE_TO_SET: Final = "drachenhort.cookie"
"""In a request's scope: what is to go out as Set-Cookie."""

Connection: TypeAlias = ASGIConnection[BaseRouteHandler, None, None, State]


class Reception:
    """All that one server consists of, as far as HTTP needs it."""

    def __init__(self, settings: Settings, tables: Tables, identity: Identity, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.tables: Final = tables
        self.store: Final = tables.house.store
        self.identity: Final = identity
        self.metrics: Final = metrics
        self.pacer: Final = Pacer(settings.paces)

    def address(self, connection: Connection) -> str:
        peer = connection.client.host if connection.client else ""
        forwarded = connection.headers.get("x-forwarded-for")
        return counted_address(address_of(peer, forwarded, self.settings.trusted_proxies))

    def link(self, connection: Connection, path: str) -> str:
        """A link to one of our pages, as others can open it."""
        return f"{self.settings.public_url or 'http://' + connection.headers.get('host', '')}{path}"

    def asking(self, connection: Connection) -> str | None:
        """The id of who asks, if they have been here before."""
        return self.identity.person(connection.headers.get("cookie"))

    async def known(self, connection: Connection) -> Person | None:
        person = self.asking(connection)
        return None if person is None else await self.store.person(person)

    async def person(self, connection: Connection) -> Person:
        """Who asks; somebody new becomes a guest."""
        known = await self.known(connection)
        if known is not None:
            return known
        self.pacer.check("guests", self.address(connection), None)
        guest = new_guest(choose_language(connection.headers.get("accept-language")))
        await self.store.save_person(guest)
        set_cookie(connection, self.identity.cookie(guest.id))
        return guest


def set_cookie(connection: Connection, cookie: str) -> None:
    connection.scope[COOKIE_TO_SET] = cookie  # type: ignore[literal-required]


TheReception: TypeAlias = NamedDependency[SkipValidation[Reception]]
Lang: TypeAlias = Annotated[
    Language | None,
    QueryParameter(description="The language of the texts; without it that of the header Accept-Language."),
]


def language_of(request: HttpRequest, lang: Language | None) -> Language:
    return lang or choose_language(request.headers.get("accept-language"))


def keep_pace(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuses who asks too often. Handlers with `pace=None` are not counted."""
    reception: Reception = connection.app.state.reception
    kind: Kind | None = handler.opt.get("pace", "reads" if connection.scope["method"] in SAFE_METHODS else "writes")
    if kind is not None:
        reception.pacer.check(kind, reception.address(connection), reception.asking(connection))
