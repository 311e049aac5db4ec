"""The numbers of Drachensachen, from components.toml."""

from typing import Final, NamedTuple

from drachenhort.core.native import i64
from drachenhort.games.drachensachen.cards import KINDS, cards_of
from drachenhort.games.files import Components, Part

_BOX: Final = Components("drachensachen")
_DEAL, _MATCH, _COINS = _BOX.several("deal", "match", "coins")

MIN_SEATS: Final = _MATCH.number("seats_min")
MAX_SEATS: Final = _MATCH.number("seats_max")
DEAL_HAND: Final = _DEAL.number("hand")
DEAL_OPEN: Final = _DEAL.number("open")
DEAL_HIDDEN: Final = _DEAL.number("hidden")
DRAW_PILE: Final = _DEAL.number("draw_pile")
TARGET: Final = _MATCH.number("target")
MOST_LOST: Final = _MATCH.number("most_lost_per_game")
DRAW_PER_4: Final[i64] = _MATCH.number("draw_per_4")

_DRAGON_NAMES: Final = ["null", "extermino", "protecto"]


def _copies(kind: int) -> int:
    return _BOX.part("monsters" if kind <= 9 else "dragons").number("copies")


def _coins(kind: int) -> int:
    return _COINS.number(str(kind) if kind <= 9 else _DRAGON_NAMES[kind - 10])


DECK: Final = [kind for kind in range(1, KINDS + 1) for _ in range(_copies(kind))]
COINS: Final = [0] + [_coins(kind) for kind in range(1, KINDS + 1)]
COINS_BACK: Final = _COINS.number("back")


def _all_cards() -> int:
    total: i64 = 0
    for kind in DECK:
        total += cards_of(kind, 1)
    return total


ALL_CARDS: Final[i64] = _all_cards()

# 8 The skills, in the order of their clauses; a bit each in `State.skills`.
SKILL_IDS: Final = [skill.word("id") for skill in _BOX.parts("skills")]
SKILL_NULL: Final = 1
SKILL_DRAGONS: Final = 2
SKILL_ONE: Final = 4
SKILL_TWO: Final = 8
SKILL_SEVEN: Final = 16
SKILL_EIGHT: Final = 32
SKILL_NINE: Final = 64
SKILLS: Final = [SKILL_NULL, SKILL_DRAGONS, SKILL_ONE, SKILL_TWO, SKILL_SEVEN, SKILL_EIGHT, SKILL_NINE]
_KNOWN_SKILLS: Final = ["null", "dragons", "one", "two", "seven", "eight", "nine"]
assert SKILL_IDS == _KNOWN_SKILLS, f"components.toml must list the skills {', '.join(_KNOWN_SKILLS)} in this order"


class Curse(NamedTuple):
    """7.2 How a curse changes the deal of its seat."""

    id: str
    hand: int
    open: int
    hidden: int

    @property
    def cards(self) -> int:
        return self.hand + self.open + self.hidden


def _curse(part: Part) -> Curse:
    return Curse(
        part.word("id"),
        part.number("hand") if part.has("hand") else DEAL_HAND,
        part.number("open") if part.has("open") else DEAL_OPEN,
        part.number("hidden") if part.has("hidden") else DEAL_HIDDEN,
    )


NO_CURSE: Final = 0
CHAOS_ID: Final = "chaos"
CURSES: Final = [Curse("none", DEAL_HAND, DEAL_OPEN, DEAL_HIDDEN)] + [_curse(part) for part in _BOX.parts("curses")]
"""Number 0 is the deal without a curse."""
CURSE_IDS: Final = [curse.id for curse in CURSES]
CHAOS: Final = CURSE_IDS.index(CHAOS_ID)
MOST_HIDDEN: Final = max([curse.hidden for curse in CURSES])
