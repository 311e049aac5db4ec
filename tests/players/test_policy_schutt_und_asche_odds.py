"""6 What a fight is worth, against the odds worked out anew card by card, without leaving any card out."""

from collections.abc import Callable
from functools import cache

import pytest

from drachenhort.games.schutt_und_asche.data import COMBAT, COMBAT_CARDS
from drachenhort.games.schutt_und_asche.steps_fight import Turned
from drachenhort.players.policies.schutt_und_asche_odds import MOST_POWER, Stakes

LEVEL = 1
HIT, DRAW, LOST, POWER = 1.5, 0.1, -0.7, 0.25


def stakes(gear: int, level: int = LEVEL) -> Stakes:
    found = Stakes(level, gear)
    found.hit, found.draw, found.lost, found.power = HIT, DRAW, LOST, POWER
    return found


def odds(gear: int, level: int) -> Callable[[int], float]:
    """The same with every card of the deck looked at; what it is worth to begin with so much power."""
    cards = COMBAT[level]

    @cache
    def worth(knights: int, dragons: int, swords: int, shields: int, aside: int, power: int) -> float:
        here = turned(knights, dragons, swords, shields, aside, power)
        if dragons == 2 and power:
            return max(here, worth(knights, 0, swords, shields, aside + 2, power - 1) - POWER)
        return here

    @cache
    def turned(knights: int, dragons: int, swords: int, shields: int, aside: int, power: int) -> float:
        left = [cards[0] - knights, cards[1] - dragons - aside, cards[2] - swords, cards[3] - shields]
        out = 0.0
        if left[0]:
            out += left[0] * (HIT if knights == 2 else worth(knights + 1, dragons, swords, shields, aside, power))
        if left[1]:
            out += left[1] * (LOST if dragons == 2 else worth(knights, dragons + 1, swords, shields, aside, power))
        if left[2]:
            wins = gear & 2 and swords >= 2
            out += left[2] * (HIT if wins else worth(knights, dragons, swords + 1, shields, aside, power))
        if left[3]:
            after = worth(knights, dragons, swords, shields + 1, aside, power)
            out += left[3] * (max(after, DRAW) if gear & 1 and shields >= 2 else after)
        return out / (COMBAT_CARDS - knights - dragons - swords - shields - aside)

    return lambda power: worth(0, 0, 0, 0, 0, power)


@pytest.mark.parametrize("level", range(len(COMBAT)))
@pytest.mark.parametrize("gear", range(4))
def test_6_1_a_fight_is_worth_what_its_cards_come_to(gear: int, level: int) -> None:
    exact, quick = odds(gear, level), stakes(gear, level)
    for power in range(MOST_POWER + 1):
        assert quick.begins(power) == pytest.approx(exact(power)), power


def test_6_3_power_is_spent_where_the_fight_is_worth_it() -> None:
    armed, bare = stakes(2), stakes(0)
    assert armed.wants_power(Turned(2, 2, 2, 0, 0), 1)
    assert bare.wants_power(Turned(2, 2, 0, 0, 0), 2)
    dear = stakes(2)
    dear.power = 3.0
    assert not dear.wants_power(Turned(2, 2, 2, 0, 0), 1), "no hit is worth three"


def test_6_2_a_fight_that_is_all_but_lost_ends_in_a_draw() -> None:
    shielded = stakes(1)
    assert shielded.wants_stop(Turned(0, 2, 0, 3, 0), 0)
    assert not shielded.wants_stop(Turned(2, 0, 0, 3, 0), 0)
