"""How good a choice was, in five classes. The bars stand here and nowhere else; whoever shows a class shows its bar too."""

from typing import Final, Literal, TypeAlias

import msgspec

Mark: TypeAlias = Literal["best", "good", "inaccurate", "mistake", "blunder"]

MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccurate", "mistake", "blunder")
"""The best first."""


class Bars(msgspec.Struct, frozen=True):
    """Shares of the games that are won. A choice has to cost more than a bar even at the lower end of its interval, so that
    chance accuses nobody."""

    inaccurate: float = 0.01
    mistake: float = 0.04
    blunder: float = 0.1
    best: float = 0.005
    """What costs no more than this, as far as can be told, is as good as the best."""
    known: float = 0.25
    """So much better something else has to be on the real table before it is called a thing that nobody could know."""


BARS: Final = Bars()


def mark_of(is_best: bool, mean: float, low: float) -> Mark:
    """What a choice is called that costs so much, and at least `low`."""
    if is_best or mean <= 0:
        return "best"
    if low > BARS.blunder:
        return "blunder"
    if low > BARS.mistake:
        return "mistake"
    if low > BARS.inaccurate:
        return "inaccurate"
    return "best" if mean <= BARS.best else "good"
