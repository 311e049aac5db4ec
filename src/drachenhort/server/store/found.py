"""The stores there are: every folder here, opened by its name."""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from drachenhort.server import store
from drachenhort.server.base.data_folder import DataError
from drachenhort.server.store.store import OpenStore, ServedStore


def store_names() -> list[str]:
    return sorted(each.name for each in iter_modules(store.__path__) if each.ispkg)


def open_store(name: str, folder: Path, accept_loss: bool = False) -> ServedStore:
    """The data that this folder names, in the store with this name. Raises DataError if it cannot be used."""
    if name not in store_names():
        raise DataError(f"there is no store '{name}'; there are {', '.join(store_names())}")
    opened: OpenStore = import_module(f"{store.__name__}.{name}.store").open_store
    return opened(folder, accept_loss)
