"""Keeping name and games with a passkey, and coming back with it on any device."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.accounts import MOST_PASSKEYS
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.identity import Visit
from drachenhort.server.http.passkeys import (
    ALGORITHMS,
    IS_HERE,
    Made,
    Place,
    check_answer,
    check_new,
    from_text,
    place_of,
    to_text,
)
from drachenhort.server.http.people import PEOPLE, Me, name_meta
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.tables import known_person
from drachenhort.server.store.account import Account, Passkey
from drachenhort.server.table.people import check_name

SITE: Final = "Drachenhort"
LONGEST_ID: Final = 1400
TEXT: Final = "^[A-Za-z0-9_-]+$"

PasskeyId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=TEXT, description="As base64url.")]
Bytes = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=TEXT, description="As base64url.")]
PasskeyName = Annotated[str, name_meta("Checked like the name of a person.", "Phone")]
PasskeyPath = Annotated[
    str, PathParameter(description="The id of a passkey.", min_length=1, max_length=LONGEST_ID, pattern=TEXT)
]
Transport = Annotated[str, Meta(max_length=20, pattern="^[a-z-]+$")]


class PasskeyShown(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: int
    used: int | None
    is_synced: Annotated[bool, Meta(description="Whether its maker has a copy for your other devices.")]


class OwnAccount(msgspec.Struct, frozen=True):
    """Whether you are a guest or have an account; `passkeys` are none for a guest."""

    place: Annotated[str | None, Meta(description="The origin at which passkeys are possible; null if nowhere.")]
    passkeys: list[PasskeyShown]
    guest: Annotated[str | None, Meta(description="The name of the guest who is here again after the sign-out.")]


class PasskeyWanted(msgspec.Struct, frozen=True):
    """What `navigator.credentials.create` is asked for; bytes as base64url."""

    challenge: str
    site: Annotated[str, Meta(description="The name of the relying party, and with `place` all of it.")]
    place: Annotated[str, Meta(description="The id of the relying party.")]
    person: Annotated[str, Meta(description="The user handle.")]
    name: str
    kinds: Annotated[list[int], Meta(description="Of signatures, by COSE's numbers, the best first.")]
    known: Annotated[list[str], Meta(description="Passkeys that you have already.")]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The authenticator's answer, and what the passkey is to be called."""

    name: PasskeyName
    id: PasskeyId
    client_data: Bytes
    attestation: Bytes
    transports: Annotated[list[Transport], Meta(max_length=10)] = []


class PasskeyRenamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: PasskeyName


