"""Who wants a message when it is their turn: in which browsers, and not at which hours."""

from typing import Annotated, Final

import msgspec
from litestar.params import JSONBody
from msgspec import Meta

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Language
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.passkeys import place_of
from drachenhort.server.http.people import PEOPLE
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import known_person
from drachenhort.server.push.devices import Device, Wishes, drop_device, keep_device, name_of, wishes_of
from drachenhort.server.push.posting import LONGEST_ENDPOINT, read_endpoint
from drachenhort.server.push.quiet import Quiet, check_quiet
from drachenhort.server.push.sealing import AUTH, from_text, read_point

BASE64URL: Final = "^[A-Za-z0-9_-]+={0,2}$"

EndpointText = Annotated[str, Meta(min_length=1, max_length=LONGEST_ENDPOINT, examples=["https://push.example.org/a1"])]
KeyText = Annotated[str, Meta(min_length=1, max_length=100, pattern=BASE64URL, description="As base64url.")]


class MessagesWanted(msgspec.Struct, frozen=True):
    """Where and when you get messages. `devices` are the beginnings of SHA-256 of the endpoints, as base64url."""

    key: Annotated[str | None, Meta(description="What browsers subscribe with; null where there are no messages.")]
    devices: list[str]
    quiet: Quiet | None


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription, the language to write to it in, and your quiet hours on all of your devices."""

    endpoint: EndpointText
    key: KeyText
    auth: KeyText
    language: Language
    quiet: Quiet | None


class OldDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: EndpointText


@PEOPLE.add("GET", "/api/people/me/messages", "Where I get messages", "Your browsers and quiet hours.", (403, 503))
async def get_messages(request: HttpRequest, context: TheContext) -> MessagesWanted:
    """Only who has switched that on gets any."""
    person = known_person(request, context)
    return _shown(request, context, await wishes_of(context.store, person.id))


@PEOPLE.add(
    "PUT", "/api/people/me/messages", "Send me messages", "Your browsers and quiet hours.", (404, 422), pace="accounts"
)
async def keep_messages(request: HttpRequest, context: TheContext, data: JSONBody[NewDevice]) -> MessagesWanted:
    """From now on a push message goes to this browser when a game waits for you and you are not there: at tables with
    others, without clocks or with days to decide.
    """
    person = known_person(request, context)
    if _key(request, context) is None:
        raise Cannot("no-push", "messages need the package cryptography and a --public-url with https, or http://localhost")
    read_endpoint(data.endpoint)
    if data.quiet is not None:
        check_quiet(data.quiet)
    try:
        key, auth = from_text(data.key), from_text(data.auth)
        read_point(key)
    except ValueError:
        raise Cannot("bad-endpoint", "`key` is a point of the curve P-256, as 65 bytes in base64url") from None
    if len(auth) != AUTH:
        raise Cannot("bad-endpoint", f"`auth` has {AUTH} bytes in base64url")
    device = Device(data.endpoint, key, auth, data.language, context.tables.now())
    with context.accounts.alone(person.id):
        await keep_device(context.store, person.id, device, data.quiet)
        wishes = await wishes_of(context.store, person.id)
    context.calls.note(person.id)
    return _shown(request, context, wishes)


@PEOPLE.add("POST", "/api/people/me/messages/end", "No messages any more", "Those that are left.", (422,), pace="accounts")
async def end_messages(request: HttpRequest, context: TheContext, data: JSONBody[OldDevice]) -> MessagesWanted:
    """None to this browser. With the last one quiet hours are forgotten too."""
    person = known_person(request, context)
    with context.accounts.alone(person.id):
        await drop_device(context.store, person.id, name_of(data.endpoint))
        wishes = await wishes_of(context.store, person.id)
    return _shown(request, context, wishes)


async def messages_wanted(context: Context, person: str) -> dict[str, object]:
    """All of it but the secrets, for the person themselves."""
    wishes = await wishes_of(context.store, person)
    devices = [
        {"endpoint": device.endpoint, "language": device.language, "added": device.added}
        for device in wishes.devices.values()
    ]
    told = [{"table": table, "at": each.at} for table, each in wishes.told.items()]
    return {"devices": devices, "quiet": wishes.quiet, "told": told}


def _shown(request: HttpRequest, context: Context, wishes: Wishes) -> MessagesWanted:
    return MessagesWanted(_key(request, context), list(wishes.devices), wishes.quiet)


def _key(request: HttpRequest, context: Context) -> str | None:
    """Browsers let only pages that came safely subscribe."""
    place = place_of(context.settings.public_url, request.headers.get("host", ""))
    sender = context.calls.sender
    return None if place is None or sender is None else sender.public
