"""How many there are of each kind, packed into one number: four bits for each kind, kind k from bit 4k on."""

from drachenhort.core.native import i64


def some_of(kind: i64, count: i64) -> i64:
    """So many of one kind."""
    return count << (kind * 4)


def pack(kinds: list[int]) -> i64:
    """From a list of kinds, in any order."""
    packed: i64 = 0
    for kind in kinds:
        packed += some_of(kind, 1)
    return packed


def unpack(packed: i64) -> list[int]:
    """The kinds in order, each as often as it is there."""
    kinds: list[int] = []
    kind = 0
    while packed:
        for _ in range(packed & 15):
            kinds.append(kind)
        packed >>= 4
        kind += 1
    return kinds
