"""JSON Schemas of what a room declares: its views, actions and events."""

from typing import Final

from drachenhort.core import shapes
from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.plain import Json

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def view_schema(game: Game) -> dict[str, Json]:
    """What a view of this game looks like; what all games show included."""
    schema = _object(game.contract.view)
    properties = schema["properties"]
    required = schema["required"]
    assert isinstance(properties, dict) and isinstance(required, list), "a view has fields"
    seat = schema_of(shapes.Seat(game.max_seats))
    shared: dict[str, Json] = {
        "game": {"const": game.id},
        "seat": {"anyOf": [seat, {"type": "null"}], "description": "Null for somebody who looks on."},
        "options": {"type": "object"},
        "pending": {
            "type": "array",
            "items": _with({"seat": seat, "decision": {"enum": list[Json](game.decision_names)}}),
            "description": "All open decisions.",
        },
        "legal": {
            "type": "array",
            "items": {"type": "integer"},
            "description": "The codes of the actions this seat may choose from now.",
        },
        "outcome": {
            "anyOf": [
                _with(
                    {
                        "ending": {"enum": list[Json](game.endings)},
                        "scores": {"type": "array", "items": {"type": "integer"}},
                        "winners": {"type": "array", "items": seat},
                    }
                ),
                {"type": "null"},
            ]
        },
    }
    properties.update(shared)
    required.extend(shared)
    return schema


def action_schema(game: Game) -> dict[str, Json]:
    return {"oneOf": [_form(kind, "do") for kind in game.contract.actions.kinds]}


def event_schema(game: Game) -> dict[str, Json]:
    return {"oneOf": [_form(kind, "event") for kind in game.contract.events.kinds]}


def _form(form: Form, tag: str) -> Json:
    schema = _object(form.shape(tag))
    schema["description"] = f"Rule {form.clause}"
    return schema


def schema_of(shape: shapes.Shape) -> Json:
    """The JSON Schema of one shape."""
    match shape:
        case shapes.Names():
            return {"enum": list[Json](shape.names)}
        case shapes.Count():
            return {"type": "integer", "minimum": shape.low, "maximum": shape.high}
        case shapes.OneInARow():
            return {"type": "integer", "minimum": 0, "maximum": shape.most - 1}
        case shapes.Flag():
            return {"type": "boolean"}
        case shapes.Text():
            return {"type": "string"}
        case shapes.Word():
            return {"const": shape.word}
        case shapes.Maybe():
            return {"anyOf": [schema_of(shape.of), {"type": "null"}]}
        case shapes.Many():
            return {"type": "array", "items": schema_of(shape.of)}
        case shapes.ByName():
            return _with({name: schema_of(shape.of) for name in shape.names.names})
        case shapes.Either():
            return {"anyOf": [schema_of(one) for one in shape.shapes]}
        case shapes.Fields():
            return _object(shape)
        case shapes.Domain():  # One that a room has made for itself.
            return {"enum": [shape.json(number) for number in shape.numbers()]}
    raise AssertionError(f"{shape} has no schema")


def _object(shape: shapes.Fields) -> dict[str, Json]:
    properties: dict[str, Json] = {}
    for name, of in shape.fields.items():
        schema = schema_of(of)
        note = shape.notes.get(name, "")
        if note and isinstance(schema, dict):
            schema["description"] = note
        properties[name] = schema
    return _with(properties)


def _with(properties: dict[str, Json]) -> dict[str, Json]:
    """An object with exactly these."""
    return {
        "type": "object",
        "properties": properties,
        "required": list[Json](properties),
        "additionalProperties": False,
    }
