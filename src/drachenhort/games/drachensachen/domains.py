"""What the numbers of Drachensachen stand for outside."""

from typing import Final

from drachenhort.core.shapes import Count, Flag, Names, Place, Seat
from drachenhort.games.drachensachen.cards import FOUR, NAMES
from drachenhort.games.drachensachen.data import CURSE_IDS, MAX_SEATS, MOST_HIDDEN, SKILL_IDS

SEAT: Final = Seat(MAX_SEATS)
KIND: Final = Names("Kind", NAMES[1:], first=1)
CURSE: Final = Names("Curse", CURSE_IDS)
SKILL: Final = Names("Skill", SKILL_IDS)
HIDDEN_PLACE: Final = Place(MOST_HIDDEN)
TIMES: Final = Count(1, FOUR)
CARDS: Final = Count(0, 96)
"""There are so many in the box."""
NUMBER: Final = Count(0, 1_000_000)
"""Of turns, games or gold."""
FLAG: Final = Flag()
CODE: Final = Count(0, 347)
"""Of an action."""
