"""The client's types of one game, from what its room declares, written as prettier would."""

import json
import textwrap
from collections.abc import Sequence
from typing import Final

from drachenhort.core import options
from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.shapes import (
    ByName,
    Count,
    Domain,
    Either,
    Fields,
    Flag,
    Many,
    Maybe,
    Names,
    Place,
    Seat,
    Shape,
    Text,
    Word,
)

WIDTH: Final = 120
HEAD: Final = """\
// Written by `make protocol` from src/drachenhort/games/{}/contract.py. Change it there.
import type {{ GameEvent, View as AnyView }} from "../../lib/protocol.ts";
"""


def types_of(game: Game) -> str:
    """`web/src/games/<game>/types.ts`"""
    contract = game.contract
    named = _named(game)
    parts = [HEAD.format(game.id), *(_declaration(shape, named[:place]) for place, shape in enumerate(named))]
    if contract.printed:
        parts.append(f"export const PRINTED = {_value(contract.printed, 0, len('export const PRINTED = ;'))} as const;\n")
    parts.append(_union("Decision", [f'"{name}"' for name in contract.decisions.names]))
    parts.append(_interface("Options", {field.name: _option(field) for field in game.spec.fields}, {}))
    shown = {"options": 'Options & AnyView["options"]'}
    shown.update(_types(contract.view.fields, 2))
    parts.append(_interface("View", shown, contract.view.notes, " extends AnyView"))
    parts.append(_union("Action", _forms(contract.actions.kinds, "do", 4)))
    parts.append(f"export type Event = GameEvent &{_events(_forms(contract.events.kinds, 'event', 6))};\n")
    return "\n".join(parts)


def _named(game: Game) -> list[Shape]:
    """Every shape with a name, those that others are made of first."""
    found: dict[str, Shape] = {}

    def visit(shape: Shape) -> None:
        match shape:
            case Many() | Maybe():
                visit(shape.of)
            case ByName():
                visit(shape.names)
                visit(shape.of)
            case Either():
                for one in shape.shapes:
                    visit(one)
            case Fields():
                for one in shape.fields.values():
                    visit(one)
            case _:
                pass
        if shape.name:
            assert found.setdefault(shape.name, shape) is shape, f"{game.id}: two shapes are called {shape.name}"

    for domain in game.contract.domains:
        visit(domain)
    forms: list[Form] = [*game.contract.actions.kinds, *game.contract.events.kinds]
    for form in forms:
        for shape in form.fields.values():
            visit(shape)
    for shape in game.contract.view.fields.values():
        visit(shape)
    return list(found.values())


def _declaration(shape: Shape, before: Sequence[Shape]) -> str:
    match shape:
        case Names():
            constant = f"{shape.name.upper()}S"
            parts = _listed(shape, before)
            start = f"export const {constant} = ["
            listed = f"{start}{', '.join(parts)}] as const;\n"
            if len(listed) > WIDTH + 1:
                listed = "\n".join(["// prettier-ignore", start, *_rows(parts), "] as const;\n"])
            return f"{listed}export type {shape.name} = (typeof {constant})[number];\n"
        case Either():
            return _union(shape.name, [_type(one, 4) for one in shape.shapes])
        case Fields():
            return _interface(shape.name, _types(shape.fields, 2), shape.notes)
    raise AssertionError(f"{shape.name} has no declaration in TypeScript")


def _rows(parts: list[str]) -> list[str]:
    """Words of a long list, as many to a line as fit."""
    return textwrap.wrap(", ".join(parts) + ",", WIDTH, initial_indent="  ", subsequent_indent="  ")


def _value(value: Json, indent: int, taken: int) -> str:
    """Plain data as it is written there, on one line if it fits beside what is on that line already."""
    match value:
        case dict():
            parts = [f"{name}: {_value(of, indent + 2, indent + len(name) + 5)}" for name, of in value.items()]
            begins, ends = "{", "}"
            flat = f"{{ {', '.join(parts)} }}"
        case list():
            parts = [_value(of, indent + 2, indent + 3) for of in value]
            begins, ends = "[", "]"
            flat = f"[{', '.join(parts)}]"
        case _:
            return json.dumps(value)
    if taken + len(flat) <= WIDTH and "\n" not in flat and not any(part.startswith("{") for part in parts):
        return flat
    return begins + "".join(f"\n{' ' * (indent + 2)}{part}," for part in parts) + f"\n{' ' * indent}{ends}"


