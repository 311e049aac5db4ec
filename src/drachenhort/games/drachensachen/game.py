"""Drachensachen as the table knows it: 2 to 6 seats; rid of all cards wins a game, fewest lost gold the match."""

from typing import Final

from drachenhort.core.room import Room
from drachenhort.games.drachensachen import contract, match, position, refusals, state, view

GAME: Final = Room(contract.CONTRACT, state, match, view, position, refusals, rules_version=1, compatible_with=[])
