"""docs/protocol.md: how a dialogue goes, every message with its fields and an example, and what can go wrong."""

import json
from pathlib import Path
from string import Template
from typing import Final, get_args

import msgspec
from msgspec import inspect

from drachenhort.core.plain import Json
from drachenhort.server.base import config, plans
from drachenhort.server.base.errors import MEANING
from drachenhort.server.wire import messages, sockets
from drachenhort.server.wire.messages import ClientMessage, ServerMessage
from tools.protocol.dialogue import examples
from tools.protocol.structs import LANGUAGE, Shape, literal_name, shape_of, shapes_in, title_of

WIDTH: Final = 110
INTRODUCTION: Final = Path(__file__).with_name("introduction.md")
UNUSED: Final = ("SeatPlan", "TableSetup", "Replay", "Told", "Chronicle")
"""Parts of requests over HTTP only."""


def page() -> str:
    shown = examples()
    lines = [_introduction(), ""]
    for heading, kinds in (("From the client", get_args(ClientMessage)), ("From the server", get_args(ServerMessage))):
        lines += [f"## {heading}", ""]
        for kind in kinds:
            lines += _message(shape_of(kind), shown)
    lines += ["## Parts of messages", ""]
    for shape in [*shapes_in(plans), *shapes_in(messages)]:
        if shape.tag is None and shape.name not in UNUSED:
            lines += [f"### {shape.name}", "", shape.about, "", *_fields(shape), ""]
    lines += ["## Problems", "", "| code | meaning |", "|---|---|"]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in MEANING.items()]
    return "\n".join(lines) + "\n"


def _introduction() -> str:
    return (
        Template(INTRODUCTION.read_text(encoding="utf-8"))
        .substitute(
            protocol=messages.PROTOCOL,
            largest=sockets.LARGEST_MESSAGE // 1024,
            rate=config.MESSAGES_A_SECOND,
            burst=config.AT_ONCE * config.MESSAGES_A_SECOND,
            backlog=sockets.LARGEST_BACKLOG // 1024,
        )
        .rstrip()
    )


def _message(shape: Shape, shown: dict[str, bytes]) -> list[str]:
    assert shape.tag is not None and shape.about, f"{shape.name} is no message, or nobody has said what it is for"
    lines = [f"### {shape.tag}", "", shape.about, "", *_fields(shape), ""]
    if shape.tag in shown:  # The dialogue need not have everything.
        lines += ["```json", pretty(msgspec.json.decode(shown[shape.tag]), ""), "```", ""]
    return lines


def _fields(shape: Shape) -> list[str]:
    lines = ["| field | what it is | meaning |", "|---|---|---|"]
    for item in shape.items:
        optional = ", may be missing" if item.is_optional else ""
        lines.append(f"| `{item.name}` | {_words(item.type)}{optional} | {item.description} |")
    return lines


def _words(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return "number" + _bounds("from", kind.ge, kind.le if kind.lt is None else kind.lt - 1, "")
        case inspect.StrType():
            return "text" + _bounds("of", kind.min_length, kind.max_length, " characters")
        case inspect.NoneType():
            return "null"
        case inspect.ListType():
            return f"list of: {_words(kind.item_type)}"
        case inspect.DictType():
            return f"by name: {_words(kind.value_type)}"
        case inspect.LiteralType():
            return _literal(kind)
        case inspect.UnionType():
            return ", or ".join(_words(part) for part in kind.types)
        case inspect.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case inspect.Metadata():
            title = title_of(kind)
            return ENGINE[title] if title else _words(kind.type)
    raise NotImplementedError(f"{kind} has no words yet")


ENGINE: Final = {
    "View": "[View](#view-1) of the game",
    "GameEvent[]": "list of [events](#events-and-changes) of the game",
    "Change[]": "[changes](#events-and-changes) of the view",
}


def _literal(kind: inspect.LiteralType) -> str:
    if literal_name(kind.values) == LANGUAGE:
        return "a language that the server has, such as `en`"
    if literal_name(kind.values) == "Code":
        return "a code of the [problems](#problems)"
    return " or ".join(f"`{value}`" for value in kind.values)


def _bounds(start: str, low: float | None, high: float | None, what: str) -> str:
    """`from 0 to 5`; a bound that is only there to keep numbers sane is not worth telling."""
    if high is None or high >= 2**40:
        return ""
    return f" {start} {low} to {high}{what}" if low is not None else f" up to {high}{what}"


def pretty(value: Json, indent: str) -> str:
    """JSON with what belongs together on one line, if it fits."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {pretty(inner, deeper)}" for name, inner in value.items()]
    else:
        parts = [pretty(inner, deeper) for inner in value]
    start, end = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return f"{start}\n{deeper}" + f",\n{deeper}".join(parts) + f"\n{indent}{end}"
