"""How heavy cards weigh on a seat of Drachensachen: about how many turns it still needs to be rid of them.

Weak cards weigh more, since they seldom fit, dragons less, since they nearly always do. The weights were found by letting
players with other ones play against each other.
"""

from typing import Final

from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import FIRST_DRAGON, FOUR, KINDS, count_of
from drachenhort.games.drachensachen.data import SKILL_ONE

LOAD: Final = [0.0, 1.6, 1.5, 1.8, 1.1, 1.2, 1.2, 0.95, 0.9, 0.9, 0.5, -0.8, 0.3]
"""By kind: what the first card of it costs to be rid of. An Extermino even saves a turn (4.6)."""
LOAD_OF_ONE_8_3: Final = 1.2  # 8.3 A 1 that beats the 9 is easier to be rid of.
MORE_OF_KIND: Final = 0.2  # 3.3 Every further card of a kind goes along with the first.
STAND: Final = 2.0  # A weak card in the last stand weighs more than one in the hand: there is little choice then.


def burden_of(hand: i64, open: i64, skills: i64) -> float:
    """3.1 The hand goes before the open cards, so equal cards in both do not go together."""
    return load_of(hand, skills) + STAND * load_of(open, skills)


def load_of(cards: i64, skills: i64) -> float:
    load = 0.0
    for kind in range(1, KINDS + 1):
        count = count_of(cards, kind)
        if count == 0 or (count >= FOUR and kind < FIRST_DRAGON):  # 3.5 Four can leave at any time.
            continue
        load += _load_of_first(kind, skills) + MORE_OF_KIND * float(count - 1)
    return load


def _load_of_first(kind: i64, skills: i64) -> float:
    if kind == 1 and skills & SKILL_ONE:
        return LOAD_OF_ONE_8_3
    return LOAD[kind]
