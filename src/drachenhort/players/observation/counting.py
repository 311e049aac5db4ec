"""How a number becomes features that are there or not: which range it lies in, and which marks it reaches."""

from typing import Final, final

from drachenhort.core.native import i64

STARTS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 60, 100, 200, 500, 1000]
"""Where ranges begin. Small numbers have one of their own; 0 is no feature at all."""
MARKS: Final = [3, 6, 12, 25, 50, 100, 400]
"""Reached by everything from there on, so that what is learned about 7 serves for 8 too."""


@final
class Ranges:
    """The features of one number up to `high`, from `offset` on: `score=7`, `score=10..11`, `score>=6`."""

    def __init__(self, name: str, high: int, names: list[str]) -> None:
        starts = [start for start in STARTS if start <= high]
        marks = [mark for mark in MARKS if mark <= high]
        self._offset: i64 = len(names)
        self._marked: i64 = len(names) + len(starts)
        self._last: i64 = min(high, STARTS[-1])
        # By the number: the place of its range, and how many marks it reaches.
        self._range: Final = [len([start for start in starts if start <= number]) - 1 for number in range(self._last + 1)]
        self._marks: Final = [len([mark for mark in marks if mark <= number]) for number in range(self._last + 1)]
        for place, start in enumerate(starts):
            names.append(f"{name}={range_name(start, starts[place + 1] if place + 1 < len(starts) else high + 1)}")
        for mark in marks:
            names.append(f"{name}>={mark}")

    def write(self, number: i64, out: list[int]) -> None:
        if number <= 0:
            return
        if number > self._last:
            number = self._last
        out.append(self._offset + self._range[number])
        mark = self._marked
        end = mark + self._marks[number]
        while mark < end:
            out.append(mark)
            mark += 1


def range_name(start: int, end: int) -> str:
    """`7`, `10..11`, or `1000..` for what goes on."""
    if end - start == 1:
        return str(start)
    return f"{start}..{end - 1}" if end <= STARTS[-1] else f"{start}.."
