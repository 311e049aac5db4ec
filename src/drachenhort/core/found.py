"""What is found by its place instead of being listed."""

from importlib import import_module
from typing import TypeVar

Found = TypeVar("Found")


def found_in(module_name: str, name: str, kind: type[Found]) -> Found:
    """What a module has under this name."""
    found = getattr(import_module(module_name), name, None)
    assert isinstance(found, kind), f"{module_name} has no {name} that is a {kind.__name__}"
    return found
