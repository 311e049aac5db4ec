"""Who plays against whom, and who sits where: every deal is played in all seatings of a match, so its luck cancels out."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise
from typing import TypeAlias

from drachenhort.core.errors import DrachenhortError

Seating: TypeAlias = tuple[str, ...]
"""A player's name for each seat."""


class MatchError(DrachenhortError):
    """Players that cannot meet as it is asked for."""


class Kind(StrEnum):
    """How several players meet."""

    DUEL = "duel"
    """Every two of them, mixed as evenly as the seats allow."""
    LADDER = "ladder"
    """The same, but only neighbours in the list."""
    ONE_AGAINST = "one-against"
    """One seat of each against the last of the list at all other seats."""
    TABLE = "table"
    """All of them at one table. One player at all its seats tells how often anybody wins where all can lose."""


@dataclass(frozen=True)
class Match:
    """Some players and all the ways they sit."""

    seatings: list[Seating]

    @property
    def players(self) -> list[str]:
        """Their names, in the order of the first seating."""
        return list(dict.fromkeys(self.seatings[0]))


def usual_kind(players: list[str], seats: int) -> Kind:
    """What is meant if nobody says: one table if there is a name for each seat, else duels."""
    return Kind.TABLE if len(players) == seats else Kind.DUEL


def matches_of(kind: Kind, players: list[str], seats: int) -> list[Match]:
    """All the matches of a kind between players of these names."""
    if kind == Kind.TABLE:
        return [_table(players, seats)]
    if seats < 2:
        raise MatchError("a match needs at least 2 seats")
    if len(players) < 2 or len(set(players)) < len(players):
        raise MatchError(f"{kind} is for two or more players, each named once; these are {', '.join(players)}")
    if kind == Kind.ONE_AGAINST:
        return [Match(_seatings(one, 1, players[-1], seats)) for one in players[:-1]]
    pairs = pairwise(players) if kind == Kind.LADDER else combinations(players, 2)
    return [Match(_even_seatings(one, other, seats)) for one, other in pairs]


def _table(players: list[str], seats: int) -> Match:
    """Everybody sits everywhere once; who sits beside whom stays the same."""
    if len(players) != seats:
        raise MatchError(f"a table of {seats} seats needs {seats} names; {len(players)} are given")
    turned = [tuple(players[turn:] + players[:turn]) for turn in range(seats)]
    return Match(list(dict.fromkeys(turned)))


def _even_seatings(one: str, other: str, seats: int) -> list[Seating]:
    """Half of the seats for each; of an odd number each has the odd one in turn."""
    halves = {seats - seats // 2, seats // 2}
    return [seating for half in sorted(halves) for seating in _seatings(one, half, other, seats)]


def _seatings(one: str, count: int, other: str, seats: int) -> list[Seating]:
    """All the ways to give so many seats to the one and the rest to the other."""
    chosen = combinations(range(seats), count)
    return [tuple(one if seat in places else other for seat in range(seats)) for places in chosen]
