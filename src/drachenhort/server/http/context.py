"""What every handler can reach, and who is asking."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter, SkipValidation

from drachenhort.server.base.addresses import sender
from drachenhort.server.base.config import Settings
from drachenhort.server.base.hosts import host_name
from drachenhort.server.base.languages import choose_language
from drachenhort.server.base.network import is_this_machine, origin_for_others
from drachenhort.server.base.plans import Language
from drachenhort.server.http.accounts import Accounts
from drachenhort.server.http.identity import Identity, Visit
from drachenhort.server.http.metrics import Metrics
from drachenhort.server.http.presence import LastSeen
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.rate_limiter import Kind, RateLimiter
from drachenhort.server.http.safety import SAFE_METHODS
from drachenhort.server.lab.lab import Lab
from drachenhort.server.push.calling import Calls
from drachenhort.server.store.checkup import Checkup
from drachenhort.server.store.store import Person
from drachenhort.server.table.people import new_guest
from drachenhort.server.table.reviewing import Reviews
from drachenhort.server.table.tables import Tables
from drachenhort.texts.catalogue import LANGUAGES

COOKIE_TO_SET: Final = "drachenhort.cookie"
"""In the state of a request: what is to go out as Set-Cookie."""

PROXIES_SAY: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""What a proxy adds to a request that it passes on."""

Connection: TypeAlias = ASGIConnection[BaseRouteHandler, None, None, State]


class Context:
    """All that one server consists of, as far as HTTP needs it."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        reviews: Reviews,
        identity: Identity,
        metrics: Metrics,
        calls: Calls,
        send_away: Callable[[str], None],
        lab: Lab | None = None,
    ) -> None:
        self.settings: Final = settings
        self.tables: Final = tables
        self.reviews: Final = reviews
        self.store: Final = tables.services.store
        self.lab: Final = lab
        """None where there is no data folder for its runs."""
        self.checkup: Final = Checkup(tables.services.store)
        self.identity: Final = identity
        self.metrics: Final = metrics
        self.calls: Final = calls
        self.accounts: Final = Accounts(tables, identity, calls, send_away)
        self.limiter: Final = RateLimiter(settings.paces)
        self.seen: Final = LastSeen()
        self.reading: Final = asyncio.Semaphore(1)
        """Whose record is being read."""
        self.wondering: Final[set[str]] = set()
        """Who is being told what would have been."""
        self.evaluated: Final[set[tuple[str, int]]] = set()
        """The seats of programs for which a bot is thinking, each with its table."""

    def address(self, request: HttpRequest) -> str:
        peer = request.client.host if request.client else ""
        return sender(peer, request.headers.get("x-forwarded-for"), self.settings.trusted_proxies)

    def is_this_machine(self, request: HttpRequest) -> bool:
        """Whether it is somebody at this very machine who asks, and not a proxy on it for somebody else."""
        peer = request.client.host if request.client else ""
        named = host_name(request.headers.get("host", "")) or ""
        is_passed_on = any(name in request.headers for name in PROXIES_SAY)
        return is_this_machine(peer) and is_this_machine(named) and not is_passed_on

    def link(self, request: HttpRequest, path: str) -> str:
        """A link to one of our pages, as others can open it."""
        return f"{self.origin_for_others(request) or 'http://' + request.headers.get('host', '')}{path}"

    def origin_for_others(self, request: HttpRequest) -> str | None:
        """Where others find this server; None if only this machine can come."""
        return self.settings.public_url or origin_for_others(request.headers.get("host", ""), self.settings.host)

    def asking(self, request: HttpRequest) -> Person | None:
        """Who asks, if they have been here before."""
        person = self.identity.person(request.headers.get("cookie"))
        if person is not None:
            self.seen.note(person.id, self.tables.now())
        return person

    async def person(self, request: HttpRequest) -> Person:
        """Who asks; somebody new becomes a guest, and has to wait a little if there were many."""
        known = self.asking(request)
        if known is not None:
            return known
        await asyncio.sleep(self.limiter.guest(self.address(request)))
        guest = new_guest(choose_language(request.headers.get("accept-language")))
        self.remember(request, guest)
        return guest

    def remember(self, request: HttpRequest, person: Person) -> None:
        """Lets the browser say next time that it is this person."""
        visit = self.identity.visit(request.headers.get("cookie"))
        is_same = visit is not None and visit.person.id == person.id
        self.let_in(request, visit._replace(person=person) if visit is not None and is_same else Visit(person))

    def let_in(self, request: HttpRequest, visit: Visit | None) -> None:
        """The same for whoever signs in or out; with None the browser forgets who it was."""
        cookie = self.identity.no_cookie() if visit is None else self.identity.cookie(visit)
        request.scope["state"][COOKIE_TO_SET] = cookie

    def renew(self, request: HttpRequest) -> None:
        """Whoever comes back is known for another year."""
        cookie = self.identity.renewed(request.headers.get("cookie"))
        if cookie is not None:
            request.scope["state"][COOKIE_TO_SET] = cookie


TheContext: TypeAlias = NamedDependency[SkipValidation[Context]]
if TYPE_CHECKING:
    Wish: TypeAlias = str
else:
    Wish = Literal[(*LANGUAGES, "auto")]
Lang: TypeAlias = Annotated[
    Wish,
    QueryParameter(description="The language of the texts; `auto` is that of the header Accept-Language."),
]


def language_of(request: HttpRequest, lang: Wish) -> Language:
    return choose_language(request.headers.get("accept-language")) if lang == "auto" else lang


def keep_pace(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuses who asks too often. Handlers with `pace=None` are not counted."""
    assert isinstance(connection, Request), "WebSockets do not come this way"
    request: HttpRequest = connection
    context: Context = request.app.state.context
    kind: Kind | None = handler.opt.get("pace", "reads" if request.method in SAFE_METHODS else "writes")
    person = context.asking(request)
    if kind is not None:
        context.limiter.check(kind, context.address(request), person.id if person else None)
