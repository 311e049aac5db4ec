"""Rules of an earlier version that are the same as today's."""

from drachenhort.core.room import Room
from drachenhort.games.drachensachen import contract, match, position, refusals, state, view


def same_rules(version: int = 1) -> Room[state.State]:
    return Room(contract.CONTRACT, state, match, view, position, refusals, rules_version=version, compatible_with=[])
