"""Options for hunting faults: anything a table may choose, edges more often than chance alone would have them."""

from typing import Final

from drachenhort.core.game import Game
from drachenhort.core.options import Choices, Field, Flag, Number
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng

SPAN: Final = 50
"""A number is mostly drawn from so many above its lowest; larger ones only make games longer."""


def random_options(game: Game, rng: Rng) -> dict[str, Json]:
    """A value for every option; those that limit a game are there, so that random play ends."""
    limits = game.simulation_options({}).to_json()
    unlimited = game.options({}).to_json()
    values: dict[str, Json] = {}
    for field in game.spec.fields:
        value = _value(field, rng)
        is_limit = limits[field.name] != unlimited[field.name]
        values[field.name] = limits[field.name] if is_limit and value == unlimited[field.name] else value
    return values


def _value(field: Field, rng: Rng) -> Json:
    match field:
        case Flag():
            return rng.below(2) == 1
        case Number():
            return _number(field, rng)
        case Choices():
            return _choice(field, rng)
    raise AssertionError(f"{field.name} is an option of an unknown kind")


def _number(field: Number, rng: Rng) -> int:
    default = field.default
    assert isinstance(default, int), f"{field.name} has a default that is no number"
    match rng.below(8):
        case 0:
            return field.low
        case 1:
            return field.high
        case 2:
            return default
        case _:
            return field.low + rng.below(min(field.high - field.low, SPAN) + 1)


def _choice(field: Choices, rng: Rng) -> list[Json]:
    match rng.below(4):
        case 0:
            return []
        case 1:
            return list(field.names)
        case _:
            return [name for name in field.names if rng.below(2) == 1]
