"""Drachenfaust as the table knows it: 3 to 6 seats, closed-fist auctions, three points win."""

from typing import Final

from drachenhort.core.room import Room
from drachenhort.games.drachenfaust import contract, position, refusals, state, steps, view

GAME: Final = Room(contract.CONTRACT, state, steps, view, position, refusals, rules_version=1, compatible_with=[])
