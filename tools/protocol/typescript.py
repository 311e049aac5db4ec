"""The client's types. Written as prettier would, so that it has nothing to change."""

import re
from typing import Final, get_args

from msgspec import inspect

from drachenhort.server.base import plans
from drachenhort.server.wire import messages
from drachenhort.server.wire.messages import ClientMessage, ServerMessage
from tools.protocol.structs import LANGUAGE, NAMED_LITERALS, Shape, literal_name, modules, shape_of, shapes_in, title_of

WIDTH: Final = 120
PLAIN_NAME: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")

HEAD: Final = """\
// Written by `make protocol` from the server's messages (src/drachenhort/server). Change them there.
"""

ENGINE: Final = """\
/** Plain data. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** What happened. The other fields are those of the kind of event. */
export interface GameEvent {
  event: string;
  [name: string]: Json;
}

/** One that the server has texts in. */
export type Language = string;

/** Where in the view something has changed, and the value found there now. The empty path is the view itself. */
export type Change = [path: (string | number)[], value: Json];
"""


def typescript() -> str:
    named = {name: values for name, values in NAMED_LITERALS.items() if name != LANGUAGE}
    parts = [HEAD, _constants(), ENGINE, *(_alias(name, _texts(values)) for name, values in named.items())]
    for module in modules():
        parts += [_interface(shape) for shape in shapes_in(module)]
    parts.append(_alias("ClientMessage", [message.__name__ for message in get_args(ClientMessage)]))
    parts.append(_alias("ServerMessage", [message.__name__ for message in get_args(ServerMessage)]))
    return "\n".join(parts)


def _constants() -> str:
    values = {
        "PROTOCOL": messages.PROTOCOL,
        "LONGEST_CHAT": messages.LONGEST_CHAT,
        "LONGEST_NAME": messages.LONGEST_NAME,
        "MOST_SEATS": plans.MOST_SEATS,
    }
    return "".join(f"export const {name} = {value};\n" for name, value in values.items())


def _alias(name: str, parts: list[str]) -> str:
    flat = f"{' | '.join(parts)};\n"
    for start in (f"export type {name} = ", f"export type {name} =\n  "):
        if len((start + flat).splitlines()[-1]) <= WIDTH:
            return start + flat
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def _interface(shape: Shape) -> str:
    known = [] if shape.base is None else shape_of(shape.base).items
    extends = "" if shape.base is None else f" extends {shape.base.__name__}"
    lines = [*_comment(shape.about, ""), f"export interface {shape.name}{extends} {{"]
    if shape.tag is not None:
        lines.append(f'  type: "{shape.tag}";')
    for item in (item for item in shape.items if item not in known):
        mark = "?" if item.is_optional else ""
        name = item.name if PLAIN_NAME.fullmatch(item.name) else f'"{item.name}"'
        lines += [*_comment(item.description, "  "), f"  {name}{mark}: {_type(item.type)};"]
    return "\n".join(lines) + "\n}\n"


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1 and len(indent + text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.AnyType():
            return "Json"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.ListType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.LiteralType():
            return literal_name(kind.values) or " | ".join(_texts(kind.values))
        case inspect.UnionType():
            return " | ".join(_type(part) for part in kind.types)
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.Metadata():
            return title_of(kind) or _type(kind.type)
    raise NotImplementedError(f"{kind} has no TypeScript yet")


def _texts(values: tuple[object, ...]) -> list[str]:
    return [f'"{value}"' for value in values]
