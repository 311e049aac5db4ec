"""What the numbers of Drachenhüter stand for outside."""

from typing import Final

from drachenhort.core.shapes import Count, Flag, Names, Seat
from drachenhort.games.drachenhueter.cards import COLOUR_NAMES, NAMES
from drachenhort.games.drachenhueter.data import CHESTS, MAX_SEATS, NUMBERS

SEAT: Final = Seat(MAX_SEATS)
CARD: Final = Names("Name", NAMES[1:], first=1)
"""Front and back, `r3`, `rw`, with a star for a start card; `x` is the backlight dragon, the last kind."""
COLOUR: Final = Names("Colour", COLOUR_NAMES)
PEARL: Final = Names("Pearl", ["red", "blue"])
SIDE: Final = Names("Side", ["left", "right"])
WAY: Final = Names("Way", ["plain", "fewer", "any", "enclosed"])
"""3.3, 5.3 To lay."""
BACKLIGHTS: Final = Count(0, NUMBERS)
"""3.3 A lay has none to five backlight dragons."""
CHEST: Final = Count(1, CHESTS)
NUMBER: Final = Count(0, 1_000_000_000)
"""Of turns, points, cards or tokens."""
FLAG: Final = Flag()
