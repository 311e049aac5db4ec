"""The options of a game as a JSON Schema, with words for people."""

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from drachenhort.core.game import Game
from drachenhort.core.options import Choices, Field, FileField, Flag, Number
from drachenhort.core.plain import Json
from drachenhort.server.base.plans import Language, OptionValue
from drachenhort.texts.catalogue import Catalogue, catalogue
from drachenhort.words.options import option_told, value_names

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


class Choice(msgspec.Struct, frozen=True):
    """One of the things that can be chosen."""

    const: str
    title: str
    description: str


class NamedNumber(msgspec.Struct, frozen=True):
    """A number that stands for something."""

    const: int
    title: str


class Items(msgspec.Struct, frozen=True, omit_defaults=True, rename={"one_of": "oneOf", "max_length": "maxLength"}):
    """What may be in a list."""

    type: Literal["string"]
    one_of: list[Choice] | UnsetType = msgspec.field(default=UNSET)


class OptionSchema(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    rename={
        "clause": "x-clause",
        "is_from_file": "x-from-file",
        "unique_items": "uniqueItems",
        "one_of": "oneOf",
        "with_bots": "x-with-bots",
    },
):
    """One option. `x-clause` is the rule that speaks of it. With `x-from-file` a text may be sent instead of the list.

    `oneOf` names the values of a number, where each of them stands for something. `x-with-bots` is the value that it has
    at every table with bots, whatever is sent.
    """

    type: Literal["boolean", "integer", "array"]
    title: str
    description: str
    default: OptionValue
    clause: str
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    one_of: list[NamedNumber] | UnsetType = UNSET
    items: Items | UnsetType = UNSET
    unique_items: bool | UnsetType = UNSET
    is_from_file: bool | UnsetType = UNSET
    with_bots: OptionValue | UnsetType = UNSET


class OptionsSchema(
    msgspec.Struct, frozen=True, rename={"dialect": "$schema", "additional_properties": "additionalProperties"}
):
    """A JSON Schema for `options` when a table is set up."""

    dialect: str
    type: Literal["object"]
    properties: dict[str, OptionSchema]
    additional_properties: bool


def options_schema(game: Game, lang: Language) -> OptionsSchema:
    texts = catalogue(lang, game.id)
    properties = {field.name: _schema(game.id, field, texts) for field in game.spec.fields}
    for name, value in game.with_bots({}).items():
        properties[name] = msgspec.structs.replace(properties[name], with_bots=_plain(value))
    return OptionsSchema(DIALECT, "object", properties, False)


def _schema(game_id: str, field: Field, texts: Catalogue) -> OptionSchema:
    title, about = option_told(game_id, field, texts)
    default = field.to_json(field.default)
    if isinstance(field, Flag):
        return OptionSchema("boolean", title, about, _plain(default), field.clause)
    if isinstance(field, Number):
        named = [NamedNumber(value, name) for value, name in value_names(field, texts).items()]
        return OptionSchema(
            "integer", title, about, _plain(default), field.clause, field.low, field.high, one_of=named or UNSET
        )
    if isinstance(field, Choices):
        items = Items("string", [_choice(field, name, texts) for name in field.names])
        return OptionSchema("array", title, about, _plain(default), field.clause, items=items, unique_items=True)
    assert isinstance(field, FileField), f"option {field.name} is of a kind that is new here"
    return OptionSchema("array", title, about, _plain(default), field.clause, items=Items("string"), is_from_file=True)


def _choice(field: Choices, name: str, texts: Catalogue) -> Choice:
    """The catalogues have a text for each choice under the option's name without its last letter: `curse-chaos`."""
    key = f"{field.name.removesuffix('s')}-{name}"
    return Choice(name, texts.say(key), texts.say(f"{key}.about"))


def _plain(value: Json) -> OptionValue:
    plain: OptionValue = msgspec.convert(value, OptionValue)
    return plain
