"""Accounts, for those who want one: a person with passkeys, who is the same person on every device.

Nothing else makes an account: no password, no e-mail. What is kept of it is one JSON text beside the tables.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Language
from drachenhort.server.http.identity import Identity, Visit
from drachenhort.server.http.own_games import merged
from drachenhort.server.http.passkeys import Challenges
from drachenhort.server.push.calling import Calls
from drachenhort.server.store.account import Account, Passkey
from drachenhort.server.store.store import GONE, Person
from drachenhort.server.table.erasing import erase_person
from drachenhort.server.table.joining import bring_along
from drachenhort.server.table.tables import Tables
from drachenhort.texts.catalogue import shared_texts

MOST_PASSKEYS: Final = 20


class _Stays(Exception):
    """The guest has tables that wait for their rules."""


class Accounts:
    """Who has one, and what becomes of it. `send_away` closes all sockets of a person."""

    def __init__(self, tables: Tables, identity: Identity, calls: Calls, send_away: Callable[[str], None]) -> None:
        self._tables: Final = tables
        self._calls: Final = calls
        self._store: Final = tables.services.store
        self._identity: Final = identity
        self._send_away: Final = send_away
        self._busy: Final[set[str]] = set()
        self.challenges: Final = Challenges()

    @contextmanager
    def alone(self, *people: str) -> Iterator[None]:
        """Nothing else is done with the accounts of these people meanwhile."""
        if self._busy.intersection(people):
            raise Cannot("busy", "something else is being done with this account; try again in a moment")
        self._busy.update(people)
        try:
            yield
        finally:
            self._busy.difference_update(people)

    async def find(self, person: str) -> Account | None:
        data = await self._store.account(person)
        return None if data is None else msgspec.json.decode(data, type=Account)

    async def need(self, person: str) -> Account:
        account = await self.find(person)
        if account is None:
            raise Cannot("no-account", "you are a guest here; make a passkey first")
        return account

    async def need_passkey(self, person: str, passkey: str) -> tuple[Account, Passkey]:
        account = await self.need(person)
        found = account.passkey(passkey)
        if found is None:
            raise Cannot("no-passkey", "this account has no such passkey; it may have been removed")
        return account, found

    async def keep(self, person: str, account: Account) -> None:
        await self._store.keep_account(person, msgspec.json.encode(account), account.generation)

    async def rename(self, person: Person) -> None:
        """Under the new name also where somebody signs in next."""
        with self.alone(person.id):
            account = await self.find(person.id)
            if account is not None:
                await self.keep(person.id, msgspec.structs.replace(account, name=person.name))

    async def end_sign_ins(self, person: str, account: Account) -> Account:
        """All there are."""
        later = msgspec.structs.replace(account, generation=account.generation + 1)
        await self.keep(person, later)
        self._identity.ended[person] = later.generation
        await self._calls.forget(person)  # One of the browsers may be lost.
        self._send_away(person)
        return later

    async def sign_in(self, before: Visit, person: str, account: Account, *, wants_games: bool) -> Visit:
        """Who comes from now on. A guest with games brings them along, or is here again after the sign-out."""
        visit = Visit(Person(person, account.name), account.generation)
        if before.person.id == person:
            return visit._replace(guest=before.guest)
        if await self.find(before.person.id) is not None:
            return visit  # Another account, with passkeys of its own.
        has_games = bool(await self._store.tables_of(before.person.id, 1))
        if not has_games and await self._store.record_of(before.person.id) is None:
            return visit._replace(guest=before.guest)
        if not wants_games or not await self._bring_along(before.person.id, person):
            return visit._replace(guest=before.person)
        return visit

    async def _bring_along(self, guest: str, person: str) -> bool:
        """False if tables stay the guest's, who then stays too."""
        try:
            with self._gone(guest):
                left = await bring_along(self._tables, guest, person)
                await self._bring_record(guest, person)
                await self._calls.bring_along(guest, person)
                if left:
                    raise _Stays
                await self._store.keep_account(guest, None, GONE)
        except _Stays:
            return False
        return True

    async def _bring_record(self, guest: str, person: str) -> None:
        brought = await self._store.record_of(guest)
        if brought is None:
            return
        own = await self._store.record_of(person)
        await self._store.keep_record(person, brought if own is None else merged(own, brought))
        await self._store.keep_record(guest, None)

    async def delete(self, person: str, language: Language) -> None:
        """Nothing is left of them but games under another name. Begun again after a fault it goes on where it ended."""
        with self._gone(person):
            await erase_person(self._tables, person, shared_texts(language).say("default-name"))
            await self._store.keep_record(person, None)
            await self._calls.forget(person)
            await self._store.keep_account(person, None, GONE)

    @contextmanager
    def _gone(self, person: str) -> Iterator[None]:
        """Nobody is known as this person meanwhile, and if nothing goes wrong, never again."""
        ended = self._identity.ended
        before = ended.get(person, 0)
        ended[person] = GONE
        try:
            self._send_away(person)
            yield
        except BaseException:
            ended[person] = before
            raise
