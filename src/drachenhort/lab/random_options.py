"""Options for hunting faults: anything a table may choose."""

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng


def random_options(game: Game, rng: Rng, fixed: dict[str, Json] | None = None) -> dict[str, Json]:
    """A value for every option but those that are fixed; those that limit a game are there, so that random play ends."""
    wanted = game.options(fixed or {}).to_json()
    limits = game.simulation_options({}).to_json()
    unlimited = game.options({}).to_json()
    values: dict[str, Json] = {}
    for field in game.spec.fields:
        some = field.to_json(field.some(rng))
        value = wanted[field.name] if fixed and field.name in fixed else some
        is_limit = limits[field.name] != unlimited[field.name]
        values[field.name] = limits[field.name] if is_limit and value == unlimited[field.name] else value
    return values
