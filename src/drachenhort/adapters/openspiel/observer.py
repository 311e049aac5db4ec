"""What somebody is shown of a state in OpenSpiel, by what kind of observation it asks for."""

from typing import TYPE_CHECKING, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from drachenhort.adapters.openspiel.table import Table
from drachenhort.adapters.setup import Setup
from drachenhort.players.observation import whole_encoder_for

if TYPE_CHECKING:
    from drachenhort.adapters.openspiel.game import DragonState

EVERYTHING: Final = pyspiel.PrivateInfoType.ALL_PLAYERS
NOTHING: Final = pyspiel.PrivateInfoType.NONE


class DragonObserver:
    """Strings for every kind; numbers for what one seat sees now, and for everything there is.

    | public | private | perfect recall | string | tensor |
    |---|---|---|---|---|
    | yes | one seat's | no | its view | its features |
    | yes | one seat's | yes | its view and its memory | |
    | yes | nobody's | | what onlookers see | |
    | no | one seat's | | what onlookers do not see of its view | |
    | yes | everybody's | | the whole position | all features there are |
    """

    def __init__(self, setup: Setup, kind: "pyspiel.IIGObservationType") -> None:
        self._kind: Final = kind
        self._setup: Final = setup
        self._whole: Final = whole_encoder_for(setup.game.id) if kind.private_info == EVERYTHING else None
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        is_view = kind.public_info and kind.private_info != NOTHING and not kind.perfect_recall
        if is_view:
            names = setup.encoder.names if self._whole is None else self._whole.names
            self._bytes: Final = np.zeros(len(names), np.uint8)
            self.tensor = np.zeros(len(names), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: "DragonState", player: int) -> None:
        """Writes what the player sees into `tensor`; nothing but zeros before the deal."""
        if self.tensor is None:
            return
        table = state.table.state
        if table is None:
            self.tensor.fill(0)
            return
        if self._whole is None:
            self._setup.encoder.fill(table, player, self._bytes.data)
        else:
            self._whole.fill(table, player, self._bytes.data)
        self.tensor[:] = self._bytes

    def string_from(self, state: "DragonState", player: int) -> str:
        return self._told(state.table, player)

    def _told(self, table: Table, player: int) -> str:
        kind = self._kind
        if kind.private_info == EVERYTHING:
            return "" if table.state is None else table.state.text()
        if not kind.public_info:
            return "" if kind.private_info == NOTHING else table.known_to(player)
        if kind.private_info == NOTHING:
            return table.seen_by_all()
        return table.remembered_by(player) if kind.perfect_recall else table.seen_by(player)
