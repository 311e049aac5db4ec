"""Drachenfels as the table knows it: 2 to 4 seats, the first knight to find his princess wins."""

from typing import Final

from drachenhort.core.room import Room
from drachenhort.games.drachenfels import contract, position, refusals, setup, state, view

GAME: Final = Room(contract.CONTRACT, state, setup, view, position, refusals, rules_version=1, compatible_with=[])