class SignInWanted(msgspec.Struct, frozen=True):
    """What `navigator.credentials.get` is asked for."""

    challenge: str
    place: str


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The authenticator's answer. With `wants_games` the games of the guest you were become the account's."""

    id: PasskeyId
    person: Annotated[str, Meta(min_length=1, max_length=100, pattern=TEXT, description="The user handle, as base64url.")]
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    wants_games: bool


class SignedIn(msgspec.Struct, frozen=True):
    """`guest` is who stays in this browser, with games of their own, and is here again after the sign-out."""

    me: Me
    guest: str | None


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: Annotated[bool, Meta(description="On all devices, of which one may be lost.")] = False


def _place(request: HttpRequest, context: Context) -> Place | None:
    if not IS_HERE or context.settings.node:
        return None
    return place_of(context.settings.public_url, request.headers.get("host", ""))


def check_alone(context: Context) -> None:
    """What changes all tables of a person at once needs all of them here. Raises Cannot where servers share them."""
    if context.settings.node:
        raise Cannot("shared-tables", "this is done by a single server only, and here several share the tables (--node)")


def _need_place(request: HttpRequest, context: Context) -> Place:
    check_alone(context)
    place = _place(request, context)
    if place is None:
        raise Cannot(
            "no-passkeys",
            "passkeys need the package webauthn and a --public-url with https, or http://localhost on this very machine",
        )
    return place


def known_visit(request: HttpRequest, context: Context) -> Visit:
    """Who asks, and since which sign-in. Raises Cannot for somebody new."""
    known_person(request, context)
    visit = context.identity.visit(request.headers.get("cookie"))
    assert visit is not None, "the person is known by the same cookie"
    return visit


def _shown(account: Account | None, visit: Visit, place: Place | None) -> OwnAccount:
    guest = None if visit.guest is None else visit.guest.name
    return OwnAccount(None if place is None else place.origin, passkeys_shown(account), guest)


def passkeys_shown(account: Account | None) -> list[PasskeyShown]:
    passkeys = [] if account is None else account.passkeys
    return [PasskeyShown(found.id, found.name, found.made, found.used, found.is_synced) for found in passkeys]


@PEOPLE.add("GET", "/api/account", "My account", "What you are here.", (403, 503))
async def get_account(request: HttpRequest, context: TheContext) -> OwnAccount:
    """Nobody needs one: guests can do everything. With a passkey you are the same person on several devices."""
    visit = known_visit(request, context)
    return _shown(await context.accounts.find(visit.person.id), visit, _place(request, context))


@PEOPLE.add(
    "POST", "/api/account/passkeys/begin", "Begin to make a passkey", "What to ask for.", (404, 409), pace="accounts"
)
async def begin_passkey(request: HttpRequest, context: TheContext) -> PasskeyWanted:
    """The challenge is for you alone, holds for five minutes and is used once."""
    place = _need_place(request, context)
    person = known_person(request, context)
    account = await context.accounts.find(person.id)
    known = [] if account is None else [found.id for found in account.passkeys]
    _check_room(known)
    challenge = context.accounts.challenges.ask(person.id, "make")
    handle = to_text(person.id.encode())
    return PasskeyWanted(
        challenge, site=SITE, place=place.name, person=handle, name=person.name, kinds=ALGORITHMS, known=known
    )


def _check_room(passkeys: list[str]) -> None:
    if len(passkeys) >= MOST_PASSKEYS:
        raise Cannot("too-many-passkeys", f"an account has at most {MOST_PASSKEYS} passkeys; remove one first")


@PEOPLE.add(
    "POST", "/api/account/passkeys", "Make a passkey", "Your account with it.", (404, 409, 422), pace="accounts", status=201
)
async def make_passkey(request: HttpRequest, context: TheContext, data: JSONBody[NewPasskey]) -> OwnAccount:
    """The first one makes an account of the guest, who keeps name, seats and games."""
    place = _need_place(request, context)
    visit = known_visit(request, context)
    name, person = check_name(data.name), visit.person
    challenge = context.accounts.challenges.take(person.id, "make")
    made = await asyncio.to_thread(check_new, place, challenge, data.id, data.client_data, data.attestation)
    now = context.tables.now()
    passkey = Passkey(data.id, name, made.key, made.uses, made.is_synced, data.transports, now)
    with context.accounts.alone(person.id):
        account = await context.accounts.find(person.id) or Account(person.name, now, [])
        _check_room([found.id for found in account.passkeys])
        account = account.having(passkey)
        await context.accounts.keep(person.id, account)
    return _shown(account, visit, place)


@PEOPLE.add(
    "PUT", "/api/account/passkeys/{passkey:str}", "Name a passkey", "Your account.", (404, 409, 422), pace="accounts"
)
async def name_passkey(
    request: HttpRequest, context: TheContext, passkey: PasskeyPath, data: JSONBody[PasskeyRenamed]
) -> OwnAccount:
    visit = known_visit(request, context)
    name = check_name(data.name)
    with context.accounts.alone(visit.person.id):
        account, found = await context.accounts.need_passkey(visit.person.id, passkey)
        account = account.having(msgspec.structs.replace(found, name=name))
        await context.accounts.keep(visit.person.id, account)
    return _shown(account, visit, _place(request, context))


@PEOPLE.add(
    "POST",
    "/api/account/passkeys/{passkey:str}/remove",
    "Remove a passkey",
    "Your account without it.",
    (404, 409),
    pace="accounts",
)
async def remove_passkey(request: HttpRequest, context: TheContext, passkey: PasskeyPath) -> OwnAccount:
    """Nobody can sign in with it any more, and all other devices are signed out: the one it was on may be lost. The last
    one stays.
    """
    visit = known_visit(request, context)
    with context.accounts.alone(visit.person.id):
        account, found = await context.accounts.need_passkey(visit.person.id, passkey)
        less = account.without(found)
        if not less.passkeys:
            raise Cannot("last-passkey", "make another passkey first, or delete the account")
        less = await context.accounts.end_sign_ins(visit.person.id, less)
    here = visit._replace(generation=less.generation)
    context.let_in(request, here)
    return _shown(less, here, _place(request, context))


@PEOPLE.add("POST", "/api/account/sign-in/begin", "Begin to sign in", "What to ask for.", (404, 409), pace="accounts")
async def begin_sign_in(request: HttpRequest, context: TheContext) -> SignInWanted:
    """The challenge is for you alone, holds for five minutes and is used once."""
    place = _need_place(request, context)
    return SignInWanted(context.accounts.challenges.ask(known_person(request, context).id, "sign-in"), place.name)


@PEOPLE.add("POST", "/api/account/sign-in", "Sign in", "Who you are now.", (404, 409, 422), pace="accounts")
async def sign_in(request: HttpRequest, context: TheContext, data: JSONBody[SignIn]) -> SignedIn:
    """Whoever was here as a guest with games brings them along, or finds them again after the sign-out."""
    place = _need_place(request, context)
    visit = known_visit(request, context)
    challenge = context.accounts.challenges.take(visit.person.id, "sign-in")
    person = from_text(data.person) or ""
    with context.accounts.alone(*{visit.person.id, person}):
        if await context.accounts.find(person) is None:
            raise Cannot("no-passkey", "this passkey's account is not here any more")
        account, passkey = await context.accounts.need_passkey(person, data.id)
        known = Made(passkey.key, passkey.count, passkey.is_synced)
        answer = (data.id, data.client_data, data.authenticator_data, data.signature)
        made = await asyncio.to_thread(check_answer, place, challenge, *answer, known)
        now = context.tables.now()
        used = msgspec.structs.replace(passkey, count=made.uses, is_synced=made.is_synced, used=now)
        account = account.having(used)
        await context.accounts.keep(person, account)
        visit = await context.accounts.sign_in(visit, person, account, wants_games=data.wants_games)
    context.let_in(request, visit)
    return SignedIn(Me(visit.person.id, visit.person.name), None if visit.guest is None else visit.guest.name)


@PEOPLE.add("POST", "/api/account/sign-out", "Sign out", "Nothing more.", (409,), pace="accounts")
async def sign_out(request: HttpRequest, context: TheContext, data: JSONBody[SignOut]) -> None:
    """The browser is a guest again: the one who was here before, or a new one. Only for those who have an account: a guest
    could not come back.
    """
    visit = known_visit(request, context)
    with context.accounts.alone(visit.person.id):
        account = await context.accounts.need(visit.person.id)
        if data.everywhere:
            await context.accounts.end_sign_ins(visit.person.id, account)
    context.let_in(request, None if visit.guest is None else Visit(visit.guest))
