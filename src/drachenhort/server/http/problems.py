"""What goes wrong, always as one body: a code for programs and a text for people."""

import logging
from http import HTTPStatus
from typing import Final, Literal, TypeAlias

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example

from drachenhort.server.base.errors import Cannot, Code, Elsewhere
from drachenhort.server.base.logs import log
from drachenhort.server.http.rate_limiter import TooFast
from drachenhort.server.store.store import StoreError

HttpRequest: TypeAlias = Request[None, None, State]

IS_GONE: Final = "drachenhort.gone"
"""In the state of a request: whoever sent it has gone before all of it was there."""

WebCode: TypeAlias = (
    Code
    | Literal[
        "foreign-page",  # the request comes from a page of somebody else
        "no-address",
        "no-method",
        "no-json",  # a body of another kind
        "too-large",
        "fault",  # the server's own
    ]
)


class Fault(msgspec.Struct, frozen=True):
    """Something could not be done, and nothing has changed. `code` is for programs, `text` says what would be right."""

    code: WebCode
    text: str


STATUS: Final[dict[Code, int]] = {
    "elsewhere": 307,
    "malformed": 400,
    "no-token": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "seat-kept": 403,
    "no-game": 404,
    "no-table": 404,
    "no-move": 404,
    "no-review": 404,
    "no-puzzle": 404,
    "no-way": 404,
    "no-run": 404,
    "not-your-run": 403,
    "no-passkeys": 404,
    "shared-tables": 409,
    "no-passkey": 404,
    "bad-passkey": 422,
    "no-push": 404,
    "bad-endpoint": 422,
    "no-seat": 404,
    "bad-action": 422,
    "bad-record": 422,
    "bad-options": 422,
    "bad-variant": 422,
    "bad-seats": 422,
    "bad-clock": 422,
    "bad-name": 422,
    "bad-text": 422,
    "too-fast": 429,
    "storage": 503,
}
"""All others are 409: possible, but not as things stand."""

MEANING: Final = {
    307: "Several servers share the tables, and another one has this: ask it at the address in the header Location.",
    400: "Not what this address understands: broken JSON, a missing or unknown field, a value out of bounds.",
    401: "The token of a program's seat is missing, or is none.",
    403: "Not for you: somebody else's table or seat, a seat kept for a guest, or a page from elsewhere.",
    404: "There is no such thing.",
    409: "Not as things stand, for example since the table has started.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    422: "Well written, but not possible: options, seats, clock or name.",
    429: "Too often; Retry-After says how many seconds to wait.",
    503: "Nothing can be written or read just now.",
}

EXAMPLE: Final[dict[int, tuple[WebCode, str]]] = {
    307: ("elsewhere", "another server has this table; ask at its place"),
    400: ("malformed", "Object missing required field `game`"),
    401: ("no-token", "send the token of a seat: Authorization: Bearer TOKEN"),
    403: ("not-host", "only the host of the table can start it"),
    404: ("no-table", "there is no such table"),
    409: ("started", "the table has started"),
    413: ("too-large", "a body has at most 100000 bytes"),
    415: ("no-json", "send the body as application/json"),
    422: ("bad-options", "option target=0: it can be a whole number from 1 to 999"),
    429: ("too-fast", "that was too often; ask again in 7 seconds"),
    503: ("storage", "nothing can be written just now"),
}

OF_SEVERAL: Final = (307,)
"""Where one table is meant, of several servers."""
READS: Final = (429,)
WRITES: Final = (400, 403, 413, 415, 429, 503)


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of what can go wrong."""
    return {
        status: ResponseSpec(
            data_container=Fault,
            description=MEANING[status],
            generate_examples=False,
            examples=[Example(summary=EXAMPLE[status][0], value=msgspec.to_builtins(Fault(*EXAMPLE[status])))],
        )
        for status in sorted(set(statuses))
    }


def answer(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response[Fault]:
    return Response(fault, status_code=status, headers=headers, media_type="application/json")


def on_cannot(request: HttpRequest, error: Cannot) -> Response[Fault]:
    status = STATUS.get(error.code, 409)
    if isinstance(error, Elsewhere):
        query = request.url.query
        location = f"{error.place}{request.url.path}{'?' if query else ''}{query}"
        return answer(status, Fault(error.code, error.text), {"location": location})
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooFast) else None
    return answer(status, Fault(error.code, error.text), {"www-authenticate": "Bearer"} if status == 401 else headers)


def on_store_error(_: HttpRequest, error: StoreError) -> Response[Fault]:
    log.error("the store failed", exc_info=error)
    return answer(503, Fault("storage", "nothing can be written or read just now; try again later"))


def on_http_error(request: HttpRequest, error: HTTPException) -> Response[Fault]:
    """What Litestar refuses before one of our functions is called."""
    match error.status_code:
        case 404:
            return answer(404, Fault("no-address", "there is nothing at this address; /api/docs lists what there is"))
        case 405:
            return answer(
                405, Fault("no-method", "this address does not do that; /api/docs says what it does"), error.headers
            )
        case 413:
            return answer(413, Fault("too-large", "the body is too large"))
        case status if status < 500:
            return answer(400, Fault("malformed", _what_is_wrong(error)))
    return on_fault(request, error)


def on_bad_json(_: HttpRequest, error: SerializationException | RecursionError) -> Response[Fault]:
    """Only reading a body goes deep enough for a RecursionError."""
    what = "nested too deeply" if isinstance(error, RecursionError) else error.detail
    return answer(400, Fault("malformed", f"not JSON: {what}"))


def on_fault(request: HttpRequest, error: Exception) -> Response[Fault]:
    if request.scope["state"].get(IS_GONE):
        return answer(400, Fault("malformed", "the request did not come in whole"))
    log.log(logging.ERROR, "a request failed", exc_info=error)
    return answer(500, Fault("fault", f"{HTTPStatus(500).phrase}: the server made a mistake; nothing was changed"))


def _what_is_wrong(error: HTTPException) -> str:
    """The first thing Litestar complains about."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key"), extra[0].get("message")
        return f"{key}: {message}" if key else str(message)
    return error.detail
