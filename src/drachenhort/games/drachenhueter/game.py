"""Drachenhüter as the table knows it: 2 to 4 seats; lay dragons as the book says, complete amulets, most points win."""

from typing import Final

from drachenhort.core.room import Room
from drachenhort.games.drachenhueter import contract, position, refusals, setup, state, view

GAME: Final = Room(contract.CONTRACT, state, setup, view, position, refusals, rules_version=1, compatible_with=[])
