"""How a fight against the dragon goes on: what every state of it is worth to somebody who decides well (6)."""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche.data import COMBAT, THIRD
from drachenhort.games.schutt_und_asche.steps_fight import CARD_DRAGON, CARD_KNIGHT, CARD_SHIELD, CARD_SWORD, Turned

MOST_POWER: Final[i64] = 4
"""More makes hardly a difference to a fight."""

_UNKNOWN: Final = -1000.0


@final
class Stakes:
    """What a fight can bring: a hit, a draw, a lost knight, and what each power spent costs.

    6.1 Swords and shields that the knight cannot use change nothing, so only the order of the other cards is looked at.
    What a state is worth is kept once it is known.
    """

    def __init__(self, level: i64, gear: i64) -> None:
        """`gear`: 1 a shield, 2 a sword, 3 both. The worths are set before the first question."""
        self.has_shield: bool = gear & 1 != 0
        self.has_sword: bool = gear & 2 != 0
        self.hit: float = 0.0
        self.draw: float = 0.0
        self.lost: float = 0.0
        self.power: float = 0.0
        cards = COMBAT[level]
        self.knights: i64 = cards[CARD_KNIGHT]
        self.dragons: i64 = cards[CARD_DRAGON]
        self.swords: i64 = cards[CARD_SWORD] if self.has_sword else 0
        self.shields: i64 = cards[CARD_SHIELD] if self.has_shield else 0
        self.known: dict[int, float] = {}
        self.whole: list[float] = [_UNKNOWN] * (MOST_POWER + 1)
        """By power: fights that have not begun, which are asked for most."""

    def begins(self, power: i64) -> float:
        """What a whole fight is worth with so much power."""
        at: i64 = power if power < MOST_POWER else MOST_POWER
        worth = self.whole[at]
        if worth == _UNKNOWN:
            worth = self.worth(0, 0, 0, 0, 0, at)
            self.whole[at] = worth
        return worth

    def wants_power(self, now: Turned, power: i64) -> bool:
        """6.3 Whether it is better to spend one than to turn the next card."""
        swords: i64 = now.swords if self.has_sword else 0
        shields: i64 = now.shields if self.has_shield else 0
        power = min(power, MOST_POWER)
        spent = self.worth(now.knights, 0, swords, shields, now.aside + now.dragons, power - 1) - self.power
        return spent > self.turned(now.knights, now.dragons, swords, shields, now.aside, power)

    def wants_stop(self, now: Turned, power: i64) -> bool:
        """6.2 Whether a draw is better than to go on."""
        swords: i64 = now.swords if self.has_sword else 0
        power = min(power, MOST_POWER)
        return self.draw > self.worth(now.knights, now.dragons, swords, now.shields, now.aside, power)

    def worth(self, knights: i64, dragons: i64, swords: i64, shields: i64, aside: i64, power: i64) -> float:
        """Before the next card, with the choice to spend power first."""
        here = self.turned(knights, dragons, swords, shields, aside, power)
        if dragons == THIRD - 1 and power > 0:
            spent = self.worth(knights, 0, swords, shields, aside + dragons, power - 1) - self.power
            if spent > here:
                return spent
        return here

    def turned(self, knights: i64, dragons: i64, swords: i64, shields: i64, aside: i64, power: i64) -> float:
        """After the next card, whatever it may be."""
        key: i64 = ((((knights * 4 + dragons) * 4 + swords) * 16 + shields) * 32 + aside) * 8 + power
        found = self.known.get(key, _UNKNOWN)
        if found != _UNKNOWN:
            return found
        worth = 0.0
        left: i64 = self.knights - knights
        cards: i64 = left
        if left > 0:
            after = self.hit
            if knights < THIRD - 1:
                after = self.worth(knights + 1, dragons, swords, shields, aside, power)
            worth += after * float(left)
        left = self.dragons - dragons - aside
        if left > 0:
            cards += left
            after = self.lost
            if dragons < THIRD - 1:
                after = self.worth(knights, dragons + 1, swords, shields, aside, power)
            worth += after * float(left)
        left = self.swords - swords
        if left > 0:
            cards += left
            after = self.hit
            if swords < THIRD - 1:
                after = self.worth(knights, dragons, swords + 1, shields, aside, power)
            worth += after * float(left)
        left = self.shields - shields
        if left > 0:
            cards += left
            after = self.worth(knights, dragons, swords, shields + 1, aside, power)
            if shields >= THIRD - 1 and self.draw > after:
                after = self.draw
            worth += after * float(left)
        worth /= float(cards)
        self.known[key] = worth
        return worth
