"""Requests are read strictly: Litestar would take a 0 for false, a "5" for 5, and the last of two values for one."""

import msgspec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.problems import HttpRequest


async def check_request(request: HttpRequest) -> None:
    """Raises Cannot for what is not exactly what the function asks for, with what is wrong and where."""
    if request.scope["path"].startswith("/api"):  # What the addresses of pages say is the client's.
        _check_query(request)
    await _check_body(request)


def _check_query(request: HttpRequest) -> None:
    for name in request.query_params:
        if len(request.query_params.getall(name)) > 1:
            raise Cannot("malformed", f"{name[:40]} is given more than once; one value is right")


async def _check_body(request: HttpRequest) -> None:
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    if wanted is None:
        return
    try:
        msgspec.convert(_whole(msgspec.json.decode(await request.body())), wanted.annotation)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Cannot("malformed", str(error)) from None
    except RecursionError:
        raise Cannot("malformed", "the body is nested too deeply") from None


def _whole(value: object) -> object:
    """The same with every 2.0 as 2, which JSON does not tell apart."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_whole(item) for item in value]
        case dict():
            return {name: _whole(item) for name, item in value.items()}
    return value
