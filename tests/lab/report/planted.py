"""Games that are only counts, with an advantage planted in them or none: what `compare` has to find."""

from collections import Counter
from collections.abc import Callable

from drachenhort.core.rng import Rng
from drachenhort.lab.report.counts import Counts, key_of, unit_of
from drachenhort.lab.report.watch import Task

SEATS = 4
THINGS = 12
THING = 3
"""The one that the advantage may be planted on."""
POINTS = 5


def worker(seat: int | None = None, thing: int | None = None) -> Callable[[Task], Counts]:
    """Plays for `compare`; whoever sits at this seat, or is dealt this thing, wins 5 points of 100 games more.

    Every seat is dealt three of the things. The draws differ from side to side, as they do where rules differ.
    """

    def work(task: Task) -> Counts:
        counts = Counts()
        unit = unit_of(SEATS)
        for number in range(task.first, task.end):
            rng = Rng.from_seed(f"{task.seed}/{seat}/{thing}/{number}")
            dealt = list(range(THINGS))
            rng.shuffle(dealt)
            hands = [dealt[3 * each : 3 * each + 3] for each in range(SEATS)]
            winner = rng.below(SEATS)
            lucky = (
                seat if seat is not None else None if thing is None else next(i for i in range(SEATS) if thing in hands[i])
            )
            if lucky is not None and rng.below(75) < POINTS:  # Of the three quarters that the others would have won.
                winner = lucky
            moves = 50 + rng.below(40)
            counts.games[1] += 1
            counts.lengths[moves] += 1
            counts.choices[2] += moves
            counts.wins[winner] += unit
            for owner, hand in enumerate(hands):
                counts.had.update(Counter(key_of(f"event:dealt.hand={each}", owner) for each in hand))
                counts.used.update(Counter(f"event:dealt.hand={each}" for each in hand))
                if owner == winner:
                    counts.won.update({key_of(f"event:dealt.hand={each}", owner): unit for each in hand})
        return counts

    return work


def either(plain: Callable[[Task], Counts], changed: Callable[[Task], Counts]) -> Callable[[Task], Counts]:
    """Two rules in one worker: options tell the sides apart."""
    return lambda task: changed(task) if task.options.get("single_game") else plain(task)
