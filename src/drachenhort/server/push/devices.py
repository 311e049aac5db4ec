"""What is kept of those who want messages: their browsers, their quiet hours, and what they have been told."""

import hashlib
from typing import Final, NamedTuple

import msgspec

from drachenhort.server.base.plans import Language
from drachenhort.server.push.quiet import Quiet
from drachenhort.server.push.sealing import to_text
from drachenhort.server.store.store import PUSH_DEVICE, Store

MOST_DEVICES: Final = 10
"""Of one person; a further one takes the place of the oldest, which its browser has forgotten most likely."""
MOST_TOLD: Final = 200
"""Tables of one person of which is kept what they were told."""

QUIET: Final = "quiet"
TOLD: Final = "told/"


class Device(msgspec.Struct, frozen=True):
    """A browser of somebody's: where it is reached, its public key and its secret, and the language it is read in."""

    endpoint: str
    key: bytes
    auth: bytes
    language: Language
    added: int


class Told(msgspec.Struct, frozen=True):
    """That these seats of a table are asked, by the versions that asked them, and which devices have heard it."""

    asked: dict[int, int]
    devices: list[str]
    at: int


class Wishes(NamedTuple):
    devices: dict[str, Device]
    quiet: Quiet | None
    told: dict[str, Told]
    """By table."""


def name_of(endpoint: str) -> str:
    """A device's name, which is no secret, as its endpoint is."""
    return to_text(hashlib.sha256(endpoint.encode()).digest()[:16])


async def wishes_of(store: Store, person: str) -> Wishes:
    found = await store.pushes(person)
    return Wishes(
        {
            key.removeprefix(PUSH_DEVICE): msgspec.json.decode(data, type=Device)
            for key, data in found.items()
            if key.startswith(PUSH_DEVICE)
        },
        msgspec.json.decode(found[QUIET], type=Quiet) if QUIET in found else None,
        {
            key.removeprefix(TOLD): msgspec.json.decode(data, type=Told)
            for key, data in found.items()
            if key.startswith(TOLD)
        },
    )


async def keep_device(store: Store, person: str, device: Device, quiet: Quiet | None) -> None:
    """This browser too is told from now on, and all of them outside of these hours."""
    name = name_of(device.endpoint)
    known = (await wishes_of(store, person)).devices
    others = sorted((other for other in known if other != name), key=lambda other: known[other].added)
    for oldest in others[: max(0, len(others) - MOST_DEVICES + 1)]:
        await store.keep_push(person, PUSH_DEVICE + oldest, None)
    await store.keep_push(person, QUIET, None if quiet is None else msgspec.json.encode(quiet))
    await store.keep_push(person, PUSH_DEVICE + name, msgspec.json.encode(device))


async def drop_device(store: Store, person: str, name: str) -> None:
    """With the last one all is forgotten."""
    known = (await wishes_of(store, person)).devices
    if known.keys() <= {name}:
        await store.forget_pushes(person)
    else:
        await store.keep_push(person, PUSH_DEVICE + name, None)


async def keep_told(store: Store, person: str, table: str, told: Told, before: dict[str, Told]) -> None:
    others = sorted((other for other in before if other != table), key=lambda other: before[other].at)
    for oldest in others[: max(0, len(others) - MOST_TOLD + 1)]:
        await store.keep_push(person, TOLD + oldest, None)
    await store.keep_push(person, TOLD + table, msgspec.json.encode(told))


async def bring_devices(store: Store, guest: str, into: str) -> None:
    """A guest's browser is an account's now. What the guest was told need not be told again."""
    own = await store.pushes(into)
    for key, data in (await store.pushes(guest)).items():
        if key not in own:
            await store.keep_push(into, key, data)
