"""An advantage is planted as large as is said, and nothing else about the games is changed."""

import pytest

from bench.imbalance import PLANTS, Kept, Seen, kept_for
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.lab.report.uses import Uses


def games(seats: int, most: int) -> list[Seen]:
    """As many as `most` seats have the thing, and win as often as everybody; one game of ten nobody wins."""
    rng = Rng.from_seed("seen")
    found = []
    for _ in range(4000):
        favoured = rng.below(most + 1)
        is_won = rng.below(10) > 0
        found.append(Seen(favoured, float(is_won and rng.below(seats) < favoured), is_won))
    return found


def gained(seen: list[Seen], kept: Kept, seats: int) -> float:
    """What is won by those who have it beyond what all win, in the games that are kept."""
    rng = Rng.from_seed("kept")
    left = [each for each in seen for _ in range(10) if rng.below(10**6) < round(10**6 * kept.part(each))]
    won = sum(each.share for each in left) / sum(each.favoured for each in left)
    return won - sum(each.is_won for each in left) / len(left) / seats


@pytest.mark.parametrize("name", ["creature", "tile"])
def test_whoever_has_a_thing_wins_5_points_more_afterwards(name: str) -> None:
    plant = PLANTS[name]
    seen = games(plant.seats, most=2)
    kept = kept_for(plant, seen)
    assert 0 < kept.lost < kept.without < 1
    change = gained(seen, kept, plant.seats) - gained(seen, Kept(1.0), plant.seats)
    assert change == pytest.approx(0.05, abs=0.006)


def test_what_everybody_has_cannot_be_an_advantage() -> None:
    with pytest.raises(AssertionError, match="cannot be worth so much more"):
        kept_for(PLANTS["creature"], [Seen(3, 1.0, True)] * 10)


@pytest.mark.parametrize("name", ["creature", "tile"])
def test_what_is_planted_on_is_in_the_game(name: str) -> None:
    plant = PLANTS[name]
    assert plant.use in [use.key for use in Uses(find(plant.game_id)).all]
