"""Which of many puzzles a game ships: the clearest of every kind, and none that is like another."""

from collections import Counter
from typing import Final

from drachenhort.core.errors import DrachenhortError
from drachenhort.lab.puzzles.finds import Find
from drachenhort.puzzles.puzzle import Puzzle

MOST_ALIKE: Final = 2
"""So many puzzles may have the same kind of decision, solution and temptation."""
MOST_OF_A_GAME: Final = 6
"""So many may come from the same game."""


class TooFew(DrachenhortError):
    """There are not as many different puzzles as are wanted."""


def pick(finds: list[Find], wanted: int) -> list[Puzzle]:
    """Kind after kind and grade after grade take turns, the clearest first."""
    groups: dict[tuple[str, int], list[tuple[int, Puzzle]]] = {}
    for find in finds:
        for puzzle in find.puzzles:
            groups.setdefault((puzzle.decision, puzzle.grade), []).append((find.number, puzzle))
    for group in groups.values():
        group.sort(key=lambda found: -clearness(found[1]))
    picked: list[Puzzle] = []
    alike: Counter[tuple[str, str, str]] = Counter()
    of_game: Counter[int] = Counter()
    while len(picked) < wanted and any(groups.values()):
        for key in sorted(groups):
            found = _next(groups[key], alike, of_game)
            if found is not None and len(picked) < wanted:
                picked.append(found)
    if len(picked) < wanted:
        raise TooFew(f"only {len(picked)} puzzles are different enough; look through more games")
    return picked


def _next(group: list[tuple[int, Puzzle]], alike: Counter[tuple[str, str, str]], of_game: Counter[int]) -> Puzzle | None:
    while group:
        number, puzzle = group.pop(0)
        kind = puzzle.decision, puzzle.best.action, puzzle.tempting
        if alike[kind] < MOST_ALIKE and of_game[number] < MOST_OF_A_GAME:
            alike[kind] += 1
            of_game[number] += 1
            return puzzle
    return None


def clearness(puzzle: Puzzle) -> float:
    """By how much every other move is worse, at the lower ends of the intervals."""
    return min(move.lost_at_least for move in puzzle.moves[1:])
