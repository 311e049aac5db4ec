"""Options for hunting faults: anything a table may choose."""

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng


def random_options(game: Game, rng: Rng) -> dict[str, Json]:
    """A value for every option; those that limit a game are there, so that random play ends."""
    limits = game.simulation_options({}).to_json()
    unlimited = game.options({}).to_json()
    values: dict[str, Json] = {}
    for field in game.spec.fields:
        value = field.to_json(field.some(rng))
        is_limit = limits[field.name] != unlimited[field.name]
        values[field.name] = limits[field.name] if is_limit and value == unlimited[field.name] else value
    return values
