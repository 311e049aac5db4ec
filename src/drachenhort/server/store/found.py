"""The stores there are: every folder here, opened by its name or by an address that begins with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from drachenhort.server import store
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.store import OpenStore, ServedStore

ALSO_CALLED: Final = {"postgresql": "postgres"}
"""In addresses."""


def store_names() -> list[str]:
    return sorted(each.name for each in iter_modules(store.__path__) if each.ispkg)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Importing what not everybody has installed. Raises DataError with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise DataError(f"this needs {error.name}: pip install 'drachenhort[{extra}]' brings it") from None


async def open_store(wanted: str, folder: Path, accept_loss: bool = False, node: str = "") -> ServedStore:
    """The data in the store with this name: in this folder, or where an address such as `postgres://there/data` leads.

    Raises DataError if it cannot be used.
    """
    scheme, is_address, _ = wanted.partition("://")
    name = ALSO_CALLED.get(scheme, scheme)
    if name not in store_names():
        raise DataError(f"there is no store '{name}'; there are {', '.join(store_names())}")
    with needing(name):
        opened: OpenStore = import_module(f"{store.__name__}.{name}.store").open_store
    return await opened(wanted if is_address else str(folder), accept_loss, node)
