"""Bodies are read strictly: Litestar would take a 0 for false and a "5" for 5."""

import msgspec

from drachenhort.server.api.problems import HttpRequest
from drachenhort.server.errors import Cannot


async def check_body(request: HttpRequest) -> None:
    """Raises Cannot for a body that is not exactly what the function asks for, with what is wrong and where."""
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
