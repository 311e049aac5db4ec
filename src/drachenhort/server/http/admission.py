"""Who may open a WebSocket, and as whom."""

from collections.abc import Callable, Mapping
from http import HTTPStatus

from drachenhort.server.base.hosts import Hosts
from drachenhort.server.http.identity import Identity
from drachenhort.server.http.safety import Origins
from drachenhort.server.wire.link import Visitor
from drachenhort.server.wire.sockets import Refusal


def admission(identity: Identity, origins: Origins, hosts: Hosts) -> Callable[[Mapping[str, str]], Visitor | Refusal]:
    """Browsers send an Origin with every handshake, so a cookie is only taken from our own pages or from programs."""

    def admit(headers: Mapping[str, str]) -> Visitor | Refusal:
        wrong_host = hosts.refusal([headers.get("host", "")])
        if wrong_host is not None:
            status, text = wrong_host
            return Refusal(HTTPStatus(status), text)
        origin = headers.get("origin")
        if origin is not None and not origins.allows(origin, headers.get("host", "")):
            return Refusal(HTTPStatus.FORBIDDEN, "only our own pages may connect")
        authorization = headers.get("authorization")
        if authorization is not None:
            token = identity.seat(authorization)
            if token is None:
                return Refusal(HTTPStatus.UNAUTHORIZED, "this is no token for a seat")
            return Visitor(token.person.id, token.person.name, (token.table, token.seat))
        person = identity.person(headers.get("cookie"))
        if person is None:
            return Refusal(HTTPStatus.UNAUTHORIZED, "ask /api/me for a cookie first, or send the token of a seat")
        return Visitor(person.id, person.name)

    return admit
