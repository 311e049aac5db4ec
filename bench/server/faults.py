"""What the server's record of a table lacks, and what it has too much."""

from collections.abc import Sequence
from typing import NamedTuple

from bench.server.load import Move


class Faults(NamedTuple):
    """Accepted moves that are not in the record, and moves in the record that nobody made, or not that often."""

    lost: int
    doubled: int


def compare(accepted: Sequence[Move], recorded: Sequence[Move]) -> Faults:
    """The order counts: a move at another place is one that is lost here and too much there."""
    common = longest_common(accepted, recorded)
    return Faults(len(accepted) - common, len(recorded) - common)


def longest_common(first: Sequence[Move], second: Sequence[Move]) -> int:
    """The length of the longest sequence that is in both. What is the same at the beginning costs next to nothing."""
    same = 0
    while same < min(len(first), len(second)) and first[same] == second[same]:
        same += 1
    second = second[same:]
    lengths = [0] * (len(second) + 1)
    for mine in first[same:]:
        diagonal = 0
        for place, theirs in enumerate(second):
            above = lengths[place + 1]
            lengths[place + 1] = diagonal + 1 if mine == theirs else max(above, lengths[place])
            diagonal = above
    return same + lengths[-1]
