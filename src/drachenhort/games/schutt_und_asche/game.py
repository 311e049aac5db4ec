"""Schutt und Asche as the table knows it."""

from typing import Final, final

from drachenhort.core.plain import Json
from drachenhort.core.room import Room
from drachenhort.games.schutt_und_asche import contract, decisions, position, refusals, state, steps_setup, view
from drachenhort.games.schutt_und_asche.actions import DONE


@final
class SchuttUndAsche(Room[state.State]):
    """1 to 6 seats: together against the dragon, alone for the crown."""

    def with_bots(self, values: dict[str, Json]) -> dict[str, Json]:
        """2.4 Bots sort in no time: if half the seats were enough, people would never get to it."""
        return {**values, "sorting_all": True}

    def can_wait(self, kind: int, action: int) -> bool:
        """2.4 Being done with the sorting."""
        return kind == decisions.SORT and action == DONE


GAME: Final = SchuttUndAsche(
    contract.CONTRACT, state, steps_setup, view, position, refusals, rules_version=1, compatible_with=[]
)
