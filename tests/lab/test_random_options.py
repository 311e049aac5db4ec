"""Options for hunting faults."""

from drachenhort.core.options import Number
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.lab.random_options import random_options

GAME = find("drachensachen")


def test_all_of_it_is_allowed_edges_come_up_and_every_game_is_limited() -> None:
    rng = Rng.from_seed("options")
    drawn = [random_options(GAME, rng) for _ in range(300)]
    for values in drawn:
        GAME.options(values)
    for field in GAME.spec.fields:
        column = [values[field.name] for values in drawn]
        if isinstance(field, Number):
            assert field.high in column
            assert (field.low in column) == (field.name != "turn_limit")
        elif isinstance(field.default, bool):
            assert {value for value in column if isinstance(value, bool)} == {False, True}
        else:
            lengths = {len(value) for value in column if isinstance(value, list)}
            assert lengths == set(range(max(lengths) + 1)) and max(lengths) == 7
    assert all(values["turn_limit"] for values in drawn)


def test_what_is_fixed_stays_and_the_rest_varies() -> None:
    rng = Rng.from_seed("options")
    drawn = [random_options(GAME, rng, {"target": 9, "turn_limit": 0}) for _ in range(50)]
    assert {values["target"] for values in drawn} == {9}
    assert all(values["turn_limit"] for values in drawn), "random play has to end"
    assert {values["single_game"] for values in drawn} == {False, True}
