"""How an address of the interface for programs is declared: what there is to ask, what comes back, and what can go wrong.

A function's name is the id of its operation, and its docstring stands in the description of the interface.
"""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.types import AnyCallable

from drachenhort.server.http.problems import OF_SEVERAL, READS, WRITES, faults
from drachenhort.server.http.rate_limiter import Kind

SEAT_SCHEME: Final = "seat"
"""What the description calls the token of a seat."""

Answer: TypeAlias = str | dict[int, ResponseSpec]
"""What comes back: its description, or all about it where the function does not say of what type it is."""

Declare: TypeAlias = Callable[[AnyCallable], HTTPRouteHandler]


class Routes:
    """The addresses under one heading of the description."""

    def __init__(self, heading: str) -> None:
        self._heading: Final = heading

    def add(
        self,
        method: Literal["GET", "POST", "PUT"],
        path: str,
        summary: str,
        answer: Answer,
        fails: tuple[int, ...] = (),
        *,
        pace: Kind | Literal["usual"] | None = "usual",
        status: int = 200,
        media_type: str | None = None,
        is_for_programs: bool = False,
    ) -> Declare:
        """`fails` are the statuses beside those that are always possible; with a pace of None nobody asks too often. What
        is for programs takes the token of a seat, not the cookie.
        """
        always = WRITES if method != "GET" else () if pace is None else READS
        if "{table_id" in path:
            always = (*OF_SEVERAL, *always)
        answers = {} if isinstance(answer, str) else answer

        def declare(function: AnyCallable) -> HTTPRouteHandler:
            return HTTPRouteHandler(
                path,
                http_method=method,
                operation_id=_camel_case(function.__name__),
                tags=[self._heading],
                summary=summary,
                description=_in_one_line(function.__doc__),
                response_description=answer if isinstance(answer, str) else None,
                responses={**answers, **faults(*fails, *always)},
                status_code=status,
                media_type=media_type,
                security=[{SEAT_SCHEME: []}] if is_for_programs else None,
                opt={} if pace == "usual" else {"pace": pace},
            )(function)

        return declare


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(other.title() for other in others)


def _in_one_line(docstring: str | None) -> str | None:
    return None if docstring is None else " ".join(docstring.split())
