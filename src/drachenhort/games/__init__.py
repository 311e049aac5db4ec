"""The five rooms, one per game, and the shelf they stand on."""

from drachenhort.core.registry import all_games, find, register
from drachenhort.games.drachenfaust.game import Drachenfaust
from drachenhort.games.drachenfels.game import Drachenfels
from drachenhort.games.drachenhueter.game import Drachenhueter
from drachenhort.games.drachensachen.game import Drachensachen
from drachenhort.games.schutt_und_asche.game import SchuttUndAsche

__all__ = ["all_games", "find"]

register(Drachensachen())
register(Drachenfaust())
register(Drachenhueter())
register(Drachenfels())
register(SchuttUndAsche())