def _listed(shape: Names, before: Sequence[Shape]) -> list[str]:
    """Its words; those of a list declared before that it begins with by the name of that list."""
    for other in before:
        if isinstance(other, Names) and shape.names[: len(other.names)] == other.names:
            return [f"...{other.name.upper()}S", *(f'"{name}"' for name in shape.names[len(other.names) :])]
    return [f'"{name}"' for name in shape.names]


def _union(name: str, parts: list[str]) -> str:
    flat = f"{' | '.join(parts)};\n"
    if "\n" not in flat[:-1] and not (len(parts) > 1 and "{" in flat):
        for start in (f"export type {name} = ", f"export type {name} =\n  "):
            if len((start + flat).splitlines()[-1]) <= WIDTH:
                return start + flat
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"


def _events(parts: list[str]) -> str:
    return f" {parts[0]}" if len(parts) == 1 else "\n  (" + "".join(f"\n    | {part}" for part in parts) + "\n  )"


def _interface(name: str, fields: dict[str, str], notes: dict[str, str], extends: str = "") -> str:
    lines = [f"export interface {name}{extends} {{"]
    for field, kind in fields.items():
        if field in notes:
            lines.append(f"  /** {notes[field]} */")
        lines.append(f"  {field}: {kind};")
    return "\n".join(lines) + "\n}\n"


def _forms(forms: Sequence[Form], tag: str, indent: int) -> list[str]:
    """Those with the same fields are one type, so that a program can leave open which of them it makes; of so many as
    fit on a line."""
    alike: dict[str, list[Form]] = {}
    for form in forms:
        alike.setdefault(str(_types(form.fields, indent)), []).append(form)
    out: list[str] = []
    for same in alike.values():
        fields = _types(same[0].fields, indent)
        out += [_inline({tag: _words(some), **fields}, indent) for some in _lines(same, tag, fields, indent)]
    return out


def _lines(forms: list[Form], tag: str, fields: dict[str, str], indent: int) -> list[list[str]]:
    """Their names, as many together as fit."""
    lines: list[list[str]] = [[]]
    for form in forms:
        if lines[-1] and "\n" in _inline({tag: _words([*lines[-1], form.name]), **fields}, indent):
            lines.append([])
        lines[-1].append(form.name)
    return lines


def _words(words: list[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _types(fields: dict[str, Shape], indent: int) -> dict[str, str]:
    return {name: _type(of, indent) for name, of in fields.items()}


def _inline(types: dict[str, str], indent: int) -> str:
    """An object type on one line, or on several if it is too long for one that begins so far to the right."""
    fields = [f"{name}: {kind}" for name, kind in types.items()]
    flat = f"{{ {'; '.join(fields)} }}"
    if indent + len(flat) < WIDTH:
        return flat
    return "{" + "".join(f"\n{' ' * (indent + 2)}{field};" for field in fields) + f"\n{' ' * indent}}}"


def _type(shape: Shape, indent: int = 2) -> str:
    if shape.name:
        return shape.name
    match shape:
        case Count() | Place() | Seat():
            return "number"
        case Flag():
            return "boolean"
        case Text():
            return "string"
        case Word():
            return f'"{shape.word}"'
        case Names():
            return _words(shape.names)
        case Maybe():
            return f"{_type(shape.of, indent)} | null"
        case Many():
            of = _type(shape.of, indent)
            return f"({of})[]" if " | " in of else f"{of}[]"
        case ByName():
            return f"Record<{_type(shape.names, indent)}, {_type(shape.of, indent)}>"
        case Either():
            return " | ".join(_type(one, indent) for one in shape.shapes)
        case Fields():
            return _inline(_types(shape.fields, indent), indent)
        case Domain():  # One that a room has made for itself, of more words than are worth listing.
            return "string"
    raise AssertionError(f"{shape} has no TypeScript")


def _option(field: options.Field) -> str:
    match field:
        case options.Flag():
            return "boolean"
        case options.Number():
            return "number"
        case options.Choices():
            return "string[]"
        case options.FileField():
            return "string[]"
    raise AssertionError(f"the option {field.name} has no TypeScript")
