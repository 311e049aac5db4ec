"""What is found by its place instead of being listed."""

from importlib import import_module
from typing import TypeVar

Found = TypeVar("Found")


def found_in(module_name: str, name: str, kind: type[Found]) -> Found:
    """What a module has under this name."""
    found = getattr(import_module(module_name), name, None)
    assert isinstance(found, kind), f"{module_name} has no {name} that is a {kind.__name__}"
    return found


def made_in(module_name: str, kind: type[Found]) -> Found:
    """One of the kind, made by the one class of this module that is of it."""
    module = import_module(module_name)
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module_name]
    makers = [each for each in own if issubclass(each, kind)]
    assert len(makers) == 1, f"{module_name} has {len(makers)} classes that are a {kind.__name__}, not one"
    return makers[0]()
