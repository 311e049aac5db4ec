"""The structs that go over the wire, as both writers need them."""

import inspect as python
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, NamedTuple, get_args

import msgspec
from msgspec import inspect

from drachenhort.review import account, chances, classes
from drachenhort.review.classes import Mark
from drachenhort.review.hindsight import Luck
from drachenhort.server import http
from drachenhort.server.base import plans
from drachenhort.server.base.errors import Code
from drachenhort.server.base.plans import Language
from drachenhort.server.push import quiet
from drachenhort.server.store.store import Status
from drachenhort.server.wire import messages

LANGUAGE: Final = "Language"
"""Written without saying which: a language more changes nothing in what programs read."""

NAMED_LITERALS: Final[dict[str, tuple[str, ...]]] = {
    "Code": get_args(Code),
    LANGUAGE: get_args(Language),
    "Status": get_args(Status),
    "Mark": get_args(Mark),
    "Luck": get_args(Luck),
}
"""Texts of which there are only these, under the names they have in the program."""

BASES: Final = (messages.FromClient, messages.ToTable, messages.FromServer, messages.FromTable)


class Item(NamedTuple):
    """A field as it is written: `is_optional` if it may be missing."""

    name: str
    type: inspect.Type
    description: str
    is_optional: bool


class Shape(NamedTuple):
    """A struct as it is written. A message has a `tag`, the value of its `type`; `base` is the struct it is made from."""

    name: str
    about: str
    tag: str | None
    base: type[msgspec.Struct] | None
    items: list[Item]


def shapes_in(module: ModuleType) -> list[Shape]:
    """In the order of the module."""
    return [shape_of(struct) for struct in structs_in(module)]


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__ and struct not in BASES]


@cache
def modules() -> list[ModuleType]:
    """Where the structs are: what play needs, then what there is besides over HTTP."""
    over_http = [import_module(f"{http.__name__}.{found.name}") for found in iter_modules(http.__path__)]
    return [plans, messages, classes, chances, account, quiet, *over_http]


def shape_of(struct: type[msgspec.Struct]) -> Shape:
    info = _info(struct)
    about = python.cleandoc(vars(struct).get("__doc__") or "")  # Not that of the struct it is made from.
    tag = None if info.tag is None else str(info.tag)
    return Shape(struct.__name__, about, tag, _base(struct), [_item(info, field) for field in info.fields])


def _base(struct: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """The nearest one that is written itself."""
    return next((base for base in struct.__mro__[1:] if base in _written()), None)


@cache
def _written() -> frozenset[type]:
    return frozenset(struct for module in modules() for struct in structs_in(module))


def _info(struct: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType), "the info of a struct is that of a struct"
    return info


def _item(struct: inspect.StructType, field: inspect.Field) -> Item:
    """What the server sends it sends whole, but for what is unset; what it is sent may leave out what has a default."""
    is_unset = not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    is_left_out = is_unset if struct.cls in sent() else not field.required
    kind, description = field.type, ""
    while isinstance(kind, inspect.Metadata):
        description = description or _extra(kind, "description")
        if title_of(kind):
            break
        kind = kind.type
    return Item(field.encode_name, kind, description or _inner_description(kind), is_left_out)


def _inner_description(kind: inspect.Type) -> str:
    """That of the only part of a union that has one, as in `SeatNumber | None`."""
    if not isinstance(kind, inspect.UnionType):
        return ""
    parts = [part for part in kind.types if isinstance(part, inspect.Metadata)]
    return _extra(parts[0], "description") if len(parts) == 1 else ""


@cache
def sent() -> frozenset[type]:
    """What the server sends: everything that may have fields unknown to it, and what is in that."""
    out: set[type] = set()
    for module in modules():
        for struct in structs_in(module):
            if not struct.__struct_config__.forbid_unknown_fields:
                _collect(_info(struct), out)
    return frozenset(out)


def _collect(kind: inspect.Type, out: set[type]) -> None:
    match kind:
        case inspect.StructType() if kind.cls not in out:
            out.add(kind.cls)
            for field in kind.fields:
                _collect(field.type, out)
        case inspect.ListType():
            _collect(kind.item_type, out)
        case inspect.DictType():
            _collect(kind.value_type, out)
        case inspect.UnionType():
            for part in kind.types:
                _collect(part, out)
        case inspect.Metadata():
            _collect(kind.type, out)


def literal_name(values: tuple[object, ...]) -> str | None:
    for name, known in NAMED_LITERALS.items():
        if set(values) == set(known):
            return name
    return None


def title_of(kind: inspect.Metadata) -> str:
    """The name of what the engine has made, which to the server is only bytes; else nothing."""
    return _extra(kind, "title")


def _extra(kind: inspect.Metadata, name: str) -> str:
    return str((kind.extra_json_schema or {}).get(name, ""))
